import { dirname, relative } from 'node:path/posix';
import { type CompletionItem, CompletionItemKind } from 'vscode-languageserver';
import { isExternal } from '../../core/links.ts';
import { formatEndpoint } from '../../core/specifications.ts';
import { isObject, urlPathOfFile } from '../../core/values.ts';
import { iconNames } from '../../render/icons.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import { collectListedTargets, specificationsAt } from './navigation-at.ts';

/** A value that completion offers, before quoting or escaping. */
export interface Candidate extends Pick<CompletionItem, 'kind' | 'detail' | 'documentation'> {
  readonly value: string;
  /** Lower ranks are listed first. Default: 1. */
  readonly rank?: number;
}

const imageFile = /\.(?:png|jpe?g|gif|svg|webp|avif|ico|bmp)$/i;
const snippetFile = /\.(?:mdx?|[jt]sx?)$/i;

export function createPageCandidates(site: ResolvedSite): Candidate[] {
  const { inventory } = site.facts;
  const listedTargets = collectListedTargets(site);
  return [...inventory.pages.values()].map(({ path, frontMatter }) => ({
    value: path,
    kind: CompletionItemKind.File,
    detail: [frontMatter.title ?? '', getFolderPrefix(path)].filter((word) => word !== '').join(' · '),
    rank: listedTargets.pages.has(path) ? 1 : 0,
  }));
}

export function createOperationCandidates(site: ResolvedSite, file: string, pointer: string): Candidate[] {
  const listedTargets = collectListedTargets(site);
  return specificationsAt(site, file, pointer).flatMap((name) => {
    const state = site.facts.expansion.specifications.get(name);
    if (state?.state !== 'read') return [];
    return state.specification.operations.map(({ method, path, title, spec }) => ({
      value: `${method === 'WEBHOOK' ? 'webhook' : method} ${path}`,
      kind: CompletionItemKind.Method,
      detail: `${title} · ${spec}`,
      rank: listedTargets.operations.has(`${spec} ${method} ${path}`) ? 3 : 2,
    }));
  });
}

/**
 * Operations or channels of all specifications of a kind, for front matter. If there are several specifications, values
 * start with the name.
 */
export function createFrontMatterOperations(site: ResolvedSite, kind: 'openapi' | 'asyncapi'): Candidate[] {
  const specifications = [...site.facts.expansion.specifications.values()].flatMap((state) =>
    state.state === 'read' && state.specification.kind === kind ? [state.specification] : [],
  );
  return specifications.flatMap(({ source, operations }) =>
    operations.map((operation) => ({
      value: `${specifications.length > 1 ? `${source} ` : ''}${formatEndpoint(operation)}`,
      kind: CompletionItemKind.Method,
      detail: operation.title,
    })),
  );
}

export function createRouteCandidates(site: ResolvedSite): Candidate[] {
  return Object.values(site.model.pages)
    .filter(({ missing }) => missing !== true)
    .map(({ route, title, file }) => ({
      value: route,
      kind: CompletionItemKind.File,
      detail: [title, file ?? ''].join(' · '),
    }));
}

export function createFileCandidates(site: ResolvedSite, kind: 'image' | 'snippet'): Candidate[] {
  const pattern = kind === 'image' ? imageFile : snippetFile;
  const { pages, layout } = site.facts.inventory;
  const isPage = (file: string): boolean => pages.has(urlPathOfFile(file, layout).replace(/\.mdx?$/i, ''));
  const files = site.files().filter((file) => pattern.test(file) && (kind === 'image' || !isPage(file)));
  return files.map((file) => ({
    value: `/${urlPathOfFile(file, layout)}`,
    kind: CompletionItemKind.File,
    detail: getFolderPrefix(file),
  }));
}

export function createSpecificationCandidates(site: ResolvedSite): Candidate[] {
  const specifications = site.facts.expansion.specifications;
  return site
    .files()
    .filter(
      (file) =>
        specifications.has(file) ||
        (/\.(?:json|ya?ml)$/i.test(file) && !/(?:^|\/)(?:docs|package|tsconfig)\.json$/.test(file)),
    )
    .map((file) => ({ value: file, kind: CompletionItemKind.File, rank: specifications.has(file) ? 0 : 1 }));
}

/** JSON files for a `$ref`, relative to the file that contains it. */
export function createReferenceCandidates(site: ResolvedSite, from: string): Candidate[] {
  const files = site.files().filter((file) => file.endsWith('.json') && file !== from);
  return files.map((file) => ({ value: relativeTo(from, file), kind: CompletionItemKind.File }));
}

/** Icons of the site's icon library. Empty if no package with the icons is installed. */
export function createIconCandidates({ config, root }: ResolvedSite): Candidate[] {
  const { icons } = config;
  const library = isObject(icons) && typeof icons.library === 'string' ? icons.library : 'fontawesome';
  return iconNames(root, library).map((value) => ({ value, kind: CompletionItemKind.Color, detail: library }));
}

/** Converts an absolute path to a relative path if the typed text starts with `.`. */
export function matchLinkStyle(typed: string, from: string, url: string): string {
  if (!typed.startsWith('.') || isExternal(url)) return url;
  return relativeTo(from, url.slice(1));
}

function relativeTo(from: string, file: string): string {
  const path = relative(`/${dirname(from)}`, `/${file}`);
  return path.startsWith('../') ? path : `./${path}`;
}

function getFolderPrefix(path: string): string {
  const slash = path.lastIndexOf('/');
  return slash === -1 ? '' : `${path.slice(0, slash)}/`;
}
