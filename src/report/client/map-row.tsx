/** @jsxImportSource preact */
/// <reference lib="dom" />
import type { VNode } from 'preact';
import { severities } from '../../core/values.ts';
import { SeverityBadge } from './finding.tsx';
import { computeTotals, isLeaf, type Outline, type OutlineNode } from './outline.ts';
import { formatCount, formatNumber, formatSize } from './text.ts';

interface MapRowProps {
  readonly outline: Outline;
  readonly node: OutlineNode;
  readonly isOpen: boolean;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
  readonly onToggle: () => void;
}

export function MapRow({ outline, node, isOpen, isSelected, onSelect, onToggle }: MapRowProps): VNode {
  const { kind, label, href, target: page } = node;
  const { findings, pages, open } = computeTotals(outline, node);
  const isHidden = node.hidden === true || page?.hidden === true;
  const kindLabel = page?.method ?? (kind === 'page' ? '' : kind);
  // An expanded node shows no count of comments, because the rows of its pages show theirs.
  const openComments = page !== undefined || !isOpen ? open : 0;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the tree handles focus and keys
    <div
      class={`row is-${kind}${isHidden ? ' is-hidden' : ''}`}
      id={`node-${node.index}`}
      role="treeitem"
      aria-level={node.depth + 1}
      aria-selected={isSelected}
      aria-expanded={isLeaf(node) ? undefined : isOpen}
      style={{ '--level': node.depth }}
      onClick={onSelect}
    >
      <ExpandToggle onToggle={isLeaf(node) ? undefined : onToggle} />
      {kindLabel !== '' && <span class="kind">{kindLabel}</span>}
      <span class="label">{label.trim() === '' ? (page?.title ?? '(no name)') : label}</span>
      {page !== undefined && page.state !== 'listed' && <span class={`state is-${page.state}`}>{page.state}</span>}
      <span class="route">{page?.route ?? href ?? (pages > 0 ? formatCount(pages, 'page') : '')}</span>
      <span class="marks">
        {severities.map((severity) => {
          const count = [...findings].filter((finding) => finding.severity === severity).length;
          return count > 0 && <SeverityBadge key={severity} severity={severity} count={count} />;
        })}
      </span>
      {openComments > 0 && (
        <span
          class="heat"
          title={formatCount(openComments, 'open comment')}
          style={{ '--part': Math.min(1, openComments / outline.max.open) }}
        >
          {formatNumber(openComments)}
        </span>
      )}
      {page?.size !== undefined && (
        <span class="size">
          {/* The square root keeps the bars of small pages visible. */}
          <span class="bar" aria-hidden="true" style={{ '--part': Math.sqrt(page.size / outline.max.size) }} />
          {formatSize(page.size)}
        </span>
      )}
    </div>
  );
}

function ExpandToggle({ onToggle }: { readonly onToggle: (() => void) | undefined }): VNode {
  if (onToggle === undefined) return <span class="twisty" />;
  const onClick = (event: MouseEvent): void => {
    event.stopPropagation();
    onToggle();
  };
  return <span class="twisty is-parent" aria-hidden="true" onClick={onClick} />;
}
