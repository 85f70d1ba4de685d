import { getOrMake } from '../values/lists.ts';
import type { ChildList, Element, Entry, SpecSetting } from '../values/navigation.ts';
import type { Operation, Specification } from '../values/specification.ts';
import { addressOf, safeRoute } from './address.ts';

/** A specification that was read, and the setting that names it. */
export interface GeneratedSource {
  readonly setting: SpecSetting;
  readonly specification: Specification;
}

/** What is listed below an element before anything is generated for it. */
export interface Listed {
  readonly operations: ReadonlySet<Operation>;
  readonly routes: ReadonlySet<string>;
}

/** An element with its generated children. */
export interface Generated {
  readonly element: Element;
  /** What each of the new entries stands for, and the setting that it comes from. */
  readonly entries: readonly { readonly entry: Entry; readonly operation: Operation; readonly setting: SpecSetting }[];
}

/** Groups of one label on one level become one. */
interface Branch {
  readonly entries: Entry[];
  readonly groups: Map<string, Branch>;
}

/**
 * The element with the children that its specifications have beside those that are listed: a group for each first tag, in
 * the order of the specifications, with an entry for each operation that is neither excluded nor listed. A group gets them
 * among its pages, any other element as its groups.
 *
 * @param lists What the element contains, with the generated children of all elements in it.
 */
export function generateElement(
  element: Element,
  lists: readonly ChildList[],
  sources: readonly GeneratedSource[],
  listed: Listed,
): Generated {
  const isListed = (operation: Operation, { directory }: SpecSetting): boolean =>
    listed.operations.has(operation) ||
    (listed.routes.size > 0 && listed.routes.has(safeRoute(addressOf(operation, directory)).route));
  const root = newBranch();
  const entries: { entry: Entry; operation: Operation; setting: SpecSetting }[] = [];
  for (const { setting, specification } of sources) {
    const { place } = setting.source;
    for (const operation of specification.operations) {
      if (operation.excluded || isListed(operation, setting)) continue;
      const entry: Entry = { kind: 'entry', text: `${operation.method} ${operation.path}`, place };
      entries.push({ entry, operation, setting });
      operation.groups.reduce((branch, label) => getOrMake(branch.groups, label, newBranch), root).entries.push(entry);
    }
  }
  const place = sources[0]?.setting.source.place ?? element.place;
  const name = element.kind === 'group' ? 'pages' : 'groups';
  const items = [...root.groups].map(([label, branch]) => groupElement(label, branch, place));
  return { entries, element: { ...element, lists: [...lists, { name, key: name, place, items }] } };
}

function newBranch(): Branch {
  return { entries: [], groups: new Map() };
}

function groupElement(label: string, { entries, groups }: Branch, place: Element['place']): Element {
  const items = [...entries, ...[...groups].map(([name, branch]) => groupElement(name, branch, place))];
  return {
    kind: 'group',
    isGlobal: false,
    value: {},
    place,
    label,
    displayName: undefined,
    icon: undefined,
    tag: undefined,
    description: undefined,
    hidden: false,
    expanded: false,
    isDefault: false,
    banner: undefined,
    href: undefined,
    root: undefined,
    openapi: undefined,
    asyncapi: undefined,
    lists: [{ name: 'pages', key: 'pages', place, items }],
    global: [],
  };
}
