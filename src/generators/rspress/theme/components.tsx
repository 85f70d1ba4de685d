import {
  FallbackHeading as RspressFallbackHeading,
  getCustomMDXComponent as rspressComponents,
} from '@rspress/core/theme-original';
import type { ReactNode } from 'react';
import { PageBadges, PageDescription } from '../../react/parts.tsx';
import { useNavigation } from './navigation.ts';

type Components = ReturnType<typeof rspressComponents>;

const { h1: RspressTitle = 'h1', a: Anchor = 'a' } = rspressComponents();

const components: Components = { ...rspressComponents(), h1: Title };

export function getCustomMDXComponent(): Components {
  return components;
}

type TitleProps = Readonly<Record<string, unknown>> & { readonly children?: ReactNode };

function Title(props: TitleProps): ReactNode {
  const { view } = useNavigation();
  return (
    <>
      <RspressTitle {...props} />
      <PageBadges view={view} />
      <PageDescription view={view} />
    </>
  );
}

/** Title of a page whose content has none. Rspress's component would parse the title as Markdown. */
export function FallbackHeading({ level, title }: { level: number; title: string }): ReactNode {
  // Set by Rspress when it renders Markdown for language models.
  const isMarkdown = Boolean(process.env.__SSR_MD__);
  if (level !== 1 || isMarkdown) return <RspressFallbackHeading level={level} title={title} />;
  if (title === '') return null;
  return (
    <Title id="_top">
      <span>{title}</span>
      <Anchor className="rp-header-anchor" href="#_top" aria-hidden>
        #
      </Anchor>
    </Title>
  );
}
