import { encodePath } from '../../core/links.ts';
import type { Page } from '../../core/site.ts';
import { overviewMethod } from '../../core/specifications.ts';
import { stringifyMarkedJson, urlPathOfFile } from '../../core/values.ts';
import type { EndpointTools, ScalarFiles } from '../../render/types.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import { markdownFile, pageMarkdown } from './page-markdown.ts';
import type { ScalarClient } from './scalar-client.ts';

/** URLs of the downloads on an endpoint page: the specification, the operation and the Markdown. */
export function downloadUrls(site: ResolvedSite, { route, endpoint }: Page): EndpointTools {
  if (!site.publishSettings.endpoints.downloads || endpoint === undefined) return {};
  const { spec, method } = endpoint;
  const isRemote = /^https?:\/\//i.test(spec);
  const path = urlPathOfFile(spec, site.layout);
  // The specification is marked as linked, because otherwise nothing would publish it.
  if (!isRemote) site.linkedPaths.add(path);
  return {
    specification: isRemote ? spec : fileUrl(site, path),
    markdown: fileUrl(site, markdownFile(route)),
    ...(method === 'CHANNEL' || method === overviewMethod ? {} : { operation: fileUrl(site, operationFile(route)) }),
  };
}

/** Files that the script of an endpoint page loads for Scalar's client. */
export function scalarUrls(site: ResolvedSite, { route }: Page, { script, styles }: ScalarClient): ScalarFiles {
  const document = fileUrl(site, operationFile(route));
  return { script: fileUrl(site, script), styles: fileUrl(site, styles), document };
}

/**
 * Creates the files that a page offers for download or loads, by path relative to the base path.
 */
export async function generatedPageFiles(
  site: ResolvedSite,
  page: Page,
  { markdown: hasMarkdown, operation, scalar }: EndpointTools = {},
): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  const hasDocument = operation !== undefined || scalar !== undefined;
  const document = hasDocument ? (await site.endpointContent(page.route))?.document?.() : undefined;
  const markdown = hasMarkdown === undefined ? undefined : await pageMarkdown(site, page);
  if (markdown !== undefined) files.set(markdownFile(page.route), markdown);
  if (document !== undefined) files.set(operationFile(page.route), `${stringifyMarkedJson(document, 1)}\n`);
  return files;
}

function fileUrl(site: ResolvedSite, file: string): string {
  return `${site.model.site.base}/${encodePath(file)}`;
}

function operationFile(route: string): string {
  return markdownFile(route).replace(/\.md$/, '.json');
}
