import type { Page } from '../../core/site.ts';
import { overviewMethod } from '../../core/specifications.ts';
import { pageLanguage } from '../../endpoints/endpoint-content.ts';
import type { PageSource } from '../../render/types.ts';
import type { ResolvedSite } from '../resolve.ts';
import { offeredFiles, scalarFiles } from './endpoint-files.ts';
import type { ScalarClient } from './scalar-client.ts';

/**
 * What a page is rendered from.
 *
 * @param client What calls are tried with, if it is not the form.
 * @returns Undefined if there is nothing to show: no file, and nothing that a specification says.
 */
export async function sourceOf(
  site: ResolvedSite,
  page: Page,
  client: ScalarClient | undefined,
): Promise<PageSource | undefined> {
  const { route, file, endpoint } = page;
  const text = file === null ? undefined : site.read(file);
  // A file that went between the resolving and the reading: the next resolving will know.
  if (file !== null && text === undefined) return undefined;
  const generated = endpoint === undefined ? undefined : await site.endpointContent(route);
  if (text === undefined && generated === undefined) return undefined;
  const source = { file: file ?? `${route.slice(1)}.md`, text: text ?? '' };
  if (generated === undefined) return source;
  const { call, details, servers } = generated;
  const form = site.publish.endpoints.tryIt === 'none' ? undefined : generated.form?.();
  const tools = {
    call: servers?.(),
    form,
    scalar: form === undefined || client === undefined ? undefined : scalarFiles(site, page, client),
    ...offeredFiles(site, page),
  };
  return { ...source, generated: { call, details }, tools, language: pageLanguage(page) };
}

/**
 * Front matter with the model's title and description. A page of an endpoint needs the room of "On this page" for its
 * samples. A member that is left empty says nothing: generators refuse it, or take it for a value.
 */
export function dataOf(
  { title, description, endpoint }: Page,
  matter: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const { description: _, ...others } = matter;
  const written = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== null));
  const room = endpoint === undefined || endpoint.method === overviewMethod ? {} : { mode: 'wide' };
  return { ...room, ...written, title, ...(description === undefined ? {} : { description }) };
}
