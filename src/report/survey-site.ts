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
  const pageIndexes = new Map(pages.map(({ route }, index) => [route, index] as const));
  const flatNodes = flattenTree(model, pageIndexes);
  const findingsOfPage = new Map<number, NonEmptyArray<number>>();
  const findingsOfNode = new Map<number, NonEmptyArray<number>>();
  const nodesBySource = indexNodes(flatNodes);
  const pageIndexByFile = new Map(pages.flatMap(({ file }, index) => (file === null ? [] : [[file, index] as const])));
  const diagnosticsWithCause = groupByCause(diagnostics).flatMap((group, cause) =>
    group.map((diagnostic) => ({ diagnostic, cause })),
  );
  const sortedDiagnostics = severities.flatMap((severity) =>
    diagnosticsWithCause.filter(({ diagnostic }) => diagnostic.severity === severity),
  );
  for (const [index, { diagnostic }] of sortedDiagnostics.entries()) {
    const nodeIndexes = findNodeIndexes(diagnostic, nodesBySource);
    const pageIndex = pageIndexByFile.get(diagnostic.file);
    for (const node of nodeIndexes) appendTo(findingsOfNode, node, index);
    if (nodeIndexes.length === 0 && pageIndex !== undefined) appendTo(findingsOfPage, pageIndex, index);
  }
  return {
    name: model.site.name,
    ok,
    nodes: flatNodes.map(
      ({ source: _, ...node }, index): ReportNode => ({ ...node, findings: findingsOfNode.get(index) }),
    ),
    pages: pages.map((page, index) => ({
      ...createReportPage(page, read, changes),
      findings: findingsOfPage.get(index),
    })),
    findings: sortedDiagnostics.map(({ diagnostic, cause }) => ({
      ...createReportFinding(diagnostic, pageIndexes, pageIndexByFile),
      cause,
    })),
    ...location,
    comparisons: compareSiblings(model, pageIndexes),
    feedbackAt: model.site.feedback?.readAt,
  };
}

function indexNodes(nodes: readonly FlatNode[]): Map<string, NonEmptyArray<number>> {
  const nodesBySource = new Map<string, NonEmptyArray<number>>();
  for (const [nodeIndex, { source }] of nodes.entries()) {
    if (source !== undefined) appendTo(nodesBySource, `${source.file}#${source.pointer}`, nodeIndex);
  }
  return nodesBySource;
}

function findNodeIndexes(
  { file, pointer }: Diagnostic,
  nodesBySource: ReadonlyMap<string, readonly number[]>,
): readonly number[] {
  for (
    let ancestorPointer = pointer;
    ancestorPointer !== undefined && ancestorPointer !== '';
    ancestorPointer = ancestorPointer.slice(0, ancestorPointer.lastIndexOf('/'))
  ) {
    const nodeIndexes = nodesBySource.get(`${file}#${ancestorPointer}`);
    if (nodeIndexes !== undefined) return nodeIndexes;
  }
  return [];
}

/** The playground runs in a browser, which has no `Buffer`. */
const encoder = new TextEncoder();

function createReportPage(page: Page, read: SurveyInput['read'], changes: SurveyInput['changes']): ReportPage {
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

function createReportFinding(
  { code, severity, message, help, file, line, column, link, fixes }: Diagnostic,
  pageIndexes: ReadonlyMap<string, number>,
  pageIndexByFile: ReadonlyMap<string, number>,
): Omit<ReportFinding, 'cause'> {
  const from = pageIndexByFile.get(file);
  const candidates = [link?.resolved, ...(link?.suggestions ?? [])].map((href) => href?.replace(/[?#].*$/s, ''));
  const fix = fixes?.fixes[0];
  const to = candidates.map((route) => pageIndexes.get(route ?? '')).find((index) => index !== undefined) ?? null;
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

function flattenTree({ tree, pages }: Site, pageIndexes: ReadonlyMap<string, number>): FlatNode[] {
  const nodes: FlatNode[] = [];
  const addNodes = (children: readonly Node[], parent: number): void => {
    for (const child of children) {
      const index = nodes.push({ parent, ...describeReportNode(child, pageIndexes) }) - 1;
      if ('children' in child) addNodes(child.children, index);
      if (child.kind === 'section') addNodes(child.global ?? [], index);
    }
  };
  addNodes(tree.children, -1);
  if (tree.global.length > 0)
    addNodes(tree.global, nodes.push({ parent: -1, kind: 'global', label: 'On every page' }) - 1);
  const unlistedPages = Object.values(pages).filter(({ placements }) => placements.length === 0);
  if (unlistedPages.length > 0) {
    const parent = nodes.push({ parent: -1, kind: 'files', label: 'Unlisted pages' }) - 1;
    for (const { route, title } of unlistedPages) {
      const page = pageIndexes.get(route);
      if (page !== undefined) nodes.push({ parent, kind: 'page', label: title, page });
    }
  }
  return nodes;
}

function describeReportNode(node: Node, pageIndexes: ReadonlyMap<string, number>): Omit<FlatNode, 'parent'> {
  const { label, hidden, source } = node;
  const common = { label, source, hidden: hidden === true ? hidden : undefined };
  switch (node.kind) {
    case 'section':
      return { kind: node.axis, name: node.name, ...common };
    case 'page':
      return { kind: 'page', page: pageIndexes.get(node.route), ...common };
    case 'link':
      return { kind: 'link', href: node.href, ...common };
    case 'group':
    case 'endpoint':
      return { kind: node.kind, ...common };
  }
}
