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
interface GroupDraft {
  readonly entries: Entry[];
  readonly groups: Map<string, GroupDraft>;
}

export function selectUnlistedOperations(
  { operations }: Specification,
  { directory }: SpecSetting,
  listedEndpoints: ListedEndpoints,
): Operation[] {
  const isListed = (operation: Operation): boolean =>
    listedEndpoints.operations.has(operation) ||
    (listedEndpoints.routes.size > 0 &&
      listedEndpoints.routes.has(safeRoute(endpointPath(operation, directory)).route));
  return operations.filter((operation) => !operation.excluded && !isListed(operation));
}

/**
 * Adds entries for operations. The first tag of each operation becomes a group, in the order of the specifications. In
 * a group, the new groups are added to `pages`; in any other element, to `groups`.
 *
 * @param lists The element's lists, with the generated children of all nested elements.
 * @param elementTag Operations with this tag become children of the element itself, without a group.
 */
export function addGeneratedEntries(
  element: Element,
  lists: readonly ChildList[],
  sources: readonly GeneratedSource[],
  elementTag?: string,
): GeneratedElement {
  const rootDraft = createGroupDraft();
  const entries: { entry: Entry; operation: Operation; setting: SpecSetting }[] = [];
  const createEntry = (operation: Operation, setting: SpecSetting): Entry => {
    const { location } = setting.source;
    const entry: Entry = { kind: 'entry', text: `${operation.method} ${operation.path}`, location };
    entries.push({ entry, operation, setting });
    return entry;
  };
  for (const { setting, operations, overview } of sources) {
    if (operations.length > 0 && overview !== undefined) rootDraft.entries.push(createEntry(overview, setting));
    for (const operation of operations) {
      const labels = operation.groups[0] === elementTag ? operation.groups.slice(1) : operation.groups;
      const groupDraft = labels.reduce(
        (parent, label) => getOrCreate(parent.groups, label, createGroupDraft),
        rootDraft,
      );
      groupDraft.entries.push(createEntry(operation, setting));
    }
  }
  const location = sources[0]?.setting.source.location ?? element.location;
  const listName = element.kind === 'group' ? 'pages' : 'groups';
  const groups = [...rootDraft.groups].map(([label, groupDraft]) => createGroupElement(label, groupDraft, location));
  const createList = (key: 'pages' | 'groups', items: ChildList['items']): ChildList => ({
    name: key,
    key,
    location,
    items,
  });
  const entryList = rootDraft.entries.length === 0 ? [] : [createList('pages', rootDraft.entries)];
  return { entries, element: { ...element, lists: [...entryList, ...lists, createList(listName, groups)] } };
}

function createGroupDraft(): GroupDraft {
  return { entries: [], groups: new Map() };
}

function createGroupElement(label: string, { entries, groups }: GroupDraft, location: Element['location']): Element {
  const items = [
    ...entries,
    ...[...groups].map(([name, groupDraft]) => createGroupElement(name, groupDraft, location)),
  ];
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
  const getInfoText = (name: string): string | undefined =>
    isObject(info) ? nonEmptyText(ownMember(info, name)) : undefined;
  return {
    spec: source,
    method: overviewMethod,
    path: 'overview',
    title: getInfoText('title')?.trim() || 'Overview',
    summary: undefined,
    description: getInfoText('summary') ?? getInfoText('description'),
    operationId: undefined,
    tags: [],
    groups: [],
    deprecated: false,
    hidden: false,
    excluded: false,
    href: undefined,
    metadata: {},
    content: undefined,
    httpMethod: overviewMethod,
    item: {},
    value: {},
  };
}
