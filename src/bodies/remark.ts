import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { collectBody } from './collect.ts';
import type { BodyFormat, PageBody } from './facts.ts';
import { markHeadingIds } from './heading.ts';
import { withoutMath } from './math.ts';
import { syntaxErrorOf } from './syntax-error.ts';
import type { BodyNode } from './tree.ts';

const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).freeze();
const mdx = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx).freeze();

/**
 * Finds the facts of a page with remark. It never throws: a page that cannot be parsed has a `syntaxError`.
 *
 * @param text The whole page with its front matter, without byte order mark.
 */
export function parseBody(text: string, format: BodyFormat): PageBody {
  const marked = markHeadingIds(text);
  try {
    return collectBody(parse(marked, format), text);
  } catch (error) {
    return parseWithoutMath(marked, text, format) ?? failed(error, text);
  }
}

/** The braces of formulas are the one thing that generators read and plain MDX refuses. */
function parseWithoutMath(marked: string, text: string, format: BodyFormat): PageBody | undefined {
  const masked = withoutMath(marked);
  if (masked === undefined) return undefined;
  try {
    return collectBody(parse(masked, format), text);
  } catch {
    return undefined;
  }
}

function parse(text: string, format: BodyFormat): BodyNode {
  return (format === 'mdx' ? mdx : markdown).parse(text) as BodyNode;
}

function failed(error: unknown, text: string): PageBody {
  return { links: [], anchors: [], imports: [], syntaxError: syntaxErrorOf(error, text) };
}
