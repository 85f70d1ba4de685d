import type { ReportFinding } from '../data.ts';
import type { Outline, OutlineNode } from './outline.ts';
import { type Axis, axes, type Wishes } from './wishes.ts';

/** What is left of a report. */
export interface Filtered {
  /** False if nothing is left out. */
  readonly isPart: boolean;
  /** Nodes that are wanted, with those around them. */
  readonly nodes: ReadonlySet<OutlineNode>;
  /** In the order of the report. */
  readonly findings: readonly ReportFinding[];
}

/** Axes that a reader can choose on, each with its labels; those with a single label are left out. */
export function choicesOf({ nodes }: Outline): ReadonlyMap<Axis, readonly string[]> {
  const labels = axes.map((axis) => {
    const own = nodes.filter((node) => node.label.trim() !== '' && axisOf(node) === axis);
    return [axis, [...new Set(own.map(({ label }) => label))]] as const;
  });
  return new Map(labels.filter(([, all]) => all.length > 1));
}

/** Takes out what a reader does not want to see. */
export function filter(outline: Outline, wishes: Wishes): Filtered {
  const { data, nodes, nodeOfFinding } = outline;
  const search = wishes.search.trim().toLowerCase();
  const chosen = axes.filter((axis) => wishes[axis] !== '');
  const isOf = ({ severity, code }: ReportFinding): boolean =>
    (wishes.levels.length === 0 || wishes.levels.includes(severity)) && (wishes.code === '' || wishes.code === code);
  const isAnyLevel = wishes.levels.length === 0 && wishes.code === '';
  const wanted = new Set<OutlineNode>();
  const inSections = new Set<OutlineNode>();
  const named = new Set<OutlineNode>();
  const axesOf: (readonly Axis[])[] = [];
  for (const node of nodes) {
    // What is chosen or searched for brings everything below it.
    const around = nodes[node.parent];
    const axis = axisOf(node);
    const isChosen = axis !== undefined && wishes[axis] === node.label;
    axesOf[node.index] = [...(axesOf[node.parent] ?? []), ...(isChosen ? [axis] : [])];
    if (chosen.every((one) => axesOf[node.index]?.includes(one))) inSections.add(node);
    if ((around !== undefined && named.has(around)) || node.words.includes(search)) named.add(node);
    if (!inSections.has(node) || !named.has(node) || !(isAnyLevel || node.own.some(isOf))) continue;
    for (let at: OutlineNode | undefined = node; at !== undefined && !wanted.has(at); at = nodes[at.parent]) {
      wanted.add(at);
    }
  }
  const findings = data.findings.filter((finding) => {
    const node = nodeOfFinding.get(finding);
    if (!isOf(finding) || (chosen.length > 0 && (node === undefined || !inSections.has(node)))) return false;
    if (node !== undefined && named.has(node)) return true;
    return `${finding.code}\n${finding.message}\n${finding.file}`.toLowerCase().includes(search);
  });
  return { isPart: search !== '' || chosen.length > 0 || !isAnyLevel, nodes: wanted, findings };
}

/** Nodes that are shown, from the top down: those that are wanted and in nothing that is closed. */
export function shownNodes(
  { nodes }: Outline,
  wanted: ReadonlySet<OutlineNode>,
  isOpen: (node: OutlineNode) => boolean,
): OutlineNode[] {
  const shown: OutlineNode[] = [];
  for (let node = nodes[0]; node !== undefined; ) {
    const isWanted = wanted.has(node);
    if (isWanted) shown.push(node);
    node = nodes[isWanted && isOpen(node) ? node.index + 1 : node.end];
  }
  return shown;
}

/** Languages and versions are chosen by themselves, all other sections together. */
function axisOf({ kind, name }: OutlineNode): Axis | undefined {
  if (name === undefined) return undefined;
  return kind === 'language' || kind === 'version' ? kind : 'section';
}
