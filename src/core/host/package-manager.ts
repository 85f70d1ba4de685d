import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { readRegular } from './read-regular.ts';

/** What there is in a project and above it, by paths from its folder. */
export interface FolderFiles {
  /** The text of a file; undefined if there is none. */
  readonly read: (file: string) => string | undefined;
  /** Names in a folder; empty if there is none. */
  readonly list: (folder: string) => readonly string[];
}

/** The command lines with which people install packages and run what they installed. */
export interface PackageManager {
  readonly name: 'npm' | 'pnpm' | 'yarn' | 'bun';
  /** Installs what the project names. */
  readonly install: string;
  /** Adds packages that only a build needs. */
  readonly add: (packages: readonly string[]) => string;
  /** Runs a script of the project. */
  readonly run: (script: string) => string;
  /** Packages are kept in archives that only Node with a loader of Yarn's can read. */
  readonly isPlugAndPlay: boolean;
}

/** The file that each leaves; the first that there is decides. */
const lockFiles = [
  ['pnpm-lock.yaml', 'pnpm'],
  ['pnpm-workspace.yaml', 'pnpm'],
  ['yarn.lock', 'yarn'],
  ['bun.lock', 'bun'],
  ['bun.lockb', 'bun'],
  ['package-lock.json', 'npm'],
  ['npm-shrinkwrap.json', 'npm'],
] as const;

/** Maximum size of a `package.json` or another file of settings. */
const maxBytes = 16 * 1024 * 1024;

/** Folders above a project that may contain its workspace. */
const mostFolders = 12;

/** What each writes before a script of the project, and before a command of an installed package. */
const words = {
  npm: { add: 'npm install --save-dev', run: 'npm run', exec: 'npx' },
  pnpm: { add: 'pnpm add --save-dev', run: 'pnpm run', exec: 'pnpm exec' },
  yarn: { add: 'yarn add --dev', run: 'yarn', exec: 'yarn' },
  bun: { add: 'bun add --dev', run: 'bun run', exec: 'bunx' },
} as const;

/** The files of a project on the disk. */
export function folderFiles(folder: string): FolderFiles {
  return {
    read: (file) => tryTo(() => readRegular(join(folder, file), maxBytes).toString()),
    list: (name) => tryTo(() => readdirSync(join(folder, name)).sort()) ?? [],
  };
}

/**
 * The package manager of a project: the one that its `packageManager` names, the one that left a lock file, or the one
 * that runs this. The nearest folder decides, up to the top of the repository; what lies above a project that is in none
 * has nothing to do with it.
 *
 * @param agent What package managers call themselves to what they run: `pnpm/10.0.0 npm/? node/v22`. Default: what this
 * process was told.
 */
export function findPackageManager({ read, list }: FolderFiles, agent = agentOf()): PackageManager {
  const folders = Array.from({ length: mostFolders }, (_, level) => posix.join('.', ...Array(level).fill('..')));
  const top = folders.findIndex((folder) => list(folder).includes('.git'));
  for (const folder of folders.slice(0, Math.max(top, 0) + 1)) {
    const name = namedIn(read(posix.join(folder, 'package.json'))) ?? lockedIn(list(folder));
    if (name !== undefined) return managerOf(name, isPnpmWorkspace(read), isPlugAndPlay(folder, read, list));
  }
  return managerOf(runner(agent) ?? 'npm', false, false);
}

/**
 * What somebody types to run an installed command once more: `npx docs-json-nav` where npm ran this, the command alone
 * where nothing did.
 */
export function rerun(command: string, agent = agentOf()): string {
  const name = runner(agent);
  return name === undefined ? command : `${words[name].exec} ${command}`;
}

/** What somebody types to run an installed command in a project: as this was run, or as the project's manager does it. */
export function execute(command: string, files: FolderFiles, agent = agentOf()): string {
  return `${words[runner(agent) ?? findPackageManager(files, agent).name].exec} ${command}`;
}

function managerOf(name: PackageManager['name'], isWorkspace: boolean, isPlugAndPlay: boolean): PackageManager {
  const { add, run } = words[name];
  const flag = name === 'pnpm' && isWorkspace ? ' --workspace-root' : '';
  return {
    name,
    install: `${name} install`,
    add: (packages) => `${add}${flag} ${packages.join(' ')}`,
    run: (script) => `${run} ${script}`,
    isPlugAndPlay,
  };
}

/** pnpm adds nothing at the top of a workspace that is not asked to. */
function isPnpmWorkspace(read: FolderFiles['read']): boolean {
  return /^packages\s*:/m.test(read('pnpm-workspace.yaml') ?? '');
}

/** `"packageManager": "pnpm@10.1.0+sha512…"` */
function namedIn(manifest: string | undefined): PackageManager['name'] | undefined {
  const [, name] = /"packageManager"\s*:\s*"([a-z]+)@/.exec(manifest ?? '') ?? [];
  return known(name);
}

function lockedIn(names: readonly string[]): PackageManager['name'] | undefined {
  return lockFiles.find(([file]) => names.includes(file))?.[1];
}

function agentOf(): string {
  return process.env.npm_config_user_agent ?? '';
}

function runner(agent: string): PackageManager['name'] | undefined {
  return known(agent.split('/', 1)[0]);
}

function known(name: string | undefined): PackageManager['name'] | undefined {
  return (['npm', 'pnpm', 'yarn', 'bun'] as const).find((one) => one === name);
}

/** What Yarn does from version 2 on, unless its settings name another way. */
function isPlugAndPlay(folder: string, read: FolderFiles['read'], list: FolderFiles['list']): boolean {
  const linker = /^nodeLinker:\s*["']?([\w-]+)/m.exec(read(posix.join(folder, '.yarnrc.yml')) ?? '')?.[1];
  return linker === undefined ? list(folder).includes('.pnp.cjs') : linker === 'pnp';
}

function tryTo<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
