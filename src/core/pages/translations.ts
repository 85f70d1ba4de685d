import { languageFolder } from '../config/editions.ts';
import { diagnose } from '../findings/diagnose.ts';
import type { Links } from '../values/links.ts';
import { countItems } from '../values/lists.ts';
import { type Location, memberLocation } from '../values/location.ts';
import { type Element, elementsOf, entriesOf } from '../values/navigation.ts';
import type { Finding } from '../values/outcome.ts';
import { routeOf } from '../values/paths.ts';
import type { SiteFacts } from '../values/site-facts.ts';

interface Language {
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

function readLanguage(element: Element, { targets, roots }: Pick<Links, 'targets' | 'roots'>): Language[] {
  const pages = elementsOf(element).flatMap((each): ListedPage[] => {
    const rootTarget = roots.get(each);
    const root =
      rootTarget === undefined || each.root === undefined ? [] : [{ target: rootTarget, location: each.root.location }];
    const entries = entriesOf(each).map((entry) => ({ target: targets.get(entry), location: entry.location }));
    return [...root, ...entries].flatMap(({ target, location }) =>
      target?.kind === 'page' ? [{ path: target.path, location }] : [],
    );
  });
  if (pages.length === 0 || element.hidden) return [];
  const counts = [...countItems(pages.map(({ path }) => languageFolder(path)))];
  const [[folder] = ['']] = counts.sort(([, a], [, b]) => b - a);
  return [{ element, folder, pages }];
}

function sharesPath(language: Language, other: Language): boolean {
  if (language.folder === other.folder) return false;
  const keys = new Set(ownKeys(other));
  return ownKeys(language).some((key) => keys.has(key));
}

function ownKeys({ folder, pages }: Language): string[] {
  return pages.flatMap(({ path }) => (languageFolder(path) === folder ? (keyIn(folder, path) ?? []) : []));
}

function checkLanguage(language: Language, all: readonly Language[], paths: readonly string[]): Finding[] {
  const { element, folder, pages } = language;
  const others = all.filter((other) => other.folder !== folder);
  const available = new Set(paths.flatMap((path) => keyIn(folder, path) ?? []));
  const findings: Finding[] = [];
  for (const { path, location } of pages) {
    const owner = others.find((other) => other.folder === languageFolder(path));
    const ownKey = keyIn(folder, path);
    const isOwn = ownKey !== undefined && (folder !== '' || owner === undefined);
    const key = isOwn || owner === undefined ? ownKey : keyIn(owner.folder, path);
    if (key !== undefined) available.add(key);
    if (isOwn || owner === undefined) continue;
    const translation = paths.find((candidate) => keyIn(folder, candidate) === key);
    const args = { language: element.label, page: path, of: owner.element.label, translation };
    findings.push(diagnose('translation-missing', location, { kind: 'entry', ...args }));
  }
  const expected = new Map<string, ListedPage & { readonly of: string }>();
  for (const other of others) {
    for (const page of other.pages) {
      const key = keyIn(other.folder, page.path);
      if (key !== undefined && !expected.has(key)) expected.set(key, { ...page, of: other.element.label });
    }
  }
  const missing = [...expected].flatMap(([key, page]) => (available.has(key) ? [] : [page]));
  const [first] = missing;
  if (first === undefined) return findings;
  const args = { language: element.label, pages: missing.map(({ path }) => path), of: first.of, total: expected.size };
  const location = memberLocation(element.location, 'language');
  return [...findings, diagnose('translation-missing', location, { kind: 'pages', ...args }, first.location)];
}

/** Path without its language folder, equal for all translations. `undefined` for a path outside of `folder`. */
function keyIn(folder: string, path: string): string | undefined {
  const steps = routeOf(path).toLowerCase().split('/').slice(1);
  const at = steps.indexOf(folder);
  if (folder !== '' && at === -1) return undefined;
  return steps.filter((step, index) => step !== '' && index !== at).join('/');
}
