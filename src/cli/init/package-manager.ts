import { posix } from 'node:path';
import type { ProjectFiles } from './project-files.ts';

/** How people install packages and run scripts. */
export interface PackageManager {
  readonly name: 'npm' | 'pnpm' | 'yarn' | 'bun';
  readonly install: string;
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

/** Folders above a project that may hold its workspace. */
const mostFolders = 12;

/**
 * The package manager of a project: the one that its `packageManager` names, the one that left a lock file, or the one
 * that runs this. The nearest folder decides, up to the top of the repository; what lies above a project that is in none
 * has nothing to do with it.
 *
 * @param agent What package managers call themselves to what they run: `pnpm/10.0.0 npm/? node/v22`.
 */
export function findPackageManager({ read, list }: Pick<ProjectFiles, 'read' | 'list'>, agent = ''): PackageManager {
  const folders = Array.from({ length: mostFolders }, (_, level) => posix.join('.', ...Array(level).fill('..')));
  const top = folders.findIndex((folder) => list(folder).includes('.git'));
  for (const folder of folders.slice(0, Math.max(top, 0) + 1)) {
    const name = namedIn(read(posix.join(folder, 'package.json'))) ?? lockedIn(list(folder));
    if (name !== undefined) return managerOf(name, isPlugAndPlay(folder, read, list));
  }
  return managerOf(known(agent.split('/', 1)[0]) ?? 'npm', false);
}

function managerOf(name: PackageManager['name'], isPlugAndPlay: boolean): PackageManager {
  const run = name === 'npm' ? 'npm run' : name === 'yarn' ? 'yarn' : `${name} run`;
  return { name, install: `${name} install`, run: (script) => `${run} ${script}`, isPlugAndPlay };
}

/** `"packageManager": "pnpm@10.1.0+sha512…"` */
function namedIn(manifest: string | undefined): PackageManager['name'] | undefined {
  const [, name] = /"packageManager"\s*:\s*"([a-z]+)@/.exec(manifest ?? '') ?? [];
  return known(name);
}

function lockedIn(names: readonly string[]): PackageManager['name'] | undefined {
  return lockFiles.find(([file]) => names.includes(file))?.[1];
}

function known(name: string | undefined): PackageManager['name'] | undefined {
  return (['npm', 'pnpm', 'yarn', 'bun'] as const).find((one) => one === name);
}

/** What Yarn does from version 2 on, unless its settings name another way. */
function isPlugAndPlay(folder: string, read: ProjectFiles['read'], list: ProjectFiles['list']): boolean {
  const linker = /^nodeLinker:\s*["']?([\w-]+)/m.exec(read(posix.join(folder, '.yarnrc.yml')) ?? '')?.[1];
  return linker === undefined ? list(folder).includes('.pnp.cjs') : linker === 'pnp';
}
