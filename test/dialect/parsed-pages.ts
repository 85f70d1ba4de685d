import { loadTreeParser } from '../../src/core/bodies/satteri.ts';
import { markHeadingIds } from '../../src/core/bodies.ts';
import { parseNativePage } from '../../src/render/syntax/native-page.ts';
import { type ParsedPage, parsePage } from '../../src/render/syntax/parse-page.ts';

const parseTree = await loadTreeParser();

export const isNativeParserInstalled = parseTree !== undefined;

/** Parses a page with and without the native parser; `undefined` if the native parser leaves the page to remark. */
export function parseBothWays(
  text: string,
  format: 'md' | 'mdx',
): { readonly native: unknown; readonly remark: unknown } | undefined {
  if (parseTree === undefined || parseNativePage(markHeadingIds(text), parseTree) === undefined) return undefined;
  return {
    native: comparablePage(parsePage(text, format, parseTree)),
    remark: comparablePage(parsePage(text, format)),
  };
}

function comparablePage({ tree, issues, mdxErrors }: ParsedPage): object {
  return { tree: comparable(tree), issues, mdxErrors };
}

/** Members that the engine doesn't read: it reads only offsets, and no comments of code. */
const unreadMembers: ReadonlySet<string> = new Set([
  'line',
  'column',
  'loc',
  'range',
  'comments',
  '_index',
  '_bufferIndex',
]);

/** Copies a tree without members that the engine doesn't read. `null` and `undefined` are the same for the engine. */
function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable);
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return value;
  const entries = Object.entries(value).flatMap(([name, member]): [string, unknown][] => {
    if (member === undefined || member === null || unreadMembers.has(name)) return [];
    // The parsers disagree about spaces at the end of lists and quotes, whose positions the engine doesn't read.
    if (name === 'position' && 'type' in value && /^(?:list|blockquote)/.test(String(value.type))) return [];
    if (name === 'data' && Object.keys(member).length === 0) return [];
    return [[name, comparable(member)]];
  });
  // The names in `import { a as b }` are identifiers, whose offsets the engine doesn't read.
  const isSpecifier = 'type' in value && /^(?:Import|Export)\w*Specifier$/.test(String(value.type));
  return Object.fromEntries(isSpecifier ? entries.map(withoutOffsets) : entries);
}

function withoutOffsets([name, value]: [string, unknown]): [string, unknown] {
  if (typeof value !== 'object' || value === null) return [name, value];
  return [name, { ...value, start: 0, end: 0 }];
}
