import { realpathSync } from 'node:fs';

/** A path as the disk has it, without links; the same path if nothing is there. */
export function realPathOf(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    return path;
  }
}
