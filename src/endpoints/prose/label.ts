import type { PhrasingContent } from 'mdast';
import type { Callout, Node } from './tree.ts';

/** What a callout points out, with its name in bold at the beginning: for readers that have no callouts. */
export function labeled<T extends Node>(callout: Callout, children: readonly T[]): (T | Node)[] {
  const [first, ...others] = children;
  const label: PhrasingContent[] = [
    { type: 'strong', children: [{ type: 'text', value: `${callout}:` }] },
    { type: 'text', value: ' ' },
  ];
  if (first?.type !== 'paragraph') return [{ type: 'paragraph', children: label.slice(0, 1) }, ...children];
  return [{ type: 'paragraph', children: [...label, ...first.children] }, ...others];
}
