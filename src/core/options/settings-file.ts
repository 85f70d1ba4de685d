import { existsSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { realPathOf } from '../host/boundary.ts';

/** Names of the settings file. Of several in one folder, the first counts. */
const configFileNames: readonly string[] = ['ts', 'js', 'mjs', 'json'].map(
  (extension) => `docs-json-nav.config.${extension}`,
);

/** Limits of the search for a settings file. */
export interface SettingsBounds {
  /** Absolute path. A search ends here or at the root of the repository, whichever is higher. */
  readonly workingDirectory: string;
  /** Absolute path of the only folder that a settings file may be in or below. Default: no such folder. */
  readonly within?: string | undefined;
}

/** Permission bits of folders such as `/tmp`: everyone can write, and only owners can delete (sticky). */
const sharedFolderMode = 0o1002;

/**
 * The folders whose settings file may count, in order: next to the `package.json` nearest to the docs folder, next to the
 * one nearest to the working directory, the working directory and, without a package, the folders above it, and the docs
 * folder.
 *
 * @param from Absolute path of the working directory, or of the project of a plugin.
 * @param docs Absolute paths: the docs folder as it was given, and as it was found. Empty if it is not known yet.
 */
export function settingsFolders(from: string, docs: readonly string[], bounds: SettingsBounds): readonly string[] {
  const above = foldersUpTo(from, bounds);
  const owner = above.find(hasPackage);
  const owners = [...docs.flatMap((folder) => foldersUpTo(folder, bounds).find(hasPackage) ?? []), owner ?? []].flat();
  const chain = owner === undefined ? above : above.slice(0, above.indexOf(owner) + 1);
  const folders = [...new Set([...owners, ...chain, ...docs])];
  const { within } = bounds;
  return within === undefined ? folders : folders.filter((folder) => isInside(realPathOf(folder), realPathOf(within)));
}

/** The settings files of some folders, at most one for each: the first is used, and the others are passed over. */
export function settingsFilesIn(folders: readonly string[]): readonly string[] {
  return folders.flatMap(
    (folder) => configFileNames.map((name) => join(folder, name)).find((path) => existsSync(path)) ?? [],
  );
}

/** Absolute paths of all files that would be the settings file of a docs folder if they existed. */
export function settingsCandidates(from: string, docs: string, bounds: SettingsBounds): readonly string[] {
  return namesIn(settingsFolders(from, [docs], bounds));
}

/** Absolute paths of all settings files that some folders may have. */
export function namesIn(folders: readonly string[]): readonly string[] {
  return folders.flatMap((folder) => configFileNames.map((name) => join(folder, name)));
}

/** True for a folder, and for what is in it. Absolute paths. */
export function isInside(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

/** A folder and those above it that a search may look into, the innermost first. */
function foldersUpTo(start: string, bounds: SettingsBounds): readonly string[] {
  const top = topOf(start, bounds);
  return top === undefined ? [] : ancestors(start).filter((folder) => isInside(folder, top));
}

/** The highest folder that a search from a folder looks into; undefined if it looks into none. */
function topOf(start: string, { workingDirectory, within }: SettingsBounds): string | undefined {
  if (within !== undefined) return isInside(start, within) ? within : undefined;
  const repository = repositoryAround(start) ?? start;
  const top = isInside(repository, workingDirectory) ? workingDirectory : repository;
  const home = [homedir(), realPathOf(homedir())].find((folder) => folder !== '' && isInside(start, folder));
  return home !== undefined && isInside(home, top) ? home : top;
}

/** The root of the repository that a folder is in. A folder that everyone can write in, and those above it, are none. */
function repositoryAround(start: string): string | undefined {
  for (const folder of ancestors(start)) {
    if (isShared(folder)) return undefined;
    if (existsSync(join(folder, '.git'))) return folder;
  }
  return undefined;
}

function isShared(folder: string): boolean {
  try {
    return (statSync(folder).mode & sharedFolderMode) === sharedFolderMode;
  } catch {
    return false;
  }
}

function ancestors(folder: string): readonly string[] {
  const above = dirname(folder);
  return above === folder ? [folder] : [folder, ...ancestors(above)];
}

function hasPackage(folder: string): boolean {
  return existsSync(join(folder, 'package.json'));
}
