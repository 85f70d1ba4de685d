import Link from '@docusaurus/Link';
import Admonition from '@theme/Admonition';
import components from '@theme-init/MDXComponents';
import type { ReactNode } from 'react';
import { createComponents } from '../../../kit/react/mdx/components.tsx';

interface CalloutProps {
  readonly title?: string;
  readonly children?: ReactNode;
}

/** An admonition of the theme's, of one kind. */
function callout(type: string): (props: CalloutProps) => ReactNode {
  return ({ title, children }) => (
    <Admonition type={type} {...(title === undefined ? {} : { title })}>
      {children}
    </Admonition>
  );
}

/** The theme's components, and those that pages of `docs.json` sites use without importing them. */
export default {
  ...createComponents({ Link }),
  Callout: callout('note'),
  Check: callout('tip'),
  Danger: callout('danger'),
  Error: callout('danger'),
  Info: callout('info'),
  Note: callout('note'),
  Tip: callout('tip'),
  Warning: callout('warning'),
  ...components,
};
