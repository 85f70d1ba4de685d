import { existsSync, statSync } from 'node:fs';
import { dirname, join, posix, relative, resolve } from 'node:path';
import { isInside } from '../host/paths.ts';
import { isFolder, readFolderEntries } from '../host/read-disk.ts';
import { isObject } from '../values/json.ts';
import { maxFoldersNamed, maxSearchDepth } from '../values/limits.ts';
import { OptionsError } from '../values/option.ts';
import { checkOptions, type Options } from './check-options.ts';
import { mergeOptions } from './options.ts';
import { loadSettings, type SettingsBounds, settingsFilesIn, settingsFolders, settingsPaths } from './settings-file.ts';

export interface FoundOptions {
  readonly options: Options;
  /** Path of the docs folder for messages: as given, or as found. */
  readonly root: string;
  /** Absolute path. */
  readonly configFile: string | undefined;
  /** Absolute paths of settings files with lower priority. */
  readonly ignoredConfigFiles: readonly string[];
  /** Absolute paths of every possible settings file, whether it exists or not, and of the baseline. */
  readonly candidates: readonly string[];
  readonly sites: readonly string[];
}

export interface SettingsSearch extends Partial<SettingsBounds> {
  /** The settings file as given. Disables the search. */
  readonly configFile?: string | undefined;
  /** Decides if a settings file that is a program may run. If not, its options are ignored. Default: all may run. */
  readonly mayRun?: ((path: string) => boolean) | undefined;
}

/**
 * Finds the docs folder and the settings file, and merges the options: see `mergeOptions`. Only one settings file is
 * used: see `settingsFolders`.
 *
 * @param options Options of a command line or plugin, which override the file.
 * @param from Absolute path that relative paths are resolved against.
 * @throws OptionsError if a given folder or file doesn't exist or is invalid.
 */
export async function findOptions(options: Options, from: string, search: SettingsSearch = {}): Promise<FoundOptions> {
  const { configFile, mayRun = () => true, workingDirectory = from, within } = search;
  const bounds = { workingDirectory, within };
  const checkedOptions = await checkOptions(options, false);
  const configPath = configFile === undefined ? undefined : resolve(from, configFile);
  if (configPath !== undefined && (isFolder(configPath) || !existsSync(configPath))) {
    throw new OptionsError(`Config file not found: ${configFile}${isFolder(configPath) ? ' is a folder' : ''}.`);
  }
  const loadedOptions = new Map<string, Options>();
  const docsFolders = checkedOptions.root === undefined ? [] : [toDocsFolder(resolve(from, checkedOptions.root))];
  const [firstFile] =
    configPath === undefined ? settingsFilesIn(settingsFolders(from, docsFolders, bounds), from) : [configPath];
  const firstOptions = await readOnce(firstFile);
  const resolveConfigured = (path: string): string =>
    resolve(firstFile === undefined ? from : dirname(firstFile), path);
  const configuredFolder = [firstOptions.root ?? firstOptions.sites?.[0]].flatMap((path) =>
    path === undefined ? [] : resolveConfigured(path),
  )[0];
  const requestedRoot =
    checkedOptions.root ?? (configuredFolder === undefined ? '.' : relative(from, configuredFolder) || '.');
  // A folder without `docs.json` may have a settings file that names a docs folder below it.
  const folderWithoutConfig = docsFolders.find(
    (folder) => !hasConfig(folder) && configuredFolder !== undefined && isInside(configuredFolder, folder),
  );
  const rootName =
    folderWithoutConfig === undefined || configuredFolder === undefined
      ? requestedRoot
      : relative(from, configuredFolder) || '.';
  const root = findDocsFolder(rootName, toDocsFolder(resolve(from, rootName)));
  if (checkedOptions.root === undefined && configuredFolder === undefined) rejectNestedFolder(from, root);
  const rootFolder = toDocsFolder(resolve(from, root));
  const folders = settingsFolders(from, [...docsFolders, rootFolder], bounds);
  const [usedFile, ...ignoredConfigFiles] = configPath === undefined ? settingsFilesIn(folders, from) : [configPath];
  const commandOptions =
    checkedOptions.baseline === undefined
      ? checkedOptions
      : { ...checkedOptions, baseline: resolve(from, checkedOptions.baseline) };
  const merged: Options = { ...mergeOptions(await readOnce(usedFile), commandOptions), root: rootFolder };
  const missingFollowPath = merged.follow?.find((path) => !existsSync(resolve(rootFolder, path)));
  if (missingFollowPath !== undefined) {
    throw new OptionsError(
      `Invalid option "follow": ${missingFollowPath} does not exist. Write a path relative to the docs folder.`,
    );
  }
  return {
    options: merged,
    root,
    configFile: usedFile,
    ignoredConfigFiles,
    candidates: [...(configPath === undefined ? settingsPaths(folders) : [configPath]), merged.baseline ?? []].flat(),
    sites: (firstOptions.sites ?? []).map(resolveConfigured),
  };

  /** Caches files, because a settings program must not run twice. */
  async function readOnce(path: string | undefined): Promise<Options> {
    if (path === undefined || (!path.endsWith('.json') && !mayRun(path))) return {};
    const options = loadedOptions.get(path) ?? (await readConfig(path, relative(from, path)));
    loadedOptions.set(path, options);
    return options;
  }
}

