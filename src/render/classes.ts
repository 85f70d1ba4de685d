import type { Markup } from './component-props.ts';

/** Joins class names; `undefined` for none. */
export function joinClasses(...names: readonly (string | false | undefined)[]): string | undefined {
  const given = names.filter((name) => name !== undefined && name !== false && name !== '');
  return given.length === 0 ? undefined : given.join(' ');
}

export function withIcon(icon: Markup | undefined, words: Markup): Markup {
  return icon === undefined ? words : [icon, ' ', words];
}
