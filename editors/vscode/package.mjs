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
/** Larger ones are a mistake: something is bundled that is not used. */
const most = 2_000_000;

function run(script, words) {
  execFileSync(process.execPath, [join(script), ...words], { cwd: here, stdio: 'inherit' });
}

for (const made of ['dist', 'server']) rmSync(join(here, made), { recursive: true, force: true });
run(join(repository, 'node_modules/tsdown/dist/run.mjs'), ['--logLevel', 'warn']);

// What the program reads beside its code.
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
const words = [
  'package',
  version,
  '--no-dependencies',
  '--allow-missing-repository',
  '--no-update-package-json',
  '--no-git-tag-version',
  '--out',
  archive,
];
run(join(here, 'node_modules/@vscode/vsce/vsce'), words);
const { size } = statSync(archive);
console.log(`${archive}: ${(size / 1e6).toFixed(2)} MB`);
if (size > most) {
  console.error(`More than ${most / 1e6} MB: see what is bundled.`);
  process.exitCode = 1;
}
