import type { SyntheticEvent } from 'react';

/** What Docusaurus offers in a browser to load the code of a page before it is gone to. */
interface Docusaurus {
  readonly prefetch: (path: string) => unknown;
  readonly preload: (path: string) => unknown;
}

declare global {
  interface Window {
    readonly docusaurus?: Docusaurus;
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
