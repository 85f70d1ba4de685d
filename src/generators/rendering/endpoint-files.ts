import { encodePath } from '../../core/links.ts';
import type { Page } from '../../core/site.ts';
import { overviewMethod } from '../../core/specifications.ts';
import { addressedPath } from '../../core/values.ts';
import type { EndpointTools, ScalarFiles } from '../../render/types.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import { markdownFile, pageMarkdown } from './page-markdown.ts';
import type { ScalarClient } from './scalar-client.ts';

/** The files that readers of an endpoint page can have, if the site offers them: their addresses. */
export function offeredFiles(site: ResolvedSite, { route, endpoint }: Page): EndpointTools {
  if (!site.publish.endpoints.downloads || endpoint === undefined) return {};
  const { spec, method } = endpoint;
  const isRemote = /^https?:\/\//i.test(spec);
  const path = addressedPath(spec, site.layout);
  // Nothing else leads to it: it would not be published.
  if (!isRemote) site.linked.add(path);
  return {
    specification: isRemote ? spec : addressOf(site, path),
    markdown: addressOf(site, markdownFile(route)),
    ...(method === 'CHANNEL' || method === overviewMethod ? {} : { operation: addressOf(site, operationFile(route)) }),
  };
}

/** What the script of an endpoint page loads when readers try its call with Scalar's client. */
export function scalarFiles(site: ResolvedSite, { route }: Page, { script, styles }: ScalarClient): ScalarFiles {
  const document = addressOf(site, operationFile(route));
  return { script: addressOf(site, script), styles: addressOf(site, styles), document };
}

/**
 * Those that are made for the page, by their paths below the site's base.
 *
 * @param tools What the page offers.
 */
export async function madeFiles(
  site: ResolvedSite,
  page: Page,
  { markdown: hasMarkdown, operation, scalar }: EndpointTools = {},
): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  const hasDocument = operation !== undefined || scalar !== undefined;
  const document = hasDocument ? (await site.endpointContent(page.route))?.document?.() : undefined;
  const markdown = hasMarkdown === undefined ? undefined : await pageMarkdown(site, page);
  if (markdown !== undefined) files.set(markdownFile(page.route), markdown);
  if (document !== undefined) files.set(operationFile(page.route), `${JSON.stringify(document, undefined, 1)}\n`);
  return files;
}

function addressOf(site: ResolvedSite, file: string): string {
  return `${site.model.site.base}/${encodePath(file)}`;
}

function operationFile(route: string): string {
  return markdownFile(route).replace(/\.md$/, '.json');
}
