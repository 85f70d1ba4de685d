import type { Element } from '../values/navigation.ts';
import type { GroupNode, Node, Site, Source } from '../values/site.ts';
import type { CounterpartIndex } from './counterparts.ts';
import type { PageFacts } from './facts.ts';
import type { ModelInput } from './input.ts';
import type { ContextPart } from './sidebars.ts';

/** A model, what it was made of, and what the next one may take over. */
export interface BuiltModel {
  readonly site: Site;
  readonly input: ModelInput;
  /** Of every page, by route; also of routes that earlier models had. The next model takes it and changes it. */
  readonly facts: Map<string, PageFacts>;
  readonly contexts: readonly ContextPart[];
  readonly counterparts: CounterpartIndex;
  /** The routes of pages that have no place, in order. */
  readonly unlisted: readonly string[];
  /** The navigation names a page where readers do not come. */
  readonly hasUnplaced: boolean;
  /** The nodes of settled sections. */
  readonly sections: ReadonlyMap<Element, Node>;
  /** Where the roots of groups were written. */
  readonly rootSources: WeakMap<GroupNode, Source>;
  /** Paths of pages that say something else of themselves than when `sections` and `contexts` were made. */
  readonly renewed: ReadonlySet<string>;
}

const none: ReadonlyMap<Element, Node> = new Map();

/** An earlier model, where nothing but the navigation has changed since. */
export function withSamePages(input: ModelInput, before: BuiltModel | undefined): BuiltModel | undefined {
  return before !== undefined && isSameApartFromNavigation(input, before.input) ? before : undefined;
}

/**
 * The nodes of the sections that are settled as they were before, and whose pages say what they said.
 *
 * @param before A model with the same pages: see `withSamePages`.
 */
export function keptSections(input: ModelInput, before: BuiltModel | undefined): ReadonlyMap<Element, Node> {
  if (before === undefined) return none;
  const kept = new Map<Element, Node>();
  for (const [section, { paths }] of input.links.settled) {
    const node = before.sections.get(section);
    if (node === undefined) continue;
    if (![...before.renewed].some((path) => paths.has(path))) kept.set(section, node);
  }
  return kept;
}

function isSameApartFromNavigation(now: ModelInput, before: ModelInput): boolean {
  const [operations, earlier] = [now.expansion.pageOperations, before.expansion.pageOperations];
  return (
    now.inventory === before.inventory &&
    now.bodies === before.bodies &&
    operations.size === earlier.size &&
    [...operations].every(([path, operation]) => earlier.get(path) === operation)
  );
}
