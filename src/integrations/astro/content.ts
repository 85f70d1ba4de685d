import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'js-yaml';
import type { ResolvedSite } from '../../resolve.ts';
import type { Page } from '../../values/site.ts';
import { joinEndpoint, titleCodeBlocks } from './source.ts';

/** One page as a content collection takes it. */
export interface ContentEntry {
  /** The route without its leading slash, in its letter case; `index` for the first page of a site. */
  readonly id: string;
  /** Front matter as it is, with the model's title and description. */
  readonly data: Record<string, unknown>;
  /** Markdown, without front matter. Of MDX, Astro compiles the file itself. */
  readonly body: string;
  readonly format: 'md' | 'mdx';
  /** Absolute path; undefined for a page that a specification alone makes. */
  readonly file: string | undefined;
}

const frontMatter = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)(?:^|\r?\n)---[ \t]*(?:\r?\n|$)/;

/** Every page of a site that has something to show, in the model's order. */
export async function readContent(site: ResolvedSite): Promise<ContentEntry[]> {
  const entries = await Promise.all(Object.values(site.model.pages).map((page) => entryOf(site, page)));
  return entries.filter((entry) => entry !== undefined);
}

/** Id of a route in the collection. */
function idOf(route: string): string {
  return route === '/' ? 'index' : route.slice(1);
}

async function entryOf(site: ResolvedSite, page: Page): Promise<ContentEntry | undefined> {
  const { route, file: name } = page;
  const endpoint = page.endpoint === undefined ? undefined : await site.endpointMarkdown(route);
  const id = idOf(route);
  if (name === null) {
    if (endpoint === undefined) return undefined;
    return { id, data: { ...described(page), editUrl: false }, body: endpoint, format: 'md', file: undefined };
  }
  const file = join(site.root, name);
  const text = await readFile(file, 'utf8').catch(() => undefined);
  // It went between the resolving and the reading: the next resolving will know.
  if (text === undefined) return undefined;
  const [whole = '', yaml = ''] = frontMatter.exec(text) ?? [];
  const body = joinEndpoint(titleCodeBlocks(text.slice(whole.length)), endpoint);
  return { id, data: { ...dataOf(yaml), ...described(page) }, body, format: /\.mdx$/i.test(name) ? 'mdx' : 'md', file };
}

function described({ title, description }: Page): Record<string, unknown> {
  return { title, ...(description === undefined ? {} : { description }) };
}

/** Front matter that cannot be read is a diagnostic of the site's; here it says nothing. */
function dataOf(yaml: string): Record<string, unknown> {
  try {
    const value = load(yaml);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
    const { lastUpdated, ...data } = value as Record<string, unknown>;
    return lastUpdated instanceof Date || typeof lastUpdated === 'boolean' ? { ...data, lastUpdated } : data;
  } catch {
    return {};
  }
}
