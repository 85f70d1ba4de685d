import { importCandidates, isFileSpecifier } from '../bodies/imports.ts';
import { diagnose } from '../findings/diagnose.ts';
import { type Host, readText } from '../host/host.ts';
import { decodePercent, hasImageExtension, isExternal, isImagePath, splitUrl } from '../links/url.ts';
import { frontMatterLocation } from '../pages/front-matter.ts';
import { RouteSuggester } from '../pages/suggest-routes.ts';
import { excludedFile, type Inventory } from '../values/inventory.ts';
import { getOrCreate, type NonEmptyArray } from '../values/lists.ts';
import type { Location } from '../values/location.ts';
import type { Navigation } from '../values/navigation.ts';
import type { Finding } from '../values/outcome.ts';
import type { BodyImport, PageBody } from '../values/page-body.ts';
import { folderOf, lastSegment, normalizePath } from '../values/paths.ts';
import { variablesIn } from '../values/variables.ts';

interface DeadImport extends BodyImport {
  readonly file: string;
  /** Source of the statement up to the specifier. */
  readonly clause: string;
  /** Possible files, most likely first; several for a specifier without an extension. */
  readonly paths: NonEmptyArray<string>;
  readonly reason: 'file' | 'outside';
}

/**
 * Reports imports of missing snippets and modules, in pages and in snippets.
 *
 * @param bodies Bodies of pages and snippets by file.
 * @param host Reads files, and finds renamed files.
 */
export async function checkImports(
  bodies: ReadonlyMap<string, PageBody>,
  inventory: Inventory,
  host: Pick<Host, 'movedTo' | 'read'>,
): Promise<Finding[]> {
  const texts = new Map<string, string>();
  const read = (file: string): string => getOrCreate(texts, file, () => readText(host, file) ?? '');
  const deadImports = [...bodies].flatMap(([file, { imports }]) =>
    imports.flatMap((item): DeadImport[] => {
      if (!isFileSpecifier(item.specifier) || variablesIn(item.specifier).length > 0) return [];
      const paths = importCandidates(file, item, inventory.layout.pages);
      if (paths.some(exists)) return [];
      const [path = item.specifier.replace(/^(?:\.*\/)+/, '')] = paths;
      const clause = read(file).slice(item.start, item.specifierRange.start);
      const reason = paths.length === 0 ? 'outside' : 'file';
      return [{ ...item, file, clause, paths: [path, ...paths.slice(1)], reason }];
    }),
  );
  if (deadImports.length === 0) return [];
  const currentPaths = await host.movedTo([...new Set(deadImports.flatMap(({ paths }) => paths))]);
  const pageFiles = new Set([...inventory.pages.values()].map(({ file }) => file));
  const suggesters = new Map<string, RouteSuggester>();
  const findExporter = createExporterSearch(
    [...inventory.files].filter((file) => isModuleOrSnippet(file)),
    read,
  );
  return deadImports.map(({ specifier, file, clause, paths, reason, start, specifierRange }) => {
    const [path] = paths;
    const extension = extensionOf(path);
    const movedPath = paths.map((item) => currentPaths.get(item)).find((item) => item !== undefined);
    const movedRoute =
      movedPath !== undefined && mayReplace(movedPath, extension) ? toExtensionlessRoute(movedPath) : undefined;
    const suggestion = suggesterFor(extension).suggest(
      toExtensionlessRoute(path),
      [toExtensionlessRoute(file)],
      movedRoute,
    );
    const specifiers = suggestion.routes.flatMap(
      (route) => formatSpecifier(specifier, file, `${route.slice(1)}${extension}`) ?? [],
    );
    const exporter = specifiers.length > 0 ? undefined : findExporter(clause);
    const exporterSpecifier = exporter && formatSpecifier(specifier, file, exporter.file);
    const writtenSpecifier = specifier.slice(specifier.length - (specifierRange.end - specifierRange.start));
    // A statement of several lines is marked at its specifier, because reports show the first line of a location.
    const isMultiline = clause.startsWith('import') && clause.includes('\n');
    const location = {
      file,
      start: isMultiline ? specifierRange.start - '"'.length : start,
      end: specifierRange.end + '"'.length,
    };
    return diagnose('dialect-import-missing', location, {
      specifier,
      names: '',
      reason,
      effect: 'lost',
      nearest: exporterSpecifier === undefined ? specifiers : [exporterSpecifier],
      ...(exporterSpecifier === undefined ? {} : { exported: exporter?.names ?? [] }),
      isSure: suggestion.isSure,
      isMoved: suggestion.isMoved === true,
      isChecked: true,
      ...(reason === 'file' ? { path: extension === '' ? `${path}.jsx` : path } : {}),
      written: { location: { file, ...specifierRange }, was: writtenSpecifier },
    });
  });

  function exists(path: string): boolean {
    return inventory.files.has(path) || inventory.isUnknown(path) || inventory.isProvided(path);
  }

  /** @param extension Extension of the missing file; empty if the specifier has none. */
  function mayReplace(file: string, extension: string): boolean {
    if (extension !== '') return extensionOf(file) === extension;
    return isModuleOrSnippet(file);
  }

  function isModuleOrSnippet(file: string): boolean {
    return /\.(?:mdx?|[jt]sx?)$/i.test(file) && !pageFiles.has(file);
  }

  /** Suggests files with the given extension. Without an extension, suggests snippets and modules, but never pages. */
  function suggesterFor(extension: string): RouteSuggester {
    return getOrCreate(suggesters, extension, () => {
      const routes = [...inventory.files].filter((file) => mayReplace(file, extension)).map(toExtensionlessRoute);
      return new RouteSuggester([...new Set(routes)]);
    });
  }
}

