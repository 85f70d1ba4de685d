/** @jsxImportSource preact */
/// <reference lib="dom" />
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type Filtered, shownNodes } from './filter.ts';
import { MapRow } from './map-row.tsx';
import { ancestorsOf, isLeaf, type Outline, type OutlineNode } from './outline.ts';
import { VirtualList } from './virtual-list.tsx';

/** Nodes that are open at first: all, up to this many; else the first two levels. */
const openAtMost = 300;
/** How many rows each key walks. */
const steps: Readonly<Record<string, number>> = {
  ...{ ArrowDown: 1, ArrowUp: -1, PageDown: 12, PageUp: -12 },
  ...{ Home: Number.NEGATIVE_INFINITY, End: Number.POSITIVE_INFINITY },
};

interface MapViewProps {
  readonly outline: Outline;
  readonly filtered: Filtered;
  /** Index of the node that is looked at. */
  readonly at: number;
  readonly onAt: (index: number) => void;
  readonly isWhole: boolean;
  /** What is beside the tree: about the node that is looked at. */
  readonly details: (node: OutlineNode) => VNode;
}

/** The navigation as a tree to fold, and beside it what there is to know of the row that is looked at. */
export function MapView({ outline, filtered, at, onAt, isWhole, details }: MapViewProps): VNode {
  const { nodes } = outline;
  const [folds, setFolds] = useState<ReadonlyMap<OutlineNode, boolean>>(new Map());
  // What a search has found is open, since it was looked for.
  const isOpen = (node: OutlineNode): boolean =>
    folds.get(node) ?? (filtered.isPart || nodes.length <= openAtMost || node.depth < 1);
  const fold = (some: readonly OutlineNode[], open: boolean): void =>
    setFolds(new Map([...folds, ...some.map((node) => [node, open] as const)]));
  useEffect(() => {
    const node = nodes[at];
    if (node !== undefined) fold(ancestorsOf(outline, node), true);
  }, [at]);
  const shown = shownNodes(outline, filtered.nodes, isOpen);
  const position = Math.max(
    0,
    shown.findIndex(({ index }) => index === at),
  );
  const node = shown[position];
  const choose = (to: number): void => {
    const next = shown[Math.min(Math.max(to, 0), shown.length - 1)];
    if (next !== undefined) onAt(next.index);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (node === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined;
    if (step !== undefined) choose(position + step);
    else if (event.key === 'ArrowRight' && !isLeaf(node)) isOpen(node) ? choose(position + 1) : fold([node], true);
    else if (event.key === 'ArrowLeft' && !isLeaf(node) && isOpen(node)) fold([node], false);
    else if (event.key === 'ArrowLeft' && node.parent !== -1) onAt(node.parent);
    else return;
    event.preventDefault();
  };
  const rows = (from: number, to: number): VNode[] =>
    shown.slice(from, to).map((each) => (
      <MapRow
        key={each.index}
        outline={outline}
        node={each}
        isOpen={isOpen(each)}
        isChosen={each === node}
        onChoice={() => onAt(each.index)}
        onFold={() => {
          if (at > each.index && at < each.end) onAt(each.index);
          fold([each], !isOpen(each));
        }}
      />
    ));
  return (
    <div class="split">
      <div class="tree">
        <p class="folding">
          <button type="button" class="link" onClick={() => fold(nodes, true)}>
            Open all
          </button>
          <button type="button" class="link" onClick={() => fold(nodes, false)}>
            Close all
          </button>
        </p>
        <VirtualList
          length={shown.length}
          rows={rows}
          current={position}
          isWhole={isWhole}
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
      {node !== undefined && !isWhole && (
        <aside class="details" aria-label="Details" aria-live="polite">
          {details(node)}
        </aside>
      )}
    </div>
  );
}
