import type { Props } from '../component-renderer.ts';

/** Reads one of the attributes that an author gave a component: the first of the names that there is. */
function first(props: Props, names: readonly string[]): unknown {
  for (const name of names) {
    const value = props[name] ?? props[name.toLowerCase()];
    if (value !== undefined && value !== null && value !== false) return value;
  }
  return undefined;
}

/** An attribute as text; undefined if it is none. */
export function textOf(props: Props, ...names: readonly string[]): string | undefined {
  const value = first(props, names);
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : undefined;
}

/** True for `open`, `open={true}`, `open="true"`. */
export function isSet(props: Props, ...names: readonly string[]): boolean {
  const value = first(props, names);
  return value === '' || (value !== undefined && value !== 'false' && value !== 0);
}

/** A whole number of a range; `standard` if it is none. */
export function numberOf(props: Props, name: string, least: number, most: number, standard: number): number {
  const value = Number.parseInt(String(props[name] ?? ''), 10);
  return Number.isNaN(value) ? standard : Math.min(Math.max(value, least), most);
}

/** A list of texts: `["a", "b"]`, `"a"`. */
export function listOf(props: Props, ...names: readonly string[]): readonly string[] {
  const value = first(props, names);
  const items = Array.isArray(value) ? value : [value];
  return items.filter((item) => typeof item === 'string' || typeof item === 'number').map(String);
}

/** What HTML writes for a value of any kind: a default, for instance. */
export function valueText(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? undefined);
}
