import type { SyntheticEvent } from 'react';

declare global {
  interface Window {
    /** Loads the code of a page before a reader goes there. */
    readonly docusaurus?: { prefetch(path: string): unknown; preload(path: string): unknown };
  }
}

let observer: IntersectionObserver | undefined;

/** One observer for all links, as their `ref`. */
export function prefetchWhenSeen(link: HTMLAnchorElement | null): void {
  if (link === null || !('IntersectionObserver' in globalThis)) return;
  observer ??= new IntersectionObserver((entries, own) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      own.unobserve(target);
      if (target instanceof HTMLAnchorElement) window.docusaurus?.prefetch(target.pathname);
    }
  });
  observer.observe(link);
}

/** Loads the page that a reader is about to go to. */
export function preload({ currentTarget }: SyntheticEvent<HTMLAnchorElement>): void {
  window.docusaurus?.preload(currentTarget.pathname);
}