function toDocsFolder(path: string): string {
  return path.endsWith('docs.json') && isFile(path) ? dirname(path) : path;
}

/** @param name Path of the file in messages. */
async function readConfig(path: string, name: string): Promise<Options> {
  const { extends: sharedLayers = [], ...fileOptions } = await loadOptionsObject(path, name);
  try {
    if (!Array.isArray(sharedLayers) || sharedLayers.some((layer) => typeof layer !== 'object' || layer === null)) {
      throw new OptionsError(
        'Invalid option "extends": import the shared settings, and write them in a list: extends: [shared].',
      );
    }
    let options: Options = {};
    for (const layer of [...sharedLayers, fileOptions])
      options = mergeOptions(options, await checkOptions(layer, false));
    const { baseline } = options;
    return baseline === undefined ? options : { ...options, baseline: resolve(dirname(path), baseline) };
  } catch (error) {
    throw error instanceof OptionsError
      ? new OptionsError(`${name}: ${error.message.replaceAll('\n', `\n${name}: `)}`)
      : error;
  }
}

async function loadOptionsObject(path: string, name: string): Promise<Readonly<Record<string, unknown>>> {
  const value = await loadSettings(path, name);
  if (isObject(value)) return value;
  throw new OptionsError(
    `${name} must ${name.endsWith('.json') ? 'contain' : 'export by default'} an object of options.`,
  );
}

/**
 * Returns the folder if it has a `docs.json`, else its only subfolder with a `docs.json`. If there is none, returns the
 * folder itself: the missing file is reported later.
 *
 * @param name As given, for messages.
 * @throws OptionsError if the folder doesn't exist, or if several subfolders match.
 */
function findDocsFolder(name: string, folder: string): string {
  if (!isFolder(folder)) {
    if (existsSync(folder)) throw new OptionsError(`${name} is a file: name the folder that contains docs.json.`);
    throw new OptionsError(`${name.endsWith('docs.json') ? 'File' : 'Folder'} not found: ${name}.`);
  }
  const nestedFolders = foldersWithConfig(folder, '', maxSearchDepth);
  const folders = nestedFolders.length > 0 ? nestedFolders : linkedFolders(folder);
  if (folders.length > 1) {
    const names = folders.slice(0, maxFoldersNamed).map((subfolder) => posix.join(name, subfolder));
    const remainder = folders.length > maxFoldersNamed ? ` and ${folders.length - maxFoldersNamed} more` : '';
    throw new OptionsError(`Several folders contain a docs.json: ${names.join(', ')}${remainder}. Name one of them.`);
  }
  return folders[0] === undefined || folders[0] === '' ? name : posix.join(name, folders[0]);
}

/**
 * Folders with a `docs.json`, relative to `from`. Subfolders of such a folder are not searched.
 *
 * @param prefix Start folder relative to `from`; empty for `from` itself.
 * @param depth Maximum depth.
 */
export function foldersWithConfig(from: string, prefix: string, depth: number): string[] {
  // An unreadable folder counts as empty, since another folder may match.
  const entries = readFolderEntries(join(from, prefix));
  if (entries.some((entry) => entry.isFile() && entry.name === 'docs.json')) return [prefix];
  if (depth === 0) return [];
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
    .map((entry) => entry.name)
    .sort()
    .flatMap((name) => foldersWithConfig(from, prefix === '' ? name : `${prefix}/${name}`, depth - 1));
}

function linkedFolders(folder: string): string[] {
  return readFolderEntries(folder)
    .filter((entry) => entry.isSymbolicLink() && hasConfig(join(folder, entry.name)))
    .map(({ name }) => name)
    .sort();
}

/**
 * Rejects a start folder inside a docs folder, because its pages would get different URLs.
 *
 * @param root The docs folder that was found.
 * @throws OptionsError if the folder has no `docs.json` but an ancestor has, up to a package.json or a repository's
 * root.
 */
function rejectNestedFolder(from: string, root: string): void {
  if (root !== '.' || hasConfig(from)) return;
  for (let [folder, depth] = [from, 0]; depth < maxSearchDepth; depth++) {
    if (['package.json', '.git'].some((name) => existsSync(join(folder, name)))) return;
    folder = dirname(folder);
    if (!hasConfig(folder)) continue;
    const name = relative(from, folder).replaceAll('\\', '/');
    throw new OptionsError(`No docs.json in this folder. The nearest one is in ${name}: pass that folder.`);
  }
}

function hasConfig(folder: string): boolean {
  return isFile(join(folder, 'docs.json'));
}

function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
  } catch {
    return false;
  }
}
