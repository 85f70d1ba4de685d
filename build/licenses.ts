import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'tsdown';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: License;
  /** Older packages list several licenses, of which users choose one. */
  readonly licenses?: readonly License[];
}

type License = string | { readonly type?: string };

/**
 * Writes the licenses of all bundled packages next to the bundle. Each of these licenses requires its text to be
 * included.
 *
 * @param fileName Needed for folders with several bundles. Default: `LICENSES.txt`.
 */
export function bundledLicenses(fileName = 'LICENSES.txt'): Rolldown.Plugin {
  return {
    name: 'bundled-licenses',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const folders = modules
        .filter((id) => !id.endsWith('.d.ts') && !id.endsWith('.d.mts'))
        .map((id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id.replaceAll('\\', '/'))?.[0])
        .filter((folder) => folder !== undefined);
      if (folders.length === 0) return;
      const entries = [...new Set(folders)].map(licenseOf).sort((a, b) => (a.title < b.title ? -1 : 1));
      const source = [
        'The files in this folder contain code of these packages, under their licenses.\n',
        ...entries.map(({ title, text }) => `${title}\n\n${text.trim()}\n`),
      ].join(`\n${'-'.repeat(80)}\n\n`);
      this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

/**
 * Reads the license of a package.
 *
 * @param folder Absolute path of the package.
 * @throws Error if its package.json names no license: such code must not be published.
 */
export function licenseOf(folder: string): { title: string; text: string } {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const { name, version, license, licenses = [] } = manifest;
  const licenseNames = (license === undefined ? licenses : [license]).flatMap(
    (each) => (typeof each === 'string' ? each : each.type) || [],
  );
  if (licenseNames.length === 0) {
    throw new Error(
      `${name} ${version} is in the bundle, but its package.json names no license. Find its license, or don't bundle it.`,
    );
  }
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(?:\.|$)/i.test(entry));
  const text = file === undefined ? 'The package has no license file.' : readFileSync(join(folder, file), 'utf8');
  return { title: `${name} ${version} (${licenseNames.join(' OR ')})`, text };
}
