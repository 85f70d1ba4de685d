/**
 * A Markdown text with the first table below a heading replaced: for tables in the documentation that are made from
 * the source.
 *
 * @throws Where the heading, or a table below it, is not there exactly once.
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
