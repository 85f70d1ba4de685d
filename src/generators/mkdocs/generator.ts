import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { leadsAway, splitAddress } from '../../core/links.ts';
import { pageAt } from '../../core/runtime.ts';
import type { Site } from '../../core/site.ts';
import { escapeHtml } from '../../render/html.ts';
import { listAssets } from '../assets/assets.ts';
import type { Generator, SitePage } from '../contract.ts';
import { pathOfAddress, redirectPage, staticRedirects } from '../publish/redirects.ts';
import { badgesOf, markedOf } from '../view/badges.ts';
import { wordsOf } from '../view/words.ts';
import { addressesFrom, addressOf, folderOf } from './addresses.ts';
import { markdownOf } from './markdown/blocks.ts';
import { createMkDocsTheme } from './page-theme.ts';
import { placeOf } from './place.ts';
import { fileOf, wordsForTheme, yamlOf } from './projection.ts';
import { settingsOf, styles } from './settings.ts';

/** Folder of the pages, relative to the output folder. */
const pagesFolder = 'pages';
const settingsFile = 'mkdocs.yml';

/** A site for MkDocs: pages as Markdown, media, redirects, and settings for `mkdocs.yml` to inherit. */
export const mkdocsGenerator: Generator<undefined> = {
  theme: createMkDocsTheme,
  addressOf,
  projection(site) {
    const media = listAssets(site, []);
    return {
      fileOf: ({ page }) => inPages(fileOf(page)),
      navigation: () => undefined,
      frontMatter: ({ page: { description }, title }) => ({
        title: wordsForTheme(title),
        ...(description === undefined ? {} : { description: wordsForTheme(description) }),
      }),
      textOf(page, frontMatter) {
        const write = addressesFrom(fileOf(page.page), (path) => media.has(path));
        return `---\n${yamlOf(frontMatter)}\n---\n\n${markdownOf(leadOf(page) + page.html, write)}\n`;
      },
      files() {
        const { yaml, css } = settingsOf(site);
        return new Map<string, () => string | Uint8Array>([
          ...[...media].map(
            ([path, file]) => [inPages(placeOf(path)), () => readFileSync(join(site.root, file))] as const,
          ),
          ...[...redirectFiles(site.model)].map(([file, text]) => [inPages(file), () => text] as const),
          [inPages(styles), () => css],
          [settingsFile, () => yaml],
        ]);
      },
    };
  },
};

/** Path of a page or another published file, relative to the output folder. */
function inPages(file: string): string {
  return posix.join(pagesFolder, file);
}

/** Title, badges and description as HTML. */
function leadOf({ page, title }: SitePage): string {
  const badges = badgesOf(markedOf(page), wordsOf(page.placements[0]?.context.language));
  // Generated pages begin with their description.
  const description = page.file === null ? undefined : page.description;
  return [
    `<h1>${escapeHtml(title)}</h1>`,
    ...(badges.length === 0
      ? []
      : [`<p>${badges.map(({ text }) => `<code>${escapeHtml(text)}</code>`).join(' ')}</p>`]),
    ...(description === undefined ? [] : [`<p>${escapeHtml(description)}</p>`]),
  ].join('');
}

/**
 * Redirect pages by path. MkDocs copies HTML files unchanged. Destinations are relative, so that a site can be moved.
 */
function redirectFiles(site: Site): ReadonlyMap<string, string> {
  const pageFolders = new Set(Object.values(site.pages).map((page) => folderOf(fileOf(page))));
  return new Map(
    staticRedirects(site).redirects.flatMap(({ source, destination }) => {
      const folder = pathOfAddress(source) || '.';
      const file = posix.join(folder, 'index.html');
      if (pageFolders.has(folder) || folder.startsWith('..') || placeOf(file) !== file) return [];
      return [[file, redirectPage(relativeHref(site, folder, destination))] as const];
    }),
  );
}

function relativeHref(site: Site, from: string, destination: string): string {
  const [path, rest] = splitAddress(destination);
  if (!path.startsWith('/') || leadsAway(destination)) return destination;
  const page = pageAt(site, path);
  const target = page === undefined ? path.slice(1) : folderOf(fileOf(page));
  return `${posix.relative(from, target) || '.'}${page === undefined ? '' : '/'}${rest}`;
}
