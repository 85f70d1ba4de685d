/** @jsxImportSource preact */
/// <reference lib="dom" />
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type FilteredReport, visibleNodes } from './filter.ts';
import { MapRow } from './map-row.tsx';
import { ancestorsOf, isLeaf, type Outline, type OutlineNode } from './outline.ts';
import { VirtualList } from './virtual-list.tsx';

/** Trees with more nodes start with only their top level expanded. */
const maxOpenNodes = 300;
const rowSteps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 12,
  PageUp: -12,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

interface MapViewProps {
  readonly outline: Outline;
  readonly filtered: FilteredReport;
  readonly selected: number;
  readonly onSelect: (index: number) => void;
  readonly renderAll: boolean;
  readonly details: (node: OutlineNode) => VNode;
}

export function MapView({ outline, filtered, selected, onSelect, renderAll, details }: MapViewProps): VNode {
  const { nodes } = outline;
  const [expandedNodes, setExpandedNodes] = useState<ReadonlyMap<OutlineNode, boolean>>(new Map());
  // By default, search results and small trees are fully expanded.
  const isOpen = (node: OutlineNode): boolean =>
    expandedNodes.get(node) ?? (filtered.isFiltered || nodes.length <= maxOpenNodes || node.depth < 1);
  const setExpanded = (changedNodes: readonly OutlineNode[], isExpanded: boolean): void =>
    setExpandedNodes(new Map([...expandedNodes, ...changedNodes.map((node) => [node, isExpanded] as const)]));
  useEffect(() => {
    const node = nodes[selected];
    if (node !== undefined) setExpanded(ancestorsOf(outline, node), true);
  }, [selected]);
  const visibleRows = visibleNodes(outline, filtered.nodes, isOpen);
  const position = Math.max(
    0,
    visibleRows.findIndex(({ index }) => index === selected),
  );
  const node = visibleRows[position];
  const selectRow = (newPosition: number): void => {
    const next = visibleRows[Math.min(Math.max(newPosition, 0), visibleRows.length - 1)];
    if (next !== undefined) onSelect(next.index);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (node === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = Object.hasOwn(rowSteps, event.key) ? rowSteps[event.key] : undefined;
    if (step !== undefined) selectRow(position + step);
    else if (event.key === 'ArrowRight' && !isLeaf(node))
      isOpen(node) ? selectRow(position + 1) : setExpanded([node], true);
    else if (event.key === 'ArrowLeft' && !isLeaf(node) && isOpen(node)) setExpanded([node], false);
    else if (event.key === 'ArrowLeft' && node.parent !== -1) onSelect(node.parent);
    else return;
    event.preventDefault();
  };
  const rows = (from: number, to: number): VNode[] =>
    visibleRows.slice(from, to).map((rowNode) => (
      <MapRow
        key={rowNode.index}
        outline={outline}
        node={rowNode}
        isOpen={isOpen(rowNode)}
        isSelected={rowNode === node}
        onSelect={() => onSelect(rowNode.index)}
        onToggle={() => {
          if (selected > rowNode.index && selected < rowNode.end) onSelect(rowNode.index);
          setExpanded([rowNode], !isOpen(rowNode));
        }}
      />
    ));
  return (
    <div class="split">
      <div class="tree">
        <p class="folding">
          <button type="button" class="link" onClick={() => setExpanded(nodes, true)}>
            Open all
          </button>
          <button type="button" class="link" onClick={() => setExpanded(nodes, false)}>
            Close all
          </button>
        </p>
        <VirtualList
          length={visibleRows.length}
          rows={rows}
          current={position}
          renderAll={renderAll}
          box={{
            class: 'map',
            role: 'tree',
            tabIndex: 0,
            'aria-label': 'Navigation',
            'aria-activedescendant': node && `node-${node.index}`,
            onKeyDown,
          }}
        />
      </div>
      {node !== undefined && !renderAll && (
        <aside class="details" aria-label="Details" aria-live="polite">
          {details(node)}
        </aside>
      )}
    </div>
  );
}
