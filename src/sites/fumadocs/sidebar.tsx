import type { ReactNode } from 'react';
import { NavigationIcon } from '../react/icons.tsx';
import type { Badge } from '../view/badges.ts';
import type { Folder, Item, Node, Root } from './nodes.ts';

/** The name of an entry as data: its label, with badges and the classes that show its icon if it has any. */
export type EntryName = string | { readonly label: string; readonly badges: readonly Badge[]; readonly icon?: string };

/** A page tree with the names that Fumadocs shows. */
export function sidebarTree(tree: Root<EntryName>): Root<ReactNode> {
  return { ...tree, children: tree.children.map(shown) };
}

function shown(node: Node<EntryName>): Node<ReactNode> {
  if (node.type === 'page') return shownItem(node);
  const { index, children, name, ...rest } = node;
  const folder: Folder<ReactNode> = { ...rest, name: shownName(name), children: children.map(shown) };
  return index === undefined ? folder : { ...folder, index: shownItem(index) };
}

function shownItem(item: Item<EntryName>): Item<ReactNode> {
  return { ...item, name: shownName(item.name) };
}

function shownName(name: EntryName): ReactNode {
  if (typeof name === 'string') return name;
  return (
    <span className="djn-entry">
      <NavigationIcon name={name.icon} />
      <span data-label="">{name.label}</span>
      {name.badges.length === 0 ? null : (
        <span data-entry-badges="">
          {name.badges.map(({ text, tone }) => (
            <span key={text} className="djn-badge" data-tone={tone}>
              {text}
            </span>
          ))}
        </span>
      )}
    </span>
  );
}
