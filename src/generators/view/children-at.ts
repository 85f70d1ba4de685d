import type { Node, RootNode, SectionNode } from '../../core/site.ts';

/** Children of the section at a path of indexes, such as `Counterparts.path`. Empty if there is no such section. */
export function childrenAt(root: RootNode, path: readonly number[]): readonly Node[] {
  let node: RootNode | SectionNode | undefined = root;
  for (const index of path) {
    const child: Node | undefined = node?.children[index];
    node = child?.kind === 'section' ? child : undefined;
  }
  return node?.children ?? [];
}
