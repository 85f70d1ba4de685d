import { preloadLink, removeBase } from '@rspress/core/runtime';
import { useLinkNavigate } from '@rspress/core/theme-original';
import type { DOMAttributes } from 'react';
import { leadsAway } from '../../../core/links.ts';

/** Event handlers that make the links within an element client-side links. */
export type Following = Required<Pick<DOMAttributes<HTMLElement>, 'onClick' | 'onMouseOver' | 'onTouchStart'>>;

/**
 * Does what Rspress's link does, once for all links within an element. A sidebar has hundreds of links on each page,
 * and
 * rendering them as components dominates build time.
 */
export function useFollowing(): Following {
  const navigate = useLinkNavigate();
  return {
    onClick: (event) => {
      const { button, metaKey, shiftKey, altKey, ctrlKey } = event;
      const address = addressAt(event.target);
      if (address === undefined || button !== 0 || metaKey || shiftKey || altKey || ctrlKey) return;
      event.preventDefault();
      navigate(address);
    },
    onMouseOver: ({ target }) => preload(target),
    onTouchStart: ({ target }) => preload(target),
  };
}

function preload(target: EventTarget): void {
  const address = addressAt(target);
  if (address !== undefined) preloadLink(removeBase(address));
}

/** URL of the enclosing link. `undefined` outside links and for external ones. */
function addressAt(target: EventTarget): string | undefined {
  const address = target instanceof Element ? target.closest('a')?.getAttribute('href') : undefined;
  return address == null || leadsAway(address) ? undefined : address;
}
