import { expect } from 'vitest';
import {
  choiceRowsOf,
  eyebrowOf,
  globalLinksOf,
  hrefOf,
  neighborsOf,
  pageAt,
  placementOf,
  sectionsOf,
  sidebarOf,
} from '../../src/core/runtime.ts';
import type { Context, Site } from '../../src/core/site.ts';

/** Calls every function of the model for a page. Each result must refer to pages of the model. */
export function expectAnswers(site: Site, route: string, context: Context): void {
  expect(hrefOf(site, route).startsWith(site.site.base)).toBe(true);
  const found = pageAt(site, route);
  if (found !== undefined) expect(Object.values(site.pages)).toContain(found);
  for (const page of Object.values(site.pages)) {
    expect(pageAt(site, page.route)).toBe(page);
    expect(hrefOf(site, page.route)).toMatch(/^\/[\x21-\x7e]*$/);
    const placement = placementOf(page, context);
    if (placement === undefined) continue;
    expect(sidebarOf(site, placement).path).toHaveLength(sectionsOf(site, placement).length);
    expect(eyebrowOf(site, placement).every(({ label }) => typeof label === 'string')).toBe(true);
    expect(globalLinksOf(site, placement).every(({ kind }) => kind === 'link')).toBe(true);
    const { previous = page, next = page } = neighborsOf(site, placement);
    const choices = choiceRowsOf(site, placement).flatMap(({ options }) => options);
    const routes = [previous.route, next.route, ...choices.flatMap((choice) => choice.route ?? [])];
    for (const one of routes) expect(pageAt(site, one), one).toBeDefined();
  }
}
