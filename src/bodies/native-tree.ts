import { type BodyAttribute, type BodyNode, childless } from './tree.ts';

/** `b"MDAR"` as a little-endian number, and the kind of arena that holds a Markdown tree. */
const magic = 0x5241444d;
const markdownKind = 1;
/** Places of the header, counted in 32 bits. */
const header = { magic: 0, kind: 1, nodeSize: 2, nodes: 4, children: 6, data: 8, strings: 10 } as const;
/** Places in a node, counted in 32 bits. */
const field = { type: 1, start: 3, end: 4, startLine: 5, firstChild: 9, childCount: 10, data: 11, dataLength: 12 };
const nodeSize = 52;
/** What stands for a space inside of code. */
const phantomSpace = '\u{F002}';

const types: Readonly<Record<number, string>> = {
  ...{ 0: 'root', 1: 'paragraph', 2: 'heading', 3: 'thematicBreak', 4: 'blockquote', 5: 'list', 6: 'listItem' },
  ...{ 7: 'html', 8: 'code', 9: 'definition', 10: 'text', 11: 'emphasis', 12: 'strong', 13: 'inlineCode', 14: 'break' },
  ...{ 15: 'link', 16: 'image', 17: 'linkReference', 18: 'imageReference', 19: 'footnoteDefinition' },
  ...{ 20: 'footnoteReference', 21: 'table', 22: 'tableRow', 23: 'tableCell', 24: 'delete', 25: 'yaml', 26: 'toml' },
  ...{ 100: 'mdxJsxFlowElement', 101: 'mdxJsxTextElement', 102: 'mdxFlowExpression', 103: 'mdxTextExpression' },
  104: 'mdxjsEsm',
};

/**
 * A syntax tree as the native parser hands it over: one row of bytes. Of most nodes only the place is looked at, so
 * strings are read when somebody asks for them.
 */
class Arena {
  readonly words: Uint32Array;
  readonly nodes: number;
  readonly children: number;
  readonly #bytes: Buffer;
  readonly #view: DataView;
  readonly #data: number;
  readonly #strings: number;
  readonly #text: string;
  /** Bytes of the text where each is a letter of it, else 0. The strings of a tree begin with its text. */
  readonly #plain: number;

  constructor(bytes: Uint8Array, text: string) {
    const { buffer, byteOffset, byteLength } = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
    this.#bytes = Buffer.from(buffer, byteOffset, byteLength);
    this.#view = new DataView(buffer, byteOffset, byteLength);
    this.words = new Uint32Array(buffer, byteOffset, byteLength >> 2);
    const [found, kind, size] = [header.magic, header.kind, header.nodeSize].map((place) => this.words[place]);
    this.nodes = this.#word(header.nodes) / 4;
    this.children = this.#word(header.children) / 4;
    this.#data = this.#word(header.data);
    this.#strings = this.#word(header.strings);
    this.#text = text;
    this.#plain = Buffer.byteLength(text) === text.length ? text.length : 0;
    const isKnown = found === magic && kind === markdownKind && size === nodeSize;
    if (!isKnown || !Number.isInteger(this.nodes) || !Number.isInteger(this.children)) throw new Error('unknown tree');
  }

  #word(at: number): number {
    return this.words[at] as number;
  }

  /** A number of 32 bits in what a node holds besides its place; 0 where it holds less. */
  number(node: number, at: number): number {
    if (at + 4 > this.#word(node + field.dataLength)) return 0;
    return this.#view.getUint32(this.#data + this.#word(node + field.data) + at, true);
  }

  /** The same of 8 bits. */
  byte(node: number, at: number): number {
    if (at + 1 > this.#word(node + field.dataLength)) return 0;
    return this.#view.getUint8(this.#data + this.#word(node + field.data) + at);
  }

  string(node: number, at: number): string {
    const length = this.number(node, at + 4);
    if (length === 0) return '';
    const start = this.number(node, at);
    const end = start + length;
    if (end <= this.#plain) return this.#text.slice(start, end);
    return this.#bytes.toString('utf8', this.#strings + start, this.#strings + end);
  }

  code(node: number, at: number): string {
    const code = this.string(node, at);
    return code.includes(phantomSpace) ? code.replaceAll(phantomSpace, ' ') : code;
  }
}

class NativeNode implements BodyNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly children: readonly BodyNode[];
  readonly #arena: Arena;
  readonly #place: number;
  #attributes: readonly BodyAttribute[] | undefined;

  constructor(arena: Arena, id: number) {
    const place = arena.nodes + (id * nodeSize) / 4;
    const { words } = arena;
    this.#arena = arena;
    this.#place = place;
    this.type = types[(words[place + field.type] as number) & 0xff] ?? 'unknown';
    const isPlaced = words[place + field.startLine] !== 0;
    this.start = isPlaced ? (words[place + field.start] as number) : -1;
    this.end = isPlaced ? (words[place + field.end] as number) : -1;
    this.children = words[place + field.childCount] === 0 ? childless : [];
  }

  /** Makes the children of this node; theirs are not made yet. */
  open(): readonly BodyNode[] {
    const { words, children } = this.#arena;
    const first = children + (words[this.#place + field.firstChild] as number);
    const count = words[this.#place + field.childCount] as number;
    for (let index = 0; index < count; index++) {
      (this.children as BodyNode[]).push(new NativeNode(this.#arena, words[first + index] as number));
    }
    return this.children;
  }

  get url(): string {
    return this.#arena.string(this.#place, 0);
  }

  get value(): string {
    return this.type.startsWith('mdx') ? this.#arena.code(this.#place, 0) : this.#arena.string(this.#place, 0);
  }

  get depth(): number {
    return this.#arena.byte(this.#place, 0);
  }

  get identifier(): string {
    return this.#arena.string(this.#place, this.type === 'definition' ? 16 : 0);
  }

  get name(): string | null {
    return this.#arena.string(this.#place, 0) || null;
  }

  get attributes(): readonly BodyAttribute[] {
    this.#attributes ??= this.#readAttributes();
    return this.#attributes;
  }

  #readAttributes(): readonly BodyAttribute[] {
    const count = this.type.startsWith('mdxJsx') ? this.#arena.number(this.#place, 8) : 0;
    const attributes: BodyAttribute[] = [];
    for (let index = 0; index < count; index++) attributes.push(this.#attributeAt(16 + index * 20));
    return attributes;
  }

  #attributeAt(at: number): BodyAttribute {
    const [arena, place] = [this.#arena, this.#place];
    const kind = arena.byte(place, at);
    if (kind === 3) return { value: arena.code(place, at + 12) };
    const name = arena.string(place, at + 4);
    if (kind === 0) return { name, value: null };
    if (kind === 1) return { name, value: arena.string(place, at + 12) };
    return { name, value: { value: arena.code(place, at + 12) } };
  }
}

/**
 * The tree in the bytes of the native parser.
 *
 * @param text What was parsed.
 * @throws Error for bytes of another layout.
 */
export function treeOfBytes(bytes: Uint8Array, text: string): BodyNode {
  const arena = new Arena(bytes, text);
  const root = new NativeNode(arena, 0);
  const open: NativeNode[] = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    for (const child of node.open()) if (child.children !== childless) open.push(child as NativeNode);
  }
  return root;
}
