import { collectBody } from './collect.ts';
import { isTrustedText } from './doubtful-text.ts';
import type { BodyFormat, PageBody } from './facts.ts';
import { markHeadingIds } from './heading.ts';
import { treeOfBytes } from './native-tree.ts';
import { type BodyNode, type MdastNode, treeOfMdast } from './tree.ts';
import { isTrustedTree } from './trust.ts';

/** The part of the native package that is used. */
interface NativeParser<Handle = object> {
  createMdxMdastHandle(source: string): Handle;
  createMdastHandle(source: string): Handle;
  serializeHandle(handle: Handle): Uint8Array;
  dropHandle(handle: Handle): void;
  mdxToMdast(source: string): unknown;
  markdownToMdast(source: string): unknown;
}

/** Parses a text, or throws where it cannot be parsed. */
type ParseTree = (text: string, format: BodyFormat) => BodyNode;

/** Finds the facts of a page, or `undefined` where remark alone can be trusted with it. */
export type FastParser = (text: string, format: BodyFormat) => PageBody | undefined;

/** Loads the optional package `satteri`; undefined where it is not installed or does not run on this machine. */
export async function loadFastParser(): Promise<FastParser | undefined> {
  try {
    const native: NativeParser = await import('satteri');
    const parse = isReadable(native) ? byBytes(native) : byObjects(native);
    return (text, format) => parseBodyFast(parse, text, format);
  } catch {
    return undefined;
  }
}

function parseBodyFast(parse: ParseTree, text: string, format: BodyFormat): PageBody | undefined {
  if (!isTrustedText(text, format)) return undefined;
  const marked = markHeadingIds(text);
  try {
    const root = parse(marked, format);
    return isTrustedTree(root, marked, format) ? collectBody(root, text) : undefined;
  } catch {
    return undefined;
  }
}

/** Reads of the tree only what is asked for, which takes a third of the time of making objects of all. */
function byBytes(native: NativeParser): ParseTree {
  return (text, format) => {
    const handle = format === 'mdx' ? native.createMdxMdastHandle(text) : native.createMdastHandle(text);
    try {
      return treeOfBytes(native.serializeHandle(handle), text);
    } finally {
      native.dropHandle(handle);
    }
  };
}

function byObjects(native: NativeParser): ParseTree {
  return (text, format) =>
    treeOfMdast((format === 'mdx' ? native.mdxToMdast(text) : native.markdownToMdast(text)) as MdastNode);
}

/** One of everything that is read in a tree, with letters of one to four bytes. It is read without those, too. */
const sample = `import A from 'a'

# é {a} \`b\`

- [😀 c](/d "e")
- ![f](/g) [h] ![h]

> <B c="d" e={f} {...g} h />

<B>{/* i */}</B>

[h]: /j
`;

/** Whether the bytes of this version of the package say what its own objects say. */
function isReadable(native: NativeParser): boolean {
  try {
    const samples = [sample, sample.replace(/[^ -~\n]/g, '?')];
    return samples.every((text) => areSame(byBytes(native)(text, 'mdx'), byObjects(native)(text, 'mdx')));
  } catch {
    return false;
  }
}

/** Whether both nodes have what the second has, whose values are those that its kind of node has. */
function areSame(one: BodyNode, other: BodyNode): boolean {
  const names = ['type', 'start', 'end', 'name', 'url', 'value', 'depth', 'identifier'] as const;
  const attributes = (node: BodyNode): unknown =>
    JSON.stringify(node.attributes?.map(({ name, value }) => [name, Object(value).value ?? value]));
  return (
    names.every((name) => other[name] === undefined || one[name] === other[name]) &&
    (other.attributes === undefined || attributes(one) === attributes(other)) &&
    one.children.length === other.children.length &&
    one.children.every((child, index) => areSame(child, other.children[index] as BodyNode))
  );
}
