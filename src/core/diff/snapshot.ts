import type { Site } from '../site.ts';

/** A site at one time. */
export interface Snapshot {
  readonly model: Site;
  /** The text of a file; undefined if there is none. */
  readonly read: (file: string) => string | undefined;
}
