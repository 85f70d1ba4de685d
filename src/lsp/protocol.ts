/* What the server and our own extensions of editors say to each other, beyond the Language Server Protocol. */

import type { Diagnostic } from 'vscode-languageserver';
import type { Node, Source } from '../core/site.ts';

/** A notification: a navigation, or what is wrong with it, is another. Sent to editors whose options ask for it. */
export const navigationChanged = 'docsJsonNav/changed';
/** A request without parameters, answered with a `NavigationView` for each site. */
export const navigationRequest = 'docsJsonNav/navigation';
/** A request with a `SiteAsked`, answered with the model of the site as JSON; null if there is no such site. */
export const modelRequest = 'docsJsonNav/model';
/** A request with a `PlaceAsked`, answered with a `Location`; null if there is no such site. */
export const placeRequest = 'docsJsonNav/place';

/** A site, by the address of its docs folder. */
export interface SiteAsked {
  readonly root: string;
}

/** An element of the navigation of a site. */
export interface PlaceAsked extends SiteAsked {
  readonly source: Source;
}

/** The navigation of a site, as an editor shows it in a tree. */
export interface NavigationView {
  /** Address of the docs folder. */
  readonly root: string;
  readonly name: string;
  readonly items: readonly NavigationItem[];
  /** What is wrong, and with no element of the navigation. */
  readonly findings: readonly PlacedFinding[];
}

/** An element of the navigation. */
export interface NavigationItem {
  readonly kind: Node['kind'];
  readonly label: string;
  /** What it is: the route of a page, the kind of a section, where a link leads. */
  readonly about: string;
  readonly isHidden: boolean;
  /** Address of the file that it is: of its page, or of the specification that its page is made from. */
  readonly file: string | undefined;
  /** Where it is written. */
  readonly source: Source;
  /** What is wrong with it and, for a page, with its file. */
  readonly findings: readonly PlacedFinding[];
  readonly children: readonly NavigationItem[];
}

/** A finding, and the address of the file that it is in. */
export interface PlacedFinding extends Diagnostic {
  readonly uri: string;
}
