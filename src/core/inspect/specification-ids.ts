import type { PageFile } from '../values/inventory.ts';
import { getOrCreate } from '../values/lists.ts';
import { routeOf } from '../values/paths.ts';
import type { Expansion } from '../values/site-facts.ts';
import { lettersAndDigits } from './letters.ts';

/** Ids of the parts of a page that a specification fills: `body-name`, `response-data-id`, `authorization`. */
const partPattern =
  /^(?:authorizations?|headers?|path|query|cookies?|param(?:eter)?s?|body|requests?|responses?|schema|properties|options?|callbacks?|servers?|messages?|send|receive|channels?|webhooks?|examples?)(?:-|$)/i;

/**
 * Returns a function that tells if a page may get an id from its specification: the page of an operation shows fields
 * and descriptions that are not in the page file. False for other pages.
 */
export function createSpecificationIds({
  endpoints,
  pageOperations,
  specifications,
}: Pick<Expansion, 'endpoints' | 'pageOperations' | 'specifications'>): (anchor: string, page: PageFile) => boolean {
  const lettersBySpec = new Map<string, string | undefined>();
  const specByRoute = new Map(
    [...endpoints.values()].flatMap((entry) =>
      entry.kind === 'operation' ? [[entry.route, entry.operation.spec] as const] : [],
    ),
  );

  /** Returns `undefined` if a part of the specification is not read, or is in another file. */
  function lettersOf(spec: string): string | undefined {
    return getOrCreate(lettersBySpec, spec, () => {
      const state = specifications.get(spec);
      const isComplete = state?.state === 'read' && state.isWhole && state.specification.files.length === 0;
      return isComplete ? lettersAndDigits(JSON.stringify(state.specification.document)) : undefined;
    });
  }

  return (anchor, { path, frontMatter }) => {
    const spec = pageOperations.get(path)?.spec ?? specByRoute.get(routeOf(path));
    const { openapi, 'openapi-schema': schema, asyncapi } = frontMatter;
    if (spec === undefined) return [openapi, schema, asyncapi].some((value) => value !== undefined);
    if (partPattern.test(anchor)) return true;
    // Repeated ids have a number: `overview-2`.
    const names = [anchor, anchor.replace(/-\d+$/, '')].map(lettersAndDigits);
    const letters = lettersOf(spec);
    return letters === undefined || names.some((name) => letters.includes(name));
  };
}
