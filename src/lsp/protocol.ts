/* Custom messages between the server and our editor extensions, beyond the Language Server Protocol. */

import type { Diagnostic } from 'vscode-languageserver';
import type { Node, Source } from '../core/site.ts';

/** Notification: the navigation or its findings changed. Sent if the option `navigation` is on. */
export const navigationChanged = 'docsJsonNav/changed';
/** Request without parameters. Result: a `SiteNavigation` for each site. */
export const navigationRequest = 'docsJsonNav/navigation';
/** Request with a `SiteParams`. Result: the model of the site as JSON; null if there is no such site. */
export const modelRequest = 'docsJsonNav/model';
/** LSP request. Params: `LocationParams`. Result: `Location`, or `null` if the site is unknown. */
export const locationRequest = 'docsJsonNav/place';

export interface SiteParams {
  readonly root: string;
}

export interface LocationParams extends SiteParams {
  readonly source: Source;
}

/** Navigation of a site as a tree. */
export interface SiteNavigation {
  /** URI of the docs folder. */
  readonly root: string;
  readonly name: string;
  readonly items: readonly NavigationItem[];
  /** Findings that belong to no element of the navigation. */
  readonly findings: readonly LocatedFinding[];
}

export interface NavigationItem {
  readonly kind: Node['kind'];
  readonly label: string;
  /** Route of a page, kind of a section, or `href` of a link. */
  readonly about: string;
  readonly isHidden: boolean;
  /** URI of the page file, or of the specification that the page is generated from. */
  readonly file: string | undefined;
  readonly source: Source;
  /** Findings of the element and, for a page, of its file. */
  readonly findings: readonly LocatedFinding[];
  readonly children: readonly NavigationItem[];
}

export interface LocatedFinding extends Diagnostic {
  readonly uri: string;
}
