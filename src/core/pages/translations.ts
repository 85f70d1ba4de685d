import { languageFolder } from '../config/languages.ts';
import { diagnose } from '../findings/diagnose.ts';
import type { Links } from '../values/links.ts';
import { countItems } from '../values/lists.ts';
import { type Location, memberLocation } from '../values/location.ts';
import { type Element, elementsOf, entriesOf } from '../values/navigation.ts';
import type { Finding } from '../values/outcome.ts';
import { routeOf } from '../values/paths.ts';
import type { SiteFacts } from '../values/site-facts.ts';

interface LanguageSection {
  readonly element: Element;
  /** Language folder that contains most pages of the language: `fr`. Empty if most pages are in none. */
  readonly folder: string;
  readonly pages: readonly ListedPage[];
}

interface ListedPage {
  readonly path: string;
  readonly location: Location;
}

/**
 * Reports missing translations, with one finding per language, and entries that name a page of another language.
 * Translations have the same path inside the folder of their language: `guides/start` and `fr/guides/start`.
 */
export function findMissingTranslations({
  expansion,
  inventory,
  links,
}: Pick<SiteFacts, 'expansion' | 'inventory' | 'links'>): Finding[] {
  const paths = [...inventory.pages.keys()];
  return elementsOf(expansion.navigation.root)
    .flatMap(({ lists }) => lists.filter(({ name }) => name === 'languages'))
    .flatMap(({ items }) => {
      const languages = items.flatMap((item) => (item.kind === 'entry' ? [] : readLanguage(item, links)));
      // A language that shares no path with another language can't be compared, because its paths may be translated.
      const comparable = languages.filter((language) => languages.some((other) => sharesPath(language, other)));
      return comparable.flatMap((language) => checkLanguage(language, comparable, paths));
    });
}

function readLanguage(element: Element, { targets, roots }: Pick<Links, 'targets' | 'roots'>): LanguageSection[] {
  const pages = elementsOf(element).flatMap((descendant): ListedPage[] => {
    const rootTarget = roots.get(descendant);
    const root =
      rootTarget === undefined || descendant.root === undefined
        ? []
        : [{ target: rootTarget, location: descendant.root.location }];
    const entries = entriesOf(descendant).map((entry) => ({ target: targets.get(entry), location: entry.location }));
    return [...root, ...entries].flatMap(({ target, location }) =>
      target?.kind === 'page' ? [{ path: target.path, location }] : [],
    );
  });
  if (pages.length === 0 || element.hidden) return [];
  const folderCounts = [...countItems(pages.map(({ path }) => languageFolder(path)))];
  const [[folder] = ['']] = folderCounts.sort(([, a], [, b]) => b - a);
  return [{ element, folder, pages }];
}

function sharesPath(language: LanguageSection, otherLanguage: LanguageSection): boolean {
  if (language.folder === otherLanguage.folder) return false;
  const keys = new Set(translationKeys(otherLanguage));
  return translationKeys(language).some((key) => keys.has(key));
}

function translationKeys({ folder, pages }: LanguageSection): string[] {
  return pages.flatMap(({ path }) => (languageFolder(path) === folder ? (translationKey(folder, path) ?? []) : []));
}

function checkLanguage(
  language: LanguageSection,
  comparable: readonly LanguageSection[],
  paths: readonly string[],
): Finding[] {
  const { element, folder, pages } = language;
  const otherLanguages = comparable.filter((other) => other.folder !== folder);
  const availableKeys = new Set(paths.flatMap((path) => translationKey(folder, path) ?? []));
  const findings: Finding[] = [];
  for (const { path, location } of pages) {
    const pageLanguage = otherLanguages.find((other) => other.folder === languageFolder(path));
    const languageKey = translationKey(folder, path);
    const belongsToLanguage = languageKey !== undefined && (folder !== '' || pageLanguage === undefined);
    const key =
      belongsToLanguage || pageLanguage === undefined ? languageKey : translationKey(pageLanguage.folder, path);
    if (key !== undefined) availableKeys.add(key);
    if (belongsToLanguage || pageLanguage === undefined) continue;
    const translation = paths.find((candidate) => translationKey(folder, candidate) === key);
    const args = { language: element.label, page: path, of: pageLanguage.element.label, translation };
    findings.push(diagnose('translation-missing', location, { kind: 'entry', ...args }));
  }
  const expectedPages = new Map<string, ListedPage & { readonly of: string }>();
  for (const other of otherLanguages) {
    for (const page of other.pages) {
      const key = translationKey(other.folder, page.path);
      if (key !== undefined && !expectedPages.has(key)) expectedPages.set(key, { ...page, of: other.element.label });
    }
  }
  const missingPages = [...expectedPages].flatMap(([key, page]) => (availableKeys.has(key) ? [] : [page]));
  const [firstMissing] = missingPages;
  if (firstMissing === undefined) return findings;
  const args = {
    language: element.label,
    pages: missingPages.map(({ path }) => path),
    of: firstMissing.of,
    total: expectedPages.size,
  };
  const location = memberLocation(element.location, 'language');
  return [...findings, diagnose('translation-missing', location, { kind: 'pages', ...args }, firstMissing.location)];
}

/** Path without its language folder, equal for all translations. `undefined` for a path outside of `folder`. */
function translationKey(folder: string, path: string): string | undefined {
  const segments = routeOf(path).toLowerCase().split('/').slice(1);
  const folderIndex = segments.indexOf(folder);
  if (folder !== '' && folderIndex === -1) return undefined;
  return segments.filter((segment, index) => segment !== '' && index !== folderIndex).join('/');
}
