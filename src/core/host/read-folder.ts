import { type Dirent, readdirSync, statSync } from 'node:fs';

/** What a folder contains, in no particular order; nothing if it is gone or cannot be read. */
export function entriesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** True for a folder that is there, links followed. False for a path that the system refuses, such as one too long. */
export function isFolder(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  } catch {
    return false;
  }
}
