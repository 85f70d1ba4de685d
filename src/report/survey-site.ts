/*
 * The one HTML page of a site. In goes a resolved site with what readers said of it, out come facts as plain data, and a
 * page with the script that draws them (`client`). The playground has both without the page. Never here: a rule, a file
 * of the docs folder, a request to the network.
 */

import { causesOf } from '../core/diagnostics.ts';
import type { Node, Page, Site, Source } from '../core/site.ts';
import { addTo, type Diagnostic, type Some, severities } from '../core/values.ts';
import { pageStateOf } from '../site/explain.ts';
import { compareSiblings } from './compare-siblings.ts';
import type { ReportData, ReportFinding, ReportNode, ReportPage } from './data.ts';

/** What a report is made from. */
export interface Surveyed {
  readonly model: Site;
  readonly ok: boolean;
  readonly diagnostics: readonly Diagnostic[];
  /** The text of a file of the docs folder; undefined if there is none. */
  readonly read: (file: string) => string | undefined;
  /** By route: entries of feedback of the last 30 days, less those of the 30 days before. */
  readonly changes: ReadonlyMap<string, number>;
  /** Where its files are: see `ReportData`. */
  readonly where: Pick<ReportData, 'prefix' | 'folder' | 'fix'>;
}

/** Puts together what a report shows: each finding at its entry or page, sizes, coverage and comparisons. */
export function surveySite({ model, ok, diagnostics, read, changes, where }: Surveyed): ReportData {
  const pages = Object.values(model.pages);
  const indexOf = new Map(pages.map(({ route }, index) => [route, index] as const));
  const flat = flattenTree(model, indexOf);
  const ofPage = new Map<number, Some<number>>();
  const ofNode = new Map<number, Some<number>>();
  const nodesAt = indexNodes(flat);
  const pageOf = new Map(pages.flatMap(({ file }, index) => (file === null ? [] : [[file, index] as const])));
  const told = causesOf(diagnostics).flatMap((found, cause) => found.map((diagnostic) => ({ diagnostic, cause })));
  const sorted = severities.flatMap((level) => told.filter(({ diagnostic }) => diagnostic.severity === level));
  for (const [index, { diagnostic }] of sorted.entries()) {
    const nodes = nodesOf(diagnostic, nodesAt);
    const page = pageOf.get(diagnostic.file);
    for (const node of nodes) addTo(ofNode, node, index);
    if (nodes.length === 0 && page !== undefined) addTo(ofPage, page, index);
  }
  return {
    name: model.site.name,
    ok,
    nodes: flat.map(({ source: _, ...node }, index): ReportNode => ({ ...node, findings: ofNode.get(index) })),
    pages: pages.map((page, index) => ({ ...describePage(page, read, changes), findings: ofPage.get(index) })),
    findings: sorted.map(({ diagnostic, cause }) => ({ ...describeFinding(diagnostic, indexOf, pageOf), cause })),
    ...where,
    comparisons: compareSiblings(model, indexOf),
    feedbackAt: model.site.feedback?.readAt,
  };
}

/** Nodes by where they were written. One element that is brought in twice is two nodes. */
function indexNodes(nodes: readonly FlatNode[]): Map<string, Some<number>> {
  const index = new Map<string, Some<number>>();
  for (const [at, { source }] of nodes.entries()) {
    if (source !== undefined) addTo(index, `${source.file}#${source.pointer}`, at);
  }
  return index;
}

/** The innermost nodes that a place belongs to. */
function nodesOf({ file, pointer }: Diagnostic, nodesAt: ReadonlyMap<string, readonly number[]>): readonly number[] {
  for (let at = pointer; at !== undefined && at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const found = nodesAt.get(`${file}#${at}`);
    if (found !== undefined) return found;
  }
  return [];
}

/** Of no system in particular: browsers survey sites too. */
const encoder = new TextEncoder();

function describePage(page: Page, read: Surveyed['read'], changes: Surveyed['changes']): ReportPage {
  const { route, title, file, hidden, endpoint, feedback } = page;
  const text = file === null ? undefined : read(file);
  return {
    ...{ route, title, file, is: pageStateOf(page) },
    size: text === undefined ? undefined : encoder.encode(text).length,
    hidden: hidden === true ? hidden : undefined,
    method: endpoint?.method,
    feedback,
    change: changes.get(route),
  };
}

function describeFinding(
  { code, severity, message, help, file, line, column, link, fixes }: Diagnostic,
  indexOf: ReadonlyMap<string, number>,
  pageOf: ReadonlyMap<string, number>,
): Omit<ReportFinding, 'cause'> {
  const from = pageOf.get(file);
  const meant = [link?.resolved, ...(link?.suggestions ?? [])].map((address) => address?.replace(/[?#].*$/s, ''));
  const fix = fixes?.fixes[0];
  const to = meant.map((route) => indexOf.get(route ?? '')).find((index) => index !== undefined) ?? null;
  return {
    ...{ code, severity, message, help, file, line, column },
    fix: fixes?.isSure === true ? fix?.title : undefined,
    link: link === undefined || from === undefined ? undefined : { from, to },
  };
}

/** A node, and where it was written. */
interface FlatNode extends ReportNode {
  readonly source?: Source;
}

/** The navigation as a list, each node before what is in it; page files that it never reaches come last. */
function flattenTree({ tree, pages }: Site, indexOf: ReadonlyMap<string, number>): FlatNode[] {
  const nodes: FlatNode[] = [];
  const add = (children: readonly Node[], parent: number): void => {
    for (const child of children) {
      const at = nodes.push({ parent, ...describe(child, indexOf) }) - 1;
      if ('children' in child) add(child.children, at);
      if (child.kind === 'section') add(child.global ?? [], at);
    }
  };
  add(tree.children, -1);
  if (tree.global.length > 0) add(tree.global, nodes.push({ parent: -1, kind: 'global', label: 'On every page' }) - 1);
  const unlisted = Object.values(pages).filter(({ placements }) => placements.length === 0);
  if (unlisted.length > 0) {
    const parent = nodes.push({ parent: -1, kind: 'files', label: 'Unlisted pages' }) - 1;
    for (const { route, title } of unlisted) {
      const page = indexOf.get(route);
      if (page !== undefined) nodes.push({ parent, kind: 'page', label: title, page });
    }
  }
  return nodes;
}

function describe(node: Node, indexOf: ReadonlyMap<string, number>): Omit<FlatNode, 'parent'> {
  const { label, hidden, source } = node;
  const common = { label, source, hidden: hidden === true ? hidden : undefined };
  switch (node.kind) {
    case 'section':
      return { kind: node.axis, name: node.name, ...common };
    case 'page':
      return { kind: 'page', page: indexOf.get(node.route), ...common };
    case 'link':
      return { kind: 'link', href: node.href, ...common };
    case 'group':
    case 'endpoint':
      return { kind: node.kind, ...common };
  }
}
