/**
 * Replaces the first table below a heading in a Markdown text. For tables in the documentation that are generated from
 * the source.
 *
 * @throws If there isn't exactly one such heading, or it has no table.
 */
export function withTableBelow(text: string, heading: string, table: string): string {
  const parts = text.split(new RegExp(`(?<=^## ${heading}\\n)`, 'm'));
  const [before = '', after = ''] = parts;
  const found = /^\|.*(?:\n\|.*)*/m.exec(after);
  const next = after.search(/^## /m);
  if (parts.length !== 2 || found === null || (next !== -1 && found.index > next)) {
    throw new Error(`There is no table below "${heading}".`);
  }
  return `${before}${after.slice(0, found.index)}${table}${after.slice(found.index + found[0].length)}`;
}