interface Exporter {
  readonly file: string;
  readonly names: readonly string[];
}

const exportedDeclaration = /^export\s+(?:async\s+)?(?:const|let|var|function\*?|class)\s+([\w$]+)/gm;

/** Returns a function that finds the only file that exports all names in the braces of an import. */
function createExporterSearch(
  files: readonly string[],
  read: (file: string) => string,
): (clause: string) => Exporter | undefined {
  let exporters: readonly { readonly file: string; readonly exported: ReadonlySet<string> }[] | undefined;
  return (clause) => {
    const braces = /\{([^{}]*)\}/.exec(clause)?.[1] ?? '';
    const names = [...braces.matchAll(/(?:^|,)\s*([\w$]+)/g)].map(([, name = '']) => name);
    if (names.length === 0) return undefined;
    exporters ??= files.map((file) => ({
      file,
      exported: new Set([...read(file).matchAll(exportedDeclaration)].map(([, name = '']) => name)),
    }));
    const [match, ...otherMatches] = exporters.filter(({ exported }) => names.every((name) => exported.has(name)));
    return match === undefined || otherMatches.length > 0 ? undefined : { file: match.file, names };
  };
}

/** Writes a specifier for a file in the style of an existing specifier; `undefined` if the path needs escaping. */
function formatSpecifier(specifier: string, from: string, file: string): string | undefined {
  if (/["'`\\{}\s]/.test(file)) return undefined;
  if (!specifier.startsWith('.')) return specifier.startsWith('/') ? `/${file}` : file;
  const folder = from.slice(0, from.lastIndexOf('/') + 1);
  return file.startsWith(folder) ? `./${file.slice(folder.length)}` : `/${file}`;
}

function extensionOf(file: string): string {
  return /\.\w+$/.exec(file)?.[0] ?? '';
}

/** Path without extension, with a leading slash: `a/b.mdx → /a/b`. */
function toExtensionlessRoute(file: string): string {
  return `/${file.slice(0, file.length - extensionOf(file).length)}`;
}

/** Checks logos, the favicon, and icons that are files: each must be an existing file or an external URL. */
export function checkImages(
  { images }: Pick<Navigation, 'images'>,
  inventory: Inventory,
  host: Pick<Host, 'read'>,
): Finding[] {
  const { fileByUrlPath, excluded, isUnknown, isProvided, pages } = inventory;
  return [
    ...images.flatMap(({ text, location }) => checkImage(text, '', () => location)),
    ...[...pages.values()].flatMap(({ file, frontMatter: { icon } }) => {
      if (icon === undefined || !isImagePath(icon)) return [];
      return checkImage(icon, file, () => frontMatterLocation(host, file, 'icon'));
    }),
  ];

  /** @param file Page that names the image. A relative path may start at the page's folder or at the root. */
  function checkImage(text: string, file: string, findLocation: () => Location): Finding[] {
    if (isExternal(text)) return [];
    const decodedPath = decodePercent(splitUrl(text)[0]);
    const path = normalizePath(decodedPath);
    const pathFromPage = normalizePath(`${folderOf(file)}/${decodedPath}`);
    const candidates = decodedPath.startsWith('/') ? [path] : [path, pathFromPage];
    const files = candidates.flatMap((item) => fileByUrlPath.get(item ?? '') ?? []);
    const mayExist = (item: string | undefined): boolean => item !== undefined && (isUnknown(item) || isProvided(item));
    if (files.some((item) => !excluded.has(item)) || candidates.some(mayExist)) return [];
    const published = [...fileByUrlPath].flatMap(([item, source]) => (excluded.has(source) ? [] : [item]));
    const nearest = path === undefined ? [] : similarImages(path, published);
    const leftOut = files[0] === undefined ? undefined : excludedFile(files[0], inventory);
    return [diagnose('href-missing', findLocation(), { href: text, nearest, isImage: true, leftOut })];
  }
}

/**
 * Finds images with the same name, but another letter case, extension or folder. If there are none, finds images of the
 * folder that have a word more or less in their names: `logo/dark.svg` for `logo/logo-dark.svg`. Finds none if more than
 * two match.
 */
function similarImages(path: string, files: readonly string[]): string[] {
  const images = files.filter(hasImageExtension);
  const namesakes = images.filter((file) => stemOf(file) === stemOf(path));
  const similarFiles =
    namesakes.length > 0
      ? namesakes
      : images.filter((file) => folderOf(file) === folderOf(path) && sharesWords(stemOf(file), stemOf(path)));
  return similarFiles.length > 2 ? [] : similarFiles.sort().map((file) => `/${file}`);
}

/** True if one of two names has all words of the other. */
function sharesWords(first: string, second: string): boolean {
  const [shorter = [], longer = []] = [wordsOfName(first), wordsOfName(second)].sort((a, b) => a.length - b.length);
  return shorter.length > 0 && shorter.every((word) => longer.includes(word));
}

function wordsOfName(name: string): string[] {
  return name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

function stemOf(path: string): string {
  return lastSegment(path)
    .replace(/\.[^.]*$/, '')
    .toLowerCase();
}
