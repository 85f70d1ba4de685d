/** @jsxImportSource preact */
import type { VNode } from 'preact';
import { Aside as PlainAside } from '../../kit/dialect/components/asides.tsx';
import { classes } from '../../kit/dialect/components/classes.ts';
import { Sign } from '../../kit/dialect/components/signs.tsx';
import type { AsideProps } from '../../kit/dialect/theme.ts';

/** Kinds of admonitions, by the kind of Infima's alert that each looks like, and the word above it. */
const kinds: Readonly<
  Record<Exclude<AsideProps['kind'], 'callout'>, readonly [name: string, alert: string, title: string]>
> = {
  note: ['note', 'secondary', 'note'],
  info: ['info', 'info', 'info'],
  tip: ['tip', 'success', 'tip'],
  check: ['tip', 'success', 'check'],
  warning: ['warning', 'warning', 'warning'],
  danger: ['danger', 'danger', 'danger'],
};

/** An aside as Docusaurus's own. */
export function Aside(props: AsideProps): VNode {
  const { kind, title, icon, id, className, children } = props;
  if (kind === 'callout') return <PlainAside {...props} />;
  const [name, alert, usual] = kinds[kind];
  return (
    <div class={classes('theme-admonition', `theme-admonition-${name}`, `alert alert--${alert}`, className)} id={id}>
      <div class={classes('djn-admonition-heading', title === undefined && 'djn-admonition-kind')}>
        {icon ?? <Sign name={kind} />}
        <span>{title ?? usual}</span>
      </div>
      <div class="djn-aside-body">{children}</div>
    </div>
  );
}
