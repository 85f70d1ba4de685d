import { fileURLToPath } from 'node:url';
import { relativePath } from '../../core/host.ts';
import { headlessMarker } from '../rendering/page-mode.ts';
import { type ContentEntry, type ContentSource, contentHook, integrationName } from './content-hook.ts';
import type { ContentLoaderContext } from './types.ts';

/** Loads the pages of the docs folder and its specifications into a content collection, by route. */
export interface DocsLoader {
  readonly name: string;
  readonly load: (context: ContentLoaderContext) => Promise<void>;
}

/**
 * Loader of the `docs` collection. It gets the pages from the integration, which must be in Astro's configuration. Ids
 * are routes without the first slash, with case preserved.
 */
export function docsLoader(): DocsLoader {
  return {
    name: 'docs-json-nav',
    async load(context) {
      const source = findContentSource(context);
      await synchronize(context, source);
      source.onChange(() => synchronize(context, source));
    },
  };
}

function findContentSource({ config }: ContentLoaderContext): ContentSource {
  const hook = config.integrations.find(({ name }) => name === integrationName)?.hooks[contentHook];
  if (hook === undefined) throw new Error('The loader of docs-json-nav needs its integration: add docsJsonNav().');
  return hook as ContentSource;
}

/** @returns False if the collection didn't change. */
async function synchronize(context: ContentLoaderContext, source: ContentSource): Promise<boolean> {
  const entries = await source.loadEntries(context.renderMarkdown);
  const removedIds = new Set(context.store.keys());
  let isChanged = false;
  for (const entry of entries) {
    removedIds.delete(entry.path);
    isChanged = (await storeEntry(context, entry)) || isChanged;
  }
  for (const id of removedIds) context.store.delete(id);
  return isChanged || removedIds.size > 0;
}

/** @returns False if the entry didn't change. */
async function storeEntry(context: ContentLoaderContext, entry: ContentEntry): Promise<boolean> {
  const { path: id, content, html } = entry;
  const { config, store: entries } = context;
  const digest = context.generateDigest(content.digest);
  if (entries.get(id)?.digest === digest) return false;
  const data = await parseEntryData(context, entry);
  const filePath = content.file === undefined ? undefined : relativePath(fileURLToPath(config.root), content.file);
  // `set` keeps members of an existing entry that the new one doesn't have.
  entries.delete(id);
  entries.set({
    id,
    data,
    body: content.renderedPage.text,
    digest,
    ...(filePath === undefined ? {} : { filePath }),
    rendered: {
      html: headlessMarker(content.data) + deduplicateCodeAssets(html),
      metadata: { headings: content.renderedPage.headings.map(({ depth, id: slug, text }) => ({ depth, slug, text })) },
    },
  });
  return true;
}

/**
 * Front matter, parsed by the collection's schema. If the schema rejects a member, only title and description are kept.
 */
async function parseEntryData(
  context: ContentLoaderContext,
  { path: id, content: { file }, frontMatter }: ContentEntry,
): Promise<Record<string, unknown>> {
  const fileOption = file === undefined ? {} : { filePath: file };
  try {
    return await context.parseData({ id, data: frontMatter, ...fileOption });
  } catch {
    const { title, description } = frontMatter;
    const minimalData = { title, ...(description === undefined ? {} : { description }) };
    return context.parseData({ id, data: minimalData, ...fileOption });
  }
}

const codeAssetTags =
  /<link rel="stylesheet" href="[^"]*\/ec\.[^"]*">|<script type="module" src="[^"]*\/ec\.[^"]*"><\/script>/g;

export function deduplicateCodeAssets(html: string): string {
  const seen = new Set<string>();
  return html.replaceAll(codeAssetTags, (tag) => {
    if (seen.has(tag)) return '';
    seen.add(tag);
    return tag;
  });
}
