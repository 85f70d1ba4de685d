import type { ReportData, ReportFinding, ReportNode, ReportPage } from '../data.ts';

/** Node of the navigation. Pages and findings are objects instead of indexes. */
export interface OutlineNode extends ReportNode {
  readonly index: number;
  /** 0 for top-level nodes. */
  readonly depth: number;
  /** Index after the last descendant. */
  end: number;
  readonly target: ReportPage | undefined;
  /** Findings at the entry and in the file of its page, without those of descendants. */
  readonly directFindings: readonly ReportFinding[];
  readonly searchText: string;
}

export interface Outline {
  readonly data: ReportData;
  readonly nodes: readonly OutlineNode[];
  readonly nodeOfPage: ReadonlyMap<ReportPage, OutlineNode>;
  readonly nodeOfFinding: ReadonlyMap<ReportFinding, OutlineNode>;
  /** Maximum number of open comments, and of bytes, on a page. At least 1, because both are divisors. */
  readonly max: { readonly open: number; readonly size: number };
}

/** Totals of a node and its descendants. Each finding and page counts once. */
export interface Totals {
  readonly findings: ReadonlySet<ReportFinding>;
  readonly pages: number;
  readonly open: number;
}

export function createOutline(data: ReportData): Outline {
  const { pages, findings } = data;
  const nodes: OutlineNode[] = [];
  const nodeOfPage = new Map<ReportPage, OutlineNode>();
  const nodeOfFinding = new Map<ReportFinding, OutlineNode>();
  for (const [index, node] of data.nodes.entries()) {
    const target = node.page === undefined ? undefined : pages[node.page];
    const directFindings = [...(node.findings ?? []), ...(target?.findings ?? [])].flatMap(
      (findingIndex) => findings[findingIndex] ?? [],
    );
    const searchFields = [node.label, node.name, node.href, target?.title, target?.route, target?.file];
    const depth = (nodes[node.parent]?.depth ?? -1) + 1;
    const outlineNode = {
      ...node,
      index,
      depth,
      end: index + 1,
      target,
      directFindings,
      searchText: searchFields.join('\n').toLowerCase(),
    };
    nodes.push(outlineNode);
    if (target !== undefined && !nodeOfPage.has(target)) nodeOfPage.set(target, outlineNode);
    for (const finding of directFindings) if (!nodeOfFinding.has(finding)) nodeOfFinding.set(finding, outlineNode);
  }
  for (const { parent, end } of nodes.toReversed()) {
    const parentNode = nodes[parent];
    if (parentNode !== undefined) parentNode.end = Math.max(parentNode.end, end);
  }
  const maxOf = (getValue: (page: ReportPage) => number | undefined): number =>
    pages.reduce((max, page) => Math.max(max, getValue(page) ?? 0), 1);
  return {
    data,
    nodes,
    nodeOfPage,
    nodeOfFinding,
    max: { open: maxOf(({ feedback }) => feedback?.open), size: maxOf(({ size }) => size) },
  };
}

export function computeTotals({ nodes }: Outline, { index, end }: OutlineNode): Totals {
  const subtree = nodes.slice(index, end);
  const pages = new Set(subtree.flatMap(({ target }) => target ?? []));
  const openComments = [...pages].reduce((sum, { feedback }) => sum + (feedback?.open ?? 0), 0);
  return {
    findings: new Set(subtree.flatMap(({ directFindings }) => directFindings)),
    pages: pages.size,
    open: openComments,
  };
}

export function ancestorsOf({ nodes }: Outline, { parent }: OutlineNode): readonly OutlineNode[] {
  const ancestors: OutlineNode[] = [];
  for (let node = nodes[parent]; node !== undefined; node = nodes[node.parent]) ancestors.unshift(node);
  return ancestors;
}

export function isLeaf({ index, end }: OutlineNode): boolean {
  return end === index + 1;
}
