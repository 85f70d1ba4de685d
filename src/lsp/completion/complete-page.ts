import { CompletionItemKind } from 'vscode-languageserver';
import { idsForRule } from '../../core/bodies.ts';
import { filesOfPage } from '../../core/inspect.ts';
import { createDocsLookup, resolveLink } from '../../core/links.ts';
import { frontMatterKeys } from '../../core/pages.ts';
import { pageFileAt } from '../../core/values.ts';
import { componentAttributes } from '../../render/component-attributes.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import { routeOfFile } from '../around/subject.ts';
import type { CursorRequest } from '../documents/positions.ts';
import {
  type Candidate,
  createFileCandidates,
  createFrontMatterOperations,
  createIconCandidates,
  createRouteCandidates,
  matchLinkStyle,
} from './candidates.ts';
import type { CompletionResult } from './items.ts';
import { findPageCursor, type PageCursor } from './page-place.ts';

export function completePage({ site, file, text, offset }: CursorRequest): CompletionResult {
  const cursor = findPageCursor(text, offset);
  if (cursor === undefined) return { items: [], replacedSpan: { start: offset, end: offset }, typed: '' };
  const { replacedSpan, typed } = cursor;
  const items = candidatesFor(cursor, site, file, text).map((item) => ({ ...item, text: item.text ?? item.value }));
  return { items, replacedSpan: replacedSpan, typed };
}

type PageCandidate = Candidate & { readonly text?: string };

function candidatesFor(cursor: PageCursor, site: ResolvedSite, file: string, text: string): readonly PageCandidate[] {
  const matchLinkStyles = (candidates: readonly Candidate[]): PageCandidate[] =>
    candidates.map((item) => {
      const value = matchLinkStyle(cursor.typed, file, item.value);
      return { ...item, value, text: value };
    });
  switch (cursor.kind) {
    case 'address':
      return matchLinkStyles(createRouteCandidates(site));
    case 'image':
      return matchLinkStyles(createFileCandidates(site, 'image'));
    case 'import':
      return matchLinkStyles(createFileCandidates(site, 'snippet'));
    case 'anchor':
      return findAnchors(cursor.page, site, file).map((value) => ({ value, kind: CompletionItemKind.Reference }));
    case 'component':
      return findComponentNames(text).map((value) => ({ value, kind: CompletionItemKind.Class }));
    case 'property':
      return (
        Object.hasOwn(componentAttributes, cursor.component) ? (componentAttributes[cursor.component] ?? []) : []
      ).map((value) => ({ value, kind: CompletionItemKind.Property }));
    case 'variable':
      return [...site.variables].map(([value, detail]) => ({ value, detail, kind: CompletionItemKind.Variable }));
    case 'icon':
      return createIconCandidates(site);
    case 'matter-key':
      return frontMatterKeys
        .filter((key) => !new RegExp(`^${key}:`, 'm').test(text.slice(0, text.indexOf('\n---', 3))))
        .map((value) => ({ value, text: `${value}: `, kind: CompletionItemKind.Property }));
    case 'matter-value':
      return frontMatterValues(cursor.key, site);
  }
}

function frontMatterValues(key: string, site: ResolvedSite): readonly Candidate[] {
  if (key === 'openapi' || key === 'asyncapi') return createFrontMatterOperations(site, key);
  if (key === 'icon') return createIconCandidates(site);
  return ['hidden', 'deprecated', 'noindex'].includes(key)
    ? ['true', 'false'].map((value) => ({ value, kind: CompletionItemKind.Keyword }))
    : [];
}

function findAnchors(page: string, site: ResolvedSite, file: string): readonly string[] {
  const { facts } = site;
  const fileRoute = routeOfFile(site, file);
  const resolution = page === '' ? undefined : resolveLink(page, { route: fileRoute, file }, createDocsLookup(facts));
  const route = page === '' ? fileRoute : resolution?.to === 'page' ? resolution.route : undefined;
  const targetFile = route === undefined ? undefined : pageFileAt(route, facts.inventory)?.file;
  const files = targetFile === undefined ? [file] : [...filesOfPage(targetFile, facts.bodies)];
  if (page !== '' && targetFile === undefined) return [];
  const bodies = files.flatMap((item) => facts.bodies.get(item) ?? []);
  return [...new Set(bodies.flatMap((body) => idsForRule(site.publishSettings.slugs, body)))];
}

function findComponentNames(text: string): readonly string[] {
  const importedNames = [...text.matchAll(/^import\s+([^;'"]+?)\s+from\s/gm)].flatMap(([, names = '']) => [
    ...(names.match(/[A-Z]\w*/g) ?? []),
  ]);
  return [...new Set([...importedNames, ...Object.keys(componentAttributes)])];
}
