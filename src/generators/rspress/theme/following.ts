import { preloadLink, removeBase } from '@rspress/core/runtime';
import { useLinkNavigate } from '@rspress/core/theme-original';
import type { DOMAttributes } from 'react';
import { isExternal } from '../../../core/links.ts';

export type LinkHandlers = Required<Pick<DOMAttributes<HTMLElement>, 'onClick' | 'onMouseOver' | 'onTouchStart'>>;

/**
 * Does what Rspress's link does, once for all links within an element. A sidebar has hundreds of links on each page,
 * and rendering them as components dominates build time.
 */
export function useLinkHandlers(): LinkHandlers {
  const navigate = useLinkNavigate();
  return {
    onClick: (event) => {
      const { button, metaKey, shiftKey, altKey, ctrlKey } = event;
      const href = hrefAt(event.target);
      if (href === undefined || button !== 0 || metaKey || shiftKey || altKey || ctrlKey) return;
      event.preventDefault();
      navigate(href);
    },
    onMouseOver: ({ target }) => preload(target),
    onTouchStart: ({ target }) => preload(target),
  };
}

function preload(target: EventTarget): void {
  const href = hrefAt(target);
  if (href !== undefined) preloadLink(removeBase(href));
}

/** URL of the enclosing link. `undefined` outside links and for external ones. */
function hrefAt(target: EventTarget): string | undefined {
  const href = target instanceof Element ? target.closest('a')?.getAttribute('href') : undefined;
  return href == null || isExternal(href) ? undefined : href;
}
