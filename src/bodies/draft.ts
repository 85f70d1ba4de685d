import type { BodyLink, PageBody } from './facts.ts';
import { headingText, unmarkHeadingIds } from './heading.ts';
import { HeadingIds } from './heading-ids.ts';
import { type ImportStatement, judgeImports } from './imports.ts';
import type { BodyNode, Stretch } from './tree.ts';

/** The facts of a page while its tree is being walked. */
export class BodyDraft {
  readonly text: string;
  /** Source of expressions, and names of elements: what may use an import. */
  readonly expressions: string[] = [];
  readonly elements = new Set<string>();
  readonly statements: ImportStatement[] = [];
  /** Place of the node read last: where a node without a place must be near. */
  last: Stretch = { start: 0, end: 0 };
  readonly #ids = new HeadingIds();
  readonly #anchors = new Set<string>();
  readonly #links: (BodyLink & { readonly definition?: string })[] = [];
  /** The first definition of an identifier is the one that counts. */
  readonly #defined = new Set<string>();
  readonly #references = new Map<string, 'link' | 'image'>();
  #title: string | undefined;

  constructor(text: string) {
    this.text = text;
  }

  addLink(kind: BodyLink['kind'], target: string, { start, end }: Stretch): void {
    this.#links.push({ target: unmarkHeadingIds(target), start, end, kind });
  }

  addDefinition(identifier: string, target: string, { start, end }: Stretch): void {
    if (this.#defined.has(identifier)) return;
    this.#defined.add(identifier);
    this.#links.push({ target, start, end, kind: 'link', definition: identifier });
  }

  addReference(identifier: string, kind: 'link' | 'image'): void {
    if (this.#references.get(identifier) !== 'link') this.#references.set(identifier, kind);
  }

  addAnchor(id: string): void {
    if (id !== '') this.#anchors.add(id);
  }

  addHeading(heading: BodyNode): void {
    const { text, id } = headingText(heading);
    this.addAnchor(this.#ids.next({ text, id }));
    if (heading.depth === 1 && this.#title === undefined && text.trim() !== '') this.#title = text.trim();
  }

  /** Everything that was found, definitions without a reference left out. */
  finish(): PageBody {
    const links: BodyLink[] = [];
    for (const { definition, target, start, end, kind } of this.#links) {
      const used = definition === undefined ? kind : this.#references.get(definition);
      if (used !== undefined) links.push({ target, start, end, kind: used });
    }
    const body = {
      links,
      anchors: [...this.#anchors],
      imports: judgeImports(this.statements, this.elements, this.expressions),
    };
    return this.#title === undefined ? body : { ...body, title: this.#title };
  }
}
