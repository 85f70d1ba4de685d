import { type ComponentChildren, h } from 'preact';
import { snippetPlaces } from '../../../bodies/snippet-file.ts';
import { Evaluator, type Scope } from '../code/evaluator.ts';
import { type Instance, Instances, type Origin } from '../code/instances.ts';
import { type ParsedFile, ParsedFiles } from '../code/modules.ts';
import { reactModules } from '../code/react.ts';
import type { Sandbox } from '../code/sandbox.ts';
import type { Props } from '../surface.ts';
import type { SyntaxNode } from '../syntax/node.ts';
import { toHtmlTree } from '../syntax/to-html-tree.ts';
import type { World } from '../types.ts';
import { jsxRuntime } from './jsx-runtime.ts';
import { knownComponents } from './known.ts';
import { PageTree } from './page-tree.ts';
import type { Rendering } from './rendering.ts';

/** What files of pages are run in. */
export interface PageSurroundings {
  readonly world: Pick<World, 'read' | 'variables' | 'asset'>;
  readonly sandbox: Sandbox;
  /** Where components come from, for islands. */
  readonly origins: WeakMap<object, Origin>;
  /** The page that is being rendered. */
  readonly current: () => Rendering | undefined;
}

/** Puts the parts of a page into another form. */
export type Arrange = (nodes: readonly SyntaxNode[]) => readonly SyntaxNode[];

/** The files that pages are made of, snippets among them: each is read, and its code run, once for all pages. */
export class PageFiles {
  readonly parsed: ParsedFiles;
  readonly instances: Instances;
  /** Every file that snippets were looked for in, and what those take in. */
  readonly asked = new Set<string>();
  readonly #current: PageSurroundings['current'];
  readonly #evaluator: Evaluator;
  readonly #trees = new WeakMap<ParsedFile, SyntaxNode>();

  constructor({ world, sandbox, origins, current }: PageSurroundings) {
    const page = (): Rendering => this.#page;
    this.#current = current;
    this.#evaluator = new Evaluator(sandbox, jsxRuntime(page));
    this.parsed = new ParsedFiles(world.read, world.variables);
    const react = reactModules(() => {
      const rendering = current();
      if (rendering !== undefined) rendering.hasState = true;
    });
    const components = knownComponents(page);
    const snippet = { Snippet: (props: Props): unknown => this.#snippet(props) };
    this.instances = new Instances({
      files: this.parsed,
      evaluator: this.#evaluator,
      known: Object.assign(Object.create(null) as Scope, react.globals, components, snippet),
      packages: { ...react.modules, '@mintlify/components': Object.assign(Object.create(null) as Scope, components) },
      pageComponent: (instance) => (props: Props) =>
        this.#page.takenIn('page', instance.parsed.file, () => this.nodes(instance, { children: undefined, ...props })),
      asset: (file) => world.asset(`/${file}`, file),
      origins,
    });
  }

  /**
   * What a file holds, as nodes for the page that is being rendered.
   *
   * @param props What it is given where it is taken in.
   */
  nodes({ frame, parsed }: Instance, props: Props, arrange: Arrange = (nodes) => nodes): ComponentChildren[] {
    for (const { reason, start, end } of parsed.page?.issues ?? []) {
      this.#page.findings.syntax(reason, parsed.source, { start, end });
    }
    // Names that the page declares itself come before those that it is given.
    const given = Object.entries(props).filter(([name]) => !Object.hasOwn(frame.scope, name));
    const scope = Object.assign(Object.create(frame.scope) as Scope, Object.fromEntries(given), { props });
    const tree = new PageTree(this.#page, this.#evaluator);
    return tree.nodes(arrange(this.treeOf(parsed).children ?? []), { source: frame.source, scope });
  }

  get #page(): Rendering {
    const page = this.#current();
    if (page === undefined) throw new Error('nothing is being rendered');
    return page;
  }

  /** The tree of HTML of a file. */
  treeOf(parsed: ParsedFile): SyntaxNode {
    const known = this.#trees.get(parsed);
    if (known !== undefined) return known;
    const tree = this.#htmlTree(parsed);
    this.#trees.set(parsed, tree);
    return tree;
  }

  /** A page that is nested deeper than the stack goes is shown as it is written. */
  #htmlTree({ page, source }: ParsedFile): SyntaxNode {
    try {
      return toHtmlTree(page?.tree ?? { type: 'root', children: [] });
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      this.#page.findings.syntax('its elements are nested too deeply', source, { start: 0, end: 0 });
      return { type: 'root', children: [{ type: 'code', value: source.text, lang: null, meta: null }] };
    }
  }

  #snippet({ file, ...props }: Props): unknown {
    const page = this.#page;
    const name = String(file ?? '').replace(/^\/+/, '');
    const asked = `/snippets/${name}`;
    const places = snippetPlaces(name);
    const found = places.map((place) => this.parsed.find(`/${place}`, '').found).find((one) => one !== undefined);
    for (const place of places) this.asked.add(place);
    if (found === undefined) {
      page.findings.missingImport(asked, undefined, page.spot.source, page.spot);
      return props.children;
    }
    const instance = this.instances.of(found);
    for (const dependency of instance.dependencies) this.asked.add(dependency);
    instance.report(page.findings);
    return page.fixed('snippet', name, () => h(instance.exports.default as never, props as never));
  }
}
