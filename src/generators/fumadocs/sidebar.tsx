import type { ReactNode } from 'react';
import { Badges, NavigationIcon } from '../react/icons.tsx';
import type { Badge } from '../view/badges.ts';

/**
 * Fumadocs's own forms (`fumadocs-core/page-tree`), as far as the projection makes them.
 *
 * @typeParam Name What a name is: text, or something that React renders.
 */
export interface Root<Name = string> {
  /** Unlike in any other tree: Fumadocs takes a tree of the same id for the same tree. */
  readonly $id: string;
  readonly type: 'root';
  readonly name: string;
  readonly children: Node<Name>[];
}

export type Node<Name = string> = Item<Name> | Folder<Name>;

export interface Item<Name = string> {
  readonly type: 'page';
  readonly name: Name;
  readonly url: string;
  /** Set if it leaves the site, and where nothing is there: a plain link. */
  readonly external?: true;
  /** Empty if it has none. Default: a sign for what leaves the site, where `external` is set. */
  readonly icon?: '';
}

export interface Folder<Name = string> {
  readonly type: 'folder';
  readonly name: Name;
  readonly index?: Item<Name>;
  readonly defaultOpen?: boolean;
  /** False for groups of the first level: they are always open. */
  readonly collapsible?: false;
  readonly children: Node<Name>[];
}

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
          <Badges badges={name.badges} />
        </span>
      )}
    </span>
  );
}
