/** @jsxImportSource preact */
import { h, type VNode } from 'preact';
import { classes, withIcon } from '../classes.ts';
import { safeColor } from '../colors.ts';
import type { BadgeProps, HeadingProps, LinkProps, TooltipProps } from '../component-props.ts';

/** A term with its explanation, which is shown on hover, by the keyboard and by touch. */
export function Tooltip({ tip, headline, cta, href, id, className, children }: TooltipProps): VNode {
  return (
    <span class={classes('djn-tooltip', className)} id={id}>
      <span class="djn-tooltip-term" tabIndex={0}>
        {children}
      </span>
      <span class="djn-tooltip-tip" role="tooltip">
        {headline !== undefined && <span class="djn-tooltip-headline">{headline}</span>}
        <span>{tip}</span>
        {cta !== undefined && (
          <span class="djn-tooltip-cta">{href === undefined ? cta : <a href={href}>{cta}</a>}</span>
        )}
      </span>
    </span>
  );
}

/** Colors of badges that have a tone of their own; others are colors of CSS. */
const tones: ReadonlySet<string> = new Set(
  'gray blue green yellow orange red purple white surface white-destructive surface-destructive'.split(' '),
);

export function Badge({
  color = 'gray',
  size,
  shape,
  icon,
  stroke,
  disabled,
  id,
  className,
  children,
}: BadgeProps): VNode {
  const tone = tones.has(color) ? undefined : safeColor(color);
  return (
    <span
      class={classes('djn-tag', stroke && 'djn-tag-outlined', disabled && 'djn-tag-disabled', className)}
      id={id}
      data-color={tones.has(color) ? color : undefined}
      data-size={size}
      data-shape={shape}
      style={tone === undefined ? undefined : { '--djn-tone': tone }}
    >
      {withIcon(icon, children)}
    </span>
  );
}

export function Heading({ depth, id, className, children }: HeadingProps): VNode {
  return h(
    `h${depth}`,
    { id, class: classes('djn-heading', className) },
    children,
    <a class="djn-anchor" href={`#${id}`} aria-label="Link to this section" />,
  );
}

export function Link({ className, children, ...attributes }: LinkProps): VNode {
  return (
    <a {...attributes} class={className}>
      {children}
    </a>
  );
}
