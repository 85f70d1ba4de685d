import {
  FallbackHeading as RspressFallbackHeading,
  getCustomMDXComponent as rspressComponents,
} from '@rspress/core/theme-original';
import type { ReactNode } from 'react';
import { PageBadges, PageDescription } from '../../react/parts.tsx';
import { useNavigation } from './navigation.ts';

type Components = ReturnType<typeof rspressComponents>;

const { h1: RspressTitle = 'h1', a: Anchor = 'a' } = rspressComponents();

const all: Components = { ...rspressComponents(), h1: Title };

/** The components of Markdown elements. */
export function getCustomMDXComponent(): Components {
  return all;
}

type TitleProps = Readonly<Record<string, unknown>> & { readonly children?: ReactNode };

/** The heading of a page; below it stands what is to be said of the page. */
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

/** The title of a page whose text has none: as it was written, where Rspress would take it for Markdown. */
export function FallbackHeading({ level, title }: { level: number; title: string }): ReactNode {
  // Rspress says so to what it renders as Markdown, for language models.
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
