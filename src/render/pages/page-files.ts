import { type ComponentChildren, h } from 'preact';
import { importPaths, snippetPlaces } from '../../core/bodies.ts';
import { Evaluator, type Scope, scopeIn } from '../code/evaluator.ts';
import { type Instance, Instances } from '../code/instances.ts';
import type { ParsedFiles } from '../code/modules.ts';
import { reactModules } from '../code/react.ts';
import { componentOf, HostComponent, Named } from '../code/values.ts';
import type { Props } from '../component-renderer.ts';
import { childrenOf } from '../element.ts';
import { rawHtml } from '../raw-html.ts';
import type { PageServices } from './page-services.ts';
import { PageTree } from './page-tree.ts';
import type { Rendering } from './rendering.ts';

/** Names of the packages that are ours, and what they have. */
const react = reactModules(() => undefined);

/** The files that a page is made of, snippets among them: the code of each is run once for the page. */
export class PageFiles {
  readonly instances: Instances;
  /** Every file that snippets were looked for in, and what those take in. */
  readonly asked = new Set<string>();
  readonly #parsed: ParsedFiles;
  readonly #page: Rendering;
  readonly #evaluator: Evaluator;

  constructor(page: Rendering, services: PageServices, parsed: ParsedFiles) {
    this.#page = page;
    this.#parsed = parsed;
    this.#evaluator = new Evaluator(page.realm, parsed.compiled, (used, source) =>
      services.unknown(() => page.findings.component(used.written, { source, start: used.start, end: used.end })),
    );
    const named = (kind: string, names: object, before = ''): Scope =>
      Object.assign(
        scopeIn(null),
        Object.fromEntries(Object.keys(names).map((name) => [name, new Named(kind, before + name)])),
      );
    const packages = Object.entries(react.modules).map(([specifier, names]) => [
      specifier,
      named('module', names, `${specifier} `),
    ]);
    this.instances = new Instances({
      files: parsed,
      evaluator: this.#evaluator,
      known: Object.assign(named('react', react.globals), services.known, {
        Snippet: services.component('Snippet', (props) => this.#snippet(props)),
      }),
      packages: { ...Object.fromEntries(packages), '@mintlify/components': services.known },
      pageComponent: (instance) =>
        services.component(`page ${instance.parsed.file}`, (props) =>
          page.takenIn('page', instance.parsed.file, () => this.nodes(instance, { children: undefined, ...props })),
        ),
      asset: (file) => page.lookup.asset(`/${file}`, file),
      origins: page.origins,
    });
  }

  /**
   * What a file contains, as nodes for the page that is being rendered.
   *
   * @param props What it is given if it is taken in.
   */
  nodes({ frame, parsed }: Instance, props: Props): ComponentChildren[] {
    for (const { reason, start, end } of parsed.page?.issues ?? []) {
      this.#page.findings.syntax(reason, { source: parsed.source, start, end });
    }
    // Names that the page declares itself come before those that it is given.
    const given = Object.entries(props).filter(([name]) => !Object.hasOwn(frame.scope, name));
    const scope = Object.assign(scopeIn(frame.scope), Object.fromEntries(given), { props });
    const tree = new PageTree(this.#page, this.#evaluator);
    return tree.nodes(this.#parsed.treeOf(parsed).children, {
      source: frame.source,
      scope,
      takesProps: 'children' in props,
    });
  }

  #snippet({ file, ...props }: Props): ComponentChildren {
    const page = this.#page;
    const name = String(page.realm.toHost(file) ?? '').replace(/^\/+/, '');
    const asked = `/snippets/${name}`;
    const places = snippetPlaces(name);
    const found = places.map((place) => this.#parsed.find(`/${place}`, '').found).find((one) => one !== undefined);
    for (const place of places)
      for (const file of importPaths(`/${place}`, '', page.lookup.pagesFolder)) this.asked.add(file);
    if (found === undefined) {
      page.findings.missingImport(asked, undefined, page.range);
      return childrenOf(page.realm.toHost(props.children));
    }
    const instance = this.instances.of(found);
    for (const dependency of instance.dependencies) this.asked.add(dependency);
    instance.report(page.findings);
    return page.fixed('snippet', name, () => this.#rendered(instance.exports.default, props));
  }

  #rendered(component: unknown, props: Props): ComponentChildren {
    if (component instanceof HostComponent) return h(component.render, props);
    const known = componentOf(component);
    return known === undefined ? null : rawHtml(this.#page.component(known, props));
  }
}
