import { existsSync, statSync } from 'node:fs';
import { dirname, join, posix, relative, resolve } from 'node:path';
import { entriesOf, isFolder } from '../host/read-folder.ts';
import { isObject } from '../values/json.ts';
import { OptionsError } from '../values/options-error.ts';
import { checkOptions, type Options } from './check-options.ts';
import { loadSettings } from './load-settings.ts';
import { joined } from './options.ts';
import { isInside, namesIn, type SettingsBounds, settingsFilesIn, settingsFolders } from './settings-file.ts';

/** How many folders below the working directory, and above it, are looked into for a docs folder. */
const searchDepth = 4;
/** Of many docs folders, those that a message names. */
const foldersNamed = 8;

/** Options from a command line or a build's own configuration, joined with those of the settings file. */
export interface FoundOptions {
  readonly options: Options;
  /** The docs folder as it was given, or as it was found: for messages and reports. */
  readonly root: string;
  /** Absolute path; undefined if there is none. */
  readonly configFile: string | undefined;
  /** Absolute paths of settings files that would count if that one did not. */
  readonly passedOver: readonly string[];
  /** Absolute paths of all files that would be the settings file if they existed. */
  readonly candidates: readonly string[];
  /** Absolute paths of the docs folders that the option `sites` names. */
  readonly sites: readonly string[];
}

/** Which settings file is used, and what may be done with it. */
export interface SettingsSearch extends Partial<SettingsBounds> {
  /** The settings file as somebody named it: no other is looked for. */
  readonly configFile?: string | undefined;
  /** Whether a settings file that is a program may run: without its options if not. Default: all may. */
  readonly mayRun?: ((path: string) => boolean) | undefined;
}

/**
 * Finds the docs folder and the settings file, and joins what both say: see `joined`. One settings file counts, whether the
 * docs folder is named or found: see `settingsFolders`.
 *
 * @param options Options of a command line or of a plugin: they win over the file.
 * @param from Absolute path that relative paths count from.
 * @throws OptionsError if a folder or file that is named does not exist or cannot be used.
 */
export async function findOptions(options: Options, from: string, search: SettingsSearch = {}): Promise<FoundOptions> {
  const { configFile, mayRun = () => true, workingDirectory = from, within } = search;
  const bounds = { workingDirectory, within };
  const given = await checkOptions(options, false);
  const named = configFile === undefined ? undefined : resolve(from, configFile);
  if (named !== undefined && (isFolder(named) || !existsSync(named))) {
    throw new OptionsError(`There is no config file ${configFile}${isFolder(named) ? ': it is a folder' : ''}.`);
  }
  const loaded = new Map<string, Options>();
  const start = given.root === undefined ? [] : [docsFolder(resolve(from, given.root))];
  const [early] = named === undefined ? settingsFilesIn(settingsFolders(from, start, bounds)) : [named];
  const first = await read(early);
  const pathFrom = (path: string): string => resolve(early === undefined ? from : dirname(early), path);
  const configured = [first.root ?? first.sites?.[0]].flatMap((path) => (path === undefined ? [] : pathFrom(path)))[0];
  const name = given.root ?? (configured === undefined ? '.' : relative(from, configured) || '.');
  // The settings in a folder without docs.json may say which folder below it is meant.
  const inner = start.find((folder) => !hasConfig(folder) && configured !== undefined && isInside(configured, folder));
  const meant = inner === undefined || configured === undefined ? name : relative(from, configured) || '.';
  const root = onlyDocsFolder(meant, docsFolder(resolve(from, meant)));
  if (given.root === undefined && configured === undefined) refuseFolderBelow(from, root);
  const folder = docsFolder(resolve(from, root));
  const folders = settingsFolders(from, [...start, folder], bounds);
  const [used, ...passedOver] = named === undefined ? settingsFilesIn(folders) : [named];
  const whole: Options = { ...joined(await read(used), given), root: folder };
  const lost = whole.follow?.find((path) => !existsSync(resolve(folder, path)));
  if (lost !== undefined) {
    throw new OptionsError(
      `The option "follow" cannot be used: there is no ${lost}. Write a path from the docs folder.`,
    );
  }
  return {
    options: whole,
    root,
    configFile: used,
    passedOver,
    candidates: named === undefined ? namesIn(folders) : [named],
    sites: (first.sites ?? []).map(pathFrom),
  };

  /** Each file is read once: a program would run twice. */
  async function read(path: string | undefined): Promise<Options> {
    if (path === undefined || (!path.endsWith('.json') && !mayRun(path))) return {};
    const options = loaded.get(path) ?? (await readConfig(path));
    loaded.set(path, options);
    return options;
  }
}

