/** @jsxImportSource preact */
import { type FunctionComponent, h, type VNode } from 'preact';
import { safeColor } from '../colors.ts';
import type { BadgeProps, FieldProps, HeadingProps, LinkProps, TooltipProps, UpdateProps } from '../component-props.ts';
import { joinClasses, newTabAttributes } from '../html.ts';
import { AnchorLink } from './anchor-link.tsx';
import { OptionalLink } from './optional-link.tsx';
import { withIcon } from './ui-icons.tsx';

export function Tooltip({ tip, headline, cta, href, id, className, children }: TooltipProps): VNode {
  return (
    <span class={joinClasses('djn-tooltip', className)} id={id}>
      <span class="djn-tooltip-term" tabIndex={0}>
        {children}
      </span>
      <span class="djn-tooltip-tip" role="tooltip">
        {headline !== undefined && <span class="djn-tooltip-headline">{headline}</span>}
        <span>{tip}</span>
        {cta !== undefined && (
          <span class="djn-tooltip-cta">
            <OptionalLink href={href}>{cta}</OptionalLink>
          </span>
        )}
      </span>
    </span>
  );
}

/** Colors with styles in `styles/text.css`. Any other value is used as a CSS color. */
const namedColors: ReadonlySet<string> = new Set(
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
  const tone = namedColors.has(color) ? undefined : safeColor(color);
  return (
    <span
      class={joinClasses('djn-tag', stroke && 'djn-tag-outlined', disabled && 'djn-tag-disabled', className)}
      id={id}
      data-badge=""
      data-color={namedColors.has(color) ? color : undefined}
      data-size={size}
      data-shape={shape}
      style={tone === undefined ? undefined : { '--djn-tone': tone }}
    >
      {withIcon(icon, children)}
    </span>
  );
}

export function Heading({ depth, id, className, children }: HeadingProps): VNode {
  return h(`h${depth}`, { id, class: joinClasses('djn-heading', className) }, children, <AnchorLink id={id} />);
}

export function Link({ className, children, ...attributes }: LinkProps): VNode {
  return (
    <a {...newTabAttributes(attributes.href)} {...attributes} class={className}>
      {children}
    </a>
  );
}

/** A parameter of a request or a member of a response. */
export function Field(props: FieldProps): VNode {
  const { name, location, type, required, deprecated, initial, pre, post, id, className, children } = props;
  return (
    <dl class={joinClasses('djn-field', className)} id={id}>
      <dt class="djn-field-head">
        {pre.map((label) => [<span class="djn-field-label">{label}</span>, ' '])}
        <code class={joinClasses('djn-field-name', deprecated && 'djn-field-old')}>{name}</code>
        {post.map((label) => [' ', <span class="djn-field-label">{label}</span>])}
        {type !== undefined && [' ', <span class="djn-field-type">{type}</span>]}
        {location !== undefined && [' ', <span class="djn-field-label">{location}</span>]}
        {initial !== undefined && [
          ' ',
          <span class="djn-field-default">
            default: <code>{initial}</code>
          </span>,
        ]}
        {required && [' ', <span class="djn-field-required">required</span>]}
        {deprecated && [' ', <span class="djn-field-deprecated">deprecated</span>]}
      </dt>
      <dd class="djn-field-body">{children}</dd>
    </dl>
  );
}

/** An entry of a changelog. On wide screens, the label is next to the content, otherwise above it. */
export function Update(props: UpdateProps): VNode {
  const { id, label } = props;
  return renderUpdate(
    props,
    id,
    <a class="djn-update-label" href={`#${id}`}>
      {label}
    </a>,
  );
}

/**
 * Creates an `Update` component for generators whose table of contents needs a heading element as the label.
 *
 * @param Label Renders the label. Must write the id of the entry.
 */
export function createUpdate(
  Label: FunctionComponent<Pick<UpdateProps, 'id' | 'label'>>,
): FunctionComponent<UpdateProps> {
  return (props) => renderUpdate(props, undefined, <Label id={props.id} label={props.label} />);
}

function renderUpdate(
  { description, tags, className, children }: UpdateProps,
  id: string | undefined,
  label: VNode,
): VNode {
  return (
    <section class={joinClasses('djn-update', className)} id={id}>
      <header class="djn-update-head">
        {label}
        {tags.length > 0 && (
          <ul class="djn-update-tags">
            {tags.map((tag) => (
              <li>{tag}</li>
            ))}
          </ul>
        )}
        {description !== undefined && <div class="djn-update-description">{description}</div>}
      </header>
      <div class="djn-update-body">{children}</div>
    </section>
  );
}
