import { preloadLink, removeBase } from '@rspress/core/runtime';
import { useLinkNavigate } from '@rspress/core/theme-original';
import type { DOMAttributes } from 'react';
import { leadsAway } from '../../../core/links.ts';

/** Attributes of an element whose links lead where they lead without loading a page anew. */
export type Following = Required<Pick<DOMAttributes<HTMLElement>, 'onClick' | 'onMouseOver' | 'onTouchStart'>>;

/**
 * What Rspress's own link does, once for all links in an element: a sidebar has hundreds on each page, and most of a
 * build's time goes to drawing them.
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

/** The address of the link that something is part of; undefined if there is none, or where it leaves the site. */
function addressAt(target: EventTarget): string | undefined {
  const address = target instanceof Element ? target.closest('a')?.getAttribute('href') : undefined;
  return address == null || leadsAway(address) ? undefined : address;
}
