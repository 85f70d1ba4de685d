import { join } from 'node:path';
import { load } from 'js-yaml';
import { splitPage } from '../../pages/front-matter.ts';
import type { ResolvedSite } from '../../resolve.ts';
import type { Page } from '../../values/site.ts';
import { joinEndpoint, titleCodeBlocks } from './source.ts';

/** What a page holds, as a generator is given it. */
export interface PageContent {
  readonly route: string;
  /** Front matter as it is, with the model's title and description. */
  readonly data: Record<string, unknown>;
  /** Markdown or MDX without front matter, with what a specification says of the page's endpoint. */
  readonly body: string;
  /** Line of the file that the body begins at, from 1. */
  readonly bodyLine: number;
  readonly format: 'md' | 'mdx';
  /** Absolute path; undefined for a page that a specification alone makes. */
  readonly file: string | undefined;
}

/** Every page of a site that has something to show, in the model's order. */
export async function readPages(site: ResolvedSite): Promise<PageContent[]> {
  const contents: PageContent[] = [];
  for (const page of Object.values(site.model.pages)) {
    const content = await contentOf(site, page);
    if (content !== undefined) contents.push(content);
  }
  return contents;
}

async function contentOf(site: ResolvedSite, page: Page): Promise<PageContent | undefined> {
  const { route, file: name } = page;
  const endpoint = page.endpoint === undefined ? undefined : await site.endpointMarkdown(route);
  if (name === null) {
    if (endpoint === undefined) return undefined;
    return { route, data: described(page), body: endpoint, bodyLine: 1, format: 'md', file: undefined };
  }
  const file = join(site.root, name);
  const text = site.read(name);
  // It went between the resolving and the reading: the next resolving will know.
  if (text === undefined) return undefined;
  const { yaml, body, bodyLine } = splitPage(text);
  return {
    route,
    data: { ...dataOf(yaml), ...described(page) },
    body: joinEndpoint(titleCodeBlocks(body), endpoint),
    bodyLine,
    format: /\.mdx$/i.test(name) ? 'mdx' : 'md',
    file,
  };
}

function described({ title, description }: Page): Record<string, unknown> {
  return { title, ...(description === undefined ? {} : { description }) };
}

/** Front matter that cannot be read is a diagnostic of the site's; here it says nothing. */
function dataOf(yaml: string): Record<string, unknown> {
  try {
    const value = load(yaml);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
    return value as Record<string, unknown>;
  } catch {
    return {};
  }
}
