import type { ReactNode } from 'react';
import type { Icon } from '../../core/site.ts';
import { iconClasses } from '../../render/icons.ts';
import { Badges, NavigationIcon } from '../react/icons.tsx';
import type { Badge } from '../view/badges.ts';

/** An entry of a sidebar, as far as its badges and its icon are concerned. */
export interface Entry {
  readonly label?: string;
  readonly customProps?: { readonly badges?: readonly Badge[]; readonly icon?: Icon };
}

/** Lists as they are shown, by the lists of the sidebars: all pages of a context have the same ones. */
const shown = new WeakMap<readonly Entry[], readonly Entry[]>();

/** The entries of a list with their badges and icons: in the list instead of around each entry, which long sidebars would feel. */
export function withLooks(items: readonly Entry[]): readonly Entry[] {
  const known = shown.get(items);
  if (known !== undefined) return known;
  const drawn = items.some(hasLook) ? items.map(drawnEntry) : items;
  shown.set(items, drawn);
  return drawn;
}

function hasLook({ label, customProps }: Entry): boolean {
  return typeof label === 'string' && (customProps?.icon !== undefined || (customProps?.badges?.length ?? 0) > 0);
}

/** The label is between the icon and the badges; if it is read as text, it is the label alone. */
function drawnEntry(item: Entry): Entry {
  const { label = '', customProps } = item;
  if (!hasLook(item)) return item;
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
