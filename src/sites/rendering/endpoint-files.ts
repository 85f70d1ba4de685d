import { encodePath } from '../../core/links.ts';
import type { Page } from '../../core/site.ts';
import { overviewMethod } from '../../core/specifications.ts';
import { addressedPath } from '../../core/values.ts';
import type { EndpointTools } from '../../render/types.ts';
import type { ResolvedSite } from '../resolve.ts';
import { markdownFile, pageMarkdown } from './page-markdown.ts';

/** The files that readers of an endpoint page can have, if the site offers them: their addresses. */
export function offeredFiles(site: ResolvedSite, { route, endpoint }: Page): EndpointTools {
  if (!site.publish.endpoints.downloads || endpoint === undefined) return {};
  const { spec, method } = endpoint;
  const addressOf = (file: string): string => `${site.model.site.base}/${encodePath(file)}`;
  const isRemote = /^https?:\/\//i.test(spec);
  const path = addressedPath(spec, site.layout);
  // Nothing else leads to it: it would not be published.
  if (!isRemote) site.linked.add(path);
  return {
    specification: isRemote ? spec : addressOf(path),
    markdown: addressOf(markdownFile(route)),
    ...(method === 'CHANNEL' || method === overviewMethod ? {} : { operation: addressOf(operationFile(route)) }),
  };
}

/** Those that are made for the page, by their paths below the site's base. */
export async function madeFiles(site: ResolvedSite, page: Page): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  if (!site.publish.endpoints.downloads || page.endpoint === undefined) return files;
  const document = (await site.endpointContent(page.route))?.document?.();
  const markdown = await pageMarkdown(site, page);
  if (markdown !== undefined) files.set(markdownFile(page.route), markdown);
  if (document !== undefined) files.set(operationFile(page.route), `${JSON.stringify(document, undefined, 1)}\n`);
  return files;
}

function operationFile(route: string): string {
  return markdownFile(route).replace(/\.md$/, '.json');
}
