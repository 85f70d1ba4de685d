import { findPlaceholders } from './config/empty.ts';
import { elementName } from './config/stray-fields.ts';
import { type ArgumentsOf, diagnose } from './findings/diagnose.ts';
import type { Host } from './host/host.ts';
import type { Inheritance } from './inherit.ts';
import { resolvePageOperations } from './pages/page-operations.ts';
import type { EndpointReference } from './site.ts';
import { EndpointRoutes } from './specifications/endpoint-routes.ts';
import { endpointHint, findOperation } from './specifications/find.ts';
import {
  addGeneratedEntries,
  createOverview,
  type GeneratedSource,
  type ListedEndpoints,
  selectUnlistedOperations,
} from './specifications/generate.ts';
import { checkOverlay, type ReadSpecification, SpecificationLibrary } from './specifications/read/library.ts';
import { endpointReferencesIn, type ParsedReference } from './specifications/reference.ts';
import { endpointPath, safeRoute } from './specifications/routes.ts';
import { type Inventory, type PageFile, pageFileAt } from './values/inventory.ts';
import { ownMember } from './values/json.ts';
import { getOrCreate } from './values/lists.ts';
import type { JsonLocation } from './values/location.ts';
import {
  type Child,
  type ChildList,
  type Element,
  type Entry,
  elementsOf,
  entriesOf,
  type Navigation,
  type SourceText,
  type SpecSetting,
  specSettingsOf,
} from './values/navigation.ts';
import type { Finding, Outcome } from './values/outcome.ts';
import { normalizePath, routeOf } from './values/paths.ts';
import type { EndpointEntry, Expansion } from './values/site-facts.ts';
import { type Operation, overviewMethod, type Specification } from './values/specification.ts';

export interface ExpandInput {
  readonly navigation: Navigation;
  readonly inheritance: Inheritance;
  readonly inventory: Inventory;
  readonly host: Host;
  readonly readSpecification: ReadSpecification;
  /** Adds an overview page for each specification with generated pages. */
  readonly overview: boolean;
}

/**
 * Reads the specifications that the navigation names, resolves the endpoints of entries and pages, and adds generated
 * groups to elements that set a specification without listing its endpoints.
 */
export async function expand(input: ExpandInput): Promise<Outcome<Expansion>> {
  const { navigation, inventory } = input;
  const library = new SpecificationLibrary(input.readSpecification);
  const references = endpointReferencesIn(navigation.root, inventory.pages);
  const sources = [...specSettingsOf(navigation).map(({ source }) => source), ...specsOfEntries(references)];
  await Promise.all(sources.map((source) => library.load(source)));
  const pageOutcome = await resolvePageOperations(input, library);
  const { pageOperations, unreadEndpoints } = pageOutcome.value;
  const expander = new Expander(input, library, pageOperations, references);
  const root = expander.expandElement(navigation.root, false);
  expander.reportUnused();
  const overlays = specSettingsOf(navigation).flatMap(({ overlays = [] }) => overlays);
  const overlayFindings = overlays.flatMap((overlay) => checkOverlay(overlay, input.host));
  const libraryFindings = countUnreachableEndpoints(library.findings, expander.endpoints, unreadEndpoints);
  return {
    value: {
      ...pageOutcome.value,
      navigation: { ...navigation, root },
      endpoints: expander.endpoints,
      specifications: new Map([...library.states, ...pageOutcome.value.specifications]),
    },
    findings: [...libraryFindings, ...overlayFindings, ...expander.findings, ...pageOutcome.findings],
  };
}

function specsOfEntries(references: ReadonlyMap<Entry, ParsedReference>): SourceText[] {
  return [...references].flatMap(([{ location }, parsed]) =>
    parsed.kind === 'endpoint' && parsed.reference.spec !== undefined
      ? [{ text: parsed.reference.spec, location }]
      : [],
  );
}

class Expander {
  readonly #input: ExpandInput;
  readonly #library: SpecificationLibrary;
  readonly #pageOperations: ReadonlyMap<string, Operation>;
  readonly #references: ReadonlyMap<Entry, ParsedReference>;
  readonly #placeholders: ReadonlyMap<Element, readonly Element[]>;
  readonly #allPlaceholders: ReadonlySet<Element>;
  readonly #findings: Finding[] = [];
  readonly #endpointRoutes = new EndpointRoutes();
  readonly #usedSettings = new Set<SpecSetting>();
  /** Keyed by specification, so that an overview is one page even if several sections list it. */
  readonly #overviews = new Map<string, Operation>();
  readonly endpoints = new Map<Entry, EndpointEntry>();

