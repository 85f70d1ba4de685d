import type { ReactNode } from 'react';
import { Badges, NavigationIcon } from '../react/icons.tsx';
import type { Badge } from '../view/badges.ts';

/**
 * Page trees of Fumadocs (`fumadocs-core/page-tree`), reduced to the members that are used here.
 *
 * @typeParam Name Type of names: text or a React node.
 */
export interface PageTreeRoot<Name = string> {
  /** Unique: Fumadocs treats trees with the same id as identical. */
  readonly $id: string;
  readonly type: 'root';
  readonly name: string;
  readonly children: PageTreeNode<Name>[];
}

export type PageTreeNode<Name = string> = PageTreeItem<Name> | PageTreeFolder<Name>;

export interface PageTreeItem<Name = string> {
  readonly type: 'page';
  readonly name: Name;
  readonly url: string;
  /** Set for external and broken links, which are rendered as plain links. */
  readonly external?: true;
  /** Empty string: no icon. Default: an external link icon if `external` is set. */
  readonly icon?: '';
}

export interface PageTreeFolder<Name = string> {
  readonly type: 'folder';
  readonly name: Name;
  readonly index?: PageTreeItem<Name>;
  readonly defaultOpen?: boolean;
  /** `false` for groups of the first level, which are always open. */
  readonly collapsible?: false;
  readonly children: PageTreeNode<Name>[];
}

/** Serializable name of an entry. `icon` contains CSS classes. */
export type EntryName = string | { readonly label: string; readonly badges: readonly Badge[]; readonly icon?: string };

export function sidebarTree(tree: PageTreeRoot<EntryName>): PageTreeRoot<ReactNode> {
  return { ...tree, children: tree.children.map(renderNode) };
}

function renderNode(node: PageTreeNode<EntryName>): PageTreeNode<ReactNode> {
  if (node.type === 'page') return renderItem(node);
  const { index, children, name, ...folderProperties } = node;
  const folder: PageTreeFolder<ReactNode> = {
    ...folderProperties,
    name: renderName(name),
    children: children.map(renderNode),
  };
  return index === undefined ? folder : { ...folder, index: renderItem(index) };
}

function renderItem(item: PageTreeItem<EntryName>): PageTreeItem<ReactNode> {
  return { ...item, name: renderName(item.name) };
}

function renderName(name: EntryName): ReactNode {
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
