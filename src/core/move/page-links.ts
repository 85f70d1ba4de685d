import { findImportedFile, importPaths } from '../bodies/imports.ts';
import { filesOfPage } from '../inspect/page-files.ts';
import { resolveLink } from '../links/resolve.ts';
import { encodeLinkPath, relativeLink, retarget } from '../links/retarget.ts';
import { decodePercent, isExternal, splitUrl, withoutBase } from '../links/url.ts';
import type { ReplaceChange } from '../values/fix.ts';
import type { BodyImport } from '../values/page-body.ts';
import { folderOf, normalizePath, routeOf, urlPathOfFile, withoutExtension } from '../values/paths.ts';
import type { SiteFacts } from '../values/site-facts.ts';
import type { Moves } from './moves.ts';

interface LinkInFile {
  readonly target: string;
  readonly file: string;
  readonly path: string;
  readonly rest: string;
}

export function pageChanges(moves: Moves): ReplaceChange[] {
  const changes: ReplaceChange[] = [];
  const routes = linkBaseRoutes(moves.facts);
  for (const [file, { links, imports }] of moves.facts.bodies) {
    for (const { target, start, end } of links) {
      const text = updateLink(moves, target, file, routes.get(file) ?? sourceRoute(moves, file));
      if (text !== undefined && text !== target)
        changes.push({ kind: 'replace', location: { file, start, end }, was: target, text });
    }
    for (const bodyImport of imports) {
      const change = importChange(moves, file, bodyImport);
      if (change !== undefined) changes.push(change);
    }
  }
  return changes;
}

function sourceRoute(moves: Moves, file: string): string {
  const path = urlPathOfFile(file, moves.facts.inventory.layout);
  return routeOf(withoutExtension(path) ?? path);
}

function updateLink(moves: Moves, target: string, file: string, route: string): string | undefined {
  if (isExternal(target)) return undefined;
  const [path, rest] = splitUrl(target.trim());
  if (path === '') return undefined;
  const resolution = resolveLink(target, { route, file }, moves.lookup);
  // A link to a redirect is kept, because the destination of the redirect changes instead.
  if (resolution.redirects !== undefined || resolution.to === 'site' || resolution.to === 'unknown') return undefined;
  const link = { target, file, path, rest };
  return resolution.to === 'page' && !resolution.isFolder
    ? linkToPage(moves, link, resolution.route, resolution.isGuess)
    : linkToFile(moves, link);
}

function linkToPage(
  moves: Moves,
  { target, file: from, path, rest }: LinkInFile,
  route: string,
  isGuess: boolean,
): string | undefined {
  const file = moves.fileOfRoute(route);
  const page = file === undefined ? undefined : moves.newPagePath(file);
  if (file === undefined || page === undefined) return undefined;
  if (path.startsWith('/')) return moves.isMoved(file) ? absoluteLink(moves, path, file, page) + rest : undefined;
  if (!moves.isMoved(file) && !moves.isMoved(from)) return undefined;
  if (isGuess || isIndex(page)) return retarget(target, undefined, routeOf(page), moves.lookup.base);
  const newPath = moves.newPath(file);
  const newTarget = /\.mdx?$/i.test(path) ? newPath : (withoutExtension(newPath) ?? newPath);
  return encodeLinkPath(relativeLink(moves.newPath(from), newTarget, path)) + rest;
}

function linkToFile(moves: Moves, { file: from, path, rest }: LinkInFile): string | undefined {
  const plainPath = decodePercent(path);
  const isAbsolute = plainPath.startsWith('/');
  const currentPath = normalizePath(
    isAbsolute ? withoutBase(plainPath, moves.lookup.base) : `${folderOf(from)}/${plainPath}`,
  );
  const file = currentPath === undefined ? undefined : isAbsolute ? moves.fileAtUrlPath(currentPath) : currentPath;
  if (file === undefined || !existsInDocs(moves, file)) return undefined;
  const newPath = moves.newPath(file);
  if (isAbsolute)
    return newPath === file
      ? undefined
      : moves.basePrefixOf(path) + encodeLinkPath(`/${moves.newUrlPath(file)}`) + rest;
  if (newPath === file && moves.newPath(from) === from) return undefined;
  return encodeLinkPath(relativeLink(moves.newPath(from), newPath, path)) + rest;
}

function existsInDocs(moves: Moves, path: string): boolean {
  const { files } = moves.facts.inventory;
  if (files.has(path)) return true;
  const folder = `${path}/`;
  for (const file of files) if (file.startsWith(folder)) return true;
  return false;
}

/** Creates an absolute link to a page. Keeps an extension or `index` of the existing link. */
function absoluteLink(moves: Moves, currentLink: string, file: string, page: string): string {
  const prefix = moves.basePrefixOf(currentLink);
  if (/\.mdx?$/i.test(currentLink)) return prefix + encodeLinkPath(`/${moves.newUrlPath(file)}`);
  const keepsIndex = /\/index$/i.test(currentLink) && isIndex(page);
  return prefix + encodeLinkPath(keepsIndex ? `/${page}` : routeOf(page));
}

function importChange(moves: Moves, file: string, bodyImport: BodyImport): ReplaceChange | undefined {
  const { specifier, specifierRange } = bodyImport;
  const { inventory } = moves.facts;
  const importedFile = findImportedFile(file, bodyImport, inventory);
  if (importedFile === undefined) return undefined;
  const [newPath, newFile] = [moves.newPath(importedFile), moves.newPath(file)];
  if (newPath === importedFile && (specifier.startsWith('/') || newFile === file)) return undefined;
  const urlPath = moves.newUrlPath(importedFile);
  // `<Snippet file="a.mdx" />` omits the folder.
  const length = specifierRange.end - specifierRange.start;
  if (length < specifier.length) {
    const name = /^_?snippets\/(.+)$/.exec(urlPath)?.[1];
    const writtenName = specifier.slice(specifier.length - length);
    return name === undefined || name === writtenName
      ? undefined
      : replaceChange(file, specifierRange, writtenName, name);
  }
  const isRelative =
    specifier.startsWith('.') && importPaths(specifier, file, inventory.layout.pages)[0] === importedFile;
  const text = isRelative ? relativeImport(newFile, newPath, specifier) : `/${urlPath}`;
  return text === specifier ? undefined : replaceChange(file, specifierRange, specifier, text);
}

function replaceChange(
  file: string,
  { start, end }: BodyImport['specifierRange'],
  was: string,
  text: string,
): ReplaceChange {
  return { kind: 'replace', location: { file, start, end }, was, text };
}

function relativeImport(from: string, to: string, currentSpecifier: string): string {
  const path = relativeLink(from, to, currentSpecifier);
  return path.startsWith('.') ? path : `./${path}`;
}

function isIndex(page: string): boolean {
  return page === 'index' || page.endsWith('/index');
}

/** Returns the base route of each file's relative links. For a snippet: the route of the first page that shows it. */
function linkBaseRoutes({ inventory, bodies }: SiteFacts): ReadonlyMap<string, string> {
  const routes = new Map<string, string>();
  for (const { file, path } of inventory.pages.values()) routes.set(file, routeOf(path));
  for (const { file, path } of inventory.pages.values()) {
    for (const includedFile of filesOfPage(file, bodies))
      if (!routes.has(includedFile)) routes.set(includedFile, routeOf(path));
  }
  return routes;
}
