/** @jsxImportSource preact */
import { h, type VNode } from 'preact';
import { Aside as PlainAside } from '../../kit/dialect/components/asides.tsx';
import { classes } from '../../kit/dialect/components/classes.ts';
import type { AsideProps, BadgeProps, HeadingProps } from '../../kit/dialect/theme.ts';

const blocks: Readonly<Record<Exclude<AsideProps['kind'], 'callout'>, readonly [name: string, title: string]>> = {
  note: ['note', 'NOTE'],
  info: ['info', 'INFO'],
  tip: ['tip', 'TIP'],
  check: ['tip', 'CHECK'],
  warning: ['warning', 'WARNING'],
  danger: ['danger', 'DANGER'],
};

/** An aside as VitePress's own. */
export function Aside(props: AsideProps): VNode {
  const { kind, title, icon, id, className, children } = props;
  if (kind === 'callout') return <PlainAside {...props} />;
  const [name, usual] = blocks[kind];
  return (
    <div class={classes(name, 'custom-block', className)} id={id}>
      <p class="custom-block-title">
        {icon}
        {icon !== undefined && ' '}
        {title ?? usual}
      </p>
      {children}
    </div>
  );
}

/** Colors of badges by VitePress's four kinds. */
const kinds = new Map(
  Object.entries({ blue: 'info', gray: 'info', green: 'tip', yellow: 'warning', orange: 'warning', red: 'danger' }),
);

/** A badge as VitePress's own. */
export function Badge(props: BadgeProps): VNode {
  const { color = 'gray', icon, disabled, id, className, children } = props;
  return (
    <span class={classes('VPBadge', kinds.get(color) ?? 'info', disabled && 'djn-tag-disabled', className)} id={id}>
      {icon}
      {icon !== undefined && ' '}
      {children}
    </span>
  );
}

/** A heading as VitePress's own, with its link. */
export function Heading({ depth, id, className, children }: HeadingProps): VNode {
  return h(
    `h${depth}`,
    { id, tabIndex: -1, class: className },
    children,
    ' ',
    <a class="header-anchor" href={`#${id}`} aria-label="Permalink to this section" />,
  );
}
