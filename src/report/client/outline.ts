import type { ReportData, ReportFinding, ReportNode, ReportPage } from '../data.ts';

/** A node of the navigation with what is around it and in it. */
export interface OutlineNode extends ReportNode {
  readonly index: number;
  /** 0 at the top. */
  readonly depth: number;
  /** Behind the last node in it. */
  end: number;
  /** The page that it leads to. */
  readonly leadsTo: ReportPage | undefined;
  /** Findings of its entry and of the file of its page. */
  readonly own: readonly ReportFinding[];
  /** Lower case: what a search looks in. */
  readonly words: string;
}

/** The navigation with what the views ask of it, found once. */
export interface Outline {
  readonly data: ReportData;
  readonly nodes: readonly OutlineNode[];
  /** The first node of each page. */
  readonly nodeOfPage: ReadonlyMap<ReportPage, OutlineNode>;
  /** The first node that a finding belongs to; files that are no page have none. */
  readonly nodeOfFinding: ReadonlyMap<ReportFinding, OutlineNode>;
  /** What the page with the most of it has; at least 1. */
  readonly most: { readonly open: number; readonly size: number };
}

/** Counts of what is in a node, each finding and page once. */
export interface Totals {
  readonly findings: ReadonlySet<ReportFinding>;
  readonly pages: number;
  /** Open comments of readers. */
  readonly open: number;
}

/** Reads the data of a report. */
export function readOutline(data: ReportData): Outline {
  const { pages, findings } = data;
  const nodes: OutlineNode[] = [];
  const nodeOfPage = new Map<ReportPage, OutlineNode>();
  const nodeOfFinding = new Map<ReportFinding, OutlineNode>();
  for (const [index, node] of data.nodes.entries()) {
    const leadsTo = node.page === undefined ? undefined : pages[node.page];
    const own = [...(node.findings ?? []), ...(leadsTo?.findings ?? [])].flatMap((at) => findings[at] ?? []);
    const words = [node.label, node.name, node.href, leadsTo?.title, leadsTo?.route, leadsTo?.file];
    const depth = (nodes[node.parent]?.depth ?? -1) + 1;
    const known = { ...node, index, depth, end: index + 1, leadsTo, own, words: words.join('\n').toLowerCase() };
    nodes.push(known);
    if (leadsTo !== undefined && !nodeOfPage.has(leadsTo)) nodeOfPage.set(leadsTo, known);
    for (const finding of own) if (!nodeOfFinding.has(finding)) nodeOfFinding.set(finding, known);
  }
  for (const { parent, end } of nodes.toReversed()) {
    const around = nodes[parent];
    if (around !== undefined) around.end = Math.max(around.end, end);
  }
  const most = (of: (page: ReportPage) => number | undefined): number =>
    pages.reduce((most, page) => Math.max(most, of(page) ?? 0), 1);
  return {
    data,
    nodes,
    nodeOfPage,
    nodeOfFinding,
    most: { open: most(({ feedback }) => feedback?.open), size: most(({ size }) => size) },
  };
}

/** Adds up what is in a node, the node itself included. */
export function totalsOf({ nodes }: Outline, { index, end }: OutlineNode): Totals {
  const within = nodes.slice(index, end);
  const pages = new Set(within.flatMap(({ leadsTo }) => leadsTo ?? []));
  const open = [...pages].reduce((sum, { feedback }) => sum + (feedback?.open ?? 0), 0);
  return { findings: new Set(within.flatMap(({ own }) => own)), pages: pages.size, open };
}

/** The nodes around a node, outermost first. */
export function ancestorsOf({ nodes }: Outline, { parent }: OutlineNode): readonly OutlineNode[] {
  const around: OutlineNode[] = [];
  for (let node = nodes[parent]; node !== undefined; node = nodes[node.parent]) around.unshift(node);
  return around;
}

/** True for a node with nothing in it. */
export function isLeaf({ index, end }: OutlineNode): boolean {
  return end === index + 1;
}
