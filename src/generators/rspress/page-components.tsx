/** @jsxImportSource preact */
import type { VNode } from 'preact';
import { Aside as PlainAside } from '../../kit/dialect/components/asides.tsx';
import { classes } from '../../kit/dialect/components/classes.ts';
import type { AsideProps } from '../../kit/dialect/theme.ts';

const kinds: Readonly<Record<Exclude<AsideProps['kind'], 'callout'>, readonly [name: string, title: string]>> = {
  note: ['note', 'Note'],
  info: ['info', 'Info'],
  tip: ['tip', 'Tip'],
  check: ['tip', 'Check'],
  warning: ['warning', 'Warning'],
  danger: ['danger', 'Danger'],
};

/** An aside as Rspress's own. */
export function Aside(props: AsideProps): VNode {
  const { kind, title, icon, id, className, children } = props;
  if (kind === 'callout') return <PlainAside {...props} />;
  const [name, usual] = kinds[kind];
  return (
    <div class={classes('rp-callout', `rp-callout--${name}`, className)} id={id}>
      <div class="rp-callout__title">
        {icon}
        {icon !== undefined && ' '}
        {title ?? usual}
      </div>
      <div class="rp-callout__content djn-aside-body">{children}</div>
    </div>
  );
}
