/*
 * What a page says of an operation or a channel. In goes a specification, out comes a tree (mdast) whose texts are data:
 * descriptions are Markdown that is read once, alone. Text is written from a tree only if a file is asked for. Never
 * here: a text of a specification as source of MDX, HTML or math.
 */

import type { Endpoint, Page, Site } from '../core/site.ts';
import { findOperation, overviewMethod } from '../core/specifications.ts';
import type { SpecificationState } from '../core/values.ts';
import type { OperationContent } from './page/operation-content.ts';
import type { RouteOf } from './page/page.ts';

/** The most characters of `x-mint.content` that are taken over. */
const longestContent = 100_000;

/**
 * The content of an endpoint page: what its specification says of the operation, with what it gives as `x-mint.content`
 * below the call. That is Markdown with callouts, and no MDX: a specification is data, whoever wrote it. What makes it is
 * loaded with the first page that is asked for.
 *
 * @returns Undefined for a page without an operation. Where the specification cannot be read, a sentence that says so.
 */
export async function endpointContent(
  model: Site,
  specifications: ReadonlyMap<string, SpecificationState>,
  route: string,
): Promise<OperationContent | undefined> {
  const page = Object.hasOwn(model.pages, route) ? model.pages[route] : undefined;
  const endpoint = page?.endpoint;
  if (page === undefined || endpoint === undefined) return undefined;
  const state = specifications.get(endpoint.spec);
  if (state?.state !== 'read') {
    const { unreadContent } = await import('./page/operation-content.ts');
    return unreadContent(endpoint, languageOf(page));
  }
  const routeOf: RouteOf = (asked) =>
    Object.keys(model.pages).find((each) => isPageOf(model.pages[each]?.endpoint, endpoint.spec, asked));
  if (endpoint.method === overviewMethod) {
    const { overviewContent } = await import('./page/overview.ts');
    return overviewContent(state.specification, languageOf(page), routeOf);
  }
  const operation = findOperation(state.specification, endpoint);
  if (operation === undefined) return undefined;
  const { operationContent } = await import('./page/operation-content.ts');
  const generated = operationContent(state.specification, operation, languageOf(page), routeOf);
  if (operation.content === undefined) return generated;
  const { prose } = await import('./prose/prose.ts');
  const { blocks } = prose(operation.content, { limit: longestContent, headings: 2 });
  return { ...generated, details: [...blocks, ...generated.details] };
}

function isPageOf(endpoint: Endpoint | undefined, spec: string, asked: Parameters<RouteOf>[0]): boolean {
  if (endpoint?.spec !== spec) return false;
  return 'method' in asked
    ? endpoint.method === asked.method && endpoint.path === asked.path
    : endpoint.operationId === asked.operationId;
}

/** The same as the text of a Markdown file. */
export async function endpointMarkdown(...page: Parameters<typeof endpointContent>): Promise<string | undefined> {
  const content = await endpointContent(...page);
  if (content === undefined) return undefined;
  const { markdownOf } = await import('./prose/write-markdown.ts');
  return markdownOf([...content.call, ...content.details]);
}

/** The language that a page is in, by its code; undefined if the navigation has none. */
export function languageOf(page: Page): string | undefined {
  return page.placements[0]?.context.language;
}
