/** Where an address leads. */
export type Resolution = PageResolution | NothingResolution | OtherResolution;

export interface PageResolution extends Led {
  readonly to: 'page';
  readonly route: string;
  /** Query and hash: of the address, or of the redirect that leads on from it. */
  readonly rest: string;
  /** True where the address names a folder without a page of its own: hosts lead on to the first page below it. */
  readonly isFolder: boolean;
  /** True for a relative address that leads to the page from elsewhere than its file. */
  readonly isGuess: boolean;
}

export interface NothingResolution extends Led {
  readonly to: 'nothing';
  /** What was looked for and is not there, after all redirects. Without slashes around it, where it is inside the site. */
  readonly path: string;
}

/** A published file, another site, or what cannot be known here. */
export interface OtherResolution extends Led {
  readonly to: 'file' | 'site' | 'unknown';
}

interface Led {
  /** Indexes of the redirects that lead on from the address: the first, and the last. */
  readonly redirects?: { readonly first: number; readonly last: number };
}
