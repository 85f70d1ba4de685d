import { execFile } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const repository = resolve(import.meta.dirname, '../..');
const generators = join(repository, 'fixtures/generators');
const tarball = join(generators, 'docs-json-nav.tgz');
const run = promisify(execFile);

/**
 * Installs the package in a project of `fixtures/generators` as users get it: unpacks the tarball of the last build. A
 * symbolic link would differ, because generators treat files in `node_modules` specially. Installs the project's other
 * packages if they are missing.
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
  // Unpacked every time: npm would reuse an installed tarball of the same version. Nested packages stay.
  rmSync(join(installed, 'dist'), { recursive: true, force: true });
  mkdirSync(installed, { recursive: true });
  await run('tar', ['-xzf', tarball, '--strip-components=1', '-C', installed]);
}

/** True if the project's package.json names packages that aren't installed. */
function lacksPackages(project: string): boolean {
  const { dependencies = {} }: { dependencies?: object } = JSON.parse(
    readFileSync(join(project, 'package.json'), 'utf8'),
  );
  return Object.keys(dependencies).some((name) => !existsSync(join(project, 'node_modules', name)));
}

/** Dependencies of the package in a folder, for comparison. Undefined if it is missing or a symbolic link. */
function dependenciesOf(folder: string): string | undefined {
  if (lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) return undefined;
  const manifest: { dependencies?: object; optionalDependencies?: object } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  return JSON.stringify([manifest.dependencies, manifest.optionalDependencies]);
}
