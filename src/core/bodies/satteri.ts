import type { BodyFormat, BodyParser, PageBody } from '../values/page-body.ts';
import { collectBody } from './collect.ts';
import { isTrustedText } from './doubtful-text.ts';
import { markHeadingIds } from './heading.ts';
import type { BodyNode } from './tree.ts';
import { isTrustedTree } from './trust.ts';

/** What of the native package is used. */
interface NativeParser {
  mdxToMdast(source: string): BodyNode;
  markdownToMdast(source: string): BodyNode;
}

/** The parser of this machine: the native one if it is installed, with remark, loaded at need, for what that leaves. */
export async function loadBodyParser(): Promise<BodyParser> {
  const fast = await loadFastParser();
  return async (text, format) => fast?.(text, format) ?? (await import('./remark.ts')).parseBody(text, format);
}

/** Finds the facts of a page, or `undefined` if remark alone can be trusted with it. */
export type FastParser = (text: string, format: BodyFormat) => PageBody | undefined;

/** Loads the optional package `satteri`; undefined if it is not installed or does not run on this machine. */
export async function loadFastParser(): Promise<FastParser | undefined> {
  try {
    const native: NativeParser = await import('satteri');
    // If there is no binary of this machine, the first call says so.
    native.markdownToMdast('');
    return (text, format) => parseWith(native, text, format);
  } catch {
    return undefined;
  }
}

function parseWith(native: NativeParser, text: string, format: BodyFormat): PageBody | undefined {
  if (!isTrustedText(text)) return undefined;
  const marked = markHeadingIds(text);
  try {
    const root = format === 'mdx' ? native.mdxToMdast(marked) : native.markdownToMdast(marked);
    return isTrustedTree(root, marked, format) ? collectBody(root, text) : undefined;
  } catch {
    return undefined;
  }
}
