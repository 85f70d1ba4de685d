import { iconStyles, type NavigationIcons } from '../../render/icons.ts';
import type { OptionalPackages } from '../../render/optional-packages.ts';
import type { PageLookup, RenderedPage } from '../../render/types.ts';
import {
  createUtilityCompiler,
  findUtilities,
  type UtilitySelectors,
  utilityPackages,
} from '../../render/utilities.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import { readBranding } from '../branding/read-branding.ts';
import { hostProperties } from '../own-styles/host-properties.ts';
import { createGlobalStyleSheet } from '../own-styles/own-styles.ts';
import type { PageScripts } from './page-scripts.ts';

export interface StyleInputs {
  readonly pages: readonly RenderedPage[];
  readonly islands: PageScripts['islands'];
  readonly icons: NavigationIcons;
  readonly globalStyleFiles: readonly string[];
  readonly packages: OptionalPackages;
  readonly asset: PageLookup['asset'];
}

/**
 * Style sheet of pages: navigation icons, utility classes and the site's styles.
 *
 * @param selectors Scope of utility classes. If `undefined`, the style sheet contains only the icons.
 * @returns Empty if there are no styles.
 */
export async function siteStyleSheet(
  site: ResolvedSite,
  selectors: UtilitySelectors | undefined,
  { pages, islands, icons, globalStyleFiles, packages, asset }: StyleInputs,
): Promise<string> {
  const iconCss = iconStyles(icons);
  if (selectors === undefined) return iconCss;
  const htmls = pages.map(htmlWithSlots);
  const classNames = new Set([...islands.utilities, ...htmls.flatMap((html) => [...findUtilities(html)])]);
  const utilityCss = await createUtilityCompiler(packages, selectors)(classNames);
  const siteStyles = await createGlobalStyleSheet(
    site,
    site.publishSettings.ownStyles ? globalStyleFiles : [],
    selectors,
    asset,
  );
  const texts = [siteStyles.css, ...htmls, ...islands.codes];
  const hostCss = hostProperties(readBranding(site.config), selectors.pages, texts);
  return siteStyles.imports + fitContent(selectors.pages) + iconCss + utilityCss + hostCss + siteStyles.css;
}

/** Reports the packages of the utility compiler as missing if the page uses utility classes without them installed. */
export function withMissingUtilities(page: RenderedPage, packages: OptionalPackages): RenderedPage {
  return hasUtilities(htmlWithSlots(page)) ? withMissingPackages(page, missingUtilityPackages(packages)) : page;
}

export function hasUtilities(html: string): boolean {
  return findUtilities(html).size > 0;
}

export function missingUtilityPackages(packages: OptionalPackages): readonly string[] {
  return utilityPackages.filter((name) => packages.resolve(name) === undefined);
}

export function withMissingPackages<Page extends Pick<RenderedPage, 'missingPackages'>>(
  page: Page,
  missingNames: readonly string[],
): Page {
  if (missingNames.length === 0) return page;
  const otherPackages = page.missingPackages.filter(({ name }) => !missingNames.includes(name));
  const missingPackages = [...otherPackages, ...missingNames.map((name) => ({ name }))].sort((a, b) =>
    a.name < b.name ? -1 : 1,
  );
  return { ...page, missingPackages };
}

function htmlWithSlots({ html, islands }: RenderedPage): string {
  const slotHtml = islands.flatMap(({ slots }) => Object.values(slots).map((slot) => slot ?? ''));
  return [html, ...slotHtml].join('\n');
}

/**
 * Creates styles that keep content within the viewport: long words break, and images, frames and code are no wider than
 * the text. Most rules have no specificity, so that widths set by authors, themes or classes override them.
 *
 * @param pages Selector of the container of the text: `.text`.
 */
export function fitContent(pages: string): string {
  return [
    `:where(${pages}) { overflow-wrap: anywhere; }`,
    // Starlight's rule for inline code breaks words only as a last resort. Code would stay as wide as its longest word.
    `:where(${pages}) :where(code, kbd, samp) { overflow-wrap: inherit; }`,
    // `anywhere` would shrink table columns to one character. Tables scroll horizontally instead.
    `:where(${pages}) :is(th, td) { overflow-wrap: break-word; }`,
    // Next to an icon, `anywhere` would break short words of a label, and a relative maximum would shrink the icon.
    `:where(${pages}) :where(label, button):where(:not([class*="djn-"])) { overflow-wrap: break-word; }`,
    `:where(${pages}) pre { overflow-x: auto; }`,
    `:where(${pages}) :where(img, video, iframe, svg, canvas, object, embed) { max-width: 100%; }`,
    `:where(${pages}) :where(label, button) :where(svg) { max-width: none; }`,
    '',
  ].join('\n');
}
