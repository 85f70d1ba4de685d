import { collectBody } from './collect.ts';
import type { BodyFormat, PageBody } from './facts.ts';
import { markHeadingIds } from './heading.ts';
import { areSimpleImports, isSimpleExpression, isSimpleSpread, isSimpleValue } from './simple-code.ts';
import type { BodyNode } from './tree.ts';

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
  if (different.test(text)) return undefined;
  const marked = markHeadingIds(text);
  try {
    const root = (format === 'mdx' ? native.mdxToMdast(marked) : native.markdownToMdast(marked)) as BodyNode;
    return format === 'mdx' && !hasSimpleCode(root) ? undefined : collectBody(root, text);
  } catch {
    return undefined;
  }
}

/**
 * Texts of which the two parsers make different trees: TOML front matter, a second byte order mark, half a surrogate
 * pair, and addresses behind signs that the one takes for a border alone. A backslash as the very last sign behind an
 * import makes satteri 0.10 end the whole process.
 */
const different = /^\+\+\+|^\u{FEFF}|\p{Surrogate}|[^\s\w*~(["'./-]www\.|\/[\w.+-]+@|\\(?![\s\S])/iu;

function hasSimpleCode(root: BodyNode): boolean {
  const open: BodyNode[] = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.type === 'mdxjsEsm' && !areSimpleImports(node.value ?? '')) return false;
    if (node.type.endsWith('Expression') && !isSimpleExpression(node.value ?? '')) return false;
    for (const { name, value } of node.attributes ?? []) {
      if (name === undefined ? !isSimpleSpread(String(value)) : isCode(value) && !isSimpleValue(value.value))
        return false;
    }
    if (node.children !== undefined) open.push(...node.children);
  }
  return true;
}

function isCode(value: unknown): value is { readonly value: string } {
  return typeof value === 'object' && value !== null;
}
