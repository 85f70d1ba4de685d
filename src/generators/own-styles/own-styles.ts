import { mintignoreRules } from '../../core/pages.ts';
import { addressedPath } from '../../core/values.ts';
import type { UtilityPlace } from '../../render/utilities.ts';
import type { ResolvedSite } from '../../site/resolve.ts';

/** Style sheets of a site for the text of its pages. */
export interface OwnStyleSheet {
  /** Comes before all other styles; empty if nothing is imported. */
  readonly imports: string;
  readonly css: string;
}

/** Files of a docs folder that hosts load on every page, sorted. */
export interface FilesOfEveryPage {
  readonly styles: readonly string[];
  /** Scripts that no page imports and that are no programs for a terminal. */
  readonly scripts: readonly string[];
}

/**
 * The style sheets that a site has in its docs folder as one, in their order, only for the text of pages.
 *
 * @param place Where the text of pages is.
 * @param asset Writes the address of a file that another one names, and has it published.
 */
export async function ownStyleSheet(
  { read }: ResolvedSite,
  files: readonly string[],
  place: UtilityPlace,
  asset: (target: string, file: string) => string,
): Promise<OwnStyleSheet> {
  const imports = new Set<string>();
  const texts: string[] = [];
  for (const file of files) {
    const { confineSheet, writeAddresses } = await import('./confine-sheet.ts');
    const sheet = confineSheet(read(file) ?? '', place);
    for (const one of sheet.imports) imports.add(`${one}\n`);
    texts.push(writeAddresses(sheet.css, (target) => asset(target, file)));
  }
  return { imports: [...imports].join(''), css: texts.join('') };
}

/** Folders of a project whose root the docs folder is: what it builds, and what its generator reads. */
const ofProject: ReadonlySet<string> = new Set([
  ...['dist', 'build', 'out', 'doc_build', 'site', 'public', 'coverage', 'src', 'app', 'theme'],
]);

/**
 * The style sheets and scripts of a docs folder, as hosts find them: whatever `.mintignore` does not leave out and lies in
 * no folder whose name begins with a dot. If the folder is a project too, what belongs to that is left out.
 *
 * @param imported Files that pages import.
 */
export async function filesOfEveryPage(
  { files, layout, read }: ResolvedSite,
  imported: ReadonlySet<string>,
): Promise<FilesOfEveryPage> {
  const all = files();
  const isProject = all.includes('package.json');
  const found = all.filter(
    (file) =>
      /\.(?:css|js)$/.test(file) &&
      !/(?:^|\/)\./.test(file) &&
      (addressedPath(file, layout) !== file || !(isProject && ofProject.has(file.slice(0, file.indexOf('/'))))),
  );
  if (found.length === 0) return { styles: [], scripts: [] };
  const rules = await mintignoreRules(read('.mintignore') ?? '');
  const kept = found.filter((file) => typeof rules(file) !== 'object' && !imported.has(file)).sort();
  return {
    styles: kept.filter((file) => file.endsWith('.css')),
    scripts: kept.filter((file) => file.endsWith('.js') && !forTerminals.test(read(file) ?? '#!')),
  };
}

/** What no script of a page can contain: hosts load modules for nothing. */
const forTerminals = /^(?:#!|import\s|export\s)|\brequire\s*\(|\bmodule\.exports\b/m;
