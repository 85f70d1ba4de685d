/** @jsxImportSource preact */
import type { VNode } from 'preact';
import type { Markup } from '../component-props.ts';

/** SVG paths of the components' icons. The `viewBox` is `0 0 24 24`, and the lines have the color of the text. */
const iconPaths = {
  note: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM12 11v5M12 8h.01',
  info: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM12 11v5M12 8h.01',
  tip: 'M9 18h6M10 21h4M8.5 14.5a6 6 0 1 1 7 0c-.7.6-1 1.2-1 2v1.5h-5v-1.5c0-.8-.3-1.4-1-2z',
  check: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM8.5 12.5l2.5 2.5l4.5-5.5',
  warning: 'M12 4L2.8 20h18.4L12 4zM12 10v4.5M12 17.3h.01',
  danger: 'M8.5 3h7L21 8.5v7L15.5 21h-7L3 15.5v-7L8.5 3zM12 8v4.5M12 16h.01',
  callout: 'M4 5h16v11H9l-5 4V5z',
  chevron: 'M9 6l6 6l-6 6',
  outward: 'M8 16L16.5 7.5M9.5 7H17v7.5',
  onward: 'M5 12h14M13 6l6 6l-6 6',
  link: 'M10 14a4.5 4.5 0 0 0 6.4 0l3.3-3.3a4.5 4.5 0 0 0-6.4-6.4L12 5.6M14 10a4.5 4.5 0 0 0-6.4 0l-3.3 3.3a4.5 4.5 0 0 0 6.4 6.4l1.3-1.3',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  folder: 'M3 6h6l2 2h10v11H3V6z',
  file: 'M6 3h8l4 4v14H6V3zM14 3v4h4',
} as const;

export type UiIconName = keyof typeof iconPaths;

/**
 * A decorative icon. It is hidden from assistive technology, because the text next to the icon or a label of the parent
 * element has the same meaning.
 */
export function UiIcon({
  name,
  className = 'djn-sign',
}: {
  readonly name: UiIconName;
  readonly className?: string;
}): VNode {
  return (
    <svg
      class={className}
      viewBox="0 0 24 24"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}

export function withIcon(icon: Markup | undefined, label: Markup): Markup {
  return icon === undefined ? label : [icon, ' ', label];
}
