/*
 * What is in a page, as HTML. In goes the text of a page and a theme, out come HTML, headings, links and findings.
 * Page code runs in a `node:vm` context for each page (`code/page-context.ts`). Never here:
 * a name of a generator, a file that is read past the `PageLookup` that is given, an error for bad input.
 */

import type { BlockContent } from 'mdast';
import type { ComponentChildren } from 'preact';
import { splitAddress } from '../core/links.ts';
import { getOrMake } from '../core/values.ts';
import { endpointMessages } from '../endpoints/messages.ts';
import { componentOf } from './code/components.ts';
import type { Instance } from './code/instances.ts';
import { type ParsedFile, ParsedFiles, parsedTree } from './code/modules.ts';
import { type PartTimer, TimeLimit, type TimeLimits } from './code/time-limit.ts';
import { arrangeEndpoint, toolsPlace } from './pages/arrange-endpoint.ts';
import { textOfHtml } from './pages/elements-of.ts';
import { keepNesting } from './pages/keep-nesting.ts';
import { PageFiles } from './pages/page-files.ts';
import { Rendering } from './pages/rendering.ts';
import { rawHtml } from './raw-html.ts';
import { asTree, type SyntaxNode } from './syntax/node.ts';
import type { Theme } from './theme.ts';
import type { PageLookup, PageSource, RenderedPage } from './types.ts';
import { withoutUnsafeAddresses } from './unsafe-html.ts';

/** Renders the pages of one site as its files are at one time: snippets are read and run once for all pages. */
export interface Renderer {
  /** Renders a page, whatever is wrong with it. */
  readonly render: (page: PageSource) => Promise<RenderedPage>;
}

/** A page but for what its writers have promised. */
interface Drawn {
  readonly html: string;
  readonly rendering: Rendering;
  readonly dependencies: readonly string[];
}

/**
 * Makes a renderer. Make another one when files have changed.
 *
 * @param limits How long the code of pages may run. Default: longer than any code that ends.
 */
export function createRenderer(given: PageLookup, theme: Theme = {}, limits?: TimeLimits): Renderer {
  const lookup = { ...given, read: remembered(given.read) };
  const timed = new TimeLimit(limits);
  const files = new ParsedFiles(lookup);
  return {
    async render(source) {
      const parsed = files.parse(source.file, source.text);
      const { html, rendering, dependencies } = timed.runPage((timer) => draw(parsed, source, timer));
      const settled = await settledHtml(html, rendering);
      return {
        html: settled,
        headings: rendering.headings,
        text: textOfHtml(settled),
        islands: await settledIslands(rendering),
        findings: rendering.findings.list(),
        missingPackages: rendering.writing.missingPackages(),
        dependencies,
      };
    },
  };

  function draw(parsed: ParsedFile, source: PageSource, timer: PartTimer | undefined): Drawn {
    const rendering = new Rendering(lookup, theme, timer, { source: parsed.source, start: 0, end: 0 });
    const page = new PageFiles(rendering, files);
    const instance = page.instances.of(parsed);
    instance.report(rendering.findings);
    const { call, details } = generated(source, page, (wanted) => rendering.id(wanted));
    const nodes = page.nodes(instance, {}).toSpliced(titleEnd(files.treeOf(parsed)), 0, ...call);
    const own = blocks(laidOut(instance, nodes, rendering), rendering);
    const html = details.length === 0 ? own : `${own}\n${blocks(details, rendering)}`;
    const dependencies = [...new Set([...instance.dependencies, ...page.asked])];
    reportMadeLinks(rendering, dependencies);
    return { html, rendering, dependencies };
  }

  /** What a specification adds to a page: what is above its text, and what is below. */
  function generated(
    { generated, tools, language }: PageSource,
    page: PageFiles,
    idOf: (wanted: string) => string | undefined,
  ): Readonly<Record<'call' | 'details', ComponentChildren[]>> {
    if (generated === undefined) return { call: [], details: [] };
    const words = endpointMessages(language);
    const isPlain = theme.plainEndpoints === true;
    const partOf = (blocks: readonly BlockContent[], ...more: SyntaxNode[]): ComponentChildren[] => {
      const nodes = blocks.map(asTree);
      const arranged = isPlain ? nodes : [...arrangeEndpoint(nodes, words, idOf), ...more];
      return arranged.length === 0 ? [] : page.nodes(page.instances.of(parsedTree(arranged)), {});
    };
    const place = tools === undefined ? [] : [toolsPlace(tools, language)];
    return { call: partOf(generated.call, ...place), details: partOf(generated.details) };
  }

  /** Dead links that are written out are found in the texts of pages; those that code puts together, only here. */
  function reportMadeLinks({ addresses, findings }: Rendering, dependencies: readonly string[]): void {
    for (const { target, range } of addresses.dead) {
      const [path] = splitAddress(target);
      if (!dependencies.some((file) => lookup.read(file)?.includes(path) === true)) findings.link(target, range);
    }
  }
}

/** The nodes of a page, in the layout that it has of its own. One that fails leaves the page as it is. */
function laidOut({ layout }: Instance, nodes: ComponentChildren[], rendering: Rendering): ComponentChildren[] {
  const component = componentOf(layout);
  if (component === undefined) return nodes;
  const made = rendering.attempt(() => rawHtml(rendering.component(component, { children: nodes })));
  if ('value' in made) return [made.value];
  rendering.fail(made.error, 'changed');
  return nodes;
}

/** Each block by itself: one that fails beyond all expectation takes no other with it. */
function blocks(nodes: readonly ComponentChildren[], rendering: Rendering): string {
  return nodes
    .map((node) => {
      const result = rendering.attempt(() => rendering.html(node));
      if ('value' in result) return result.value;
      rendering.fail(result.error, 'lost');
      return '';
    })
    .join('');
}

/** How many of the nodes of a page its title takes, where it is at the beginning of the text. */
function titleEnd({ children = [] }: SyntaxNode): number {
  const at = children.findIndex(
    ({ type, value = '' }) => type !== 'mdxjsEsm' && (type !== 'text' || value.trim() !== ''),
  );
  return children[at]?.type === 'heading' && children[at].depth === 1 ? at + 1 : 0;
}

async function settledIslands(rendering: Rendering): Promise<RenderedPage['islands']> {
  return Promise.all(
    rendering.islands.map(async (island) => ({
      ...island,
      slots: await settledTable(island.slots, rendering),
      written: await settledTable(island.written, rendering),
    })),
  );
}

async function settledTable<Value extends string | null>(
  table: Readonly<Record<string, Value>>,
  rendering: Rendering,
): Promise<Record<string, Value>> {
  const entries = Object.entries(table).map(async ([name, html]) => [
    name,
    html === null ? null : await settledHtml(html, rendering),
  ]);
  return Object.fromEntries(await Promise.all(entries));
}

/** Whatever writes an address into a page, the page leads to none that may run code. */
async function settledHtml(html: string, { writing }: Rendering): Promise<string> {
  return withoutUnsafeAddresses(keepNesting(await writing.settle(html)));
}

/** Reads each file once. */
function remembered(read: PageLookup['read']): PageLookup['read'] {
  const known = new Map<string, string | undefined>();
  return (file) => getOrMake(known, file, read);
}
