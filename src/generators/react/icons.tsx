import type { ReactNode } from 'react';
import type { Badge } from '../view/badges.ts';

/**
 * The icon of an entry of a sidebar; nothing if it has none.
 *
 * @param name The classes that show it.
 */
export function NavigationIcon({ name }: { readonly name: string | undefined }): ReactNode {
  return name === undefined ? null : <i className={name} aria-hidden="true" />;
}

/** Badges of an entry, one after the other. */
export function Badges({ badges }: { readonly badges: readonly Badge[] }): ReactNode {
  return badges.map(({ text, tone }) => (
    <span key={text} className="djn-badge" data-tone={tone}>
      {text}
    </span>
  ));
}
