import { slug } from 'github-slugger';
import { type AddressUse, isUnsafeAddress } from '../links/unsafe-address.ts';
import { defined } from '../values/defined.ts';
import type { BodyLink, IgnoreComment, PageBody, UnsafeAddress } from '../values/page-body.ts';
import type { Range } from '../values/place.ts';
import { type VariableUse, variablesIn } from '../values/variables.ts';
import { codeFacts } from './code.ts';
import { HeadingIds, headingText, unmarkHeadingIds, withoutBadge } from './heading.ts';
import { ignoreComments } from './ignore-comments.ts';
import { type ImportStatement, judgeImports } from './imports.ts';
import { mappedLinks } from './mapped-links.ts';
import { attributesOf, type BodyNode } from './tree.ts';

/** The facts of a page while its tree is being walked. */
export class BodyDraft {
  readonly text: string;
  /** Source of expressions, and names of elements: what may use an import. */
  readonly expressions: string[] = [];
  readonly elements = new Set<string>();
  readonly statements: ImportStatement[] = [];
  readonly anchors = new Set<string>();
  /** Patterns of ids that the page makes as it runs: see `madeIds`. */
  readonly madeIds = new Set<string>();
  /** Place of the node read last: where a node without a place must be near. */
  last: Range = { start: 0, end: 0 };
  readonly #ids = new HeadingIds();
  readonly #links: (BodyLink & { readonly definition?: string })[] = [];
  readonly #unsafe: UnsafeAddress[] = [];
  /** The first definition of an identifier is the one that counts. */
  readonly #defined = new Set<string>();
  readonly #references = new Map<string, 'link' | 'image'>();
  readonly #headings = new Map<string, number>();
  readonly #variables: VariableUse[] = [];
  readonly #ignores: IgnoreComment[] = [];
  readonly #code: Range[] = [];
  #title: string | undefined;

  constructor(text: string) {
    this.text = text;
  }

  /** @param use Default: that of the kind. */
  addLink(
    kind: BodyLink['kind'],
    target: string,
    { start, end }: Range,
    use: AddressUse = kind === 'image' ? 'shown' : 'followed',
  ): void {
    if (isUnsafeAddress(target, use)) {
      this.addUnsafe(target, { start, end });
      return;
    }
    if (target.includes('{{')) this.addText({ start, end });
    this.#links.push({ target: unmarkHeadingIds(target), start, end, kind });
  }

  /** An address that may run code: it is no link that could lead anywhere. */
  addUnsafe(target: string, { start, end }: Range): void {
    this.#unsafe.push({ target: unmarkHeadingIds(target), start, end });
  }

  addDefinition(identifier: string, target: string, { start, end }: Range): void {
    if (this.#defined.has(identifier)) return;
    this.#defined.add(identifier);
    this.#links.push({ target, start, end, kind: 'link', definition: identifier });
  }

  addReference(identifier: string, kind: 'link' | 'image'): void {
    if (this.#references.get(identifier) !== 'link') this.#references.set(identifier, kind);
  }

  addHeading(heading: BodyNode): void {
    const { text, id } = headingText(heading);
    this.#addHeadingId(text, id);
    const bare = withoutBadge(heading);
    if (bare !== undefined && id === undefined)
      this.anchors.add(slug(headingText(bare).text.replace(/[\s\p{Pd}:|·]+$/u, '')));
    if (heading.depth === 1 && this.#title === undefined && text.trim() !== '') this.#title = text.trim();
  }

  /** A heading that is written as an element: its text is its id if it has none of its own. */
  addElementHeading(element: BodyNode): void {
    if (attributesOf(element).some(({ name }) => name === 'id')) return;
    this.#addHeadingId(headingText(element).text, undefined);
  }

  /** Text outside of code, which may contain names in double braces; escaped ones are no names. */
  addText({ start, end }: Range): void {
    for (const use of variablesIn(this.text.slice(start, end)))
      this.#variables.push({ name: use.name, start: start + use.start, end: start + use.end });
  }

  /** Text of which the parser has forgotten the place, beside an address that it found late. */
  addLostText(text: string): void {
    for (const { start, end } of variablesIn(text)) {
      const written = text.slice(start, end);
      const at = this.text.indexOf(written, this.last.start);
      if (at === -1) continue;
      this.addText({ start: at, end: at + written.length });
      this.last = { start: at + written.length, end: Math.max(at + written.length, this.last.end) };
    }
  }

  /** Code in braces: a name in double braces, or JSX. */
  addExpression(whole: Range): void {
    const [use] = variablesIn(this.text.slice(whole.start, whole.end));
    if (use !== undefined && use.start === 0 && use.end === whole.end - whole.start) this.addText(whole);
    else this.addCode(whole);
  }

  /** HTML or code, which may be a comment that lets findings be. */
  addComments(whole: Range): void {
    this.#ignores.push(...ignoreComments(this.text, whole));
  }

  /** JavaScript of the page, with the addresses and ids that are written out in it. */
  addCode({ start, end }: Range): void {
    this.#code.push({ start, end });
    const { links, anchors, unsafe = [], madeIds = [] } = codeFacts(this.text, start, end);
    this.#unsafe.push(...unsafe);
    for (const { target, ...place } of links) this.addLink('attribute', target, place);
    for (const anchor of anchors) this.anchors.add(anchor);
    for (const pattern of madeIds) this.madeIds.add(pattern);
  }

  /** Hosts number repeated headings from one or from two, and read formulas or leave them out. */
  #addHeadingId(text: string, id: string | undefined): void {
    this.anchors.add(this.#ids.next({ text, id }));
    if (id !== undefined) return;
    const plain = slug(text);
    const count = (this.#headings.get(plain) ?? 0) + 1;
    this.#headings.set(plain, count);
    if (count > 1) this.anchors.add(`${plain}-${count}`);
    if (/\$[^$]+\$/.test(text)) this.anchors.add(slug(text.replace(/\s*\$[^$]+\$/g, '').trim()));
  }

  /** Everything that was found, definitions without a reference left out. */
  finish(): PageBody {
    const mapped = mappedLinks(this.text, this.#code);
    const links: BodyLink[] = [...mapped.links];
    const unsafe = [...this.#unsafe, ...mapped.unsafe];
    for (const { definition, target, start, end, kind } of this.#links) {
      const used = definition === undefined ? kind : this.#references.get(definition);
      if (used === undefined) continue;
      const use = used === 'image' ? 'shown' : 'followed';
      if (definition !== undefined && isUnsafeAddress(target, use)) unsafe.push({ target, start, end });
      else links.push({ target, start, end, kind: used });
    }
    return {
      links: links.sort((a, b) => a.start - b.start),
      ...(unsafe.length === 0 ? {} : { unsafe: unsafe.sort((a, b) => a.start - b.start) }),
      anchors: [...this.anchors].filter((id) => id !== ''),
      imports: judgeImports(this.statements, this.elements, this.expressions),
      ...(this.#variables.length === 0 ? {} : { variables: this.#variables }),
      ...(this.#ignores.length === 0 ? {} : { ignores: this.#ignores }),
      ...(this.madeIds.size === 0 ? {} : { madeIds: [...this.madeIds] }),
      ...defined({ title: this.#title }),
    };
  }
}
