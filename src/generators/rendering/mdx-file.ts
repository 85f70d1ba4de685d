import { dump } from 'js-yaml';
import type { SitePage } from '../contract.ts';
import { headMarkOf } from './page-mode.ts';

/** What a generator that compiles MDX adds to the file of a page. */
export interface MdxAdditions {
  /** Statements of JavaScript before the page: `export const toc = …`. Default: none. */
  readonly statements?: readonly string[];
  /** Class of the theme for the text of a page, where the theme counts on its direct children. Default: none. */
  readonly className?: string;
}

/** A page as a file of MDX: its front matter, and its HTML as one element, in which a compiler has nothing to read. */
export function mdxFile(
  { content, html }: SitePage,
  frontMatter: Record<string, unknown>,
  { statements = [], className }: MdxAdditions = {},
): string {
  const before = statements.length === 0 ? '' : `${statements.join('\n\n')}\n\n`;
  const names = className === undefined ? 'docs-json-nav-page' : `docs-json-nav-page ${className}`;
  const text = withoutBraces(JSON.stringify(headMarkOf(content.data) + html));
  return `---\n${yaml(frontMatter)}---\n\n${before}<div className="${names}" dangerouslySetInnerHTML={{ __html: ${text} }} />\n`;
}

/**
 * The same string of JavaScript. A parser of MDX reads an expression anew at each closing brace in it: a page of 800 KB
 * took minutes.
 */
function withoutBraces(literal: string): string {
  return literal.replaceAll('{', '\\u007b').replaceAll('}', '\\u007d');
}

function yaml(data: Record<string, unknown>): string {
  return Object.keys(data).length === 0 ? '' : dump(data, { lineWidth: -1, noRefs: true, skipInvalid: true });
}
