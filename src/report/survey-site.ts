/*
 * HTML report of a site. `surveySite` converts a resolved site, its diagnostics and its feedback to plain data
 * (`data.ts`). `write-page.ts` embeds the data in a page, and the script of the page (`client`) renders the data. The
 * playground uses the data and parts of the script without the page. This folder must not check, access files or make
 * requests.
 */

import { groupByCause } from '../core/diagnostics.ts';
import type { Node, Page, Site, Source } from '../core/site.ts';
import { appendTo, type Diagnostic, type NonEmptyArray, severities } from '../core/values.ts';
import { pageStateOf } from '../site/explain.ts';
import { compareSiblings } from './compare-siblings.ts';
import type { ReportData, ReportFinding, ReportNode, ReportPage } from './data.ts';

export interface SurveyInput {
  readonly model: Site;
  readonly ok: boolean;
  readonly diagnostics: readonly Diagnostic[];
  readonly read: (file: string) => string | undefined;
  readonly changes: ReadonlyMap<string, number>;
  readonly location: Pick<ReportData, 'prefix' | 'docsFolder' | 'fix'>;
}

/**
 * Collects the data of a report. A finding belongs to the innermost node at its location. If there is no such node, the
 * finding belongs to the page of its file.
 */
export function surveySite({ model, ok, diagnostics, read, changes, location }: SurveyInput): ReportData {
  const pages = Object.values(model.pages);
  const indexOf = new Map(pages.map(({ route }, index) => [route, index] as const));
  const flat = flattenTree(model, indexOf);
  const findingsOfPage = new Map<number, NonEmptyArray<number>>();
  const findingsOfNode = new Map<number, NonEmptyArray<number>>();
  const nodesAt = indexNodes(flat);
  const pageOf = new Map(pages.flatMap(({ file }, index) => (file === null ? [] : [[file, index] as const])));
  const diagnosticsWithCause = groupByCause(diagnostics).flatMap((group, cause) =>
    group.map((diagnostic) => ({ diagnostic, cause })),
  );
  const sorted = severities.flatMap((severity) =>
    diagnosticsWithCause.filter(({ diagnostic }) => diagnostic.severity === severity),
  );
  for (const [index, { diagnostic }] of sorted.entries()) {
    const nodes = nodesOf(diagnostic, nodesAt);
    const page = pageOf.get(diagnostic.file);
    for (const node of nodes) appendTo(findingsOfNode, node, index);
    if (nodes.length === 0 && page !== undefined) appendTo(findingsOfPage, page, index);
  }
  return {
    name: model.site.name,
    ok,
    nodes: flat.map(({ source: _, ...node }, index): ReportNode => ({ ...node, findings: findingsOfNode.get(index) })),
    pages: pages.map((page, index) => ({ ...describePage(page, read, changes), findings: findingsOfPage.get(index) })),
    findings: sorted.map(({ diagnostic, cause }) => ({ ...describeFinding(diagnostic, indexOf, pageOf), cause })),
    ...location,
    comparisons: compareSiblings(model, indexOf),
    feedbackAt: model.site.feedback?.readAt,
  };
}

function indexNodes(nodes: readonly FlatNode[]): Map<string, NonEmptyArray<number>> {
  const index = new Map<string, NonEmptyArray<number>>();
  for (const [node, { source }] of nodes.entries()) {
    if (source !== undefined) appendTo(index, `${source.file}#${source.pointer}`, node);
  }
  return index;
}

function nodesOf({ file, pointer }: Diagnostic, nodesAt: ReadonlyMap<string, readonly number[]>): readonly number[] {
  for (let path = pointer; path !== undefined && path !== ''; path = path.slice(0, path.lastIndexOf('/'))) {
    const nodes = nodesAt.get(`${file}#${path}`);
    if (nodes !== undefined) return nodes;
  }
  return [];
}

/** The playground runs in a browser, which has no `Buffer`. */
const encoder = new TextEncoder();

function describePage(page: Page, read: SurveyInput['read'], changes: SurveyInput['changes']): ReportPage {
  const { route, title, file, hidden, endpoint, feedback } = page;
  const text = file === null ? undefined : read(file);
  return {
    route,
    title,
    file,
    state: pageStateOf(page),
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
  const candidates = [link?.resolved, ...(link?.suggestions ?? [])].map((href) => href?.replace(/[?#].*$/s, ''));
  const fix = fixes?.fixes[0];
  const to = candidates.map((route) => indexOf.get(route ?? '')).find((index) => index !== undefined) ?? null;
  return {
    code,
    severity,
    message,
    help,
    file,
    line,
    column,
    fix: fixes?.isSure === true ? fix?.title : undefined,
    link: link === undefined || from === undefined ? undefined : { from, to },
  };
}

interface FlatNode extends ReportNode {
  readonly source?: Source;
}

function flattenTree({ tree, pages }: Site, indexOf: ReadonlyMap<string, number>): FlatNode[] {
  const nodes: FlatNode[] = [];
  const add = (children: readonly Node[], parent: number): void => {
    for (const child of children) {
      const index = nodes.push({ parent, ...describe(child, indexOf) }) - 1;
      if ('children' in child) add(child.children, index);
      if (child.kind === 'section') add(child.global ?? [], index);
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
