import { resolveHref } from '../links/resolve.ts';
import { keepLinkPrefix, retarget } from '../links/retarget.ts';
import { isExternal, splitUrl, withoutBase } from '../links/url.ts';
import type { Change, WriteChange } from '../values/fix.ts';
import { elementsOf, entriesOf, type Redirection, type SourceText } from '../values/navigation.ts';
import { normalizePath, routeOf } from '../values/paths.ts';
import type { Moves } from './moves.ts';

export function navigationChanges(moves: Moves): Change[] {
  const { links, expansion } = moves.facts;
  const { navigation } = expansion;
  const changes: (Change | undefined)[] = [];
  for (const element of elementsOf(navigation.root)) {
    if (element.root !== undefined) changes.push(entryChange(moves, element.root, links.roots.get(element)?.file));
    for (const entry of entriesOf(element)) {
      const target = links.targets.get(entry);
      changes.push(target?.kind === 'page' ? entryChange(moves, entry, target.file) : referenceChange(moves, entry));
    }
    if (element.href !== undefined) changes.push(hrefChange(moves, element.href));
    for (const { source } of [...(element.openapi ?? []), ...(element.asyncapi ?? [])])
      changes.push(specificationChange(moves, source));
  }
  for (const { source } of navigation.openapi ?? []) changes.push(specificationChange(moves, source));
  for (const sourceText of [...navigation.links, ...navigation.images]) changes.push(hrefChange(moves, sourceText));
  changes.push(...redirectChanges(moves, navigation.redirects));
  return changes.filter((change) => change !== undefined);
}

function entryChange(moves: Moves, sourceText: SourceText, file: string | undefined): Change | undefined {
  if (file === undefined || !moves.isMoved(file)) return undefined;
  const page = moves.newPagePath(file);
  if (page === undefined) return undefined;
  const { text } = sourceText;
  const hasExtension = /\.mdx?$/i.test(text);
  // An entry that names a folder still names a folder after the move.
  const isFolder = !hasExtension && /(?:^|\/)index\.mdx?$/i.test(file) && !/(?:^|\/)index$/.test(text);
  const path = isFolder ? page.replace(/\/index$/, '') : page;
  return writeChange(sourceText, keepLinkPrefix(text, hasExtension ? moves.newUrlPath(file) : path));
}

function referenceChange(moves: Moves, sourceText: SourceText): Change | undefined {
  const [reference = ''] = sourceText.text.trim().split(/\s/);
  const path = normalizePath(reference) ?? '';
  const newPath = path === '' ? path : urlPathAfterMove(moves, path);
  return newPath === path
    ? undefined
    : writeChange(
        sourceText,
        sourceText.text.replace(reference, () => keepLinkPrefix(reference, newPath)),
      );
}

function specificationChange(moves: Moves, source: SourceText): Change | undefined {
  const path = isExternal(source.text) ? undefined : normalizePath(source.text);
  return path === undefined
    ? undefined
    : writeChange(
        source,
        urlPathAfterMove(moves, path) === path
          ? source.text
          : keepLinkPrefix(source.text, urlPathAfterMove(moves, path)),
      );
}

function urlPathAfterMove(moves: Moves, path: string): string {
  const file = moves.fileAtUrlPath(path);
  return moves.isMoved(file) ? moves.newUrlPath(file) : path;
}

function hrefChange(moves: Moves, sourceText: SourceText): Change | undefined {
  const { text } = sourceText;
  if (isExternal(text)) return undefined;
  const { lookup } = moves;
  const { base } = lookup;
  const resolution = resolveHref(text, lookup);
  // A link to a redirect is kept, because the destination of the redirect changes instead.
  if (resolution.redirects !== undefined) return undefined;
  if (resolution.to === 'page' && !resolution.isFolder) {
    const file = moves.fileOfRoute(resolution.route);
    if (file === undefined || !moves.isMoved(file)) return undefined;
    const page = moves.newPagePath(file);
    const newHref = page === undefined ? undefined : retarget(text, undefined, routeOf(page), base);
    return newHref === undefined ? undefined : writeChange(sourceText, newHref);
  }
  const [path, suffix] = splitUrl(text);
  const currentPath = normalizePath(withoutBase(path, base));
  if (currentPath === undefined || currentPath === '' || urlPathAfterMove(moves, currentPath) === currentPath)
    return undefined;
  const prefix = moves.basePrefixOf(path);
  return writeChange(
    sourceText,
    prefix + keepLinkPrefix(path.slice(prefix.length), urlPathAfterMove(moves, currentPath)) + suffix,
  );
}

/**
 * Points redirects to the new routes, and adds a redirect for each old route. An existing redirect whose source becomes
 * a page would hide that page, so it is rewritten to one of the added redirects, or removed.
 */
function redirectChanges(moves: Moves, redirects: readonly Redirection[]): (Change | undefined)[] {
  const changedRoutes = moves.changedRoutes();
  const newRoutes = new Set(changedRoutes.map(({ to }) => to));
  const sources = new Set(redirects.map(({ source }) => source.text));
  const addedRedirects = changedRoutes.filter(({ from }) => from !== '/' && !newRoutes.has(from) && !sources.has(from));
  const changes = redirects.flatMap(({ location, source, destination }): (Change | undefined)[] => {
    if (!newRoutes.has(source.text)) return [hrefChange(moves, destination)];
    const route = addedRedirects.shift();
    if (route === undefined) return [{ kind: 'remove', location }];
    return [writeChange(source, route.from), writeChange(destination, route.to)];
  });
  if (addedRedirects.length === 0) return changes;
  const values = addedRedirects.map(({ from, to }) => ({ source: from, destination: to }));
  const [firstRedirect] = redirects;
  const location = {
    file: firstRedirect?.location.file ?? 'docs.json',
    pointer: firstRedirect?.location.pointer.replace(/\/\d+$/, '') ?? '/redirects',
  };
  return [...changes, { kind: 'append', location, values }];
}

function writeChange({ text: currentText, location }: SourceText, text: string): WriteChange | undefined {
  return currentText === text ? undefined : { kind: 'write', location, was: currentText, text };
}
