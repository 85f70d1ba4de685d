import { usePage } from '@rspress/core/runtime';
import {
  Callout,
  Link,
  FallbackHeading as RspressFallbackHeading,
  getCustomMDXComponent as rspressComponents,
} from '@rspress/core/theme-original';
import type { ReactNode } from 'react';
import { createComponents } from '../../../kit/react/mdx/components.tsx';
import { PageBadges, PageDescription } from '../../../kit/react/page.tsx';
import { titleMark } from '../title-mark.ts';
import { useNavigation } from './navigation.ts';

type Components = ReturnType<typeof rspressComponents>;

const { h1: RspressTitle = 'h1', a: Anchor = 'a' } = rspressComponents();

const all: Components = {
  ...createComponents({ Link }),
  Callout: callout('note'),
  Check: callout('tip', 'Check'),
  Danger: callout('danger'),
  Error: callout('danger', 'Error'),
  Info: callout('info'),
  Note: callout('note'),
  Tip: callout('tip'),
  Warning: callout('warning'),
  ...rspressComponents(),
  h1: Title,
};

/** The components of Markdown elements, and those that pages of `docs.json` sites use without importing them. */
export function getCustomMDXComponent(): Components {
  return all;
}

interface CalloutProps {
  readonly title?: string;
  readonly children?: ReactNode;
}

/** Rspress's own callout. It names its kind where it has no title. */
function callout(type: string, name?: string): (props: CalloutProps) => ReactNode {
  return ({ title = name, children }) => (
    <Callout type={type} title={title}>
      {children}
    </Callout>
  );
}

type TitleProps = Readonly<Record<string, unknown>> & { readonly children?: ReactNode };

/** A heading of the first level; below the one that is the page's title stands what is to be said of the page. */
function Title({ [titleMark]: mark, ...props }: TitleProps): ReactNode {
  const { view } = useNavigation();
  const { headingTitle = '' } = usePage().page;
  const isTitle = mark !== undefined || headingTitle === '';
  return (
    <>
      <RspressTitle {...props} />
      {isTitle ? (
        <>
          <PageBadges view={view} />
          <PageDescription view={view} />
        </>
      ) : null}
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
