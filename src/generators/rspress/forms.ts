import type { FooterList } from '../branding/links.ts';
import type { Badge } from '../view/badges.ts';
import type { NavigationView } from '../view/view.ts';

/** An entry of a sidebar, as the theme renders it: Rspress's own members, and badges that are data. */
export type SidebarEntry = SidebarGroupEntry | SidebarLinkEntry;

interface EntryLook {
  readonly text: string;
  readonly badges?: readonly Badge[];
  /** The classes that show its icon. */
  readonly icon?: string;
}

export interface SidebarLinkEntry extends EntryLook {
  /** Address with the base path, or of another site. */
  readonly link: string;
  /** Address of its page, where it leads elsewhere. */
  readonly page?: string;
}

export interface SidebarGroupEntry extends EntryLook {
  /** Where its title leads; absent if it only folds. */
  readonly link?: string;
  readonly collapsed: boolean;
  readonly items: readonly SidebarEntry[];
}

/** A page before or after another, in Rspress's form. */
export interface Neighbor {
  readonly text: string;
  readonly link: string;
}

/** What goes with one page. */
export interface PageNavigation {
  /** Its address, with the base path; null if the model does not know it. */
  readonly address: string | null;
  /** Index of its sidebar; null without one. */
  readonly sidebar: number | null;
  readonly previous: Neighbor | null;
  readonly next: Neighbor | null;
  /** Language of the page; null if `docs.json` has none. */
  readonly language: string | null;
  readonly view: NavigationView;
}

/** What all pages share: the sidebar of each context, once. */
export interface SharedNavigation {
  readonly sidebars: readonly (readonly SidebarEntry[])[];
  /** For a page that the model does not know: Rspress's own, or the one that says that there is none. */
  readonly elsewhere: PageNavigation;
  /** Links at the foot of every page. */
  readonly footer: readonly FooterList[];
}
