import type { ReportFinding } from '../data.ts';
import type { Outline, OutlineNode } from './outline.ts';
import { axes, type FilterAxis, type ViewState } from './view-state.ts';

export interface FilteredReport {
  readonly isFiltered: boolean;
  readonly nodes: ReadonlySet<OutlineNode>;
  readonly findings: readonly ReportFinding[];
}

export function filterChoices({ nodes }: Outline): ReadonlyMap<FilterAxis, readonly string[]> {
  const labels = axes.map((axis) => {
    const sections = nodes.filter((node) => node.label.trim() !== '' && axisOf(node) === axis);
    return [axis, [...new Set(sections.map(({ label }) => label))]] as const;
  });
  return new Map(labels.filter(([, all]) => all.length > 1));
}

/** Applies the filters of a view. A matching section or search result includes its descendants. */
export function filter(outline: Outline, viewState: ViewState): FilteredReport {
  const { data, nodes, nodeOfFinding } = outline;
  const search = viewState.search.trim().toLowerCase();
  const chosen = axes.filter((axis) => viewState[axis] !== '');
  const matchesFinding = ({ severity, code }: ReportFinding): boolean =>
    (viewState.severities.length === 0 || viewState.severities.includes(severity)) &&
    (viewState.code === '' || viewState.code === code);
  const isAnyFinding = viewState.severities.length === 0 && viewState.code === '';
  const matches = new Set<OutlineNode>();
  const inSections = new Set<OutlineNode>();
  const searchHits = new Set<OutlineNode>();
  const axesOf: (readonly FilterAxis[])[] = [];
  for (const node of nodes) {
    const parent = nodes[node.parent];
    const axis = axisOf(node);
    const isSelected = axis !== undefined && viewState[axis] === node.label;
    axesOf[node.index] = [...(axesOf[node.parent] ?? []), ...(isSelected ? [axis] : [])];
    if (chosen.every((item) => axesOf[node.index]?.includes(item))) inSections.add(node);
    if ((parent !== undefined && searchHits.has(parent)) || node.searchText.includes(search)) searchHits.add(node);
    if (!inSections.has(node) || !searchHits.has(node) || !(isAnyFinding || node.directFindings.some(matchesFinding)))
      continue;
    for (
      let ancestor: OutlineNode | undefined = node;
      ancestor !== undefined && !matches.has(ancestor);
      ancestor = nodes[ancestor.parent]
    ) {
      matches.add(ancestor);
    }
  }
  const findings = data.findings.filter((finding) => {
    const node = nodeOfFinding.get(finding);
    if (!matchesFinding(finding) || (chosen.length > 0 && (node === undefined || !inSections.has(node)))) return false;
    if (node !== undefined && searchHits.has(node)) return true;
    return `${finding.code}\n${finding.message}\n${finding.file}`.toLowerCase().includes(search);
  });
  return { isFiltered: search !== '' || chosen.length > 0 || !isAnyFinding, nodes: matches, findings };
}

export function visibleNodes(
  { nodes }: Outline,
  matches: ReadonlySet<OutlineNode>,
  isOpen: (node: OutlineNode) => boolean,
): OutlineNode[] {
  const visible: OutlineNode[] = [];
  for (let node = nodes[0]; node !== undefined; ) {
    const isMatch = matches.has(node);
    if (isMatch) visible.push(node);
    node = nodes[isMatch && isOpen(node) ? node.index + 1 : node.end];
  }
  return visible;
}

/** All kinds of sections except `language` and `version` share the axis `section`. */
function axisOf({ kind, name }: OutlineNode): FilterAxis | undefined {
  if (name === undefined) return undefined;
  return kind === 'language' || kind === 'version' ? kind : 'section';
}
