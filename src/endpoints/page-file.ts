import { generatorName } from '../core/pages.ts';
import type { Page } from '../core/site.ts';

/** Marks generated files in their front matter. Only files with this mark may be overwritten. */
export const generatedMarker = `generated: ${generatorName}`;

/** File name of a generated page, relative to its output folder. Generated MkDocs pages use the same names. */
export function pageFileName({ route }: Page): string {
  return `${route === '/' ? 'index' : route.slice(1)}.mdx`;
}

/** Serializes a generated page: front matter, then content. Values are written as JSON, which is also valid YAML. */
export function formatPageFile(page: Page, content: string): string {
  const { title, sidebarTitle, description, tag, deprecated, hidden, endpoint } = page;
  const { method, path } = endpoint ?? {};
  const members = { title, sidebarTitle, description, tag, deprecated, hidden, method, path };
  const lines = Object.entries(members).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${JSON.stringify(value)}\n`],
  );
  return `---\n${lines.join('')}${generatedMarker}\n---\n\n${content.trimEnd()}\n`;
}
