/*
 * Turns operations and channels of a specification into mdast nodes. Text of a specification is untrusted: each
 * description is parsed as Markdown separately, and is never inserted into MDX, HTML or math source.
 */

import type { BlockContent } from 'mdast';
import type { Endpoint, Page, Site } from '../core/site.ts';
import { findOperation, overviewMethod } from '../core/specifications.ts';
import { getOrCreate, type SpecificationState } from '../core/values.ts';
import type { ApiSettings } from './api-settings.ts';
import { maxContentLength } from './limits.ts';
import type { OperationContent } from './page/operation-content.ts';
import type { RouteOf, SpecificationContext } from './page/page-context.ts';
import type { MarkdownWriter } from './prose/write-markdown.ts';

/** Builds the content of endpoint pages. Imports the modules that it needs on first use. */
export class EndpointPages {
  readonly #specifications: ReadonlyMap<string, SpecificationState>;
  readonly #contexts = new Map<string, SpecificationContext>();
  #writer: MarkdownWriter | undefined;

  constructor(specifications: ReadonlyMap<string, SpecificationState>) {
    this.#specifications = specifications;
  }

  /**
   * Builds the content of an endpoint page. The text of `x-mint.content` follows the call. It is parsed as Markdown
   * with callouts, never as MDX.
   *
   * @returns `undefined` for a page without an operation. If the specification is unreadable, the content is a sentence
   * about this problem.
   */
  async buildContent({ pages }: Site, route: string, settings: ApiSettings): Promise<OperationContent | undefined> {
    const page = Object.hasOwn(pages, route) ? pages[route] : undefined;
    const endpoint = page?.endpoint;
    if (page === undefined || endpoint === undefined) return undefined;
    const { buildOperationContent, buildUnreadableContent } = await import('./page/operation-content.ts');
    const state = this.#specifications.get(endpoint.spec);
    if (state?.state !== 'read') return buildUnreadableContent(endpoint, pageLanguage(page));
    const { specification } = state;
    const { createSpecificationContext } = await import('./page/page-context.ts');
    const context = getOrCreate(this.#contexts, endpoint.spec, () => createSpecificationContext(specification));
    const routeOf: RouteOf = (query) =>
      Object.keys(pages).find((candidate) => isPageOf(pages[candidate]?.endpoint, endpoint.spec, query));
    if (endpoint.method === overviewMethod) {
      const { buildOverviewContent } = await import('./page/overview.ts');
      return buildOverviewContent(context, specification, pageLanguage(page), routeOf);
    }
    const operation = findOperation(specification, endpoint);
    if (operation === undefined) return undefined;
    const generated = buildOperationContent(context, operation, pageLanguage(page), routeOf, settings);
    if (operation.content === undefined) return generated;
    const { parseProse } = await import('./prose/prose.ts');
    const { blocks } = parseProse(operation.content, { limit: maxContentLength, headings: 2 });
    return { ...generated, details: [...blocks, ...generated.details] };
  }

  async buildMarkdown(site: Site, route: string, settings: ApiSettings): Promise<string | undefined> {
    const pageContent = await this.buildContent(site, route, settings);
    return pageContent && this.writeMarkdown([...pageContent.call, ...pageContent.details]);
  }

  async writeMarkdown(blocks: readonly BlockContent[]): Promise<string> {
    const { createMarkdownWriter } = await import('./prose/write-markdown.ts');
    this.#writer ??= createMarkdownWriter();
    return this.#writer(blocks);
  }
}

function isPageOf(endpoint: Endpoint | undefined, spec: string, query: Parameters<RouteOf>[0]): boolean {
  if (endpoint?.spec !== spec) return false;
  return 'method' in query
    ? endpoint.method === query.method && endpoint.path === query.path
    : endpoint.operationId === query.operationId;
}

/** Language code of a page; `undefined` if the navigation has no languages. */
export function pageLanguage(page: Page): string | undefined {
  return page.placements[0]?.context.language;
}
