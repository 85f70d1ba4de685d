import type { ResolvedFooterColumn } from '../branding/links.ts';
import type { Badge } from '../view/badges.ts';
import type { NavigationView } from '../view/view.ts';
import type { HtmlLanguage } from '../view/words.ts';

/** Sidebar entry that the theme renders: Rspress's members, with badges as data. */
export type RspressEntry = RspressGroup | RspressLink;

interface EntryAppearance {
  readonly text: string;
  readonly badges?: readonly Badge[];
  /** CSS classes of the icon. */
  readonly icon?: string;
}

export interface RspressLink extends EntryAppearance {
  /** URL with the base path, or external URL. */
  readonly link: string;
  /** URL of the entry's page, if `link` is a different URL. */
  readonly page?: string;
}

export interface RspressGroup extends EntryAppearance {
  /** Target of the title. Absent if the title only toggles the group. */
  readonly link?: string;
  /** Absent if the group can't be collapsed. */
  readonly collapsed?: boolean;
  readonly items: readonly RspressEntry[];
}

export interface RspressSocialLink {
  /** Name of an icon that Rspress has, or an own icon. */
  readonly icon: string | { readonly svg: string };
  readonly mode: 'link';
  /** URL. */
  readonly content: string;
}

export interface Neighbor {
  readonly text: string;
  readonly link: string;
}

export interface RspressNavigation {
  /** URL with the base path. `null` for pages outside the model. */
  readonly url: string | null;
  /** Index of the page's sidebar; `null` without a sidebar. */
  readonly sidebar: number | null;
  readonly previous: Neighbor | null;
  readonly next: Neighbor | null;
  readonly language: HtmlLanguage | null;
  readonly view: NavigationView;
}

export interface RspressSharedNavigation {
  readonly sidebars: readonly (readonly RspressEntry[])[];
  /** For pages outside the model, such as pages of the Rspress project and the 404 page. */
  readonly fallbackNavigation: RspressNavigation;
  readonly footer: readonly ResolvedFooterColumn[];
  /** Footers of languages with another footer, by the value of `lang` on their pages. */
  readonly languageFooters: readonly (readonly [lang: string, columns: readonly ResolvedFooterColumn[]])[];
  /** Empty if all languages have the same social links, which are then part of Rspress's settings. */
  readonly socials: readonly RspressSocialLink[];
  readonly languageSocials: readonly (readonly [lang: string, socials: readonly RspressSocialLink[]])[];
}
