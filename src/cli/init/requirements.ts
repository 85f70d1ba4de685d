import type { FolderFiles, PackageManager } from '../../core/host.ts';
import { isObject, type Json, OptionsError, parseJson } from '../../core/values.ts';
import { isOlder, lowestVersion, manifests, testedPeers } from '../../generators/all.ts';
import { findDeclaredRange } from './manifest.ts';
import type { Recipe } from './recipes.ts';

/** Packages whose versions are checked, by package of the generator. Default: only that package. */
const checkedPackages: Readonly<Record<string, readonly string[]>> = {
  '@astrojs/starlight': ['@astrojs/starlight', 'astro'],
  'fumadocs-core': ['next'],
};

/**
 * Checks that the packages of a generator aren't older than the oldest supported versions. Uses the installed version,
 * otherwise the declared range.
 *
 * @throws OptionsError with the command that updates the packages.
 */
export function rejectOldVersions(
  { package: name }: Recipe,
  { read }: Pick<FolderFiles, 'read'>,
  manager: PackageManager,
): void {
  const names = checkedPackages[name] ?? [name];
  for (const packageName of names) {
    const minVersion = lowestVersion(testedPeers[packageName] ?? '');
    const installedVersion = stringMember(parseJson(read(`node_modules/${packageName}/package.json`) ?? ''), 'version');
    const version = lowestVersion(
      installedVersion ?? findDeclaredRange(parseJson(read('package.json') ?? ''), packageName) ?? '',
    );
    if (minVersion === undefined || version === undefined || !isOlder(version, minVersion)) continue;
    const updateCommand = manager.add(names.map((dependency) => `${dependency}@latest`));
    throw new OptionsError(
      `${packageName} ${version} is too old: it must be ${minVersion} or later. Update it first: ${updateCommand}`,
    );
  }
}

/**
 * Creates a note for a generator that doesn't run on a version of Node. `undefined` if it runs.
 *
 * @param nodeVersion Version of Node: `20.20.2`.
 */
export function createNodeNote(
  { title, package: name }: Recipe,
  { read }: Pick<FolderFiles, 'read'>,
  nodeVersion: string,
): string | undefined {
  const testedVersion = manifests.find((item) => item.name === title)?.minNodeVersion;
  const installedManifest = parseJson(
    read(`node_modules/${name === '@astrojs/starlight' ? 'astro' : name}/package.json`) ?? '',
  );
  const engines = isObject(installedManifest) ? stringMember(installedManifest.engines, 'node') : undefined;
  const [, minNodeVersion = testedVersion] = /^>=\s*(\d[\d.]*)$/.exec(engines ?? '') ?? [];
  if (minNodeVersion === undefined || !isOlder(nodeVersion, minNodeVersion)) return undefined;
  return `${title} needs Node ${minNodeVersion} or later, and this is Node ${nodeVersion}: its build will not start. Install a newer Node first.`;
}

function stringMember(value: Json | undefined, name: string): string | undefined {
  const member = isObject(value) ? value[name] : undefined;
  return typeof member === 'string' ? member : undefined;
}
