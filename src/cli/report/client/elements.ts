/// <reference lib="dom" />

type Child = Node | string | undefined;

/**
 * Makes an element. Texts become text, never markup: names and titles come from the site.
 *
 * @param attributes `class`, `aria-…`, `data-…`; undefined leaves one out.
 */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | undefined>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    if (value !== undefined) made.setAttribute(attribute, value);
  }
  for (const child of children) if (child !== undefined) made.append(child);
  return made;
}

/** A number with separators that do not depend on the reader's system: `12,345`. */
export function number(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}

/** A number with its noun: `1 page`, `2 pages`. */
export function count(value: number, noun: string): string {
  return `${number(value)} ${value === 1 ? noun : noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`}`;
}

/** Bytes for people: `3.4 KB`. */
export function size(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
