import { withCalloutLabel } from '../../../src/endpoints/prose/mdast.ts';

/** The compared parts of an mdast node. */
export interface TreeNode {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly TreeNode[];
  readonly data?: { readonly callout?: never };
  readonly [member: string]: unknown;
}

const comparedFields = [
  'value',
  'url',
  'alt',
  'depth',
  'ordered',
  'start',
  'checked',
  'align',
  'lang',
  'name',
] as const;

/**
 * Normalizes a tree to its visible content: without positions, with adjacent texts joined, and with callouts as block
 * quotes, as files have them. URLs and mail addresses are text, because GFM links them in any text.
 */
export function visibleTree(node: TreeNode): unknown {
  const { type, data } = node;
  const members = Object.fromEntries(
    comparedFields.flatMap((name) => (node[name] === null || node[name] === undefined ? [] : [[name, node[name]]])),
  );
  if (node.children === undefined) return { type, ...members };
  const children =
    data?.callout === undefined
      ? node.children
      : (withCalloutLabel(data.callout, node.children as never) as never as TreeNode[]);
  const mergedNodes: TreeNode[] = [];
  for (const child of children.map(withoutAutolink)) {
    const last = mergedNodes.at(-1);
    if (child.type === 'text' && last?.type === 'text')
      mergedNodes[mergedNodes.length - 1] = { type: 'text', value: `${last.value}${child.value}` };
    else if (child.type !== 'text' || child.value !== '') mergedNodes.push(child);
  }
  return { type, ...members, children: mergedNodes.map(visibleTree) };
}

function withoutAutolink(node: TreeNode): TreeNode {
  const [only, ...others] = node.children ?? [];
  if (node.type !== 'link' || only?.type !== 'text' || others.length > 0) return node;
  const { value = '' } = only;
  return [value, `mailto:${value}`, `http://${value}`].some(
    (address) => encodeURI(address) === encodeURI(String(node.url)),
  )
    ? only
    : node;
}
