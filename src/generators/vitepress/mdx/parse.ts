import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { markHeadingIds } from '../../../bodies/heading.ts';
import { withoutMath } from '../../../bodies/math.ts';
import { syntaxErrorOf } from '../../../bodies/syntax-error.ts';
import type { MdxNode } from './tree.ts';

const mdx = unified().use(remarkParse).use(remarkGfm).use(remarkMdx).freeze();
const markdown = unified().use(remarkParse).use(remarkGfm).freeze();

/** A text that was parsed, or why it could not be. */
export type Parsed =
  | { readonly tree: MdxNode }
  | { readonly error: { readonly reason: string; readonly start: number; readonly end: number } };

/** Parses MDX. The braces of heading ids and formulas, which generators read and plain MDX refuses, are let pass. */
export function parseMdx(text: string): Parsed {
  const marked = markHeadingIds(text);
  try {
    return { tree: mdx.parse(marked) as unknown as MdxNode };
  } catch (error) {
    const masked = withoutMath(marked);
    try {
      if (masked !== undefined) return { tree: mdx.parse(masked) as unknown as MdxNode };
    } catch {
      // The first error is the one to tell.
    }
    return { error: syntaxErrorOf(error, text) };
  }
}

/** Parses Markdown, which takes any text. */
export function parseMarkdown(text: string): MdxNode {
  return markdown.parse(text) as unknown as MdxNode;
}
