import { relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { PageContent } from '../../kit/pages/read-pages.ts';
import { type ContentSource, contentHook, integrationName } from './hook.ts';
import type { LoaderContext } from './types.ts';

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

async function synchronize(context: LoaderContext, source: ContentSource): Promise<void> {
  const entries = await source.entries();
  const gone = new Set(context.store.keys());
  let isChanged = false;
  for (const entry of entries) {
    gone.delete(idOf(entry.route));
    isChanged = (await store(context, entry)) || isChanged;
  }
  for (const id of gone) context.store.delete(id);
  source.synchronized(isChanged || gone.size > 0);
}

/** Id of a route in the collection: the route without its leading slash; `index` for the first page of a site. */
function idOf(route: string): string {
  return route === '/' ? 'index' : route.slice(1);
}

/** Front matter that Starlight would refuse or misunderstand is set right. */
function dataOf({ data: { lastUpdated, ...data }, file }: PageContent): Record<string, unknown> {
  const isKnown = lastUpdated instanceof Date || typeof lastUpdated === 'boolean';
  return { ...data, ...(isKnown ? { lastUpdated } : {}), ...(file === undefined ? { editUrl: false } : {}) };
}

/** @returns False where the entry is as it was. */
async function store(context: LoaderContext, content: PageContent): Promise<boolean> {
  const { route, body, format, file } = content;
  const id = idOf(route);
  const given = dataOf(content);
  const { config, store: entries } = context;
  const digest = context.generateDigest(JSON.stringify([given, body, file]));
  const before = entries.get(id);
  if (before?.digest === digest) {
    if (format === 'mdx' && before.filePath !== undefined) entries.addModuleImport?.(before.filePath);
    return false;
  }
  const data = await context.parseData({ id, data: given, ...(file === undefined ? {} : { filePath: file }) });
  const filePath = file === undefined ? undefined : relative(fileURLToPath(config.root), file).split(sep).join('/');
  const place = filePath === undefined ? {} : { filePath };
  // What is under an id keeps the members that are not written anew.
  entries.delete(id);
  if (format === 'mdx') {
    entries.set({ id, data, body, digest, ...place, deferredRender: true });
    return true;
  }
  const fileURL = pathToFileURL(file ?? `${await sourceOf(context).folder()}/${id}.md`);
  const rendered = await context.renderMarkdown(body, { fileURL });
  const assetImports = rendered.metadata?.imagePaths;
  entries.set({ id, data, body, digest, ...place, rendered, ...(assetImports === undefined ? {} : { assetImports }) });
  return true;
}
