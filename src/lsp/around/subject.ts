import { getLocation } from 'jsonc-parser';
import { findImportedFile } from '../../core/bodies.ts';
import { createDocsLookup, hashOfUrl, isExternal, resolveHref, resolveLink, splitUrl } from '../../core/links.ts';
import {
  elementsOf,
  entriesOf,
  memberLocation,
  normalizePath,
  pageFileAt,
  routeOf,
  type SourceText,
  urlPathOfFile,
  withoutExtension,
} from '../../core/values.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import type { CursorRequest, Span } from '../documents/positions.ts';

export interface Subject {
  readonly span: Span;
  readonly text: string;
  readonly destination: Destination;
  /** True for an entry of a page list, and for the `root` of a group. */
  readonly isEntry: boolean;
}

export type Destination =
  /** `anchor` is empty for the start of the file. */
  | { readonly to: 'file'; readonly file: string; readonly anchor: string }
  | { readonly to: 'operation'; readonly spec: string; readonly method: string; readonly path: string }
  | { readonly to: 'nothing' };

/** Finds the link, entry or reference at an offset. `undefined` for any other text. */
export function subjectAt(request: CursorRequest): Subject | undefined {
  return request.file.endsWith('.json') ? subjectInJson(request) : subjectInPage(request);
}

function subjectInJson({ site, file, text, offset }: CursorRequest): Subject | undefined {
  const { path, previousNode: node, isAtPropertyKey } = getLocation(text, offset);
  if (node === undefined || isAtPropertyKey || node.type !== 'string' || offset > node.offset + node.length)
    return undefined;
  const span = { start: node.offset + 1, end: node.offset + node.length - 1 };
  const value = String(node.value);
  const createSubject = (destination: Destination, isEntry = false): Subject => ({
    span,
    text: value,
    destination,
    isEntry,
  });
  if (path.at(-1) === '$ref') {
    const target = normalizePath(`${file.slice(0, file.lastIndexOf('/') + 1)}${value}`);
    return target === undefined ? undefined : createSubject({ to: 'file', file: target, anchor: '' });
  }
  const { pointer } = path.reduce(memberLocation, { file, pointer: '' });
  const isAtCursor = ({ location, text: ownText }: SourceText): boolean =>
    location.file === file && ownText === value && location.pointer === pointer;
  const { expansion, links } = site.facts;
  for (const element of elementsOf(expansion.navigation.root)) {
    const entry = entriesOf(element).find(isAtCursor);
    const target = entry && links.targets.get(entry);
    if (target?.kind === 'page') return createSubject(toFileDestination(target.file), true);
    if (target?.kind === 'operation') return createSubject(operationDestination(target.operation), true);
    if (target !== undefined) return createSubject({ to: 'nothing' }, true);
    if (element.root !== undefined && isAtCursor(element.root))
      return createSubject(toFileDestination(links.roots.get(element)?.file), true);
    const specificationSetting = [...(element.openapi ?? []), ...(element.asyncapi ?? [])].find(({ source }) =>
      isAtCursor(source),
    );
    if (specificationSetting !== undefined)
      return createSubject(resolveFileUrl(site, specificationSetting.source.text));
    if (element.href !== undefined && isAtCursor(element.href)) return createSubject(resolveConfigHref(site, value));
  }
  const { links: configHrefs, images, redirects } = expansion.navigation;
  const configLinks = [...configHrefs, ...images, ...redirects.map(({ destination }) => destination)];
  return configLinks.some(isAtCursor) ? createSubject(resolveConfigHref(site, value)) : undefined;
}

function subjectInPage({ site, file, text, offset }: CursorRequest): Subject | undefined {
  const { bodies, inventory } = site.facts;
  const body = bodies.get(file);
  const link = body?.links.find(({ start, end }) => offset >= start && offset <= end);
  if (link !== undefined) {
    const { target, start, end } = link;
    return { span: { start, end }, text: target, destination: resolvePageLink(site, target, file), isEntry: false };
  }
  const importStatement = body?.imports.find(
    ({ specifierRange }) => offset >= specifierRange.start && offset <= specifierRange.end,
  );
  if (importStatement !== undefined) {
    const importedFile = findImportedFile(file, importStatement, inventory);
    return {
      span: importStatement.specifierRange,
      text: importStatement.specifier,
      destination: toFileDestination(importedFile),
      isEntry: false,
    };
  }
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1).split('\n', 1)[0] ?? '';
  const page = inventory.pages.get(withoutExtension(urlPathOfFile(file, inventory.layout)) ?? '');
  const operation = site.facts.expansion.pageOperations.get(page?.path ?? '');
  if (!/^openapi:|^asyncapi:/.test(line) || operation === undefined) return undefined;
  const start = text.lastIndexOf('\n', offset - 1) + 1 + line.indexOf(':') + 1;
  return {
    span: { start, end: start + line.length - line.indexOf(':') - 1 },
    text: line,
    destination: operationDestination(operation),
    isEntry: false,
  };
}

export function resolvePageLink(site: ResolvedSite, target: string, file: string): Destination {
  if (isExternal(target)) return { to: 'nothing' };
  const [path, urlSuffix] = splitUrl(target.trim());
  const anchor = hashOfUrl(urlSuffix);
  if (path === '') return { to: 'file', file, anchor };
  const route = routeOfFile(site, file);
  const resolution = resolveLink(target, { route, file }, createDocsLookup(site.facts));
  if (resolution.to === 'page') return toPageDestination(site, resolution.route, anchor);
  const filePath = normalizePath(path.startsWith('/') ? path : `${file.slice(0, file.lastIndexOf('/') + 1)}${path}`);
  return resolution.to === 'file' ? toFileDestination(filePath && fileAtUrlPath(site, filePath)) : { to: 'nothing' };
}

export function routeOfFile({ facts }: ResolvedSite, file: string): string {
  const path = urlPathOfFile(file, facts.inventory.layout);
  return routeOf(withoutExtension(path) ?? path);
}

function fileAtUrlPath({ facts: { inventory } }: ResolvedSite, path: string): string {
  return inventory.fileByUrlPath.get(path) ?? path;
}

function resolveConfigHref(site: ResolvedSite, text: string): Destination {
  const resolution = resolveHref(text, createDocsLookup(site.facts));
  if (resolution.to === 'page') return toPageDestination(site, resolution.route, hashOfUrl(resolution.suffix));
  return resolution.to === 'file' ? resolveFileUrl(site, splitUrl(text)[0]) : { to: 'nothing' };
}

function toPageDestination({ facts }: ResolvedSite, route: string, anchor: string): Destination {
  const file = pageFileAt(route, facts.inventory)?.file;
  if (file !== undefined) return { to: 'file', file, anchor };
  for (const target of facts.links.targets.values()) {
    if (target.kind === 'operation' && target.route === route) return operationDestination(target.operation);
  }
  return { to: 'nothing' };
}

function operationDestination({ spec, method, path }: { spec: string; method: string; path: string }): Destination {
  return { to: 'operation', spec, method, path };
}

function resolveFileUrl(site: ResolvedSite, urlPath: string): Destination {
  const path = normalizePath(urlPath);
  return toFileDestination(path === undefined ? undefined : fileAtUrlPath(site, path));
}

function toFileDestination(file: string | undefined): Destination {
  return file === undefined ? { to: 'nothing' } : { to: 'file', file, anchor: '' };
}
