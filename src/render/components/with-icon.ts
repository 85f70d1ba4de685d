import type { Markup } from '../component-props.ts';

/** Words with the icon before them, if there is one. */
export function withIcon(icon: Markup | undefined, words: Markup): Markup {
  return icon === undefined ? words : [icon, ' ', words];
}
