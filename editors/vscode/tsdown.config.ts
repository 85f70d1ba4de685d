import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'tsdown';
import { bundledLicenses } from '../../build/licenses.ts';

const repository = join(import.meta.dirname, '../..');
const manifest: { peerDependencies: object; optionalDependencies: object } = JSON.parse(
  readFileSync(join(repository, 'package.json'), 'utf8'),
);

/** Packages that are loaded from the project, if it has them. */
const projectPackages = [...Object.keys(manifest.peerDependencies), ...Object.keys(manifest.optionalDependencies)];

export default defineConfig([
  {
    entry: { extension: 'src/extension.ts' },
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    minify: true,
    dts: false,
    plugins: [bundledLicenses()],
    deps: { alwaysBundle: [/./], neverBundle: ['vscode'], onlyBundle: false },
  },
  {
    // The built command line with its dependencies, for workspaces that have not installed it.
    entry: { cli: join(repository, 'dist/cli.js') },
    outDir: 'server/dist',
    format: 'esm',
    outExtensions: () => ({ js: '.js' }),
    // Fewer files: modules that several lazy parts share are one file.
    outputOptions: { advancedChunks: { groups: [{ name: 'shared', minShareCount: 2 }] } },
    platform: 'node',
    target: 'node20',
    // The UMD builds of some packages load their parts in a way that bundlers don't follow.
    inputOptions: { resolve: { mainFields: ['module', 'main'] } },
    minify: true,
    dts: false,
    plugins: [bundledLicenses()],
    deps: {
      alwaysBundle: (id) => !isProjectPackage(id),
      neverBundle: (id) => isProjectPackage(id),
      onlyBundle: false,
    },
  },
]);

function isProjectPackage(id: string): boolean {
  return projectPackages.some((name) => id === name || id.startsWith(`${name}/`));
}
