import type { ReactNode } from 'react';
import type { Badge } from '../view/badges.ts';

/**
 * The icon of an entry of the navigation; nothing if it has none.
 *
 * @param name The classes that show it.
 */
export function NavigationIcon({ name }: { readonly name: string | undefined }): ReactNode {
  return name === undefined ? null : <i className={name} aria-hidden="true" />;
}

/** Badges of an entry or a page, one after the other. */
export function Badges({ badges }: { readonly badges: readonly Badge[] }): ReactNode {
  return badges.map(({ text, tone }) => (
    <span key={text} className="djn-badge" data-tone={tone}>
      {text}
    </span>
  ));
}

/** Says that something opens. */
export function Caret(): ReactNode {
  return (
    <svg className="djn-caret" width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
      <path d="M2.5 4.5 6 8l3.5-3.5" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
    </svg>
  );
}

/** Says that a link leaves the documentation. */
export function External(): ReactNode {
  return (
    <svg className="djn-external" width="11" height="11" viewBox="0 0 12 12" aria-hidden="true">
      <path d="M4 2.5h5.5V8M9.5 2.5 3 9" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
    </svg>
  );
}

export function Cross(): ReactNode {
  return (
    <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
      <path d="m2.5 2.5 7 7m0-7-7 7" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
    </svg>
  );
}
