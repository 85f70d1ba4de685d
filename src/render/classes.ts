import type { Markup } from './component-props.ts';

/** Class names in one attribute; what is absent is left out, and an empty list is no attribute. */
export function classes(...names: readonly (string | false | undefined)[]): string | undefined {
  const given = names.filter((name) => name !== undefined && name !== false && name !== '');
  return given.length === 0 ? undefined : given.join(' ');
}

/** Words with the icon before them, if there is one. */
export function withIcon(icon: Markup | undefined, words: Markup): Markup {
  return icon === undefined ? words : [icon, ' ', words];
}
