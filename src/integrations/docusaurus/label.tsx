import type { ReactNode } from 'react';
import type { Badge } from '../view/badges.ts';

interface Entry {
  readonly label: string;
  readonly customProps?: { readonly badges?: readonly Badge[] };
}

/** An entry of a sidebar whose label is followed by its badges; where it is read as text, it is the label alone. */
export function withBadges<Item extends Entry>(item: Item): Item {
  const { label, customProps: { badges = [] } = {} } = item;
  if (badges.length === 0 || typeof label !== 'string') return item;
  const shown: ReactNode[] = [
    <span key="label" data-label="">
      {label}
    </span>,
    ' ',
    <span key="badges" className="djn-entry-badges" data-entry-badges="">
      {badges.map(({ text, tone }) => (
        <span key={text} className="djn-badge" data-tone={tone}>
          {text}
        </span>
      ))}
    </span>,
  ];
  return { ...item, label: Object.assign(shown, { toString: () => label }) };
}
