import { stringLiteral } from '../../core/values.ts';
import { splitPageFile } from './page-file.ts';
import { searchHtml } from './search-html.ts';
import type { MarkdownEnvironment, MarkdownIt } from './types.ts';

/**
 * Teaches VitePress's Markdown renderer that the pages of the integration are rendered already. Other Markdown of the
 * project goes its own way.
 *
 * @param isPage True for a file below the source folder that a page is written to.
 */
export function extendMarkdown(markdown: MarkdownIt, isPage: (file: string) => boolean): void {
  const render = markdown.render.bind(markdown);
  markdown.render = (text, environment = {}) => {
    if (!isPage(environment.relativePath ?? '')) return render(text, environment);
    const [frontMatter, html] = splitPageFile(text);
    // VitePress's own reading of the front matter goes into the environment.
    render(frontMatter, environment);
    // Search renders a page for its words, and knows only its path (VitePress 1.6, `localSearchPlugin`).
    return environment.realPath === undefined ? searchHtml(html) : componentOf(`<div>${html}</div>`, environment);
  };
}

/**
 * The template of a page, with the script that it needs. The page is one static node: Vue does not read it, so that a
 * build neither parses nor keeps the tree of every page, and scripts and styles in it stay as they are. VitePress looks
 * for this very call, and leaves the text out of what a browser loads for a page that it has as HTML already.
 */
function componentOf(html: string, environment: MarkdownEnvironment): string {
  const content = `<script setup>
import { createStaticVNode } from 'vue';
const Page = () => createStaticVNode(${stringLiteral(html)}, 1);
</script>`;
  environment.sfcBlocks?.scripts.push({ content });
  return '<Page />';
}