  constructor(
    input: ExpandInput,
    library: SpecificationLibrary,
    pageOperations: ReadonlyMap<string, Operation>,
    references: ReadonlyMap<Entry, ParsedReference>,
  ) {
    this.#input = input;
    this.#library = library;
    this.#pageOperations = pageOperations;
    this.#references = references;
    this.#placeholders = findPlaceholders(input.navigation.root);
    this.#allPlaceholders = new Set([...this.#placeholders.values()].flat());
  }

  get findings(): readonly Finding[] {
    return [...this.#findings, ...this.#endpointRoutes.findings()];
  }

  /**
   * Returns a copy of the element with generated children, at every depth.
   *
   * @param isReported True if the specification of this element or of an ancestor is invalid and already reported.
   */
  expandElement(element: Element, isReported: boolean): Element {
    const specs = this.#input.inheritance.get(element) ?? [];
    if (this.#allPlaceholders.has(element)) return element;
    const isSpecInvalid = element.openapi === undefined && (isReported || hasInvalidSpecification(element));
    const expandChild = (item: Child): Child => {
      if (item.kind !== 'entry') return this.expandElement(item, isSpecInvalid);
      this.#expandEntry(item, specs, isSpecInvalid);
      return item;
    };
    const placeholders = this.#placeholders.get(element) ?? [];
    const expandedLists = element.lists.map((list) => ({ ...list, items: list.items.map(expandChild) }));
    const lists =
      placeholders.length > 0 ? this.#fillPlaceholders(element, expandedLists, placeholders) : expandedLists;
    const settings = this.#settingsToGenerate(element);
    return settings.length > 0 ? this.#generate(element, lists, settings) : { ...element, lists };
  }

  /**
   * Lists the endpoints of the element's specifications in its placeholders. An operation goes to the placeholder with
   * the name of its tag, or to the first placeholder if no name matches.
   */
  #fillPlaceholders(
    element: Element,
    lists: readonly ChildList[],
    placeholders: readonly Element[],
  ): readonly ChildList[] {
    const sources = this.#generatedSources(element.openapi ?? [], { ...element, lists });
    if (sources.length === 0) return lists;
    const findPlaceholder = ({ groups: [tag] }: Operation): Element | undefined =>
      placeholders.find(({ label }) => label === tag) ?? placeholders[0];
    const filledPlaceholders = new Map<Element, Element>();
    for (const placeholder of placeholders) {
      const placeholderSources = sources.map(({ operations, overview, ...source }) => ({
        ...source,
        operations: operations.filter((operation) => findPlaceholder(operation) === placeholder),
        overview: placeholder === placeholders[0] ? overview : undefined,
      }));
      if (placeholderSources.some(({ operations }) => operations.length > 0)) {
        filledPlaceholders.set(
          placeholder,
          this.#insertGenerated(placeholder, placeholder.lists, placeholderSources, placeholder.label),
        );
      } else {
        this.#findings.push(diagnose('element-empty', placeholder.location, { element: elementName(placeholder) }));
      }
    }
    const fillItem = (item: Child): Child => {
      if (item.kind === 'entry') return item;
      return filledPlaceholders.get(item) ?? { ...item, lists: fillLists(item.lists) };
    };
    const fillLists = (childLists: readonly ChildList[]): ChildList[] =>
      childLists.map((list) => ({ ...list, items: list.items.map(fillItem) }));
    return fillLists(lists);
  }

  /**
   * Specifications whose pages are generated directly in the element. Empty for an element that contains sections,
   * because the sections inherit the specifications. Omits `openapi` if entries refer to its endpoints.
   */
  #settingsToGenerate(element: Element): readonly SpecSetting[] {
    const { openapi = [], asyncapi = [], lists } = element;
    const hasSections = lists.some(({ name, items }) => !pageListNames.has(name) && items.length > 0);
    if (openapi.length + asyncapi.length === 0 || element.href !== undefined || hasSections) return [];
    if (this.#placeholders.has(element)) return asyncapi;
    const hasInheritedReferences = elementsOf(element).some(
      (descendant) =>
        (descendant === element || this.#input.inheritance.get(descendant) === openapi) &&
        this.#refersToInherited(descendant),
    );
    return hasInheritedReferences ? asyncapi : [...openapi, ...asyncapi];
  }

  #refersToInherited(element: Element): boolean {
    return entriesOf(element).some((entry) => {
      const parsed = this.#references.get(entry);
      return parsed !== undefined && (parsed.kind === 'malformed' || parsed.reference.spec === undefined);
    });
  }

  #entryPage({ text }: Entry): PageFile | undefined {
    return this.#input.inventory.pages.get(normalizePath(text) ?? '');
  }

