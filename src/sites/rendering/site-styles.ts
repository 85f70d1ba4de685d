import { iconStyles, type NavigationIcons } from '../../render/icons.ts';
import type { OptionalPackages } from '../../render/optional-packages.ts';
import type { PageLookup, RenderedPage } from '../../render/types.ts';
import { createUtilities, type UtilityPlace, utilitiesIn } from '../../render/utilities.ts';
import { readBranding } from '../branding/read-branding.ts';
import { hostProperties } from '../own-styles/host-properties.ts';
import { OwnStyles } from '../own-styles/own-styles.ts';
import type { ResolvedSite } from '../resolve.ts';
import { fittingText } from './fitting-text.ts';
import type { IslandScripts } from './islands.ts';
import { htmlOf } from './page-utilities.ts';

/** What the style sheet of a site is made for. */
export interface StyledParts {
  readonly pages: readonly RenderedPage[];
  readonly islands: Pick<IslandScripts, 'files' | 'utilities'>;
  readonly icons: NavigationIcons;
  /** Style sheets of the docs folder that hosts load on every page. */
  readonly files: readonly string[];
  readonly packages: OptionalPackages;
  readonly asset: PageLookup['asset'];
}

/** The style sheet of pages: of icons of the navigation, of utility classes, and of the site's own. */
export class SiteStyles {
  readonly #place: UtilityPlace | undefined;
  readonly #own = new OwnStyles();

  /** @param place Where utility classes of pages count. Undefined if nobody takes any styles but those of icons. */
  constructor(place: UtilityPlace | undefined) {
    this.#place = place;
  }

  /** @returns Empty if there are none. */
  async sheet(site: ResolvedSite, { pages, islands, icons, files, packages, asset }: StyledParts): Promise<string> {
    const ofIcons = iconStyles(icons);
    if (this.#place === undefined) return ofIcons;
    const shown = pages.map(htmlOf);
    const names = new Set([...islands.utilities, ...shown.flatMap((html) => [...utilitiesIn(html)])]);
    const ofUtilities = await createUtilities(packages, this.#place)(names);
    const own = await this.#own.sheet(site, site.publish.ownStyles ? files : [], this.#place, asset);
    const texts = [own.css, ...shown, ...islands.files.values()];
    const ofHost = hostProperties(readBranding(site.config), this.#place.pages, texts);
    return own.imports + fittingText(this.#place.pages) + ofIcons + ofUtilities + ofHost + own.css;
  }
}
