import { execFile } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const repository = resolve(import.meta.dirname, '../..');
const generators = join(repository, 'fixtures/generators');
const tarball = join(generators, 'docs-json-nav.tgz');
const run = promisify(execFile);

/**
 * Puts the package into a project below `fixtures/generators` as users get it: what `npm pack` makes of the last build. A
 * link would not do, since generators treat files below `node_modules` in their own ways. Installs the other packages of
 * the project where that has not been done.
 */
export async function installPacked(project: string): Promise<void> {
  const words = ['pack', '--ignore-scripts', '--json', '--pack-destination', generators];
  const [{ filename }] = JSON.parse((await run('npm', words, { cwd: repository })).stdout) as [{ filename: string }];
  renameSync(join(generators, filename), tarball);
  const installed = join(project, 'node_modules/docs-json-nav');
  if (dependenciesOf(installed) !== dependenciesOf(repository) || lacksPackages(project)) {
    rmSync(installed, { recursive: true, force: true });
    await run('npm', ['install', '--no-audit', '--no-fund'], { cwd: project });
  }
  // Unpacked each time: npm takes a tarball of the same version for the one that it knows. Packages inside it stay.
  rmSync(join(installed, 'dist'), { recursive: true, force: true });
  mkdirSync(installed, { recursive: true });
  await run('tar', ['-xzf', tarball, '--strip-components=1', '-C', installed]);
}

/** True if a project names packages that it did not name when it was installed. */
function lacksPackages(project: string): boolean {
  const { dependencies = {} }: { dependencies?: object } = JSON.parse(
    readFileSync(join(project, 'package.json'), 'utf8'),
  );
  return Object.keys(dependencies).some((name) => !existsSync(join(project, 'node_modules', name)));
}

/** What the package in a folder depends on, to compare; undefined if there is none, or a link to one. */
function dependenciesOf(folder: string): string | undefined {
  if (lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) return undefined;
  const manifest: { dependencies?: object; optionalDependencies?: object } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  return JSON.stringify([manifest.dependencies, manifest.optionalDependencies]);
}
