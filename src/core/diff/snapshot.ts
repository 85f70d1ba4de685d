import type { Site } from '../site.ts';

export interface Snapshot {
  readonly model: Site;
  readonly read: (file: string) => string | undefined;
}
