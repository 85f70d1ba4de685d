import { stringLiteral } from '../../core/values.ts';
import { splitPageFile } from './page-file.ts';
import { searchHtml } from './search-html.ts';
import type { MarkdownEnvironment, MarkdownIt } from './types.ts';

/**
 * Makes VitePress's Markdown renderer pass our pages through, because they are already HTML. Other Markdown is
 * unaffected.
 *
 * @param isPage Whether a file, relative to the source folder, is one of our pages.
 */
export function extendMarkdown(markdown: MarkdownIt, isPage: (file: string) => boolean): void {
  const render = markdown.render.bind(markdown);
  markdown.render = (text, environment = {}) => {
    if (!isPage(environment.relativePath ?? '')) return render(text, environment);
    const [frontMatter, html] = splitPageFile(text);
    // Rendering stores the parsed front matter in `environment`.
    render(frontMatter, environment);
    // Only local search omits `realPath` (VitePress 1.6, `localSearchPlugin`).
    return environment.realPath === undefined ? searchHtml(html) : componentOf(`<div>${html}</div>`, environment);
  };
}

/**
 * Template and script of a page as one static node. Vue doesn't compile the content, so builds are faster, and scripts
 * and styles in the content are preserved. VitePress recognizes `createStaticVNode` and strips the content from the
 * script of pages that are loaded as HTML.
 */
function componentOf(html: string, environment: MarkdownEnvironment): string {
  const content = `<script setup>
import { createStaticVNode } from 'vue';
const Page = () => createStaticVNode(${stringLiteral(html)}, 1);
</script>`;
  environment.sfcBlocks?.scripts.push({ content });
  return '<Page />';
}
