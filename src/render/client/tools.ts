/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

import { recall, remember } from './visit.ts';

const arranged = new WeakSet<Element>();

/** Adds tools to endpoint pages. Other pages don't load their script. */
export function startEndpointTools(): void {
  for (const element of Array.from(document.querySelectorAll<HTMLElement>('.djn-tools[data-tools]'))) {
    if (arranged.has(element)) continue;
    arranged.add(element);
    void import('./endpoint/tools.ts').then(({ mountTools }) =>
      mountTools(element, { remember: remember, recall: recall }),
    );
  }
}
