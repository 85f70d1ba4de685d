import { importPaths } from '../bodies/import-paths.ts';
import { snippetFiles } from '../bodies/snippet-file.ts';
import { filesOfPage } from '../inspect/shown-snippets.ts';
import { decodePercent, leadsAway, splitAddress, withoutBase } from '../links/address.ts';
import type { LinkLookup } from '../links/lookup.ts';
import { resolveLink } from '../links/resolve.ts';
import { retarget } from '../links/retarget.ts';
import type { ModelInput } from '../model/input.ts';
import type { ReplaceChange } from '../values/fix.ts';
import type { BodyImport } from '../values/page-body.ts';
import { normalizePath, routeOf, withoutExtension } from '../values/paths.ts';
import { folderOf, linkable, relativeLink } from './addresses.ts';
import type { Moves } from './moves.ts';

/** The links and imports of pages and snippets that have to be written in another way when files move. */
export function changedPages(input: ModelInput, moves: Moves, lookup: LinkLookup): ReplaceChange[] {
  const { inventory, bodies } = input;
  const changes: ReplaceChange[] = [];
  const routes = routesOfFiles(input);
  for (const [file, body] of bodies) {
    for (const { target, start, end } of body.links) {
      const text = changedLink(target, { file, route: routes.get(file) ?? routeOf(withoutExtension(file) ?? file) });
      if (text !== undefined) changes.push({ do: 'replace', place: { file, start, end }, was: target, text });
    }
    for (const imported of body.imports) {
      const change = changedImport(file, imported);
      if (change !== undefined) changes.push(change);
    }
  }
  return changes;

  function changedLink(target: string, from: { readonly file: string; readonly route: string }): string | undefined {
    if (leadsAway(target)) return undefined;
    const [written, rest] = splitAddress(target.trim());
    if (written === '') return undefined;
    const found = resolveLink(target, from, lookup);
    // What a redirect leads on stays: the redirect is changed.
    if (found.redirects !== undefined || found.to === 'site' || found.to === 'unknown') return undefined;
    if (found.to === 'page' && !found.isFolder) {
      const file = moves.fileAt(found.route);
      const page = file === undefined ? undefined : moves.page(file);
      if (file === undefined || page === undefined) return undefined;
      const isMoved = moves.path(file) !== file;
      const hasMoved = moves.path(from.file) !== from.file;
      if (written.startsWith('/')) return isMoved ? absolute(target, written, file) : undefined;
      if (!isMoved && !hasMoved) return undefined;
      if (found.isGuess || isIndex(page)) return retarget(target, undefined, routeOf(page), lookup.base);
      const extension = /\.mdx?$/i.test(written) ? moves.path(file).slice(page.length) : '';
      return other(target, linkable(relativeLink(moves.path(from.file), page + extension, written)) + rest);
    }
    return changedFile(target, written, rest, from.file);
  }

  /** A link to a picture or any other file, or to a folder. */
  function changedFile(target: string, written: string, rest: string, from: string): string | undefined {
    const path = decodePercent(written);
    const isAbsolute = path.startsWith('/');
    const means = isAbsolute ? withoutBase(path, lookup.base) : `${folderOf(from)}/${path}`;
    const file = normalizePath(means);
    if (file === undefined || !isThere(file)) return undefined;
    const now = moves.path(file);
    if (isAbsolute) return now === file ? undefined : other(target, prefixOf(written) + linkable(`/${now}`) + rest);
    if (now === file && moves.path(from) === from) return undefined;
    return other(target, linkable(relativeLink(moves.path(from), now, written)) + rest);
  }

  function isThere(path: string): boolean {
    if (inventory.files.has(path)) return true;
    const folder = `${path}/`;
    for (const file of inventory.files) if (file.startsWith(folder)) return true;
    return false;
  }

  function absolute(target: string, written: string, file: string): string | undefined {
    const page = moves.page(file) ?? '';
    const [, rest] = splitAddress(target.trim());
    // Who writes the extension or `index` goes on doing so.
    if (/\.mdx?$/i.test(written))
      return other(target, `${prefixOf(written)}${linkable(`/${moves.path(file)}`)}${rest}`);
    if (/\/index$/i.test(written) && isIndex(page))
      return other(target, `${prefixOf(written)}${linkable(`/${page}`)}${rest}`);
    return other(target, `${prefixOf(written)}${linkable(routeOf(page))}${rest}`);
  }

  function prefixOf(written: string): string {
    return lookup.base !== '' && written.startsWith(`${lookup.base}/`) ? lookup.base : '';
  }

  function changedImport(file: string, imported: BodyImport): ReplaceChange | undefined {
    const { specifier, written } = imported;
    const found = snippetFiles(file, imported).find((name) => inventory.files.has(name));
    if (found === undefined) return undefined;
    const [now, home] = [moves.path(found), moves.path(file)];
    const isAbsolute = specifier.startsWith('/');
    if (now === found && (isAbsolute || home === file)) return undefined;
    const isElement = written.end - written.start < specifier.length;
    if (isElement) {
      const name = /^_?snippets\/(.+)$/.exec(now)?.[1];
      const was = specifier.slice(specifier.length - (written.end - written.start));
      return name === undefined ? undefined : { do: 'replace', place: { file, ...written }, was, text: name };
    }
    const isRelative = specifier.startsWith('.') && importPaths(specifier, file)[0] === found;
    const text = isRelative ? relativeImport(home, now, specifier) : `/${now}`;
    return text === specifier ? undefined : { do: 'replace', place: { file, ...written }, was: specifier, text };
  }
}

function relativeImport(from: string, to: string, like: string): string {
  const way = relativeLink(from, to, like);
  return way.startsWith('.') ? way : `./${way}`;
}

function isIndex(page: string): boolean {
  return page === 'index' || page.endsWith('/index');
}

function other(before: string, after: string): string | undefined {
  return before === after ? undefined : after;
}

/** The address that the links of each file count from; of a snippet, that of a page that shows it. */
function routesOfFiles({ inventory, bodies }: ModelInput): ReadonlyMap<string, string> {
  const routes = new Map<string, string>();
  for (const { file, path } of inventory.pages.values()) routes.set(file, routeOf(path));
  for (const { file, path } of inventory.pages.values()) {
    for (const part of filesOfPage(file, bodies)) if (!routes.has(part)) routes.set(part, routeOf(path));
  }
  return routes;
}
