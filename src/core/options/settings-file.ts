import { existsSync, readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { FileError } from '../host/file-error.ts';
import { createFolderFiles, findPackageManager } from '../host/package-manager.ts';
import { isInside, realPathOf, selfAndAncestors } from '../host/paths.ts';
import { statRegular } from '../host/read-disk.ts';
import { maxSettingsFileBytes } from '../values/limits.ts';
import { OptionsError } from '../values/option.ts';

const configFileNames: readonly string[] = ['ts', 'js', 'mjs', 'json'].map(
  (extension) => `docs-json-nav.config.${extension}`,
);

export interface SettingsBounds {
  /** Absolute path. A search ends here or at the root of the repository, whichever is higher. */
  readonly workingDirectory: string;
  /** Absolute path that settings files must be in. Default: no restriction. */
  readonly within?: string | undefined;
}

/** Permission bits of folders such as `/tmp`: everyone can write, and only owners can delete (sticky). */
const sharedFolderMode = 0o1002;

/**
 * Folders to search for a settings file, by priority: the folder of the `package.json` nearest to the docs folder, the
 * folder of the `package.json` nearest to the working directory, the working directory (and, without a package, its
 * ancestors), and the docs folder.
 *
 * @param from Absolute path of the working directory, or of a plugin's project.
 * @param docsFolders Absolute paths of the docs folder as given and as found. Empty if not known yet.
 */
export function settingsFolders(
  from: string,
  docsFolders: readonly string[],
  bounds: SettingsBounds,
): readonly string[] {
  const searchedFolders = foldersUpTo(from, bounds);
  const packageFolder = searchedFolders.find(hasPackage);
  const packageFolders = [
    ...docsFolders.flatMap((folder) => foldersUpTo(folder, bounds).find(hasPackage) ?? []),
    packageFolder ?? [],
  ].flat();
  const foldersUpToPackage =
    packageFolder === undefined
      ? searchedFolders
      : searchedFolders.slice(0, searchedFolders.indexOf(packageFolder) + 1);
  const folders = [...new Set([...packageFolders, ...foldersUpToPackage, ...docsFolders])];
  const { within } = bounds;
  return within === undefined ? folders : folders.filter((folder) => isInside(realPathOf(folder), realPathOf(within)));
}

/**
 * Settings files by priority, one for each folder.
 *
 * @param from Absolute path that file names in messages are relative to.
 * @throws OptionsError if the first folder with settings has several files.
 */
export function settingsFilesIn(folders: readonly string[], from: string): readonly string[] {
  const filesByFolder = folders.map((folder) => settingsPaths([folder]).filter((path) => existsSync(path)));
  const files = filesByFolder.find(({ length }) => length > 0) ?? [];
  if (files.length > 1) {
    const names = files.map((path) => relative(from, path)).join(', ');
    throw new OptionsError(
      `Several config files in one folder: ${names}. Move all options into one of them and delete the rest, or name it with --config.`,
    );
  }
  return filesByFolder.flatMap(([file]) => file ?? []);
}

export function settingsFileCandidates(from: string, docsFolder: string, bounds: SettingsBounds): readonly string[] {
  return settingsPaths(settingsFolders(from, [docsFolder], bounds));
}

export function settingsPaths(folders: readonly string[]): readonly string[] {
  return folders.flatMap((folder) => configFileNames.map((name) => join(folder, name)));
}

function foldersUpTo(start: string, bounds: SettingsBounds): readonly string[] {
  const topFolder = findTopFolder(start, bounds);
  return topFolder === undefined ? [] : selfAndAncestors(start).filter((folder) => isInside(folder, topFolder));
}

function findTopFolder(start: string, { workingDirectory, within }: SettingsBounds): string | undefined {
  if (within !== undefined) return isInside(start, within) ? within : undefined;
  const repository = findRepository(start) ?? start;
  const topFolder = isInside(repository, workingDirectory) ? workingDirectory : repository;
  const homeFolder = [homedir(), realPathOf(homedir())].find((folder) => folder !== '' && isInside(start, folder));
  return homeFolder !== undefined && isInside(homeFolder, topFolder) ? homeFolder : topFolder;
}

/**
 * Root of the repository that contains a folder. The search ends at a folder that everyone can write to: a repository
 * there may belong to another user.
 */
function findRepository(start: string): string | undefined {
  for (const folder of selfAndAncestors(start)) {
    if (isWorldWritable(folder)) return undefined;
    if (existsSync(join(folder, '.git'))) return folder;
  }
  return undefined;
}

function isWorldWritable(folder: string): boolean {
  try {
    return (statSync(folder).mode & sharedFolderMode) === sharedFolderMode;
  } catch {
    return false;
  }
}

function hasPackage(folder: string): boolean {
  return existsSync(join(folder, 'package.json'));
}

/**
 * Loads a settings file: JSON, or the default export of a module.
 *
 * @param path Absolute path.
 * @param name Name for messages.
 * @throws OptionsError if the file cannot be read or run.
 */
export async function loadSettings(path: string, name: string): Promise<unknown> {
  try {
    const { mtimeMs } = statRegular(path, maxSettingsFileBytes);
    if (path.endsWith('.json')) return JSON.parse(readFileSync(path, 'utf8'));
    rejectSpecialPackageFile(path);
    if (path.endsWith('.ts') && !supportsTypeScript()) return await loadTypeScript(path);
    // The query bypasses the module cache, so that a dev server reloads an edited file.
    const url = `${pathToFileURL(path).href}?modified=${mtimeMs}`;
    const module: { readonly default?: unknown } = await import(url);
    return module.default;
  } catch (error) {
    if (error instanceof FileError) throw new OptionsError(error.message);
    const reason = error instanceof Error ? error.message : String(error);
    throw new OptionsError(`${name} cannot be read: ${reason.trim().replace(/\s+/g, ' ').replace(/\.$/, '')}.`);
  }
}

/**
 * Rejects a `package.json` that is a pipe or device. Node reads the nearest `package.json` to detect the module format,
 * and would wait forever.
 *
 * @throws FileError for a pipe, a socket or a device.
 */
function rejectSpecialPackageFile(path: string): void {
  for (const folder of selfAndAncestors(dirname(realPathOf(path)))) {
    const file = join(folder, 'package.json');
    const status = statSync(file, { throwIfNoEntry: false });
    // Node skips a folder named `package.json`, too.
    if (status === undefined || status.isDirectory()) continue;
    statRegular(file);
    return;
  }
}

/** True if Node runs TypeScript without a loader (22.18 and newer). */
function supportsTypeScript(): boolean {
  return 'typescript' in process.features && Boolean(process.features.typescript);
}

/** `jiti` is an optional peer dependency, needed only by older versions of Node. */
async function loadTypeScript(path: string): Promise<unknown> {
  const jiti = await import('jiti').catch(() => undefined);
  if (jiti === undefined) {
    const installCommand = findPackageManager(createFolderFiles(dirname(path))).add(['jiti']);
    throw new Error(
      `Node ${process.versions.node} does not run TypeScript by itself. Run "${installCommand}", use Node 22.18 or newer, or write the options in docs-json-nav.config.mjs`,
    );
  }
  return jiti.createJiti(import.meta.url, { moduleCache: false }).import(path, { default: true });
}
