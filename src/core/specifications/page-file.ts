import type { Page } from '../site.ts';

/** Says in a file's front matter who wrote it, so that nothing else is ever overwritten. */
export const generator = 'docs-json-nav';
export const generatedMark = `generated: ${generator}`;

/** The file of a generated page, below the folder that they are written to. */
export function pageFileName({ route }: Page): string {
  return `${route === '/' ? 'index' : route.slice(1)}.mdx`;
}

/** A generated page as a file: front matter, then its content. Values are JSON strings, which YAML reads as they are. */
export function pageFileText(page: Page, content: string): string {
  const { title, sidebarTitle, description, tag, deprecated, hidden, endpoint } = page;
  const lines = [
    `title: ${JSON.stringify(title)}`,
    ...(sidebarTitle === undefined ? [] : [`sidebarTitle: ${JSON.stringify(sidebarTitle)}`]),
    ...(description === undefined ? [] : [`description: ${JSON.stringify(description)}`]),
    ...(tag === undefined ? [] : [`tag: ${JSON.stringify(tag)}`]),
    ...(deprecated ? ['deprecated: true'] : []),
    ...(hidden ? ['hidden: true'] : []),
    ...(endpoint === undefined
      ? []
      : [`method: ${JSON.stringify(endpoint.method)}`, `path: ${JSON.stringify(endpoint.path)}`]),
    generatedMark,
  ];
  return `---\n${lines.join('\n')}\n---\n\n${content.trimEnd()}\n`;
}
