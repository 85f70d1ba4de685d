import type { ReactNode } from 'react';
import type { Badge } from '../view/badges.ts';

/** @param name CSS classes of the icon. If undefined, nothing is rendered. */
export function NavigationIcon({ name }: { readonly name: string | undefined }): ReactNode {
  return name === undefined ? null : <i className={name} aria-hidden="true" />;
}

export function Badges({ badges }: { readonly badges: readonly Badge[] }): ReactNode {
  return badges.map(({ text, tone }) => (
    <span key={text} className="djn-badge" data-tone={tone}>
      {text}
    </span>
  ));
}
