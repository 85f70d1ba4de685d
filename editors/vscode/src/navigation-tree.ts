import {
  EventEmitter,
  ThemeColor,
  ThemeIcon,
  type TreeDataProvider,
  TreeItem,
  TreeItemCollapsibleState,
  Uri,
} from 'vscode';
import type { LocatedFinding, NavigationItem, SiteNavigation } from '../../../src/lsp/protocol.ts';

/** A row of the tree: a site, an element of its navigation, or a finding. */
export type Row =
  | { readonly kind: 'site'; readonly view: SiteNavigation }
  | { readonly kind: 'element'; readonly item: NavigationItem; readonly root: string }
  | { readonly kind: 'finding'; readonly finding: LocatedFinding };

/** The resolved navigation of the sites of a workspace. */
export class NavigationTree implements TreeDataProvider<Row> {
  readonly #changed = new EventEmitter<undefined>();
  readonly onDidChangeTreeData = this.#changed.event;
  #views: readonly SiteNavigation[] = [];

  show(views: readonly SiteNavigation[]): void {
    this.#views = views;
    this.#changed.fire(undefined);
  }

  get views(): readonly SiteNavigation[] {
    return this.#views;
  }

  getChildren(row?: Row): Row[] {
    const [only, ...others] = this.#views;
    if (row === undefined) {
      if (only === undefined) return [];
      return others.length === 0 ? rowsOf(only) : this.#views.map((view) => ({ kind: 'site', view }));
    }
    if (row.kind === 'site') return rowsOf(row.view);
    return row.kind === 'element'
      ? [...row.item.findings.map(findingRow), ...elements(row.item.children, row.root)]
      : [];
  }

  getTreeItem(row: Row): TreeItem {
    switch (row.kind) {
      case 'site':
        return siteItem(row.view);
      case 'element':
        return elementItem(row);
      case 'finding':
        return findingItem(row.finding);
    }
  }
}

function rowsOf({ items, findings, root }: SiteNavigation): Row[] {
  return [...findings.map(findingRow), ...elements(items, root)];
}

function elements(items: readonly NavigationItem[], root: string): Row[] {
  return items.map((item) => ({ kind: 'element', item, root }));
}

function findingRow(finding: LocatedFinding): Row {
  return { kind: 'finding', finding };
}

function siteItem({ name, root, items, findings }: SiteNavigation): TreeItem {
  const row = new TreeItem(name, TreeItemCollapsibleState.Expanded);
  row.id = root;
  row.iconPath = new ThemeIcon('book');
  const summary = summarizeFindings([{ findings, children: items }]);
  row.description = summary.text;
  row.tooltip = Uri.parse(root).fsPath;
  return row;
}

const icons = { section: 'layers', group: 'folder', page: 'file', link: 'link-external', endpoint: 'symbol-method' };

function elementItem(element: Row & { readonly kind: 'element' }): TreeItem {
  const { item } = element;
  const { kind, label, about, isHidden, file, findings, children } = item;
  const isOpen = kind === 'section' || kind === 'group';
  const hasRows = children.length + findings.length > 0;
  const row = new TreeItem(
    label || `(${about})`,
    hasRows
      ? isOpen
        ? TreeItemCollapsibleState.Expanded
        : TreeItemCollapsibleState.Collapsed
      : TreeItemCollapsibleState.None,
  );
  const summary = summarizeFindings([item]);
  row.iconPath = new ThemeIcon(summary.icon ?? icons[kind], summary.color && new ThemeColor(summary.color));
  row.description = [about === label ? '' : about, isHidden ? 'hidden' : '', summary.text].filter(Boolean).join(' · ');
  row.tooltip = [label || about, ...findings.map(({ message }) => messageOf(message))].join('\n');
  row.contextValue = file === undefined ? 'element' : 'element file';
  row.command =
    file === undefined
      ? { command: 'docsJsonNav.reveal', title: 'Reveal in docs.json', arguments: [element] }
      : { command: 'docsJsonNav.openPage', title: 'Open page', arguments: [element] };
  return row;
}

function findingItem({ message, severity, code, uri, range }: LocatedFinding): TreeItem {
  const row = new TreeItem(messageOf(message).split('\n', 1)[0] ?? '', TreeItemCollapsibleState.None);
  const { icon, color } = summarizeFindings([{ findings: [{ severity }], children: [] }]);
  if (icon !== undefined) row.iconPath = new ThemeIcon(icon, color && new ThemeColor(color));
  row.description = String(code ?? '');
  row.tooltip = messageOf(message);
  row.contextValue = 'finding';
  const selection = {
    start: range.start,
    end: range.end,
  };
  row.command = { command: 'vscode.open', title: 'Open', arguments: [Uri.parse(uri), { selection }] };
  return row;
}

function messageOf(message: LocatedFinding['message']): string {
  return typeof message === 'string' ? message : message.value;
}

/** An element with findings, its own and those of its descendants. */
interface TreeElement {
  readonly findings: readonly { readonly severity?: number | undefined }[];
  readonly children: readonly TreeElement[];
}

interface FindingSummary {
  /** `2 errors, 1 warning`; empty without findings. */
  readonly text: string;
  /** Icon and color of the highest severity; `undefined` without findings. */
  readonly icon: string | undefined;
  readonly color: string | undefined;
}

const severities = [
  { severity: 1, noun: 'error', icon: 'error', color: 'list.errorForeground' },
  { severity: 2, noun: 'warning', icon: 'warning', color: 'list.warningForeground' },
  { severity: 3, noun: 'info', icon: 'info', color: undefined },
] as const;

/** Counts the findings of elements and their descendants by severity. */
function summarizeFindings(elements: readonly TreeElement[]): FindingSummary {
  const counts = new Map<number, number>();
  const pending = [...elements];
  for (let element = pending.pop(); element !== undefined; element = pending.pop()) {
    for (const { severity = 1 } of element.findings) counts.set(severity, (counts.get(severity) ?? 0) + 1);
    pending.push(...element.children);
  }
  const present = severities.filter(({ severity }) => counts.has(severity));
  const texts = present.map(({ severity, noun }) => {
    const count = counts.get(severity);
    return `${count} ${noun}${count === 1 ? '' : 's'}`;
  });
  return { text: texts.join(', '), icon: present[0]?.icon, color: present[0]?.color };
}
