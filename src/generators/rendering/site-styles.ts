import { iconStyles, type NavigationIcons } from '../../render/icons.ts';
import type { OptionalPackages } from '../../render/optional-packages.ts';
import type { PageLookup, RenderedPage } from '../../render/types.ts';
import { createUtilities, type UtilityPlace, utilitiesIn, utilityPackages } from '../../render/utilities.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import { readBranding } from '../branding/read-branding.ts';
import { hostProperties } from '../own-styles/host-properties.ts';
import { ownStyleSheet } from '../own-styles/own-styles.ts';
import type { PageScripts } from './page-scripts.ts';

/** What the style sheet of a site is made for. */
export interface StyledParts {
  readonly pages: readonly RenderedPage[];
  readonly islands: PageScripts['islands'];
  readonly icons: NavigationIcons;
  /** Style sheets of the docs folder that hosts load on every page. */
  readonly files: readonly string[];
  readonly packages: OptionalPackages;
  readonly asset: PageLookup['asset'];
}

/**
 * The style sheet of pages: of icons of the navigation, of utility classes, and of the site's own.
 *
 * @param place Where utility classes of pages count. Undefined if nobody takes any styles but those of icons.
 * @returns Empty if there are none.
 */
export async function siteStyleSheet(
  site: ResolvedSite,
  place: UtilityPlace | undefined,
  { pages, islands, icons, files, packages, asset }: StyledParts,
): Promise<string> {
  const ofIcons = iconStyles(icons);
  if (place === undefined) return ofIcons;
  const shown = pages.map(htmlOf);
  const names = new Set([...islands.utilities, ...shown.flatMap((html) => [...utilitiesIn(html)])]);
  const ofUtilities = await createUtilities(packages, place)(names);
  const own = await ownStyleSheet(site, site.publish.ownStyles ? files : [], place, asset);
  const texts = [own.css, ...shown, ...islands.codes];
  const ofHost = hostProperties(readBranding(site.config), place.pages, texts);
  return own.imports + fittingText(place.pages) + ofIcons + ofUtilities + ofHost + own.css;
}

/** The page, needing what compiles its classes if that is not installed. */
export function needingUtilities(page: RenderedPage, packages: OptionalPackages): RenderedPage {
  const missing: readonly string[] = utilityPackages.filter((name) => packages.resolve(name) === undefined);
  if (missing.length === 0 || utilitiesIn(htmlOf(page)).size === 0) return page;
  return needing(page, missing);
}

/** The page, needing packages that are not installed. */
export function needing(page: RenderedPage, missing: readonly string[]): RenderedPage {
  if (missing.length === 0) return page;
  const known = page.missingPackages.filter(({ name }) => !missing.includes(name));
  const missingPackages = [...known, ...missing.map((name) => ({ name }))].sort((a, b) => (a.name < b.name ? -1 : 1));
  return { ...page, missingPackages };
}

/** What a page shows, and what its islands may come to show. */
function htmlOf({ html, islands }: RenderedPage): string {
  const later = islands.flatMap(({ slots }) => Object.values(slots).map((slot) => slot ?? ''));
  return [html, ...later].join('\n');
}

/**
 * Styles that keep the text of pages within its window: long words break, and pictures, frames and code are no wider than
 * the text. They are weak: what an author, a theme or a class says of a width counts.
 *
 * @param pages Selector of what is around the text of pages: `.text`.
 */
function fittingText(pages: string): string {
  return [
    `:where(${pages}) { overflow-wrap: anywhere; }`,
    // Starlight's code breaks where it has to, and is as wide as its longest word before that.
    `:where(${pages}) :where(code, kbd, samp) { overflow-wrap: inherit; }`,
    // The columns of a table would be as narrow as a letter: tables are moved sideways.
    `:where(${pages}) :is(th, td) { overflow-wrap: break-word; }`,
    `:where(${pages}) pre { overflow-x: auto; }`,
    `:where(${pages}) :where(img, video, iframe, svg, canvas, object, embed) { max-width: 100%; }`,
    '',
  ].join('\n');
}
