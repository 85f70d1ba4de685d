import { diagnose } from './diagnostics/catalogue/index.ts';
import type { Host } from './host/host.ts';
import type { Inheritance } from './inherit.ts';
import { addressOf } from './openapi/address.ts';
import { findOperation, hintFor } from './openapi/find.ts';
import { generateChildren } from './openapi/generate.ts';
import { SpecificationLibrary } from './openapi/library.ts';
import { parseReference } from './openapi/reference.ts';
import { resolvePageOperations } from './pages/page-operations.ts';
import type { EndpointEntry, Expansion } from './values/endpoints.ts';
import type { Inventory } from './values/inventory.ts';
import { type Element, type Entry, elementsOf, type Navigation, type SpecSetting } from './values/navigation.ts';
import type { Finding, Outcome } from './values/outcome.ts';
import { normalizePath } from './values/paths.ts';
import type { JsonPlace } from './values/place.ts';
import type { EndpointReference } from './values/site.ts';
import type { Operation } from './values/specification.ts';

/** What the phases before this one found out. */
export interface ExpandInput {
  readonly navigation: Navigation;
  readonly inheritance: Inheritance;
  readonly inventory: Inventory;
  readonly host: Host;
}

/**
 * Reads the specifications that the navigation names, resolves the endpoints that entries and pages refer to, and gives
 * elements that set a specification and hold nothing their generated groups.
 */
export async function expand(input: ExpandInput): Promise<Outcome<Expansion>> {
  const findings: Finding[] = [];
  const library = new SpecificationLibrary(input.host, findings);
  const named = settingsOf(input.navigation);
  const written = writtenSpecs(input);
  await Promise.all([...named, ...written].map((setting) => library.load(setting.source)));
  const expander = new Expander(input, library, findings);
  const root = expander.element(input.navigation.root);
  const pageOperations = await resolvePageOperations(input.inventory, input.host, library, findings);
  expander.unused(pageOperations);
  return {
    value: {
      navigation: { ...input.navigation, root },
      endpoints: expander.endpoints,
      pageOperations,
      specifications: library.states,
    },
    findings,
  };
}

/** Every specification that the navigation sets, in file order. */
function settingsOf({ root, openapi = [] }: Navigation): SpecSetting[] {
  const own = [...elementsOf(root)].flatMap((element) => [...(element.openapi ?? []), ...(element.asyncapi ?? [])]);
  return [...openapi, ...own];
}

/** The specifications that entries name themselves: `SPEC METHOD /path`. */
function writtenSpecs({ navigation, inventory }: ExpandInput): SpecSetting[] {
  return [...elementsOf(navigation.root)].flatMap(({ lists }) =>
    lists.flatMap(({ items }) =>
      items.flatMap((item) => {
        const parsed = item.kind === 'entry' ? referenceOf(item, inventory) : undefined;
        if (item.kind !== 'entry' || parsed?.kind !== 'endpoint' || parsed.reference.spec === undefined) return [];
        return [{ source: { text: parsed.reference.spec, place: item.place }, directory: undefined }];
      }),
    ),
  );
}

/** An entry as a reference to an endpoint; undefined where it names a page. */
function referenceOf({ text }: Entry, { pages }: Inventory): ReturnType<typeof parseReference> {
  return pages.has(normalizePath(text) ?? '') ? undefined : parseReference(text);
}

class Expander {
  readonly #input: ExpandInput;
  readonly #library: SpecificationLibrary;
  readonly #findings: Finding[];
  readonly #addresses = new AddressBook();
  /** Settings that something was made from, or was looked for in. */
  readonly #served = new Set<SpecSetting>();
  readonly endpoints = new Map<Entry, EndpointEntry>();

  constructor(input: ExpandInput, library: SpecificationLibrary, findings: Finding[]) {
    this.#input = input;
    this.#library = library;
    this.#findings = findings;
  }

