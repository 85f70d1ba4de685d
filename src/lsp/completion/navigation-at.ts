import { type Element, elementsOf, type JsonLocation, normalizePath } from '../../core/values.ts';
import type { ResolvedSite } from '../../site/resolve.ts';

export interface ListedPages {
  readonly pages: ReadonlySet<string>;
  /** Example: `openapi.json GET /users`. */
  readonly operations: ReadonlySet<string>;
}

export function listedIn({ facts: { links } }: ResolvedSite): ListedPages {
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

function elementsAround({ facts }: ResolvedSite, file: string, pointer: string): readonly Element[] {
  let innermost: { readonly elements: readonly Element[]; readonly length: number } = { elements: [], length: -1 };
  visit(facts.expansion.navigation.root, []);
  return innermost.elements;

  function visit(element: Element, above: readonly Element[]): void {
    const elements = [...above, element];
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
  const around = elementsAround(site, file, pointer);
  const nearest = around.findLast(({ openapi, asyncapi }) => openapi !== undefined || asyncapi !== undefined);
  const settings =
    nearest === undefined ? expansion.navigation.openapi : [...(nearest.openapi ?? []), ...(nearest.asyncapi ?? [])];
  const names = (settings ?? []).map(({ source: { text } }) =>
    /^https?:/i.test(text) ? text : (normalizePath(text) ?? text),
  );
  return names.length > 0 ? names : [...expansion.specifications.keys()];
}

export interface KindInFile {
  readonly kind: string;
  readonly depth: number;
}

export function kindInFile(
  { facts }: ResolvedSite,
  file: string,
  path: readonly (string | number)[],
): KindInFile | undefined {
  const segments = path.map(normalizeSegment);
  let outermost: KindInFile | undefined;
  for (const element of elementsOf(facts.expansion.navigation.root)) {
    for (const { file: homeFile, pointer } of memberLocations(element)) {
      const from = pointer.split('/').slice(1).map(normalizeSegment);
      const isAround = homeFile === file && from.every((segment, index) => segments[index] === segment);
      if (isAround && (outermost === undefined || from.length < outermost.depth))
        outermost = { kind: element.kind, depth: from.length };
    }
  }
  return outermost;
}

/** Treats all list indexes as equal, because typing shifts the items of a list. */
function normalizeSegment(segment: string | number): string {
  return /^\d+$/.test(String(segment)) ? '#' : String(segment);
}
