import { type Dirent, readdirSync, statSync } from 'node:fs';

/** Entries in no particular order; empty if the folder is missing or unreadable. */
export function readFolderEntries(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** Follows links. False for an invalid path, such as one that is too long. */
export function isFolder(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  } catch {
    return false;
  }
}
