import { collectBody } from './collect.ts';
import type { BodyFormat, PageBody } from './facts.ts';
import { markHeadingIds } from './heading.ts';
import type { BodyNode } from './tree.ts';
import { isTrustedText, isTrustedTree } from './trust.ts';

/** The part of the native package that is used. */
interface NativeParser {
  mdxToMdast(source: string): unknown;
  markdownToMdast(source: string): unknown;
}

/** Finds the facts of a page, or `undefined` where remark alone can be trusted with it. */
export type FastParser = (text: string, format: BodyFormat) => PageBody | undefined;

/** Loads the optional package `satteri`; undefined where it is not installed or does not run on this machine. */
export async function loadFastParser(): Promise<FastParser | undefined> {
  try {
    const native: NativeParser = await import('satteri');
    return (text, format) => parseBodyFast(native, text, format);
  } catch {
    return undefined;
  }
}

function parseBodyFast(native: NativeParser, text: string, format: BodyFormat): PageBody | undefined {
  if (!isTrustedText(text, format)) return undefined;
  const marked = markHeadingIds(text);
  try {
    const root = (format === 'mdx' ? native.mdxToMdast(marked) : native.markdownToMdast(marked)) as BodyNode;
    return isTrustedTree(root, marked, format) ? collectBody(root, text) : undefined;
  } catch {
    return undefined;
  }
}
