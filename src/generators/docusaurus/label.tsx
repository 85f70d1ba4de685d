import type { ReactNode } from 'react';
import type { Badge } from '../../kit/view/badges.ts';

/** An entry of a sidebar, as far as its badges are concerned. */
export interface Entry {
  readonly label?: string;
  readonly customProps?: { readonly badges?: readonly Badge[] };
}

/** Lists as they are shown, by the lists of the sidebars: all pages of a context have the same ones. */
const shown = new WeakMap<readonly Entry[], readonly Entry[]>();

/** The entries of a list with their badges: in the list instead of around each entry, which long sidebars would feel. */
export function withBadges(items: readonly Entry[]): readonly Entry[] {
  const known = shown.get(items);
  if (known !== undefined) return known;
  const badged = items.some(hasBadges) ? items.map(badgedEntry) : items;
  shown.set(items, badged);
  return badged;
}

function hasBadges({ label, customProps }: Entry): boolean {
  return typeof label === 'string' && (customProps?.badges?.length ?? 0) > 0;
}

/** The label is followed by the badges; where it is read as text, it is the label alone. */
function badgedEntry(item: Entry): Entry {
  const { label = '', customProps } = item;
  if (!hasBadges(item)) return item;
  const nodes: ReactNode[] = [
    <span key="label" data-label="">
      {label}
    </span>,
    ' ',
    <span key="badges" className="djn-entry-badges" data-entry-badges="">
      {customProps?.badges?.map(({ text, tone }) => (
        <span key={text} className="djn-badge" data-tone={tone}>
          {text}
        </span>
      ))}
    </span>,
  ];
  return { ...item, label: Object.assign(nodes, { toString: () => label }) as unknown as string };
}
