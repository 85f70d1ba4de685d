import type { Site } from '../site.ts';

/** A revision of a site. */
export interface Snapshot {
  readonly model: Site;
  /** Returns the text of a file; `undefined` if there is none. */
  readonly read: (file: string) => string | undefined;
}
