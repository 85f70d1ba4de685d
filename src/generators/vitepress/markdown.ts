import { splitPageFile } from './page-file.ts';
import type { MarkdownIt } from './types.ts';

/** What the renderer asks of the site as it is now. */
export interface MarkdownSite {
  /** True for a file below the source folder that a page is written to. */
  isPage(file: string): boolean;
}

/**
 * Teaches VitePress's Markdown renderer that the pages of the integration are rendered already. Vue is told to leave
 * them alone. Other Markdown of the project goes its own way.
 */
export function extendMarkdown(markdown: MarkdownIt, site: MarkdownSite): void {
  const render = markdown.render.bind(markdown);
  markdown.render = (text, environment = {}) => {
    if (!site.isPage(environment.relativePath ?? '')) return render(text, environment);
    const [frontMatter, html] = splitPageFile(text);
    // VitePress's own reading of the front matter goes into the environment.
    render(frontMatter, environment);
    return `<div v-pre>${html}</div>\n`;
  };
}
