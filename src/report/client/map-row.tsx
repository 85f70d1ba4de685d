/** @jsxImportSource preact */
/// <reference lib="dom" />
import type { VNode } from 'preact';
import { Sign } from './finding.tsx';
import { isLeaf, type Outline, type OutlineNode, totalsOf } from './outline.ts';
import { count, number, size } from './text.ts';
import { levels } from './wishes.ts';

interface MapRowProps {
  readonly outline: Outline;
  readonly node: OutlineNode;
  readonly isOpen: boolean;
  readonly isChosen: boolean;
  readonly onChoice: () => void;
  readonly onFold: () => void;
}

/** A row of the map: a node with its findings, feedback and size. */
export function MapRow({ outline, node, isOpen, isChosen, onChoice, onFold }: MapRowProps): VNode {
  const { kind, label, href, leadsTo: page } = node;
  const { findings, pages, open } = totalsOf(outline, node);
  const isHidden = node.hidden === true || page?.hidden === true;
  const sort = page?.method ?? (kind === 'page' ? '' : kind);
  // What is open shows the comments in it row by row.
  const comments = page !== undefined || !isOpen ? open : 0;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the tree has the focus and the keys
    <div
      class={`row is-${kind}${isHidden ? ' is-hidden' : ''}`}
      id={`node-${node.index}`}
      role="treeitem"
      aria-level={node.depth + 1}
      aria-selected={isChosen}
      aria-expanded={isLeaf(node) ? undefined : isOpen}
      style={{ '--level': node.depth }}
      onClick={onChoice}
    >
      <Twisty onFold={isLeaf(node) ? undefined : onFold} />
      {sort !== '' && <span class="kind">{sort}</span>}
      <span class="label">{label.trim() === '' ? (page?.title ?? '(no name)') : label}</span>
      {page !== undefined && page.is !== 'listed' && <span class={`state is-${page.is}`}>{page.is}</span>}
      <span class="route">{page?.route ?? href ?? (pages > 0 ? count(pages, 'page') : '')}</span>
      <span class="marks">
        {levels.map((level) => {
          const figure = [...findings].filter(({ severity }) => severity === level).length;
          return figure > 0 && <Sign key={level} level={level} figure={figure} />;
        })}
      </span>
      {comments > 0 && (
        <span
          class="heat"
          title={count(comments, 'open comment')}
          style={{ '--part': Math.min(1, comments / outline.most.open) }}
        >
          {number(comments)}
        </span>
      )}
      {page?.size !== undefined && (
        <span class="size">
          {/* The root keeps small pages visible beside the largest one. */}
          <span class="bar" aria-hidden="true" style={{ '--part': Math.sqrt(page.size / outline.most.size) }} />
          {size(page.size)}
        </span>
      )}
    </div>
  );
}

function Twisty({ onFold }: { readonly onFold: (() => void) | undefined }): VNode {
  if (onFold === undefined) return <span class="twisty" />;
  const onClick = (event: MouseEvent): void => {
    event.stopPropagation();
    onFold();
  };
  return <span class="twisty is-parent" aria-hidden="true" onClick={onClick} />;
}
