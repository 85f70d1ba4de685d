import type { Page, Site } from '../values/site.ts';
import type { SpecificationState } from '../values/specification.ts';
import { findOperation } from './find.ts';
import type { OperationMarkdown } from './sheet/operation-markdown.ts';

/** The most characters of `x-mint.content` that are taken from a remote specification. */
const longestContent = 100_000;

/** The whole of what a specification says on a page, as one text. */
export function wholeText({ call, details }: OperationMarkdown): string {
  return oneBelowTheOther(call, details);
}

/** The content of an endpoint page as one text: see `endpointParts`. */
export async function endpointMarkdown(...page: Parameters<typeof endpointParts>): Promise<string | undefined> {
  const parts = await endpointParts(...page);
  return parts === undefined ? undefined : wholeText(parts);
}

/**
 * The content of an endpoint page: what its specification says of the operation, with what it gives as `x-mint.content`
 * below the call. A specification in the docs folder is the site's own, and so is the MDX in it; one from elsewhere is a
 * stranger's, and its content is Markdown like any description. What writes it is loaded with the first page that is
 * asked for.
 */
export async function endpointParts(
  model: Site,
  specifications: ReadonlyMap<string, SpecificationState>,
  route: string,
): Promise<OperationMarkdown | undefined> {
  const page = Object.hasOwn(model.pages, route) ? model.pages[route] : undefined;
  const endpoint = page?.endpoint;
  const state = endpoint && specifications.get(endpoint.spec);
  if (page === undefined || endpoint === undefined || state?.state !== 'read') return undefined;
  const content = await state.specification.content();
  const operation = content === undefined ? undefined : findOperation(content, endpoint);
  if (content === undefined || operation === undefined) return undefined;
  const { operationMarkdown } = await import('./sheet/operation-markdown.ts');
  const generated = operationMarkdown(content, operation, languageOf(page));
  const { content: written, isOwnContent } = operation;
  if (written === undefined) return generated;
  const { prose } = await import('./prose/prose.ts');
  const own = isOwnContent ? written : prose(written, { limit: longestContent, headings: 2 }).markdown;
  return { call: generated.call, details: oneBelowTheOther(own, generated.details) };
}

function oneBelowTheOther(...texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join('\n\n');
}

/** The language that a page is in, by its code; undefined where the navigation has none. */
export function languageOf(page: Page): string | undefined {
  return page.placements[0]?.context.language;
}
