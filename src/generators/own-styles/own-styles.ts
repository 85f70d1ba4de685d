/*
 * Style sheets and scripts of the docs folder that hosts load on every page. Takes the files of a resolved site;
 * returns a style sheet that affects page content only. Never here: a rule that reaches the generator's own elements.
 */

import { parseMintignore } from '../../core/pages.ts';
import { urlPathOfFile } from '../../core/values.ts';
import type { UtilitySelectors } from '../../render/utilities.ts';
import type { ResolvedSite } from '../../site/resolve.ts';

export interface OwnStyleSheet {
  /** `@import` rules, which go before all other styles; may be empty. */
  readonly imports: string;
  readonly css: string;
}

/** Files that hosts load on every page, sorted. */
export interface GlobalFiles {
  readonly styles: readonly string[];
  /** Scripts that no page imports and that are not command-line programs. */
  readonly scripts: readonly string[];
}

/**
 * Joins the style sheets of a docs folder in order, and restricts them to page content.
 *
 * @param selectors Selector of the container of page content.
 * @param asset Publishes a referenced file and returns its URL.
 */
export async function ownStyleSheet(
  { read }: ResolvedSite,
  files: readonly string[],
  selectors: UtilitySelectors,
  asset: (target: string, file: string) => string,
): Promise<OwnStyleSheet> {
  const imports = new Set<string>();
  const texts: string[] = [];
  for (const file of files) {
    const { confineSheet, rewriteUrls } = await import('./confine-sheet.ts');
    const sheet = confineSheet(read(file) ?? '', selectors);
    for (const rule of sheet.imports) imports.add(`${rule}\n`);
    texts.push(rewriteUrls(sheet.css, (target) => asset(target, file)));
  }
  return { imports: [...imports].join(''), css: texts.join('') };
}

/** Folders that contain build output or sources if the docs folder is also the root of a project. */
const projectFolders: ReadonlySet<string> = new Set(
  'dist build out doc_build site public coverage src app theme'.split(' '),
);

/**
 * Finds the style sheets and scripts that hosts would load: all `.css` and `.js` files outside hidden folders that
 * `.mintignore` doesn't exclude. If the docs folder is also a project, the project's build output and sources are left
 * out.
 *
 * @param imported Files that pages import.
 */
export async function findGlobalFiles(
  { files, layout, read }: ResolvedSite,
  imported: ReadonlySet<string>,
): Promise<GlobalFiles> {
  const all = files();
  const isProject = all.includes('package.json');
  const candidates = all.filter(
    (file) =>
      /\.(?:css|js)$/.test(file) &&
      !/(?:^|\/)\./.test(file) &&
      (urlPathOfFile(file, layout) !== file || !(isProject && projectFolders.has(file.slice(0, file.indexOf('/'))))),
  );
  if (candidates.length === 0) return { styles: [], scripts: [] };
  const ignore = await parseMintignore(read('.mintignore') ?? '');
  const kept = candidates.filter((file) => typeof ignore(file) !== 'object' && !imported.has(file)).sort();
  return {
    styles: kept.filter((file) => file.endsWith('.css')),
    scripts: kept.filter((file) => file.endsWith('.js') && !moduleOrProgram.test(read(file) ?? '#!')),
  };
}

/** Code that occurs only in modules and command-line programs. Hosts load neither, only classic scripts. */
const moduleOrProgram = /^(?:#!|import\s|export\s)|\brequire\s*\(|\bmodule\.exports\b/m;
