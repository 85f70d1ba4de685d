import { type Element, elementsOf, type JsonLocation, normalizePath } from '../../core/values.ts';
import type { ResolvedSite } from '../../site/resolve.ts';

export interface ListedPages {
  readonly pages: ReadonlySet<string>;
  /** Example: `openapi.json GET /users`. */
  readonly operations: ReadonlySet<string>;
}

export function collectListedTargets({ facts: { links } }: ResolvedSite): ListedPages {
  const pages = new Set([...links.roots.values()].map(({ path }) => path));
  const operations = new Set<string>();
  for (const target of links.targets.values()) {
    if (target.kind === 'page') pages.add(target.path);
    if (target.kind === 'operation') {
      const { spec, method, path } = target.operation;
      operations.add(`${spec} ${method} ${path}`);
      if (target.page !== undefined) pages.add(target.page);
    }
  }
  return { pages, operations };
}

/** Locations of an element and of the objects with its members, which a `$ref` may include from another file. */
function memberLocations({ location, lists, href, root }: Element): readonly JsonLocation[] {
  const members = [...lists.map((list) => list.location), href?.location, root?.location].filter(
    (item) => item !== undefined,
  );
  const parents = members.map(({ file, pointer }) => ({ file, pointer: pointer.slice(0, pointer.lastIndexOf('/')) }));
  return [location, ...parents];
}

function findEnclosingElements({ facts }: ResolvedSite, file: string, pointer: string): readonly Element[] {
  let innermost: { readonly elements: readonly Element[]; readonly length: number } = { elements: [], length: -1 };
  visit(facts.expansion.navigation.root, []);
  return innermost.elements;

  function visit(element: Element, ancestors: readonly Element[]): void {
    const elements = [...ancestors, element];
    for (const location of memberLocations(element)) {
      const isAround =
        location.file === file && (pointer === location.pointer || pointer.startsWith(`${location.pointer}/`));
      if (isAround && location.pointer.length >= innermost.length)
        innermost = { elements, length: location.pointer.length };
    }
    for (const { items } of element.lists) for (const item of items) if (item.kind !== 'entry') visit(item, elements);
  }
}

export function specificationsAt(site: ResolvedSite, file: string, pointer: string): readonly string[] {
  const { expansion } = site.facts;
  const enclosingElements = findEnclosingElements(site, file, pointer);
  const specificationOwner = enclosingElements.findLast(
    ({ openapi, asyncapi }) => openapi !== undefined || asyncapi !== undefined,
  );
  const settings =
    specificationOwner === undefined
      ? expansion.navigation.openapi
      : [...(specificationOwner.openapi ?? []), ...(specificationOwner.asyncapi ?? [])];
  const names = (settings ?? []).map(({ source: { text } }) =>
    /^https?:/i.test(text) ? text : (normalizePath(text) ?? text),
  );
  return names.length > 0 ? names : [...expansion.specifications.keys()];
}

export interface ElementKindInFile {
  readonly kind: string;
  readonly depth: number;
}

export function findElementKindInFile(
  { facts }: ResolvedSite,
  file: string,
  path: readonly (string | number)[],
): ElementKindInFile | undefined {
  const segments = path.map(normalizeSegment);
  let outermost: ElementKindInFile | undefined;
  for (const element of elementsOf(facts.expansion.navigation.root)) {
    for (const { file: memberFile, pointer } of memberLocations(element)) {
      const elementSegments = pointer.split('/').slice(1).map(normalizeSegment);
      const isAround = memberFile === file && elementSegments.every((segment, index) => segments[index] === segment);
      if (isAround && (outermost === undefined || elementSegments.length < outermost.depth))
        outermost = { kind: element.kind, depth: elementSegments.length };
    }
  }
  return outermost;
}

/** Treats all list indexes as equal, because typing shifts the items of a list. */
function normalizeSegment(segment: string | number): string {
  return /^\d+$/.test(String(segment)) ? '#' : String(segment);
}
