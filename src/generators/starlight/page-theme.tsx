/** @jsxImportSource preact */
import { h, type VNode } from 'preact';
import { Aside as PlainAside } from '../../kit/dialect/components/asides.tsx';
import { classes } from '../../kit/dialect/components/classes.ts';
import { Sign } from '../../kit/dialect/components/signs.tsx';
import { createPlainTheme, type FullTheme, type ThemeSettings } from '../../kit/dialect/plain-theme.ts';
import type { AsideProps, HeadingProps } from '../../kit/dialect/theme.ts';
import { createCode, type RenderMarkdown } from './page-code.ts';

/**
 * Pages as Starlight writes them (Starlight 0.42: `starlight-aside`, `sl-heading-wrapper`, Expressive Code). What it
 * writes by components of Astro's with styles of their own is written plainly, in its colours (`components/pages.css`).
 *
 * @param renderMarkdown Astro's, which colors code as the site is set up to.
 */
export function createStarlightTheme(settings: ThemeSettings, renderMarkdown: RenderMarkdown): FullTheme {
  const plain = createPlainTheme(settings);
  return {
    version: `starlight ${plain.version}`,
    components: { ...plain.components, Aside, Heading },
    writers: { ...plain.writers, code: createCode(renderMarkdown, plain.writers.icon) },
  };
}

const variants: Readonly<Record<Exclude<AsideProps['kind'], 'callout'>, readonly [name: string, title: string]>> = {
  note: ['note', 'Note'],
  info: ['note', 'Info'],
  tip: ['tip', 'Tip'],
  check: ['tip', 'Check'],
  warning: ['caution', 'Warning'],
  danger: ['danger', 'Danger'],
};

function Aside(props: AsideProps): VNode {
  const { kind, title, icon, id, className, children } = props;
  if (kind === 'callout') return <PlainAside {...props} />;
  const [variant, usual] = variants[kind];
  return (
    <aside
      class={classes('starlight-aside', `starlight-aside--${variant}`, className)}
      id={id}
      aria-label={title === undefined ? usual : undefined}
    >
      <p class="starlight-aside__title" aria-hidden={title === undefined ? 'true' : undefined}>
        {icon ?? <Sign name={kind} className="starlight-aside__icon" />}
        {title ?? usual}
      </p>
      <div class="starlight-aside__content">{children}</div>
    </aside>
  );
}

function Heading({ depth, id, className, children }: HeadingProps): VNode {
  return (
    <div class={`sl-heading-wrapper level-h${depth}`}>
      {h(`h${depth}`, { id, class: className }, children)}
      <a class="sl-anchor-link" href={`#${id}`} aria-label="Link to this section">
        <span aria-hidden="true" class="sl-anchor-icon">
          <Sign name="link" className="" />
        </span>
      </a>
    </div>
  );
}
