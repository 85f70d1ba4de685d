/**
 * Builds the extension and packs it: `docs-json-nav-VERSION.vsix` in this folder.
 *
 * usage: npm run build && cd editors/vscode && npm install && npm run package
 */
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const here = import.meta.dirname;
const repository = join(here, '../..');
/** Maximum size in bytes. A larger archive contains unused dependencies. */
const maxBytes = 2_000_000;

function runScript(script, args) {
  execFileSync(process.execPath, [script, ...args], { cwd: here, stdio: 'inherit' });
}

for (const output of ['dist', 'server']) rmSync(join(here, output), { recursive: true, force: true });
runScript(join(repository, 'node_modules/tsdown/dist/run.mjs'), ['--logLevel', 'warn']);

// Files that the program reads at run time.
for (const path of ['dist/report', 'dist/docs.schema.json', 'dist/model.schema.json', 'docs/diagnostics']) {
  cpSync(join(repository, path), join(here, 'server', path), { recursive: true });
}
const { name, version, license, type, peerDependencies } = JSON.parse(
  readFileSync(join(repository, 'package.json'), 'utf8'),
);
writeFileSync(
  join(here, 'server/package.json'),
  `${JSON.stringify({ name, version, license, type, peerDependencies })}\n`,
);
cpSync(join(repository, 'LICENSE'), join(here, 'LICENSE'));

const archive = join(here, `docs-json-nav-${version}.vsix`);
const args = [
  'package',
  version,
  '--no-dependencies',
  '--allow-missing-repository',
  '--no-update-package-json',
  '--no-git-tag-version',
  '--out',
  archive,
];
runScript(join(here, 'node_modules/@vscode/vsce/vsce'), args);
const { size } = statSync(archive);
console.log(`${archive}: ${(size / 1e6).toFixed(2)} MB`);
if (size > maxBytes) {
  console.error(`More than ${maxBytes / 1e6} MB: look for unused dependencies in the bundle.`);
  process.exitCode = 1;
}
