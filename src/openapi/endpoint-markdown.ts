import type { Site } from '../values/site.ts';
import type { SpecificationState } from '../values/specification.ts';

/**
 * The content of an endpoint page: what its specification gives as `x-mint.content`, then what it says of the
 * operation. What writes it is loaded with the first page that is asked for.
 */
export async function endpointMarkdown(
  model: Site,
  specifications: ReadonlyMap<string, SpecificationState>,
  route: string,
): Promise<string | undefined> {
  const endpoint = Object.hasOwn(model.pages, route) ? model.pages[route]?.endpoint : undefined;
  const state = endpoint && specifications.get(endpoint.spec);
  if (endpoint === undefined || state?.state !== 'read') return undefined;
  const { document, operations } = state.specification;
  const { method, path } = endpoint;
  const { operationMarkdown } = await import('./sheet/operation-markdown.ts');
  const written = operations.find((operation) => operation.method === method && operation.path === path)?.content;
  const generated = await operationMarkdown({ document, method, path });
  return written === undefined ? generated : `${written}\n\n${generated}`;
}
