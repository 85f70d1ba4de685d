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
