/*
 * Renders the text of a page with a theme: HTML, headings, links and findings. Page code runs in a separate `node:vm`
 * context for each page (`code/page-context.ts`). Must never contain a generator's name, read files other than through
 * `PageLookup`, or throw for bad input.
 */

import type { ComponentChildren } from 'preact';
import type { TreeParser } from '../core/bodies.ts';
import { splitUrl } from '../core/links.ts';
import { getOrCreate } from '../core/values.ts';
import { asComponent } from './code/components.ts';
import type { Instance } from './code/instances.ts';
import { type ParsedFile, ParsedFiles, runsCode } from './code/modules.ts';
import { type PartTimer, TimeLimit, type TimeLimits } from './code/time-limit.ts';
import { createEndpointParts } from './pages/endpoint-parts.ts';
import { keepNesting } from './pages/keep-nesting.ts';
import { PageFiles } from './pages/page-files.ts';
import { htmlToText } from './pages/parse-html.ts';
import { Rendering } from './pages/rendering.ts';
import type { SyntaxNode } from './syntax/node.ts';
import type { Theme } from './theme.ts';
import type { PageLookup, PageSource, PageUpdate, RenderedPage } from './types.ts';
import { removeUnsafeUrls } from './unsafe-html.ts';
import { rawHtml } from './vnodes.ts';

/** Renders the pages of a site. Parses each snippet only once, so a renderer is only valid until a file changes. */
export interface Renderer {
  /** Never throws for bad input: problems become findings. */
  readonly render: (page: PageSource) => Promise<RenderedPage>;
  /** Renders a page to find its problems. Takes less time than `render`, because the HTML is not finished. */
  readonly inspect: (page: PageSource) => Promise<InspectedPage>;
}

export interface InspectedPage extends Pick<RenderedPage, 'findings' | 'missingPackages' | 'dependencies'> {
  /** HTML of the page, and of content that scripts insert. Nesting and URLs are unchecked. */
  readonly htmls: readonly string[];
  readonly updates: readonly Pick<PageUpdate, 'tags'>[];
}

/** A page with placeholders for the output of asynchronous writers. */
interface RenderedNodes {
  readonly html: string;
  readonly rendering: Rendering;
  readonly dependencies: readonly string[];
}

/**
 * Creates a renderer, which caches the files that it reads. After a file has changed, create another renderer.
 *
 * @param options `limits`: time limits of page code. Default: high enough for all code except endless loops.
 * `parseTree`: a native parser, which changes only the time that pages take.
 */
export function createRenderer(
  uncachedLookup: PageLookup,
  theme: Theme = {},
  { limits, parseTree }: { readonly limits?: TimeLimits | undefined; readonly parseTree?: TreeParser | undefined } = {},
): Renderer {
  const lookup = { ...uncachedLookup, read: cacheReads(uncachedLookup.read) };
  const timeLimit = new TimeLimit(limits);
  const parsedFiles = new ParsedFiles(lookup, parseTree);
  return {
    async render(source) {
      const { html, rendering, dependencies } = renderSource(source);
      const finalHtml = await finishHtml(html, rendering);
      return {
        html: finalHtml,
        headings: rendering.headings,
        text: htmlToText(finalHtml),
        islands: await finishIslands(rendering),
        findings: rendering.findings.list(),
        missingPackages: rendering.writerOutput.missingPackages(),
        dependencies,
        ...(rendering.updates.length === 0 ? {} : { updates: await finishUpdates(rendering) }),
      };
    },
    async inspect(source) {
      const { html, rendering, dependencies } = renderSource(source);
      const { writerOutput, islands, findings, updates } = rendering;
      const slots = islands.flatMap((island) => Object.values(island.slots).map((slot) => slot ?? ''));
      const htmls = await Promise.all([html, ...slots].map((text) => writerOutput.insertOutput(text)));
      return {
        htmls,
        findings: findings.list(),
        missingPackages: writerOutput.missingPackages(),
        dependencies,
        updates,
      };
    },
  };

  function renderSource(source: PageSource): RenderedNodes {
    const parsedFile = parsedFiles.parse(source.file, source.text);
    const render = (timer?: PartTimer): RenderedNodes => renderNodes(parsedFile, source, timer);
    // A time limit needs a thread, which takes longer than many pages without code.
    return runsCode(parsedFile) ? timeLimit.runPage(render) : render();
  }

  function renderNodes(parsedFile: ParsedFile, source: PageSource, timer: PartTimer | undefined): RenderedNodes {
    const rendering = new Rendering(lookup, theme, timer, { source: parsedFile.source, start: 0, end: 0 });
    const pageFiles = new PageFiles(rendering, parsedFiles);
    const instance = pageFiles.instances.instantiate(parsedFile);
    instance.report(rendering.findings);
    const toHtml = (part: ComponentChildren[]): string => renderBlocks(part, rendering);
    const isPlain = theme.plainEndpoints === true;
    const endpoint = createEndpointParts(source, pageFiles, rendering, { isPlain, toHtml });
    const nodes = pageFiles.renderInstance(instance, {});
    const bodyStart = source.generated === undefined ? 0 : titleEnd(parsedFiles.getHtmlTree(parsedFile));
    const title = toHtml(nodes.slice(0, bodyStart));
    const body = toHtml(applyLayout(instance, [...endpoint.call, ...nodes.slice(bodyStart)], rendering));
    const html = `${title}${endpoint.addTo(body)}`;
    const dependencies = [...new Set([...instance.dependencies, ...pageFiles.candidateFiles])];
    reportComputedLinks(rendering, dependencies);
    return { html, rendering, dependencies };
  }

  /** Reports dead links whose URL is computed by code. The link check of the site covers URLs in source text. */
  function reportComputedLinks({ urls, findings }: Rendering, dependencies: readonly string[]): void {
    for (const { target, range } of urls.deadLinks) {
      const [path] = splitUrl(target);
      if (!dependencies.some((file) => lookup.read(file)?.includes(path) === true))
        findings.reportDeadLink(target, range);
    }
  }
}

