/** @jsxImportSource preact */
import { h, type VNode } from 'preact';
import { Aside as PlainAside } from '../../kit/dialect/components/asides.tsx';
import { classes } from '../../kit/dialect/components/classes.ts';
import { Sign } from '../../kit/dialect/components/signs.tsx';
import type { AsideProps, HeadingProps } from '../../kit/dialect/theme.ts';

const variants: Readonly<Record<Exclude<AsideProps['kind'], 'callout'>, readonly [name: string, title: string]>> = {
  note: ['note', 'Note'],
  info: ['note', 'Info'],
  tip: ['tip', 'Tip'],
  check: ['tip', 'Check'],
  warning: ['caution', 'Warning'],
  danger: ['danger', 'Danger'],
};

/** An aside as Starlight's own. */
export function Aside(props: AsideProps): VNode {
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

/** A heading as Starlight's own, with its link. */
export function Heading({ depth, id, className, children }: HeadingProps): VNode {
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
