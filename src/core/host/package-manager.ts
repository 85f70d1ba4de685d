import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { maxPackageFileBytes, maxWorkspaceAncestors } from '../values/limits.ts';
import { readRegular } from './read-disk.ts';

export interface FolderFiles {
  readonly read: (file: string) => string | undefined;
  readonly list: (folder: string) => readonly string[];
}

export interface PackageManager {
  readonly name: 'npm' | 'pnpm' | 'yarn' | 'bun';
  readonly install: string;
  readonly add: (packages: readonly string[]) => string;
  readonly run: (script: string) => string;
  /** True for Yarn Plug'n'Play: packages are in archives that only Node with Yarn's loader can read. */
  readonly isPlugAndPlay: boolean;
}

const lockFiles = [
  ['pnpm-lock.yaml', 'pnpm'],
  ['pnpm-workspace.yaml', 'pnpm'],
  ['yarn.lock', 'yarn'],
  ['bun.lock', 'bun'],
  ['bun.lockb', 'bun'],
  ['package-lock.json', 'npm'],
  ['npm-shrinkwrap.json', 'npm'],
] as const;

const commands = {
  npm: { add: 'npm install --save-dev', run: 'npm run', exec: 'npx' },
  pnpm: { add: 'pnpm add --save-dev', run: 'pnpm run', exec: 'pnpm exec' },
  yarn: { add: 'yarn add --dev', run: 'yarn', exec: 'yarn' },
  bun: { add: 'bun add --dev', run: 'bun run', exec: 'bunx' },
} as const;

export function createFolderFiles(folder: string): FolderFiles {
  return {
    read: (file) => tryRead(() => readRegular(join(folder, file), maxPackageFileBytes).toString()),
    list: (name) => tryRead(() => readdirSync(join(folder, name)).sort()) ?? [],
  };
}

/**
 * Detects the package manager of a project: by `packageManager`, by a lock file, or by the manager that runs this
 * process. The nearest folder up to the root of the repository decides. Outside of a repository, only the project's
 * folder counts.
 *
 * @param userAgent User agent of a package manager: `pnpm/10.0.0 npm/? node/v22`. Default: the agent of this process.
 */
export function findPackageManager({ read, list }: FolderFiles, userAgent = currentAgent()): PackageManager {
  const folders = Array.from({ length: maxWorkspaceAncestors }, (_, level) =>
    posix.join('.', ...Array(level).fill('..')),
  );
  const repositoryLevel = folders.findIndex((folder) => list(folder).includes('.git'));
  for (const folder of folders.slice(0, Math.max(repositoryLevel, 0) + 1)) {
    const name = managerInManifest(read(posix.join(folder, 'package.json'))) ?? managerByLockFile(list(folder));
    if (name !== undefined) return createManager(name, isPnpmWorkspace(read), isPlugAndPlay(folder, read, list));
  }
  return createManager(runningManager(userAgent) ?? 'npm', false, false);
}

/**
 * Returns the command line to run an installed command again: `npx docs-json-nav` if npm runs this process,
 * `docs-json-nav` if no package manager does.
 */
export function rerunCommand(command: string, userAgent = currentAgent()): string {
  const name = runningManager(userAgent);
  return name === undefined ? command : `${commands[name].exec} ${command}`;
}

export function execCommand(command: string, files: FolderFiles, userAgent = currentAgent()): string {
  return `${commands[runningManager(userAgent) ?? findPackageManager(files, userAgent).name].exec} ${command}`;
}

function createManager(name: PackageManager['name'], isWorkspace: boolean, isPlugAndPlay: boolean): PackageManager {
  const { add, run } = commands[name];
  const flag = name === 'pnpm' && isWorkspace ? ' --workspace-root' : '';
  return {
    name,
    install: `${name} install`,
    add: (packages) => `${add}${flag} ${packages.join(' ')}`,
    run: (script) => `${run} ${script}`,
    isPlugAndPlay,
  };
}

function isPnpmWorkspace(read: FolderFiles['read']): boolean {
  return /^packages\s*:/m.test(read('pnpm-workspace.yaml') ?? '');
}

/** `"packageManager": "pnpm@10.1.0+sha512…"` */
function managerInManifest(manifest: string | undefined): PackageManager['name'] | undefined {
  const [, name] = /"packageManager"\s*:\s*"([a-z]+)@/.exec(manifest ?? '') ?? [];
  return toManagerName(name);
}

function managerByLockFile(names: readonly string[]): PackageManager['name'] | undefined {
  return lockFiles.find(([file]) => names.includes(file))?.[1];
}

function currentAgent(): string {
  return process.env.npm_config_user_agent ?? '';
}

function runningManager(userAgent: string): PackageManager['name'] | undefined {
  return toManagerName(userAgent.split('/', 1)[0]);
}

function toManagerName(name: string | undefined): PackageManager['name'] | undefined {
  return (['npm', 'pnpm', 'yarn', 'bun'] as const).find((manager) => manager === name);
}

/** Yarn 2 and later use Plug'n'Play unless `nodeLinker` has another value. Without the setting, `.pnp.cjs` decides. */
function isPlugAndPlay(folder: string, read: FolderFiles['read'], list: FolderFiles['list']): boolean {
  const linker = /^nodeLinker:\s*["']?([\w-]+)/m.exec(read(posix.join(folder, '.yarnrc.yml')) ?? '')?.[1];
  return linker === undefined ? list(folder).includes('.pnp.cjs') : linker === 'pnp';
}

function tryRead<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Words that no shell splits or expands. */
const safeWord = /^(?!~)[\p{L}\p{N}_@%+=:,./~-]+$/u;

/**
 * Joins words to a command line. Quotes words where needed, with quotes that every shell supports if possible.
 *
 * @param words `undefined` words are left out.
 */
export function commandLine(words: readonly (string | undefined)[]): string {
  return words.flatMap((word) => (word === undefined ? [] : [quoteWord(word)])).join(' ');
}

function quoteWord(word: string): string {
  if (safeWord.test(word)) return word;
  return /["$`\\!]/.test(word) ? `'${word.replaceAll("'", "'\\''")}'` : `"${word}"`;
}
