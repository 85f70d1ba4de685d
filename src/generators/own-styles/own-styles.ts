/*
 * Style sheets and scripts of the docs folder that hosts load on every page. Takes the files of a resolved site;
 * returns a style sheet that affects page content only. Never here: a rule that reaches the generator's own elements.
 */

import { urlPathOfFile } from '../../core/values.ts';
import type { UtilitySelectors } from '../../render/utilities.ts';
import type { ResolvedSite } from '../../site/resolve.ts';

export interface GlobalStyleSheet {
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
 * Joins the style sheets of a docs folder in order, and scopes their rules to page content.
 *
 * @param selectors Selector of the container of page content.
 * @param publishAsset Publishes a referenced file and returns its URL.
 */
export async function createGlobalStyleSheet(
  { read }: ResolvedSite,
  files: readonly string[],
  selectors: UtilitySelectors,
  publishAsset: (target: string, file: string) => string,
): Promise<GlobalStyleSheet> {
  const imports = new Set<string>();
  const texts: string[] = [];
  for (const file of files) {
    const { confineSheet, rewriteUrls } = await import('./confine-sheet.ts');
    const sheet = confineSheet(read(file) ?? '', selectors);
    for (const rule of sheet.imports) imports.add(`${rule}\n`);
    texts.push(rewriteUrls(sheet.css, (target) => publishAsset(target, file)));
  }
  return { imports: [...imports].join(''), css: texts.join('') };
}

/** Folders that contain build output or sources if the docs folder is also the root of a project. */
const buildFolders: ReadonlySet<string> = new Set(
  'dist build out doc_build site public coverage src app theme'.split(' '),
);

/**
 * Finds the style sheets and scripts that hosts would load: all `.css` and `.js` files outside hidden folders that
 * `.mintignore` doesn't exclude. If the docs folder is also a project, the project's build output and sources are left
 * out.
 *
 * @param importedFiles Files that pages import.
 */
export function findGlobalFiles(
  { files, layout, read, excluded }: ResolvedSite,
  importedFiles: ReadonlySet<string>,
): GlobalFiles {
  const allFiles = files();
  const isProject = allFiles.includes('package.json');
  const candidates = allFiles.filter(
    (file) =>
      /\.(?:css|js)$/.test(file) &&
      !/(?:^|\/)\./.test(file) &&
      !excluded.has(file) &&
      (urlPathOfFile(file, layout) !== file || !(isProject && buildFolders.has(file.slice(0, file.indexOf('/'))))),
  );
  const globalFiles = candidates.filter((file) => !importedFiles.has(file)).sort();
  return {
    styles: globalFiles.filter((file) => file.endsWith('.css')),
    scripts: globalFiles.filter((file) => file.endsWith('.js') && !moduleOrProgramPattern.test(read(file) ?? '#!')),
  };
}

/** Code that occurs only in modules and command-line programs. Hosts load neither, only classic scripts. */
const moduleOrProgramPattern = /^(?:#!|import\s|export\s)|\brequire\s*\(|\bmodule\.exports\b/m;
