import { fileURLToPath } from 'node:url';
import { relativePath } from '../../core/host.ts';
import type { RenderedPage } from '../../render/types.ts';
import { headMarkOf, modeOf } from '../rendering/page-mode.ts';
import type { PageContent } from '../rendering/render-pages.ts';
import { takeTitle } from '../rendering/take-title.ts';
import { shareCodeAssets } from './code-assets.ts';
import { type ContentSource, contentHook, integrationName } from './hook.ts';
import type { AstroHeading, LoaderContext } from './types.ts';

/** A loader for a content collection: the pages of the docs folder and of its specifications, by their routes. */
export interface DocsLoader {
  readonly name: string;
  readonly load: (context: LoaderContext) => Promise<void>;
}

/**
 * The loader of the `docs` collection. What it loads is what the integration beside it has resolved: files that are no
 * pages are left out, and ids are the model's routes, in their letter case.
 */
export function docsLoader(): DocsLoader {
  return {
    name: 'docs-json-nav',
    async load(context) {
      const source = sourceOf(context);
      await synchronize(context, source);
      source.onChange(() => synchronize(context, source));
    },
  };
}

function sourceOf({ config }: LoaderContext): ContentSource {
  const hook = config.integrations.find(({ name }) => name === integrationName)?.hooks[contentHook];
  if (hook === undefined) throw new Error('The loader of docs-json-nav needs its integration: add docsJsonNav().');
  return hook as ContentSource;
}

/** @returns False where the collection is as it was. */
async function synchronize(context: LoaderContext, source: ContentSource): Promise<boolean> {
  const entries = await source.entries(context.renderMarkdown);
  const gone = new Set(context.store.keys());
  let isChanged = false;
  for (const entry of entries) {
    gone.delete(idOf(entry.route));
    isChanged = (await store(context, entry)) || isChanged;
  }
  for (const id of gone) context.store.delete(id);
  return isChanged || gone.size > 0;
}

/** Id of a route in the collection: the route without its leading slash; `index` for the first page of a site. */
function idOf(route: string): string {
  return route === '/' ? 'index' : route.slice(1);
}

/** @returns False where the entry is as it was. */
async function store(context: LoaderContext, content: PageContent): Promise<boolean> {
  const { route, file, page } = content;
  const id = idOf(route);
  const { config, store: entries } = context;
  const digest = context.generateDigest(content.digest);
  if (entries.get(id)?.digest === digest) return false;
  const { title = content.data.title, html } = takeTitle(content);
  const data = await dataOf(context, id, { ...content, data: { ...content.data, title } });
  const filePath = file === undefined ? undefined : relativePath(fileURLToPath(config.root), file);
  // What is under an id keeps the members that are not written anew.
  entries.delete(id);
  entries.set({
    id,
    data,
    body: page.text,
    digest,
    ...(filePath === undefined ? {} : { filePath }),
    rendered: { html: headMarkOf(content.data) + shareCodeAssets(html), metadata: { headings: headingsOf(page) } },
  });
  return true;
}

/**
 * The front matter as the collection's schema has it. Pages of `docs.json` sites hold members of their own: where the
 * schema refuses one, the page goes on with its title and description.
 */
async function dataOf(context: LoaderContext, id: string, content: PageContent): Promise<Record<string, unknown>> {
  const { data, file } = content;
  const place = file === undefined ? {} : { filePath: file };
  try {
    return await context.parseData({ id, data: settledData(content), ...place });
  } catch {
    const { title, description } = data;
    const least = { title, ...(description === undefined ? {} : { description }) };
    return context.parseData({ id, data: least, ...place });
  }
}

/** Members that say something else in Astro than their author meant. */
function settledData({ data: { lastUpdated, draft, ...data }, file }: PageContent): Record<string, unknown> {
  const isDate = lastUpdated instanceof Date || typeof lastUpdated === 'boolean';
  return {
    ...layoutOf(data),
    ...data,
    ...(isDate ? { lastUpdated } : {}),
    ...(file === undefined ? { editUrl: false } : {}),
  };
}

/** What `mode` of a `docs.json` page is in Starlight. */
function layoutOf(data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { hasOutline, hasSidebar } = modeOf(data);
  return { ...(hasOutline ? {} : { tableOfContents: false }), ...(hasSidebar ? {} : { template: 'splash' }) };
}

/** Headings as Astro has them, for "On this page". */
function headingsOf({ headings }: RenderedPage): AstroHeading[] {
  return headings.map(({ depth, id, text }) => ({ depth, slug: id, text }));
}
