import { generator } from '../openapi/page-file.ts';
import type { PageFile } from '../values/inventory.ts';
import type { OperationTarget, PageTarget, Target } from '../values/links.ts';
import type { Element } from '../values/navigation.ts';
import { factsOfFile, factsOfOperation, factsOfPath, type PageFacts } from './facts.ts';
import type { ModelInput } from './input.ts';
import { keep, type ModelMemory } from './keep.ts';

/**
 * The facts of every page that the navigation names, by route; where two claim one route, the first has it.
 *
 * @param only Routes of pages that are asked for. Default: all.
 * @param except Settled sections that are left out. Default: none are.
 */
export function placedFacts(
  input: ModelInput,
  memory: ModelMemory | undefined,
  { only, except }: { only?: ReadonlySet<string>; except?: ReadonlyMap<Element, unknown> } = {},
): Map<string, PageFacts> {
  const { expansion, links, inventory } = input;
  const facts = new Map<string, PageFacts>();
  visitRoots(expansion.navigation.root);
  visit(expansion.navigation.root);
  return facts;

  function visitRoots(element: Element): void {
    if (except?.has(element)) return;
    const root = links.roots.get(element);
    if (root !== undefined) add(root);
    for (const { items } of element.lists) for (const item of items) if (item.kind !== 'entry') visitRoots(item);
  }

  function visit(element: Element): void {
    if (except?.has(element)) return;
    const targets = links.targets.get(element);
    let next = 0;
    for (const { items } of element.lists) {
      for (const item of items) {
        if (item.kind === 'entry') add(targets?.[next++] as Target);
        else visit(item);
      }
    }
  }

  function add(target: Target): void {
    if (target.kind === 'endpoint' || only?.has(target.route) === false) return;
    const { route } = target;
    const path = target.kind === 'operation' ? target.page : target.file && target.path;
    const page = path === undefined ? undefined : inventory.pages.get(path);
    const known = facts.get(route);
    if (known !== undefined && (known.page.missing !== true || page === undefined)) return;
    facts.set(route, factsOf(target, page, input, memory));
  }
}

function factsOf(
  target: PageTarget | OperationTarget,
  page: PageFile | undefined,
  input: ModelInput,
  memory: ModelMemory | undefined,
): PageFacts {
  const { route } = target;
  if (target.kind === 'page')
    return page === undefined
      ? factsOfPath(route, target.path, target.provided)
      : factsOfPageFile(route, page, input, memory);
  const { operation } = target;
  if (page === undefined) return keep(memory, operation, [route], () => factsOfOperation(route, operation));
  // A file that was written from the specification says nothing that the specification does not say better.
  if (page.frontMatter.generated === generator) {
    const facts = factsOfOperation(route, operation);
    return { ...facts, page: { ...facts.page, file: page.file } };
  }
  return factsOfPageFile(route, page, input, memory, operation);
}

/**
 * The facts of a page file.
 *
 * @param operation What the page is about. Default: what its front matter names.
 */
export function factsOfPageFile(
  route: string,
  page: PageFile,
  { expansion, bodies }: ModelInput,
  memory: ModelMemory | undefined,
  operation = expansion.pageOperations.get(page.path),
): PageFacts {
  const heading = bodies.get(page.file)?.title;
  return keep(memory, page, [route, operation, heading], () => factsOfFile(route, page, operation, heading));
}
