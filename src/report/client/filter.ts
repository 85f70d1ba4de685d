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
    const sections = nodes.filter((node) => node.label.trim() !== '' && getFilterAxis(node) === axis);
    return [axis, [...new Set(sections.map(({ label }) => label))]] as const;
  });
  return new Map(labels.filter(([, names]) => names.length > 1));
}

/** Applies the filters of a view. A matching section or search result includes its descendants. */
export function applyFilters(outline: Outline, viewState: ViewState): FilteredReport {
  const { data, nodes, nodeOfFinding } = outline;
  const search = viewState.search.trim().toLowerCase();
  const activeAxes = axes.filter((axis) => viewState[axis] !== '');
  const matchesFinding = ({ severity, code }: ReportFinding): boolean =>
    (viewState.severities.length === 0 || viewState.severities.includes(severity)) &&
    (viewState.code === '' || viewState.code === code);
  const hasNoFindingFilter = viewState.severities.length === 0 && viewState.code === '';
  const matchingNodes = new Set<OutlineNode>();
  const nodesInSections = new Set<OutlineNode>();
  const searchHits = new Set<OutlineNode>();
  const matchedAxes: (readonly FilterAxis[])[] = [];
  for (const node of nodes) {
    const parent = nodes[node.parent];
    const axis = getFilterAxis(node);
    const isSelected = axis !== undefined && viewState[axis] === node.label;
    matchedAxes[node.index] = [...(matchedAxes[node.parent] ?? []), ...(isSelected ? [axis] : [])];
    if (activeAxes.every((item) => matchedAxes[node.index]?.includes(item))) nodesInSections.add(node);
    if ((parent !== undefined && searchHits.has(parent)) || node.searchText.includes(search)) searchHits.add(node);
    if (
      !nodesInSections.has(node) ||
      !searchHits.has(node) ||
      !(hasNoFindingFilter || node.directFindings.some(matchesFinding))
    )
      continue;
    for (
      let ancestor: OutlineNode | undefined = node;
      ancestor !== undefined && !matchingNodes.has(ancestor);
      ancestor = nodes[ancestor.parent]
    ) {
      matchingNodes.add(ancestor);
    }
  }
  const findings = data.findings.filter((finding) => {
    const node = nodeOfFinding.get(finding);
    if (!matchesFinding(finding) || (activeAxes.length > 0 && (node === undefined || !nodesInSections.has(node))))
      return false;
    if (node !== undefined && searchHits.has(node)) return true;
    return `${finding.code}\n${finding.message}\n${finding.file}`.toLowerCase().includes(search);
  });
  return { isFiltered: search !== '' || activeAxes.length > 0 || !hasNoFindingFilter, nodes: matchingNodes, findings };
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
function getFilterAxis({ kind, name }: OutlineNode): FilterAxis | undefined {
  if (name === undefined) return undefined;
  return kind === 'language' || kind === 'version' ? kind : 'section';
}
