/** @jsxImportSource preact */
import { h, type VNode } from 'preact';
import type { BadgeProps, HeadingProps } from '../../render/component-props.ts';
import { createUpdate, withIcon } from '../../render/components.ts';
import { joinClasses } from '../../render/html.ts';

const badgeTypes = new Map(
  Object.entries({ blue: 'info', gray: 'info', green: 'tip', yellow: 'warning', orange: 'warning', red: 'danger' }),
);

const badgeTones = new Map(Object.entries({ blue: 'note', green: 'success', purple: 'other' }));

export function Badge(props: BadgeProps): VNode {
  const { color = 'gray', icon, disabled, id, className, children } = props;
  return (
    <span
      class={joinClasses('VPBadge', badgeTypes.get(color) ?? 'info', disabled && 'djn-tag-disabled', className)}
      id={id}
      data-tone={badgeTones.get(color)}
    >
      {withIcon(icon, children)}
    </span>
  );
}

export function Heading({ depth, id, className, children }: HeadingProps): VNode {
  return h(
    `h${depth}`,
    { id, tabIndex: -1, class: className },
    children,
    ' ',
    <a class="header-anchor" href={`#${id}`} aria-label="Permalink to this section" />,
  );
}

/** Changelog entry. The label is a heading, because VitePress lists only headings under "On this page". */
export const Update = createUpdate(({ id, label }) => (
  <Heading depth={2} id={id} className="djn-update-label">
    {label}
  </Heading>
));
