/*
 * What a page says of an operation or a channel. In goes a specification, out comes a tree (mdast) whose texts are data:
 * descriptions are Markdown that is read once, alone. Text is written from a tree only if a file is asked for. Never
 * here: a text of a specification as source of MDX, HTML or math.
 */

import type { BlockContent } from 'mdast';
import type { Endpoint, Page, Site } from '../core/site.ts';
import { findOperation, overviewMethod } from '../core/specifications.ts';
import { getOrMake, type SpecificationState } from '../core/values.ts';
import type { OperationContent } from './page/operation-content.ts';
import type { RouteOf, SpecificationContext } from './page/page-context.ts';
import type { MarkdownWriter } from './prose/write-markdown.ts';

/** The most characters of `x-mint.content` that are taken over. */
const maxContentLength = 100_000;

/** The endpoint pages of some specifications. What makes them is loaded with the first that is asked for. */
export class EndpointPages {
  readonly #specifications: ReadonlyMap<string, SpecificationState>;
  readonly #sources = new Map<string, SpecificationContext>();
  #writer: MarkdownWriter | undefined;

  constructor(specifications: ReadonlyMap<string, SpecificationState>) {
    this.#specifications = specifications;
  }

  /**
   * What the specification of a page says of the operation, with what it gives as `x-mint.content` below the call. That is
   * Markdown with callouts, and no MDX: a specification is data, whoever wrote it.
   *
   * @returns Undefined for a page without an operation. Where the specification cannot be read, a sentence that says so.
   */
  async content({ pages }: Site, route: string): Promise<OperationContent | undefined> {
    const page = Object.hasOwn(pages, route) ? pages[route] : undefined;
    const endpoint = page?.endpoint;
    if (page === undefined || endpoint === undefined) return undefined;
    const { operationContent, unreadableContent } = await import('./page/operation-content.ts');
    const state = this.#specifications.get(endpoint.spec);
    if (state?.state !== 'read') return unreadableContent(endpoint, pageLanguage(page));
    const { specification } = state;
    const { specificationContext } = await import('./page/page-context.ts');
    const source = getOrMake(this.#sources, endpoint.spec, () => specificationContext(specification));
    const routeOf: RouteOf = (query) =>
      Object.keys(pages).find((each) => isPageOf(pages[each]?.endpoint, endpoint.spec, query));
    if (endpoint.method === overviewMethod) {
      const { overviewContent } = await import('./page/overview.ts');
      return overviewContent(source, specification, pageLanguage(page), routeOf);
    }
    const operation = findOperation(specification, endpoint);
    if (operation === undefined) return undefined;
    const generated = operationContent(source, operation, pageLanguage(page), routeOf);
    if (operation.content === undefined) return generated;
    const { parseProse } = await import('./prose/prose.ts');
    const { blocks } = parseProse(operation.content, { limit: maxContentLength, headings: 2 });
    return { ...generated, details: [...blocks, ...generated.details] };
  }

  /** The same as the text of a Markdown file. */
  async markdown(model: Site, route: string): Promise<string | undefined> {
    const content = await this.content(model, route);
    return content && this.write([...content.call, ...content.details]);
  }

  /** Blocks as the text of a Markdown file: see `markdownWriter`. */
  async write(blocks: readonly BlockContent[]): Promise<string> {
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

/** The language that a page is in, by its code; undefined if the navigation has none. */
export function pageLanguage(page: Page): string | undefined {
  return page.placements[0]?.context.language;
}