  /** The element with its generated children, and those of all elements in it. */
  element(element: Element): Element {
    const own = [...(element.openapi ?? []), ...(element.asyncapi ?? [])];
    const holdsNothing = element.lists.every(({ items }) => items.length === 0);
    if (own.length > 0 && holdsNothing && element.href === undefined) return this.#generate(element, own);
    const specs = this.#input.inheritance.get(element) ?? [];
    const lists = element.lists.map((list) => ({
      ...list,
      items: list.items.map((item) => {
        if (item.kind !== 'entry') return this.element(item);
        this.#entry(item, specs);
        return item;
      }),
    }));
    return { ...element, lists };
  }

  #generate(element: Element, settings: readonly SpecSetting[]): Element {
    for (const setting of settings) this.#served.add(setting);
    const sources = settings.flatMap((setting) => {
      const state = this.#library.stateOf(setting.source.text);
      return state?.state === 'read' ? [{ setting, specification: state.specification }] : [];
    });
    const { list, entries } = generateChildren(element, sources);
    for (const { entry, operation, setting } of entries) {
      const route = this.#address(operation, setting.directory, entry);
      this.endpoints.set(entry, { resolved: true, operation, route, hidden: operation.hidden });
    }
    return { ...element, lists: [...element.lists, list] };
  }

  #entry(entry: Entry, inherited: readonly SpecSetting[]): void {
    const parsed = referenceOf(entry, this.#input.inventory);
    if (parsed === undefined || parsed.kind === 'malformed') {
      if (parsed === undefined) return;
      const [method = '', ...words] = entry.text.trim().split(/\s+/);
      this.endpoints.set(entry, { resolved: false, reference: { method, path: words.join(' ') }, specs: inherited });
      this.#findings.push(diagnose('endpoint-syntax', entry.place, { entry: entry.text }));
      return;
    }
    const named = parsed.reference.spec;
    const specs = named === undefined ? inherited : this.#namedSpec(named, entry.place, inherited);
    for (const spec of specs) this.#served.add(spec);
    const unresolved: EndpointEntry = { resolved: false, reference: parsed.reference, specs };
    this.endpoints.set(entry, unresolved);
    const found = this.#find(parsed.reference, specs);
    if (found.length === 0 && parsed.kind === 'method') {
      const { word, nearest } = parsed;
      this.#findings.push(diagnose('endpoint-method', entry.place, { entry: entry.text, word, nearest }));
    } else if (specs.length === 0) {
      this.#findings.push(diagnose('endpoint-no-spec', entry.place, { entry: entry.text }));
    } else this.#resolve(entry, parsed.reference, specs, found);
  }

  /** A specification that an entry names: with the directory of the one inherited, where that is the same. */
  #namedSpec(source: string, place: JsonPlace, inherited: readonly SpecSetting[]): readonly SpecSetting[] {
    const name = SpecificationLibrary.nameOf(source);
    const same = inherited.filter((setting) => SpecificationLibrary.nameOf(setting.source.text) === name);
    return same.length > 0 ? same.slice(0, 1) : [{ source: { text: source, place }, directory: undefined }];
  }

  #find(reference: EndpointReference, specs: readonly SpecSetting[]): { operation: Operation; setting: SpecSetting }[] {
    return specs.flatMap((setting) => {
      const state = this.#library.stateOf(setting.source.text);
      const operation = state?.state === 'read' ? findOperation(state.specification, reference) : undefined;
      return operation === undefined ? [] : [{ operation, setting }];
    });
  }

  #resolve(
    entry: Entry,
    reference: EndpointReference,
    specs: readonly SpecSetting[],
    found: readonly { operation: Operation; setting: SpecSetting }[],
  ): void {
    const { text, place } = entry;
    const setBy = specs[0]?.source.place;
    const [first] = found;
    if (first === undefined) {
      const states = specs.map((setting) => this.#library.stateOf(setting.source.text));
      // What is missing, at fault or out of reach is told once, at its own place.
      if (states.some((state) => state?.state !== 'read')) return;
      const specifications = states.flatMap((state) => (state?.state === 'read' ? [state.specification] : []));
      const hint = hintFor(reference, specifications);
      const args = { entry: text, hint, specs: specifications.map(({ source }) => source) };
      this.#findings.push(diagnose('endpoint-missing', place, args, setBy));
      return;
    }
    const sources = [...new Set(found.map(({ operation }) => operation.spec))];
    if (sources.length > 1) {
      this.#findings.push(diagnose('endpoint-ambiguous', place, { entry: text, specs: sources }, setBy));
    }
    if (first.operation.excluded) {
      this.#findings.push(diagnose('endpoint-excluded', place, { entry: text }));
      return;
    }
    const route = this.#address(first.operation, first.setting.directory, entry);
    this.endpoints.set(entry, { resolved: true, operation: first.operation, route, hidden: false });
  }

  #address(operation: Operation, directory: string | undefined, { place }: Entry): string {
    const wanted = addressOf(operation, directory);
    const { route, holder } = this.#addresses.take(wanted, operation, place);
    if (holder !== undefined) {
      const args = { route, wanted, entry: labelOf(operation), other: labelOf(holder.operation) };
      this.#findings.push(diagnose('route-suffixed', place, args, holder.place));
    }
    return route;
  }

  /** Reports the specifications that nothing below their element has any use for. */
  unused(pageOperations: ReadonlyMap<string, Operation>): void {
    const { navigation, inheritance, inventory } = this.#input;
    for (const element of elementsOf(navigation.root)) {
      const inherited = [...(inheritance.get(element) ?? []), ...(element.asyncapi ?? [])];
      if (inherited.length === 0) continue;
      for (const item of element.lists.flatMap(({ items }) => items)) {
        const page = item.kind === 'entry' ? inventory.pages.get(normalizePath(item.text) ?? '') : undefined;
        const operation = page && pageOperations.get(page.path);
        for (const setting of page === undefined ? [] : inherited) {
          const isOwn = operation?.spec === SpecificationLibrary.nameOf(setting.source.text);
          if (isOwn || page?.frontMatter.asyncapi !== undefined) this.#served.add(setting);
        }
      }
    }
    for (const setting of settingsOf({ ...navigation, openapi: undefined })) {
      const state = this.#library.stateOf(setting.source.text);
      if (state?.state !== 'read' || this.#served.has(setting)) continue;
      this.#findings.push(diagnose('spec-unused', setting.source.place, { source: setting.source.text }));
    }
  }
}

/** Who has which address: two operations never share one. */
class AddressBook {
  readonly #holders = new Map<string, { readonly operation: Operation; readonly place: JsonPlace }>();
  readonly #given = new Map<Operation, Map<string, string>>();
  readonly #next = new Map<string, number>();

  /**
   * Gives an operation its address, or the first free one with a number behind it. The same operation again gets what
   * it has.
   *
   * @returns `holder` where another operation had the address, the first time that this one asks.
   */
  take(
    wanted: string,
    operation: Operation,
    place: JsonPlace,
  ): { route: string; holder: { operation: Operation; place: JsonPlace } | undefined } {
    const own = this.#given.get(operation) ?? new Map<string, string>();
    this.#given.set(operation, own);
    const given = own.get(wanted);
    if (given !== undefined) return { route: given, holder: undefined };
    const holder = this.#holders.get(wanted);
    let route = wanted;
    for (let number = this.#next.get(wanted) ?? 1; this.#holders.has(route); number++) {
      route = `${wanted}-${number}`;
      this.#next.set(wanted, number + 1);
    }
    this.#holders.set(route, { operation, place });
    own.set(wanted, route);
    return { route, holder };
  }
}

function labelOf({ method, path }: Operation): string {
  return `${method} ${path}`;
}
