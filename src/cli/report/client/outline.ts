import type { ReportData, ReportNode, ReportPage, ReportProblem } from '../data.ts';

/** Counts of what is in a node, each problem and page once. */
export interface Totals {
  readonly error: number;
  readonly warning: number;
  readonly info: number;
  readonly pages: number;
  readonly open: number;
}

/** The navigation with what the views ask of it, found once. */
export interface Outline {
  readonly data: ReportData;
  /** 0 at the top. */
  readonly depth: readonly number[];
  /** Behind the last node in it. */
  readonly end: readonly number[];
  readonly totals: readonly Totals[];
  /** Lower case: what a search looks in. */
  readonly words: readonly string[];
  /** The first node of each page; -1 for a page without one. */
  readonly nodeOfPage: readonly number[];
  /** The first node that a problem belongs to; -1 for those of files that are no page. */
  readonly nodeOfProblem: readonly number[];
  /** What the page with the most of it has; at least 1. */
  readonly most: { readonly open: number; readonly size: number };
}

/** Reads the data of a report. */
export function readOutline(data: ReportData): Outline {
  const { nodes, pages, problems } = data;
  const depth = nodes.map(() => 0);
  const end = nodes.map((_, index) => index + 1);
  for (const [index, { parent }] of nodes.entries()) depth[index] = parent === -1 ? 0 : (depth[parent] as number) + 1;
  for (let index = nodes.length - 1; index >= 0; index--) {
    const parent = nodes[index]?.parent ?? -1;
    if (parent !== -1) end[parent] = Math.max(end[parent] as number, end[index] as number);
  }
  const nodeOfPage = pages.map(() => -1);
  const nodeOfProblem = problems.map(() => -1);
  for (const [index, node] of nodes.entries()) {
    if (node.page !== undefined && nodeOfPage[node.page] === -1) nodeOfPage[node.page] = index;
    for (const problem of problemsOf(data, index)) if (nodeOfProblem[problem] === -1) nodeOfProblem[problem] = index;
  }
  return {
    data,
    depth,
    end,
    totals: sum(data),
    words: nodes.map((node) => wordsOf(node, data)),
    nodeOfPage,
    nodeOfProblem,
    most: {
      open: pages.reduce((most, { feedback }) => Math.max(most, feedback?.open ?? 0), 1),
      size: pages.reduce((most, { size }) => Math.max(most, size ?? 0), 1),
    },
  };
}

/** The page that a node leads to. */
export function pageOf({ pages }: ReportData, { page }: ReportNode): ReportPage | undefined {
  return page === undefined ? undefined : pages[page];
}

/** Indexes of the problems of a node: its entry's own, and those in the file of its page. */
export function problemsOf(data: ReportData, index: number): readonly number[] {
  const node = data.nodes[index];
  if (node === undefined) return [];
  return [...(node.problems ?? []), ...(pageOf(data, node)?.problems ?? [])];
}

/** The nodes around a node, outermost first. */
export function ancestorsOf({ nodes }: ReportData, index: number): readonly number[] {
  const around: number[] = [];
  for (let at = nodes[index]?.parent ?? -1; at !== -1; at = nodes[at]?.parent ?? -1) around.unshift(at);
  return around;
}

function wordsOf(node: ReportNode, data: ReportData): string {
  const page = pageOf(data, node);
  return [node.label, node.name, node.href, page?.title, page?.route, page?.file].join('\n').toLowerCase();
}

/** Adds up from the leaves; what stands twice below a node counts once there. */
function sum(data: ReportData): Totals[] {
  const totals = data.nodes.map(() => ({ error: 0, warning: 0, info: 0, pages: 0, open: 0 }));
  const seen = { problem: data.nodes.map(() => -1), page: data.nodes.map(() => -1) };
  const nodesOfPage = new Map<number, number[]>();
  const nodesOfProblem = new Map<number, number[]>();
  for (const [index, { page }] of data.nodes.entries()) {
    if (page !== undefined) nodesOfPage.set(page, [...(nodesOfPage.get(page) ?? []), index]);
    for (const problem of problemsOf(data, index)) {
      nodesOfProblem.set(problem, [...(nodesOfProblem.get(problem) ?? []), index]);
    }
  }
  const climb = (marks: number[], id: number, from: readonly number[], add: (at: number) => void): void => {
    for (const start of from) {
      for (let at = start; at !== -1 && marks[at] !== id; at = data.nodes[at]?.parent ?? -1) {
        marks[at] = id;
        add(at);
      }
    }
  };
  for (const [page, from] of nodesOfPage) {
    const open = data.pages[page]?.feedback?.open ?? 0;
    climb(seen.page, page, from, (at) => {
      const total = totals[at] as (typeof totals)[number];
      total.pages++;
      total.open += open;
    });
  }
  for (const [problem, from] of nodesOfProblem) {
    const { severity } = data.problems[problem] as ReportProblem;
    climb(seen.problem, problem, from, (at) => {
      (totals[at] as (typeof totals)[number])[severity]++;
    });
  }
  return totals;
}
