import { fileURLToPath } from 'node:url';
import { relativePath } from '../../core/host.ts';
import { headMarkOf } from '../rendering/page-mode.ts';
import { type ContentEntry, type ContentSource, contentHook, integrationName } from './hook.ts';
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

/** @returns False if the collection is as it was. */
async function synchronize(context: LoaderContext, source: ContentSource): Promise<boolean> {
  const entries = await source.entries(context.renderMarkdown);
  const gone = new Set(context.store.keys());
  let isChanged = false;
  for (const entry of entries) {
    gone.delete(entry.path);
    isChanged = (await store(context, entry)) || isChanged;
  }
  for (const id of gone) context.store.delete(id);
  return isChanged || gone.size > 0;
}

/** @returns False if the entry is as it was. */
async function store(context: LoaderContext, entry: ContentEntry): Promise<boolean> {
  const { path: id, content, html } = entry;
  const { config, store: entries } = context;
  const digest = context.generateDigest(content.digest);
  if (entries.get(id)?.digest === digest) return false;
  const data = await dataOf(context, entry);
  const filePath = content.file === undefined ? undefined : relativePath(fileURLToPath(config.root), content.file);
  // What is under an id keeps the members that are not written anew.
  entries.delete(id);
  entries.set({
    id,
    data,
    body: content.page.text,
    digest,
    ...(filePath === undefined ? {} : { filePath }),
    rendered: {
      html: headMarkOf(content.data) + shareCodeAssets(html),
      metadata: { headings: content.page.headings.map(({ depth, id: slug, text }) => ({ depth, slug, text })) },
    },
  });
  return true;
}

/**
 * The front matter as the collection's schema has it. Pages of `docs.json` sites hold members of their own: where the
 * schema refuses one, the page goes on with its title and description.
 */
async function dataOf(
  context: LoaderContext,
  { path: id, content: { file }, frontMatter }: ContentEntry,
): Promise<Record<string, unknown>> {
  const place = file === undefined ? {} : { filePath: file };
  try {
    return await context.parseData({ id, data: frontMatter, ...place });
  } catch {
    const { title, description } = frontMatter;
    const least = { title, ...(description === undefined ? {} : { description }) };
    return context.parseData({ id, data: least, ...place });
  }
}

/** Assets of Expressive Code, which every block of code brings along. */
const assets =
  /<link rel="stylesheet" href="[^"]*\/ec\.[^"]*">|<script type="module" src="[^"]*\/ec\.[^"]*"><\/script>/g;

/** A page whose blocks of code bring what they share along once. */
export function shareCodeAssets(html: string): string {
  const seen = new Set<string>();
  return html.replaceAll(assets, (tag) => {
    if (seen.has(tag)) return '';
    seen.add(tag);
    return tag;
  });
}
