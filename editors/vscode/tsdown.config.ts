import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'tsdown';
import { bundledLicenses } from '../../build/licenses.ts';

const repository = join(import.meta.dirname, '../..');
const manifest: { peerDependencies: object; optionalDependencies: object } = JSON.parse(
  readFileSync(join(repository, 'package.json'), 'utf8'),
);

/** What a project brings itself, if it has it. */
const ofProjects = [...Object.keys(manifest.peerDependencies), ...Object.keys(manifest.optionalDependencies)];

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
    // The built command line with all that it needs, for workspaces that have none: the same program, in fewer files.
    entry: { cli: join(repository, 'dist/cli.js') },
    outDir: 'server/dist',
    format: 'esm',
    outExtensions: () => ({ js: '.js' }),
    platform: 'node',
    target: 'node20',
    // Some packages have an older form that asks for its parts in a way that no bundler follows.
    inputOptions: { resolve: { mainFields: ['module', 'main'] } },
    minify: true,
    dts: false,
    plugins: [bundledLicenses()],
    deps: {
      alwaysBundle: (id) => !isOfProject(id),
      neverBundle: (id) => isOfProject(id),
      onlyBundle: false,
    },
  },
]);

function isOfProject(id: string): boolean {
  return ofProjects.some((name) => id === name || id.startsWith(`${name}/`));
}
