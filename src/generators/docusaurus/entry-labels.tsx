import type { ReactNode } from 'react';
import type { Icon } from '../../core/site.ts';
import { iconClasses } from '../../render/icons.ts';
import { Badges, NavigationIcon } from '../react/icons.tsx';
import type { Badge } from '../view/badges.ts';

export interface LabeledEntry {
  readonly label?: string;
  readonly customProps?: { readonly badges?: readonly Badge[]; readonly icon?: Icon };
}

/** Decorated lists by original list. All pages of a context use the same list, so it is decorated only once. */
const decoratedLists = new WeakMap<readonly LabeledEntry[], readonly LabeledEntry[]>();

/**
 * Adds badges and icons to labels. Changing the list is faster for long sidebars than wrapping each item's component.
 */
export function decorateEntries(items: readonly LabeledEntry[]): readonly LabeledEntry[] {
  const cached = decoratedLists.get(items);
  if (cached !== undefined) return cached;
  const decoratedItems = items.some(hasDecoration) ? items.map(decorateEntry) : items;
  decoratedLists.set(items, decoratedItems);
  return decoratedItems;
}

function hasDecoration({ label, customProps }: LabeledEntry): boolean {
  return typeof label === 'string' && (customProps?.icon !== undefined || (customProps?.badges?.length ?? 0) > 0);
}

/** Replaces the label with React nodes whose string form is still the plain label. */
function decorateEntry(item: LabeledEntry): LabeledEntry {
  const { label = '', customProps } = item;
  if (!hasDecoration(item)) return item;
  const { badges = [], icon } = customProps ?? {};
  const nodes: ReactNode[] = [
    ...(icon === undefined ? [] : [<NavigationIcon key="icon" name={iconClasses(icon)} />]),
    <span key="label" data-label="">
      {label}
    </span>,
  ];
  if (badges.length > 0) {
    nodes.push(
      ' ',
      <span key="badges" className="djn-entry-badges" data-entry-badges="">
        <Badges badges={badges} />
      </span>,
    );
  }
  return { ...item, label: Object.assign(nodes, { toString: () => label }) as unknown as string };
}
