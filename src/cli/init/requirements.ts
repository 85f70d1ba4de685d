import type { FolderFiles, PackageManager } from '../../core/host.ts';
import { isObject, type Json, OptionsError, parseJson } from '../../core/values.ts';
import { isOlder, lowestVersion, manifests, testedPeers } from '../../generators/all.ts';
import { rangeIn } from './manifest.ts';
import type { Recipe } from './recipes.ts';

/** Packages whose versions are checked, by package of the generator. Default: only that package. */
const decisivePackages: Readonly<Record<string, readonly string[]>> = {
  '@astrojs/starlight': ['@astrojs/starlight', 'astro'],
  'fumadocs-core': ['next'],
};

/**
 * Checks that the packages of a generator aren't older than the oldest supported versions. Uses the installed version,
 * otherwise the declared range.
 *
 * @throws OptionsError with the command that updates the packages.
 */
export function refuseOldVersions(
  { package: name }: Recipe,
  { read }: Pick<FolderFiles, 'read'>,
  manager: PackageManager,
): void {
  const names = decisivePackages[name] ?? [name];
  for (const each of names) {
    const oldest = lowestVersion(testedPeers[each] ?? '');
    const installed = stringMember(parseJson(read(`node_modules/${each}/package.json`) ?? ''), 'version');
    const version = lowestVersion(installed ?? rangeIn(parseJson(read('package.json') ?? ''), each) ?? '');
    if (oldest === undefined || version === undefined || !isOlder(version, oldest)) continue;
    const update = manager.add(names.map((other) => `${other}@latest`));
    throw new OptionsError(`${each} ${version} is too old: it must be ${oldest} or later. Update it first: ${update}`);
  }
}

/**
 * Creates a note for a generator that doesn't run on a version of Node. `undefined` if it runs.
 *
 * @param node Version of Node: `20.20.2`.
 */
export function nodeNote(
  { title, package: name }: Recipe,
  { read }: Pick<FolderFiles, 'read'>,
  node: string,
): string | undefined {
  const tested = manifests.find((item) => item.name === title)?.node;
  const installed = parseJson(
    read(`node_modules/${name === '@astrojs/starlight' ? 'astro' : name}/package.json`) ?? '',
  );
  const engines = isObject(installed) ? stringMember(installed.engines, 'node') : undefined;
  const [, needed = tested] = /^>=\s*(\d[\d.]*)$/.exec(engines ?? '') ?? [];
  if (needed === undefined || !isOlder(node, needed)) return undefined;
  return `${title} needs Node ${needed} or later, and this is Node ${node}: its build will not start. Install a newer Node first.`;
}

function stringMember(value: Json | undefined, name: string): string | undefined {
  const member = isObject(value) ? value[name] : undefined;
  return typeof member === 'string' ? member : undefined;
}
