import { childrenOf, type HtmlNode, isElement } from './tree.ts';

/** Markdown has headings of six depths. */
const deepest = 6;

/** The depth of a heading of HTML; undefined for anything else. */
export function depthOf(node: HtmlNode): number | undefined {
  const [, depth] = (isElement(node) && /^h([1-6])$/.exec(node.tagName)) || [];
  return depth === undefined ? undefined : Number(depth);
}

/**
 * Where a heading of a page is below its title. Material lists what is below the first heading of the first depth
 * alone: where authors have more of those, they go down by one, and all others with them unless there is room.
 *
 * @param nodes The page, its title first.
 * @returns Undefined if headings stay as they are.
 */
export function depthsBelowTitle(nodes: readonly HtmlNode[]): ((depth: number) => number) | undefined {
  const [title, ...below] = nodes.flatMap(depthsIn);
  if (title !== 1 || !below.includes(1)) return undefined;
  const hasRoom = !below.includes(2);
  return (depth) => (depth === 1 || !hasRoom ? Math.min(depth + 1, deepest) : depth);
}

function depthsIn(node: HtmlNode): number[] {
  const depth = depthOf(node);
  return depth === undefined ? childrenOf(node).flatMap(depthsIn) : [depth];
}
