/** @jsxImportSource preact */
import type { VNode } from 'preact';
import { classes } from '../classes.ts';
import { safeColor } from '../colors.ts';
import type { ColorItemProps, ColorProps, ColorRowProps } from '../component-props.ts';

export function Color({ variant, id, className, children }: ColorProps): VNode {
  return (
    <div class={classes('djn-colors', className)} id={id} data-variant={variant}>
      {children}
    </div>
  );
}

export function ColorRow({ title, id, className, children }: ColorRowProps): VNode {
  return (
    <div class={classes('djn-color-row', className)} id={id}>
      {title !== undefined && <div class="djn-color-title">{title}</div>}
      <div class="djn-color-items">{children}</div>
    </div>
  );
}

export function ColorItem({ name, value, darkValue, id, className }: ColorItemProps): VNode {
  const light = safeColor(value) ?? 'transparent';
  return (
    <div class={classes('djn-color', className)} id={id}>
      <span class="djn-color-swatch" style={{ '--djn-light': light, '--djn-dark': safeColor(darkValue) ?? light }} />
      {name !== undefined && <span class="djn-color-name">{name}</span>}
      <code>{darkValue === undefined || darkValue === value ? value : `${value} / ${darkValue}`}</code>
    </div>
  );
}
