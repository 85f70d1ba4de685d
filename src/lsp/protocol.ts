/* Messages between the server and the editor extensions of this repository that are not part of the protocol. */

import type { Diagnostic } from 'vscode-languageserver';
import type { Node, Source } from '../core/site.ts';

/** Notification: the navigation or its findings changed. Sent if the option `navigation` is on. */
export const navigationChanged = 'docsJsonNav/changed';
/** Request without parameters. Result: a `SiteNavigation` for each site. */
export const navigationRequest = 'docsJsonNav/navigation';
/** Request with `SiteParams`. Result: the model of the site as JSON, or `null` if the site is unknown. */
export const modelRequest = 'docsJsonNav/model';
/** Request with `LocationParams`. Result: a `Location`, or `null` if the site is unknown. */
export const locationRequest = 'docsJsonNav/place';

export interface SiteParams {
  readonly root: string;
}

export interface LocationParams extends SiteParams {
  readonly source: Source;
}

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
  /** Axis of a section, `group`, route of a page, `href` of a link, or method and path of an endpoint. */
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
