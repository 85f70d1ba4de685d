import type { OptionalPackages } from '../../render/optional-packages.ts';
import type { RenderedPage } from '../../render/types.ts';
import { utilitiesIn, utilityPackages } from '../../render/utilities.ts';

/** What a page shows, and what its islands may come to show. */
export function htmlOf({ html, islands }: RenderedPage): string {
  const later = islands.flatMap(({ slots }) => Object.values(slots).map((slot) => slot ?? ''));
  return [html, ...later].join('\n');
}

/** The page, needing what compiles its classes if that is not installed. */
export function needingUtilities(page: RenderedPage, packages: OptionalPackages): RenderedPage {
  const missing: readonly string[] = utilityPackages.filter((name) => packages.resolve(name) === undefined);
  if (missing.length === 0 || utilitiesIn(htmlOf(page)).size === 0) return page;
  const known = page.missingPackages.filter(({ name }) => !missing.includes(name));
  const missingPackages = [...known, ...missing.map((name) => ({ name }))].sort((a, b) => (a.name < b.name ? -1 : 1));
  return { ...page, missingPackages };
}