/** Wraps nodes in the layout component that the page exports. If the layout fails, the nodes are kept. */
function applyLayout({ layout }: Instance, nodes: ComponentChildren[], rendering: Rendering): ComponentChildren[] {
  const component = asComponent(layout);
  if (component === undefined) return nodes;
  const result = rendering.attempt(() => rawHtml(rendering.renderComponent(component, { children: nodes })));
  if ('value' in result) return [result.value];
  rendering.reportFailure(result.error, 'changed');
  return nodes;
}

/** Renders each block separately, so that an unexpected error loses only that block. */
function renderBlocks(nodes: readonly ComponentChildren[], rendering: Rendering): string {
  return nodes
    .map((node) => {
      const result = rendering.attempt(() => rendering.renderHtml(node));
      if ('value' in result) return result.value;
      rendering.reportFailure(result.error, 'lost');
      return '';
    })
    .join('');
}

/** Returns the index of the first node after the title if the text begins with a level 1 heading; otherwise 0. */
function titleEnd({ children = [] }: SyntaxNode): number {
  const titleIndex = children.findIndex(
    ({ type, value = '' }) => type !== 'mdxjsEsm' && (type !== 'text' || value.trim() !== ''),
  );
  return children[titleIndex]?.type === 'heading' && children[titleIndex].depth === 1 ? titleIndex + 1 : 0;
}

async function finishUpdates(rendering: Rendering): Promise<readonly PageUpdate[]> {
  return Promise.all(
    rendering.updates.map(async (update) => ({ ...update, html: await finishHtml(update.html, rendering) })),
  );
}

async function finishIslands(rendering: Rendering): Promise<RenderedPage['islands']> {
  return Promise.all(
    rendering.islands.map(async (island) => ({
      ...island,
      slots: await finishHtmlRecord(island.slots, rendering),
      written: await finishHtmlRecord(island.written, rendering),
    })),
  );
}

async function finishHtmlRecord<Value extends string | null>(
  htmlByName: Readonly<Record<string, Value>>,
  rendering: Rendering,
): Promise<Record<string, Value>> {
  const entries = Object.entries(htmlByName).map(async ([name, html]) => [
    name,
    html === null ? null : await finishHtml(html, rendering),
  ]);
  return Object.fromEntries(await Promise.all(entries));
}

/** Removes unsafe URLs last, because any component or writer may have added them. */
async function finishHtml(html: string, { writerOutput }: Rendering): Promise<string> {
  return removeUnsafeUrls(keepNesting(await writerOutput.insertOutput(html)));
}

function cacheReads(read: PageLookup['read']): PageLookup['read'] {
  const cache = new Map<string, string | undefined>();
  return (file) => getOrCreate(cache, file, read);
}