  #generate(element: Element, lists: readonly ChildList[], settings: readonly SpecSetting[]): Element {
    return this.#insertGenerated(element, lists, this.#generatedSources(settings, { ...element, lists }));
  }

  #generatedSources(settings: readonly SpecSetting[], element: Element): GeneratedSource[] {
    const listed = this.#listedEndpoints(element);
    return settings.flatMap((setting) => {
      const state = this.#library.stateOf(setting.source.text);
      if (state?.state !== 'read') return [];
      const { specification } = state;
      if (specification.operations.length > 0) this.#usedSettings.add(setting);
      const operations = selectUnlistedOperations(specification, setting, listed);
      return [{ setting, operations, overview: this.#findOverview(setting, specification) }];
    });
  }

  #insertGenerated(
    element: Element,
    lists: readonly ChildList[],
    sources: readonly GeneratedSource[],
    placeholderTag?: string,
  ): Element {
    const generated = addGeneratedEntries(element, lists, sources, placeholderTag);
    // Operations get their routes before overviews, so that an overview never causes a suffix on an operation.
    const overviewRank = ({ operation }: { operation: Operation }): number =>
      Number(operation.method === overviewMethod);
    for (const { entry, operation, setting } of generated.entries.toSorted(
      (a, b) => overviewRank(a) - overviewRank(b),
    )) {
      const route = this.#endpointRoutes.assignRoute(operation, setting.directory, entry.location);
      this.endpoints.set(entry, { kind: 'operation', operation, route, hidden: operation.hidden });
    }
    return generated.element;
  }

  #findOverview({ directory }: SpecSetting, specification: Specification): Operation | undefined {
    if (!this.#input.overview) return undefined;
    const overview = getOrCreate(this.#overviews, specification.source, () => createOverview(specification));
    const isRouteTaken =
      pageFileAt(safeRoute(endpointPath(overview, directory)).route, this.#input.inventory) !== undefined;
    return isRouteTaken ? undefined : overview;
  }

  #listedEndpoints(element: Element): ListedEndpoints {
    const operations = new Set<Operation>();
    const routes = new Set<string>();
    for (const entry of elementsOf(element).flatMap(entriesOf)) {
      const endpoint = this.endpoints.get(entry);
      if (endpoint?.kind === 'operation') operations.add(endpoint.operation);
      const page = this.#entryPage(entry);
      if (page === undefined) continue;
      routes.add(routeOf(page.path));
      const operation = this.#pageOperations.get(page.path);
      if (operation !== undefined) operations.add(operation);
    }
    return { operations, routes };
  }

  #expandEntry(entry: Entry, inheritedSpecs: readonly SpecSetting[], isReported: boolean): void {
    const parsed = this.#references.get(entry);
    if (parsed === undefined) return;
    if (parsed.kind === 'malformed') {
      const [method = '', ...pathWords] = entry.text.trim().split(/\s+/);
      this.endpoints.set(entry, {
        kind: 'endpoint',
        reference: { method, path: pathWords.join(' ') },
        specs: inheritedSpecs,
      });
      this.#findings.push(diagnose('endpoint-syntax', entry.location, { entry: entry.text }));
      return;
    }
    const specName = parsed.reference.spec;
    const specs =
      specName === undefined ? inheritedSpecs : this.#settingsForSource(specName, entry.location, inheritedSpecs);
    for (const spec of specs) this.#usedSettings.add(spec);
    const unresolvedEntry: EndpointEntry = { kind: 'endpoint', reference: parsed.reference, specs };
    this.endpoints.set(entry, unresolvedEntry);
    const matches = this.#findMatches(parsed.reference, specs);
    if (matches.length === 0 && parsed.kind === 'method') {
      const { word, nearest } = parsed;
      this.#findings.push(diagnose('endpoint-method', entry.location, { entry: entry.text, word, nearest }));
    } else if (specs.length === 0) {
      if (isReported) return;
      this.#findings.push(diagnose('endpoint-no-spec', entry.location, { entry: entry.text }));
    } else this.#resolveEntry(entry, parsed.reference, specs, matches);
  }

  /**
   * Setting for the specification that an entry names. If the element inherits that specification, the inherited
   * setting is used, because it includes the directory.
   */
  #settingsForSource(
    source: string,
    location: JsonLocation,
    inherited: readonly SpecSetting[],
  ): readonly SpecSetting[] {
    const name = SpecificationLibrary.sourceName(source);
    const matchingSettings = inherited.filter(
      (setting) => SpecificationLibrary.sourceName(setting.source.text) === name,
    );
    return matchingSettings.length > 0
      ? matchingSettings
      : [{ source: { text: source, location }, directory: undefined }];
  }

  #findMatches(
    reference: EndpointReference,
    specs: readonly SpecSetting[],
  ): { operation: Operation; setting: SpecSetting }[] {
    return specs.flatMap((setting) => {
      const state = this.#library.stateOf(setting.source.text);
      const operation = state?.state === 'read' ? findOperation(state.specification, reference) : undefined;
      return operation === undefined ? [] : [{ operation, setting }];
    });
  }

  #resolveEntry(
    entry: Entry,
    reference: EndpointReference,
    specs: readonly SpecSetting[],
    matches: readonly { operation: Operation; setting: SpecSetting }[],
  ): void {
    const { text, location } = entry;
    const settingLocation = specs[0]?.source.location;
    const [firstMatch] = matches;
    if (firstMatch === undefined) {
      const states = specs.map((setting) => this.#library.stateOf(setting.source.text));
      // Missing, invalid and unreachable specifications are reported once, at the value that names them.
      if (states.some((state) => state?.state !== 'read' || !state.isWhole)) return;
      const specifications = states.flatMap((state) => (state?.state === 'read' ? [state.specification] : []));
      const hint = endpointHint(reference, specifications);
      const args = { entry: text, hint, specs: specifications.map(({ source }) => source) };
      this.#findings.push(diagnose('endpoint-missing', location, args, settingLocation));
      return;
    }
    const sources = [...new Set(matches.map(({ operation }) => operation.spec))];
    if (sources.length > 1) {
      this.#findings.push(diagnose('endpoint-ambiguous', location, { entry: text, specs: sources }, settingLocation));
    }
    if (firstMatch.operation.excluded) {
      this.#findings.push(diagnose('endpoint-excluded', location, { entry: text }));
      return;
    }
    const route = this.#endpointRoutes.assignRoute(firstMatch.operation, firstMatch.setting.directory, entry.location);
    this.endpoints.set(entry, { kind: 'operation', operation: firstMatch.operation, route, hidden: false });
  }

  reportUnused(): void {
    const { navigation, inheritance } = this.#input;
    for (const element of elementsOf(navigation.root)) {
      const inherited = [...(inheritance.get(element) ?? []), ...(element.asyncapi ?? [])];
      if (inherited.length === 0) continue;
      for (const entry of entriesOf(element)) {
        const page = this.#entryPage(entry);
        const operation = page && this.#pageOperations.get(page.path);
        for (const setting of page === undefined ? [] : inherited) {
          const isSpecOfPage = operation?.spec === SpecificationLibrary.sourceName(setting.source.text);
          if (isSpecOfPage) this.#usedSettings.add(setting);
        }
      }
    }
    for (const setting of specSettingsOf({ ...navigation, openapi: undefined })) {
      const state = this.#library.stateOf(setting.source.text);
      if (state?.state !== 'read' || !state.isWhole || this.#usedSettings.has(setting)) continue;
      const isEmpty = state.specification.operations.length === 0;
      this.#findings.push(diagnose('spec-unused', setting.source.location, { source: setting.source.text, isEmpty }));
    }
  }
}

const pageListNames: ReadonlySet<ChildList['name']> = new Set(['pages', 'groups']);

function hasInvalidSpecification({ value, openapi }: Element): boolean {
  const member = ownMember(value, 'openapi');
  return openapi === undefined && member !== undefined && !(Array.isArray(member) && member.length === 0);
}

function countUnreachableEndpoints(
  findings: readonly Finding[],
  endpoints: Expansion['endpoints'],
  unreadEndpoints: Expansion['unreadEndpoints'],
): readonly Finding[] {
  if (!findings.some(({ code }) => code === 'spec-unreachable')) return findings;
  const sourceNames = [...endpoints.values()].flatMap((endpoint) =>
    endpoint.kind === 'operation'
      ? []
      : [new Set(endpoint.specs.map(({ source }) => SpecificationLibrary.sourceName(source.text)))],
  );
  return findings.map((finding) => {
    if (finding.code !== 'spec-unreachable') return finding;
    const args = finding.args as ArgumentsOf<'spec-unreachable'>;
    const entries = sourceNames.filter((specs) => specs.has(args.url)).length;
    const pages = [...unreadEndpoints.values()].filter(({ spec }) => spec === args.url).length;
    return { ...finding, args: { ...args, entries, pages } satisfies ArgumentsOf<'spec-unreachable'> };
  });
}