/** A docs folder may be named by its `docs.json`. */
function docsFolder(path: string): string {
  return path.endsWith('docs.json') && isFile(path) ? dirname(path) : path;
}

async function readConfig(path: string): Promise<Options> {
  const name = relative(process.cwd(), path);
  const { extends: shared = [], ...own } = await loadObject(path, name);
  try {
    if (!Array.isArray(shared) || shared.some((one) => typeof one !== 'object' || one === null)) {
      throw new OptionsError(
        'The option "extends" cannot be used: import the shared settings, and write them in a list: extends: [shared].',
      );
    }
    let options: Options = {};
    for (const layer of [...shared, own]) options = joined(options, await checkOptions(layer, false));
    return options;
  } catch (error) {
    throw error instanceof OptionsError
      ? new OptionsError(`${name}: ${error.message.replaceAll('\n', `\n${name}: `)}`)
      : error;
  }
}

async function loadObject(path: string, name: string): Promise<Readonly<Record<string, unknown>>> {
  const value = await loadSettings(path, name);
  if (isObject(value)) return value;
  throw new OptionsError(
    `${name} must ${name.endsWith('.json') ? 'contain' : 'export by default'} an object of options.`,
  );
}

/**
 * The folder itself if it has a `docs.json`, else the only one below that has one; the folder itself again where
 * none has, and its lack is found later.
 *
 * @param name As it was given, for messages.
 * @throws OptionsError if there is no such folder, or several below are meant.
 */
function onlyDocsFolder(name: string, folder: string): string {
  if (!isFolder(folder)) {
    if (existsSync(folder)) throw new OptionsError(`${name} is a file: name the folder that contains docs.json.`);
    throw new OptionsError(`There is no ${name.endsWith('docs.json') ? 'file' : 'folder'} ${name}.`);
  }
  const own = foldersWithConfig(folder, '', searchDepth);
  const found = own.length > 0 ? own : linkedFolders(folder);
  if (found.length > 1) {
    const names = found.slice(0, foldersNamed).map((below) => posix.join(name, below));
    const more = found.length > foldersNamed ? ` and ${found.length - foldersNamed} more` : '';
    throw new OptionsError(`Several folders contain a docs.json: ${names.join(', ')}${more}. Name one of them.`);
  }
  return found[0] === undefined || found[0] === '' ? name : posix.join(name, found[0]);
}

/**
 * Folders with a `docs.json`, relative to `from`; of a folder that has one, those below do not count.
 *
 * @param prefix Where to begin, from `from`; empty for `from` itself.
 * @param depth How many folders down to look.
 */
export function foldersWithConfig(from: string, prefix: string, depth: number): string[] {
  // One that cannot be read contains nothing, since another one may be meant.
  const entries = entriesOf(join(from, prefix));
  if (entries.some((entry) => entry.isFile() && entry.name === 'docs.json')) return [prefix];
  if (depth === 0) return [];
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
    .map((entry) => entry.name)
    .sort()
    .flatMap((name) => foldersWithConfig(from, prefix === '' ? name : `${prefix}/${name}`, depth - 1));
}

/** Links in a folder that lead to a folder with a `docs.json`. */
function linkedFolders(folder: string): string[] {
  return entriesOf(folder)
    .filter((entry) => entry.isSymbolicLink() && hasConfig(join(folder, entry.name)))
    .map(({ name }) => name)
    .sort();
}

/**
 * Refuses to look at a part of a docs folder, whose pages would have other addresses.
 *
 * @param root The docs folder that was found.
 * @throws OptionsError if it has no `docs.json` and one above it has, up to a package.json or the top of a repository.
 */
function refuseFolderBelow(from: string, root: string): void {
  if (root !== '.' || hasConfig(from)) return;
  for (let [folder, level] = [from, 0]; level < searchDepth; level++) {
    if (['package.json', '.git'].some((name) => existsSync(join(folder, name)))) return;
    folder = dirname(folder);
    if (!hasConfig(folder)) continue;
    const name = relative(from, folder).replaceAll('\\', '/');
    throw new OptionsError(`There is no docs.json here. The nearest one is in ${name}: name that folder.`);
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
