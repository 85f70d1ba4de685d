import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { leadsAway, splitAddress } from '../../core/links.ts';
import { pageAt } from '../../core/runtime.ts';
import type { Page, Site } from '../../core/site.ts';
import { escapeHtml } from '../../render/html.ts';
import { isMedia } from '../assets/assets.ts';
import type { WriteTarget, WrittenSite } from '../contract.ts';
import { redirectPage } from '../publish/redirect-page.ts';
import { pathOfAddress, staticRedirects } from '../publish/redirects.ts';
import { WrittenFolder } from '../publish/written-folder.ts';
import type { PageContent } from '../rendering/render-pages.ts';
import { SiteRenderer } from '../rendering/render-site.ts';
import { takeTitle } from '../rendering/take-title.ts';
import type { ResolvedSite } from '../resolve.ts';
import { badgesOf, markedOf } from '../view/badges.ts';
import { wordsOf } from '../view/words.ts';
import { addressesFrom, addressesOf, folderOf } from './addresses.ts';
import { markdownOf } from './markdown/blocks.ts';
import { createMkDocsTheme } from './page-theme.ts';
import { placeOf } from './place.ts';
import { fileOf, wordsForTheme, yamlOf } from './projection.ts';
import { settingsOf, styles } from './settings.ts';

/** Folder of the pages, and file of the settings, below the folder that is written to. */
const pagesFolder = 'pages';
const settingsFile = 'mkdocs.yml';

/**
 * Writes a site for MkDocs: its pages as Markdown, the media and redirects of the docs folder beside them, and settings
 * for `mkdocs.yml` to inherit. What an earlier run wrote and this one does not is removed.
 */
export async function writeSite(site: ResolvedSite, { folder, project, generator }: WriteTarget): Promise<WrittenSite> {
  const media = new Set(site.files().filter(isMedia));
  const renderer = new SiteRenderer({
    generator,
    project,
    theme: createMkDocsTheme,
    addresses: addressesOf,
  });
  const { pages, findings } = await renderer.render(site);
  const { yaml, css } = settingsOf(site);
  const redirects = redirectFiles(site.model);
  const target = new WrittenFolder(folder);
  target.claim([
    ...pages.map(({ route }) => inPages(fileOf(site.model.pages[route] as Page))),
    ...[...media].map((file) => inPages(placeOf(file))),
    ...[...redirects.keys(), styles].map(inPages),
    settingsFile,
  ]);
  let changed = 0;
  for (const content of pages) {
    const page = site.model.pages[content.route] as Page;
    const file = fileOf(page);
    const write = addressesFrom(file, (path) => media.has(path));
    if (target.write(inPages(file), textOf(page, content, write)) !== 'same') changed++;
  }
  for (const file of media) {
    target.write(inPages(placeOf(file)), readFileSync(join(site.root, file)));
  }
  for (const [file, text] of redirects) target.write(inPages(file), text);
  target.write(inPages(styles), css);
  target.write(settingsFile, yaml);
  target.finish();
  return { written: changed, same: pages.length - changed, findings };
}

/** The path of a page or of what is published beside pages, below the folder that is written to. */
function inPages(file: string): string {
  return posix.join(pagesFolder, file);
}

function textOf(page: Page, content: PageContent, write: ReturnType<typeof addressesFrom>): string {
  const { title = page.title, html } = takeTitle(content);
  const matter = {
    title: wordsForTheme(title),
    ...(page.description === undefined ? {} : { description: wordsForTheme(page.description) }),
  };
  const badges = badgesOf(markedOf(page), wordsOf(page.placements[0]?.context.language));
  // The text of a page without a file begins with its description.
  const description = page.file === null ? undefined : page.description;
  const lead = [
    `<h1>${escapeHtml(title)}</h1>`,
    ...(badges.length === 0
      ? []
      : [`<p>${badges.map(({ text }) => `<code>${escapeHtml(text)}</code>`).join(' ')}</p>`]),
    ...(description === undefined ? [] : [`<p>${escapeHtml(description)}</p>`]),
  ];
  return `---\n${yamlOf(matter)}\n---\n\n${markdownOf(lead.join('') + html, write)}\n`;
}

/** Pages that lead on, by their files: MkDocs publishes HTML as it is. They stay where a site is moved. */
function redirectFiles(site: Site): ReadonlyMap<string, string> {
  const taken = new Set(Object.values(site.pages).map((page) => folderOf(fileOf(page))));
  return new Map(
    staticRedirects(site).redirects.flatMap(({ source, destination }) => {
      const folder = pathOfAddress(source) || '.';
      const file = posix.join(folder, 'index.html');
      if (taken.has(folder) || folder.startsWith('..') || placeOf(file) !== file) return [];
      return [[file, redirectPage(wayTo(site, folder, destination))] as const];
    }),
  );
}

function wayTo(site: Site, from: string, destination: string): string {
  const [path, rest] = splitAddress(destination);
  if (!path.startsWith('/') || leadsAway(destination)) return destination;
  const page = pageAt(site, path);
  const target = page === undefined ? path.slice(1) : folderOf(fileOf(page));
  return `${posix.relative(from, target) || '.'}${page === undefined ? '' : '/'}${rest}`;
}
