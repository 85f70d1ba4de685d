import { sectionsOf } from '../../core/runtime.ts';
import type { Page, Site } from '../../core/site.ts';
import { groupBy } from '../../core/values.ts';

interface Section {
  readonly title: string;
  readonly pages: readonly Page[];
}

export interface LlmsSettings {
  readonly description: string | undefined;
  readonly pageUrl: (page: Page) => string;
  readonly fileUrl: (file: string) => string;
}

/**
 * Writes `llms.txt` in navigation order with a heading per tab or group. For a large site, `llms.txt` links to a
 * file per section.
 *
 * @param maxPages Maximum number of pages in one file.
 * @returns Texts by path in the built site.
 * @see https://llmstxt.org
 */
export function llmsFiles(
  site: Site,
  pages: readonly Page[],
  settings: LlmsSettings,
  maxPages = 300,
): ReadonlyMap<string, string> {
  const sections = [...groupBy(pages, (page) => sectionTitle(site, page))].map(([title, sectionPages]) => ({
    title,
    pages: sectionPages,
  }));
  const head = llmsHead(site, settings);
  if (pages.length <= maxPages) {
    return new Map([['llms.txt', [head, ...sections.map((section) => sectionText(section, settings))].join('\n\n')]]);
  }
  const names = new Set<string>();
  const files = sections.map((section) => ({ section, file: `llms/${uniqueName(section.title, names)}.txt` }));
  const sectionLinks = files.map(({ section: { title, pages: sectionPages }, file }) => {
    return `- [${linkText(title)}](${settings.fileUrl(file)}): ${sectionPages.length} ${sectionPages.length === 1 ? 'page' : 'pages'}`;
  });
  return new Map([
    ['llms.txt', [head, '## Sections', `${sectionLinks.join('\n')}\n`].join('\n\n')],
    ...files.map(
      ({ section, file }) =>
        [file, `# ${collapseWhitespace(site.site.name)}\n\n${sectionText(section, settings)}`] as const,
    ),
  ]);
}

function llmsHead({ site: { name } }: Site, { description }: LlmsSettings): string {
  const title = `# ${collapseWhitespace(name) || 'Documentation'}`;
  return description === undefined ? title : `${title}\n\n> ${collapseWhitespace(description)}`;
}

function sectionText({ title, pages }: Section, { pageUrl }: LlmsSettings): string {
  const lines = pages.map((page) => {
    const descriptionSuffix = page.description === undefined ? '' : `: ${collapseWhitespace(page.description)}`;
    return `- [${linkText(page.title)}](${escapeUrl(pageUrl(page))})${descriptionSuffix}`;
  });
  return `## ${collapseWhitespace(title)}\n\n${lines.join('\n')}\n`;
}

/** Title of the outermost tab, anchor or similar section, otherwise of the outermost group. */
function sectionTitle(site: Site, { placements }: Page): string {
  const placement = placements.find(({ hidden }) => hidden !== true) ?? placements[0];
  if (placement === undefined) return 'More';
  const labels = sectionsOf(site, placement).map(({ label }) => label);
  const names = labels.length > 0 ? labels : placement.breadcrumbs.slice(0, 1).map(({ label }) => label);
  return names.filter((label) => label !== '').join(' / ') || 'Pages';
}

function uniqueName(title: string, usedNames: Set<string>): string {
  const baseName =
    title
      .toLowerCase()
      .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'pages';
  let name = baseName;
  for (let number = 2; usedNames.has(name); number++) name = `${baseName}-${number}`;
  usedNames.add(name);
  return name;
}

function collapseWhitespace(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function linkText(text: string): string {
  return collapseWhitespace(text).replace(/[\\[\]]/g, '\\$&');
}

function escapeUrl(url: string): string {
  return url.replaceAll('(', '%28').replaceAll(')', '%29');
}
