/** Where an address leads. */
export type Resolution = PageResolution | NothingResolution | OtherResolution;

export interface PageResolution extends Led {
  readonly to: 'page';
  readonly route: string;
  /** Query and hash: of the address, or of the redirect that leads on from it. */
  readonly rest: string;
  /** True if the address names a folder without a page of its own: hosts lead on to the first page below it. */
  readonly isFolder: boolean;
  /** True for a relative address that leads to the page from elsewhere than its file. */
  readonly isGuess: boolean;
  /** True for a guess beside which another one leads to another page. */
  readonly isContested?: true;
}

export interface NothingResolution extends Led {
  readonly to: 'nothing';
  /** What was looked for and is not there, after all redirects. Without slashes around it, if it is inside the site. */
  readonly path: string;
}

/** A published file, another site, or what cannot be known here. */
export interface OtherResolution extends Led {
  readonly to: 'file' | 'site' | 'unknown';
}

/** Redirects that were followed, one after the other, by their indexes. */
export interface Followed {
  readonly first: number;
  readonly last: number;
  /** The first of them that contains only on hosts where a wildcard matches its own bare path; undefined if none does. */
  readonly bare: number | undefined;
}

interface Led {
  /** The redirects that lead on from the address. */
  readonly redirects?: Followed;
}
