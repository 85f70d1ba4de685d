import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { OptionsError } from '../values/options-error.ts';
import type { Options } from './options.ts';

const names = ['ts', 'js', 'mjs', 'json'].map((extension) => `docs-json-nav.config.${extension}`);
/** Folders that are looked into for a docs folder, below the working directory. */
const searchDepth = 4;

/** Options from a command line or a build's own configuration, joined with those of the config file. */
export interface FoundOptions {
  readonly options: Options;
  /** The docs folder as it was given, or as it was found: for messages and reports. */
  readonly root: string;
  /** Absolute path; undefined where there is none. */
  readonly configFile: string | undefined;
}

/**
 * Finds the docs folder and the config file, and joins what both say: what is given wins over the file, single rules
 * over single rules, and lists are joined.
 *
 * @param given Options of a command line or of a plugin.
 * @param from Absolute path that relative paths count from.
 * @throws OptionsError where a folder or file that is named does not exist or cannot be used.
 */
export async function findOptions(given: Options, from: string, configFile?: string): Promise<FoundOptions> {
  const named = configFile === undefined ? undefined : resolve(from, configFile);
  if (named !== undefined && !existsSync(named)) throw new OptionsError(`There is no config file ${configFile}.`);
  const early = named ?? findConfig(given.root === undefined ? [from] : [docsFolder(resolve(from, given.root)), from]);
  const fromFile = early === undefined ? {} : await readConfig(early);
  const configured = fromFile.root === undefined ? undefined : resolve(dirname(early as string), fromFile.root);
  const root = given.root ?? (configured === undefined ? findRoot(from) : relative(from, configured) || '.');
  const folder = docsFolder(resolve(from, root));
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) {
    throw new OptionsError(`There is no folder ${root}.`);
  }
  // Without one beside package.json, the docs folder may hold it.
  const late = early === undefined ? findConfig([folder]) : undefined;
  const base = late === undefined ? fromFile : await readConfig(late);
  return { options: { ...joined(base, given), root: folder }, root, configFile: early ?? late };
}

function joined(file: Options, given: Options): Options {
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const lists = (['provided', 'ignore', 'pages'] as const).filter(
    (name) => Array.isArray(file[name]) && Array.isArray(given[name]),
  );
  return {
    ...file,
    ...set,
    ...(file.rules === undefined ? {} : { rules: { ...file.rules, ...given.rules } }),
    ...(file.remote === undefined ? {} : { remote: { ...file.remote, ...given.remote } }),
    ...(file.feedback === undefined ? {} : { feedback: { ...file.feedback, ...given.feedback } }),
    ...Object.fromEntries(lists.map((name) => [name, [...(file[name] ?? []), ...(given[name] ?? [])]])),
  };
}

/** A docs folder may be named by its `docs.json`. */
function docsFolder(path: string): string {
  return path.endsWith('docs.json') && statSync(path, { throwIfNoEntry: false })?.isFile() ? dirname(path) : path;
}

/** The first of some folders that has a config file, then the folders above them up to a package.json. */
function findConfig(folders: readonly string[]): string | undefined {
  for (const start of folders) {
    for (let folder = start; ; folder = dirname(folder)) {
      const found = names.map((name) => join(folder, name)).find((path) => existsSync(path));
      if (found !== undefined) return found;
      if (existsSync(join(folder, 'package.json')) || folder === dirname(folder)) break;
    }
  }
  return undefined;
}

async function readConfig(path: string): Promise<Options> {
  const name = relative(process.cwd(), path);
  const value = await loadConfig(path, name);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new OptionsError(`${name} must hold an object of options.`);
  }
  const { checkOptions } = await import('./schema.ts');
  try {
    checkOptions(value);
  } catch (error) {
    throw error instanceof OptionsError
      ? new OptionsError(`${name}: ${error.message.replaceAll('\n', `\n${name}: `)}`)
      : error;
  }
  return value as Options;
}

async function loadConfig(path: string, name: string): Promise<unknown> {
  try {
    if (path.endsWith('.json')) return JSON.parse(readFileSync(path, 'utf8')) as unknown;
    if (!path.endsWith('.ts')) return defaultOf(await import(pathToFileURL(path).href));
    const { createJiti } = await import('jiti');
    return await createJiti(import.meta.url, { moduleCache: false }).import(path, { default: true });
  } catch (error) {
    throw new OptionsError(`${name} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function defaultOf(module: { default?: unknown }): unknown {
  return module.default;
}

/** The working directory where it has a `docs.json`, else the only folder below that has one. */
function findRoot(from: string): string {
  if (existsSync(join(from, 'docs.json'))) return '.';
  const found = foldersWithConfig(from, '', searchDepth);
  if (found.length === 1) return found[0] as string;
  if (found.length > 1)
    throw new OptionsError(`Several folders hold a docs.json: ${found.join(', ')}. Name one of them.`);
  return '.';
}

function foldersWithConfig(from: string, prefix: string, depth: number): string[] {
  const entries = readdirSync(join(from, prefix), { withFileTypes: true });
  if (entries.some((entry) => entry.isFile() && entry.name === 'docs.json')) return [prefix];
  if (depth === 0) return [];
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
    .map((entry) => entry.name)
    .sort()
    .flatMap((name) => foldersWithConfig(from, prefix === '' ? name : `${prefix}/${name}`, depth - 1));
}
