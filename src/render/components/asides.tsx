/** @jsxImportSource preact */
import type { VNode } from 'preact';
import { classes } from '../classes.ts';
import { safeColor } from '../colors.ts';
import type { AsideProps } from '../component-props.ts';
import { Sign } from './signs.tsx';

/** What an aside is called where its author gives no title. */
const names: Readonly<Record<AsideProps['kind'], string | undefined>> = {
  note: 'Note',
  warning: 'Warning',
  info: 'Info',
  tip: 'Tip',
  check: 'Check',
  danger: 'Danger',
  callout: undefined,
};

export function Aside({ kind, title, icon, color, id, className, children }: AsideProps): VNode {
  const tone = kind === 'callout' ? safeColor(color) : undefined;
  const hasIcon = icon !== undefined || kind !== 'callout';
  return (
    <aside
      class={classes('djn-aside', className)}
      id={id}
      data-kind={kind}
      aria-label={names[kind]}
      style={tone === undefined ? undefined : { '--djn-tone': tone }}
    >
      {hasIcon && <span class="djn-aside-icon">{icon ?? <Sign name={kind} />}</span>}
      <div class="djn-aside-body">
        {title !== undefined && <div class="djn-aside-title">{title}</div>}
        {children}
      </div>
    </aside>
  );
}
