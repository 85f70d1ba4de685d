import type { Page } from '../site.ts';
import { defined } from '../values/defined.ts';

/** Says in a file's front matter who wrote it, so that nothing else is ever overwritten. */
export const generator = 'docs-json-nav';
export const generatedMark = `generated: ${generator}`;

/** The file that `generate` writes a generated page to, below its folder; MkDocs' pages have the same names. */
export function pageFileName({ route }: Page): string {
  return `${route === '/' ? 'index' : route.slice(1)}.mdx`;
}

/** A generated page as a file: front matter, then its content. Values are JSON strings, which YAML reads as they are. */
export function pageFileText(page: Page, content: string): string {
  const { title, sidebarTitle, description, tag, deprecated, hidden, endpoint } = page;
  const { method, path } = endpoint ?? {};
  const members = defined({ title, sidebarTitle, description, tag, deprecated, hidden, method, path });
  const lines = Object.entries(members).map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`);
  return `---\n${lines.join('')}${generatedMark}\n---\n\n${content.trimEnd()}\n`;
}
