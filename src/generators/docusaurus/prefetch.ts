import type { SyntheticEvent } from 'react';

declare global {
  interface Window {
    /** Set by Docusaurus. Loads a page's code before navigation. */
    readonly docusaurus?: { prefetch(path: string): unknown; preload(path: string): unknown };
  }
}

let observer: IntersectionObserver | undefined;

/** `ref` for links. All links share one observer. */
export function prefetchWhenSeen(link: HTMLAnchorElement | null): void {
  if (link === null || !('IntersectionObserver' in globalThis)) return;
  observer ??= new IntersectionObserver((entries, self) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      self.unobserve(target);
      if (target instanceof HTMLAnchorElement) window.docusaurus?.prefetch(target.pathname);
    }
  });
  observer.observe(link);
}

export function preload({ currentTarget }: SyntheticEvent<HTMLAnchorElement>): void {
  window.docusaurus?.preload(currentTarget.pathname);
}
