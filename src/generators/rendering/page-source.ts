import { parseFrontMatter } from '../../core/pages.ts';
import type { Page } from '../../core/site.ts';
import { overviewMethod } from '../../core/specifications.ts';
import { pageLanguage } from '../../endpoints/endpoint-content.ts';
import type { PageSource } from '../../render/types.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import { downloadUrls, scalarUrls } from './endpoint-files.ts';
import type { ScalarClient } from './scalar-client.ts';

/**
 * Creates the renderer's input for a page.
 *
 * @param client Scalar's client, if it replaces the built-in form.
 * @returns `undefined` if the page has neither a file nor content from a specification.
 */
export async function createPageSource(
  site: ResolvedSite,
  page: Page,
  client: ScalarClient | undefined,
): Promise<PageSource | undefined> {
  const { route, file, endpoint } = page;
  const text = file === null ? undefined : site.read(file);
  // The file was deleted after the site was resolved. The next resolution reports it.
  if (file !== null && text === undefined) return undefined;
  const generated = endpoint === undefined ? undefined : await site.endpointContent(route);
  if (text === undefined && generated === undefined) return undefined;
  const source = { file: file ?? `${route.slice(1)}.md`, text: text ?? '' };
  if (generated === undefined) return source;
  const { call, details, servers } = generated;
  const form = hasForm(site, source.text) ? generated.form?.() : undefined;
  const tools = {
    call: servers?.(),
    form,
    scalar: form === undefined || client === undefined ? undefined : scalarUrls(site, page, client),
    ...downloadUrls(site, page),
  };
  const { isExpanded } = site.publishSettings.endpoints;
  return { ...source, generated: { call, details }, tools, isExpanded, language: pageLanguage(page) };
}

/** True if a page has a form to try the call. `playground` in its front matter overrides the site's setting. */
export function hasForm({ publishSettings: { endpoints } }: ResolvedSite, text: string): boolean {
  const { playground } = parseFrontMatter(text);
  if (playground === 'none' || playground === 'simple') return false;
  return playground === 'interactive' ? endpoints.allowsForms : endpoints.tryIt !== 'none';
}

/**
 * Front matter with the model's title and description. Endpoint pages default to `mode: wide`, because their samples
 * use the space of "On this page". Members that are `null` are dropped, because generators reject or misread them.
 */
export function pageData(
  { title, description, endpoint }: Page,
  frontMatter: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const { description: _, ...otherMembers } = frontMatter;
  const members = Object.fromEntries(Object.entries(otherMembers).filter(([, value]) => value !== null));
  const defaultMode = endpoint === undefined || endpoint.method === overviewMethod ? {} : { mode: 'wide' };
  return { ...defaultMode, ...members, title, ...(description === undefined ? {} : { description }) };
}
