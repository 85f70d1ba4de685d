import type { PageProps } from '../component-renderer.ts';

/** Returns the first attribute that is set. The attribute may be written in lowercase. */
function firstAttribute(props: PageProps, names: readonly string[]): unknown {
  for (const name of names) {
    const value = props[name] ?? props[name.toLowerCase()];
    if (value !== undefined && value !== null && value !== false) return value;
  }
  return undefined;
}

/** Returns an attribute as text; `undefined` if the value isn't a string or number. */
export function textProp(props: PageProps, ...names: readonly string[]): string | undefined {
  const value = firstAttribute(props, names);
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : undefined;
}

/** `open`, `open={true}`, `open="true"` → true. */
export function booleanProp(props: PageProps, ...names: readonly string[]): boolean {
  const value = firstAttribute(props, names);
  return value === '' || (value !== undefined && value !== 'false' && value !== 0);
}

/** Returns an integer from `min` to `max`, clamped; `fallback` if the attribute isn't a number. */
export function integerProp(props: PageProps, name: string, min: number, max: number, fallback: number): number {
  const value = Number.parseInt(String(props[name] ?? ''), 10);
  return Number.isNaN(value) ? fallback : Math.min(Math.max(value, min), max);
}

/** `["a", "b"]` → `a`, `b`; `"a"` → `a`. */
export function listProp(props: PageProps, ...names: readonly string[]): readonly string[] {
  const value = firstAttribute(props, names);
  const items = Array.isArray(value) ? value : [value];
  return items.filter((item) => typeof item === 'string' || typeof item === 'number').map(String);
}

/** Returns strings unchanged, and other values as JSON. */
export function valueText(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? undefined);
}
