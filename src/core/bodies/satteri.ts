import type { BodyFormat, BodyParser, PageBody } from '../values/page-body.ts';
import { collectBody } from './collect.ts';
import { markHeadingIds } from './heading.ts';
import type { BodyNode } from './tree.ts';
import { isTrustedText, isTrustedTree } from './trust.ts';

interface NativeParser {
  mdxToMdast(source: string): BodyNode;
  markdownToMdast(source: string): BodyNode;
}

/** Returns a parser that uses satteri if possible. remark is loaded for the first page that satteri can't parse. */
export async function loadBodyParser(): Promise<BodyParser> {
  const fastParser = await loadFastParser();
  return async (text, format) => fastParser?.(text, format) ?? (await import('./remark.ts')).parseBody(text, format);
}

export type FastParser = (text: string, format: BodyFormat) => PageBody | undefined;

/** Loads the optional package `satteri`; `undefined` if it is not installed or has no binary for this platform. */
export async function loadFastParser(): Promise<FastParser | undefined> {
  try {
    const satteri: NativeParser = await import('satteri');
    // Throws if there is no binary for this platform.
    satteri.markdownToMdast('');
    return (text, format) => parseWithSatteri(satteri, text, format);
  } catch {
    return undefined;
  }
}

function parseWithSatteri(satteri: NativeParser, text: string, format: BodyFormat): PageBody | undefined {
  if (!isTrustedText(text)) return undefined;
  const markedText = markHeadingIds(text);
  try {
    const root = format === 'mdx' ? satteri.mdxToMdast(markedText) : satteri.markdownToMdast(markedText);
    return isTrustedTree(root, markedText, format) ? collectBody(root, text) : undefined;
  } catch {
    return undefined;
  }
}
