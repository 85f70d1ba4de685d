import { dump } from 'js-yaml';
import type { SitePage } from '../contract.ts';
import { headlessMarker } from './page-mode.ts';

export interface MdxAdditions {
  /** JavaScript statements before the content: `export const toc = …`. Default: none. */
  readonly statements?: readonly string[];
  /** Class of the content's container, for themes that style its direct children. Default: none. */
  readonly className?: string;
}

/** Creates the MDX file of a page: front matter, and the HTML as a string literal that MDX doesn't parse. */
export function mdxFile(
  { content, html }: SitePage,
  frontMatter: Record<string, unknown>,
  { statements = [], className }: MdxAdditions = {},
): string {
  const code = statements.length === 0 ? '' : `${statements.join('\n\n')}\n\n`;
  const names = className === undefined ? 'docs-json-nav-page' : `docs-json-nav-page ${className}`;
  const htmlLiteral = escapeBraces(JSON.stringify(headlessMarker(content.data) + html));
  return `---\n${toYaml(frontMatter)}---\n\n${code}<div className="${names}" dangerouslySetInnerHTML={{ __html: ${htmlLiteral} }} />\n`;
}

/**
 * Escapes braces in a string literal. MDX parsers parse an expression again at each closing brace, which took minutes
 * for a page of 800 kB.
 */
function escapeBraces(literal: string): string {
  return literal.replaceAll('{', '\\u007b').replaceAll('}', '\\u007d');
}

function toYaml(data: Record<string, unknown>): string {
  return Object.keys(data).length === 0 ? '' : dump(data, { lineWidth: -1, noRefs: true, skipInvalid: true });
}
