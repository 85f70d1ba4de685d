import { isObject, nonEmptyText, ownMember } from '../values/json.ts';
import { getOrCreate } from '../values/lists.ts';
import type { ChildList, Element, Entry, SpecSetting } from '../values/navigation.ts';
import { type Operation, overviewMethod, type Specification } from '../values/specification.ts';
import { endpointPath, safeRoute } from './routes.ts';

export interface GeneratedSource {
  readonly setting: SpecSetting;
  readonly operations: readonly Operation[];
  readonly overview: Operation | undefined;
}

export interface ListedEndpoints {
  readonly operations: ReadonlySet<Operation>;
  readonly routes: ReadonlySet<string>;
}

export interface GeneratedElement {
  readonly element: Element;
  readonly entries: readonly { readonly entry: Entry; readonly operation: Operation; readonly setting: SpecSetting }[];
}

/** A group under construction. Groups with the same label on the same level are merged. */
interface Branch {
  readonly entries: Entry[];
  readonly groups: Map<string, Branch>;
}

export function unlistedOperations(
  { operations }: Specification,
  { directory }: SpecSetting,
  listed: ListedEndpoints,
): Operation[] {
  const isListed = (operation: Operation): boolean =>
    listed.operations.has(operation) ||
    (listed.routes.size > 0 && listed.routes.has(safeRoute(endpointPath(operation, directory)).route));
  return operations.filter((operation) => !operation.excluded && !isListed(operation));
}

/**
 * Adds entries for operations. The first tag of each operation becomes a group, in the order of the specifications. In
 * a group, the new groups are added to `pages`; in any other element, to `groups`.
 *
 * @param lists The element's lists, with the generated children of all nested elements.
 * @param ownTag Operations with this tag become children of the element itself, without a group.
 */
export function generateElement(
  element: Element,
  lists: readonly ChildList[],
  sources: readonly GeneratedSource[],
  ownTag?: string,
): GeneratedElement {
  const root = newBranch();
  const entries: { entry: Entry; operation: Operation; setting: SpecSetting }[] = [];
  const createEntry = (operation: Operation, setting: SpecSetting): Entry => {
    const { location } = setting.source;
    const entry: Entry = { kind: 'entry', text: `${operation.method} ${operation.path}`, location };
    entries.push({ entry, operation, setting });
    return entry;
  };
  for (const { setting, operations, overview } of sources) {
    if (operations.length > 0 && overview !== undefined) root.entries.push(createEntry(overview, setting));
    for (const operation of operations) {
      const labels = operation.groups[0] === ownTag ? operation.groups.slice(1) : operation.groups;
      const branch = labels.reduce((parent, label) => getOrCreate(parent.groups, label, newBranch), root);
      branch.entries.push(createEntry(operation, setting));
    }
  }
  const location = sources[0]?.setting.source.location ?? element.location;
  const name = element.kind === 'group' ? 'pages' : 'groups';
  const groups = [...root.groups].map(([label, branch]) => groupElement(label, branch, location));
  const listOf = (key: 'pages' | 'groups', items: ChildList['items']): ChildList => ({
    name: key,
    key,
    location,
    items,
  });
  const entryList = root.entries.length === 0 ? [] : [listOf('pages', root.entries)];
  return { entries, element: { ...element, lists: [...entryList, ...lists, listOf(name, groups)] } };
}

function newBranch(): Branch {
  return { entries: [], groups: new Map() };
}

function groupElement(label: string, { entries, groups }: Branch, location: Element['location']): Element {
  const items = [...entries, ...[...groups].map(([name, branch]) => groupElement(name, branch, location))];
  return {
    kind: 'group',
    isGlobal: false,
    value: {},
    location,
    label,
    displayName: undefined,
    icon: undefined,
    tag: undefined,
    description: undefined,
    hidden: false,
    indexed: false,
    expanded: false,
    isDefault: false,
    banner: undefined,
    href: undefined,
    root: undefined,
    openapi: undefined,
    asyncapi: undefined,
    lists: [{ name: 'pages', key: 'pages', location, items }],
    global: [],
  };
}

export function createOverview({ source, document }: Pick<Specification, 'source' | 'document'>): Operation {
  const info = ownMember(document, 'info');
  const infoText = (name: string): string | undefined =>
    isObject(info) ? nonEmptyText(ownMember(info, name)) : undefined;
  return {
    spec: source,
    method: overviewMethod,
    path: 'overview',
    title: infoText('title')?.trim() || 'Overview',
    summary: undefined,
    description: infoText('summary') ?? infoText('description'),
    operationId: undefined,
    tags: [],
    groups: [],
    deprecated: false,
    hidden: false,
    excluded: false,
    href: undefined,
    metadata: {},
    content: undefined,
    verb: overviewMethod,
    item: {},
    value: {},
  };
}
