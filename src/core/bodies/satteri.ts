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

/** Returns a parser of facts that uses only satteri; `undefined` if satteri is not available. */
export async function loadFastParser(): Promise<FastParser | undefined> {
  const parseTree = await loadTreeParser();
  if (parseTree === undefined) return undefined;
  return (text, format) => {
    const root = parseTree(markHeadingIds(text), format);
    return root && collectBody(root, text);
  };
}

/** Parses a text with `markHeadingIds`. Returns `undefined` if remark may build a different tree. */
export type TreeParser = (markedText: string, format: BodyFormat) => BodyNode | undefined;

/** Loads the optional package `satteri`; `undefined` if it is not installed or has no binary for this platform. */
export async function loadTreeParser(): Promise<TreeParser | undefined> {
  try {
    const satteri: NativeParser = await import('satteri');
    // Throws if there is no binary for this platform.
    satteri.markdownToMdast('');
    return (markedText, format) => parseTrustedTree(satteri, markedText, format);
  } catch {
    return undefined;
  }
}

function parseTrustedTree(satteri: NativeParser, markedText: string, format: BodyFormat): BodyNode | undefined {
  if (!isTrustedText(markedText)) return undefined;
  try {
    const root = format === 'mdx' ? satteri.mdxToMdast(markedText) : satteri.markdownToMdast(markedText);
    return isTrustedTree(root, markedText, format) ? root : undefined;
  } catch {
    return undefined;
  }
}
