import { generator } from '../specifications/page-file.ts';
import type { PageFile } from '../values/inventory.ts';
import type { OperationTarget, PageTarget, Target } from '../values/links.ts';
import { factsOfFile, factsOfOperation, factsOfPath, type PageFacts } from './facts.ts';
import type { ModelInput } from './input.ts';

/** The facts of every page that the navigation names, by route; if two claim one route, the first has it. */
export function placedFacts(input: ModelInput): Map<string, PageFacts> {
  const { links, inventory } = input;
  const facts = new Map<string, PageFacts>();
  for (const target of [...links.roots.values(), ...links.targets.values()]) add(target);
  return facts;

  function add(target: Target): void {
    if (target.kind === 'endpoint') return;
    const { route } = target;
    const path = target.kind === 'operation' ? target.page : target.file && target.path;
    const page = path === undefined ? undefined : inventory.pages.get(path);
    const known = facts.get(route);
    if (known !== undefined && (known.page.missing !== true || page === undefined)) return;
    facts.set(route, factsOf(target, page, input));
  }
}

function factsOf(target: PageTarget | OperationTarget, page: PageFile | undefined, input: ModelInput): PageFacts {
  const { route } = target;
  if (target.kind === 'page')
    return page === undefined ? factsOfPath(route, target.path, target.provided) : factsOfPageFile(route, page, input);
  const { operation } = target;
  if (page === undefined) return factsOfOperation(route, operation);
  // A file that was written from the specification says nothing that the specification does not say better.
  if (page.frontMatter.generated === generator) {
    const facts = factsOfOperation(route, operation);
    return { ...facts, page: { ...facts.page, file: page.file } };
  }
  return factsOfPageFile(route, page, input, operation);
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
  operation = expansion.pageOperations.get(page.path),
): PageFacts {
  const facts = factsOfFile(route, page, operation, bodies.get(page.file)?.title);
  const unread = operation === undefined ? expansion.unreadEndpoints.get(page.path) : undefined;
  return unread === undefined ? facts : { ...facts, page: { ...facts.page, endpoint: { ...unread, tags: [] } } };
}
