/**
 * Builds the extension and packs it: `docs-json-nav-VERSION.vsix` in this folder.
 *
 * usage: npm run build && cd editors/vscode && npm install && npm run package
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stagedReadme } from './staged-readme.mjs';

const here = import.meta.dirname;
const repository = join(here, '../..');
/** Files of the archive, as VS Code's packaging tool expects them next to each other. */
const stage = join(here, 'stage');
/** Maximum size in bytes. A larger archive contains unused dependencies. */
const maxBytes = 2_000_000;

/** @returns Standard output and standard error. */
function runScript(script, args, cwd) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { cwd, encoding: 'utf8' });
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  if (status !== 0) process.exit(status ?? 1);
  return stdout + stderr;
}

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

function writeJson(path, value) {
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, `${JSON.stringify(value, undefined, 2)}\n`);
}

for (const output of ['dist', 'server', 'stage']) rmSync(join(here, output), { recursive: true, force: true });
runScript(join(repository, 'node_modules/tsdown/dist/run.mjs'), ['--logLevel', 'error'], here);

// Files that the program reads at run time.
for (const path of ['dist/report', 'dist/docs.schema.json', 'dist/model.schema.json', 'docs/diagnostics']) {
  cpSync(join(repository, path), join(here, 'server', path), { recursive: true });
}
const manifest = readJson(join(repository, 'package.json'));
const { name, version, license, type } = manifest;
writeJson(join(here, 'server/package.json'), { name, version, license, type });

for (const path of ['dist', 'server', 'icon.png']) cpSync(join(here, path), join(stage, path), { recursive: true });
for (const path of ['LICENSE', 'CHANGELOG.md']) cpSync(join(repository, path), join(stage, path));
const { text, images } = stagedReadme(readFileSync(join(here, 'README.md'), 'utf8'));
writeFileSync(join(stage, 'README.md'), text);
for (const image of images) cpSync(join(repository, 'docs/images', image), join(stage, 'images', image));
const {
  private: _,
  scripts: _scripts,
  devDependencies: _packages,
  ...extension
} = readJson(join(here, 'package.json'));
const { homepage, bugs } = manifest;
const links = Object.entries({ repository: manifest.repository, homepage, bugs }).filter(
  ([, value]) => value !== undefined,
);
writeJson(join(stage, 'package.json'), { ...extension, version, ...Object.fromEntries(links) });

const archive = join(here, `docs-json-nav-${version}.vsix`);
const args = [
  'package',
  '--no-dependencies',
  // Pictures are in the archive, so that they need no repository.
  '--no-rewrite-relative-links',
  ...(manifest.repository === undefined ? ['--allow-missing-repository'] : []),
  '--out',
  archive,
];
const output = runScript(join(here, 'node_modules/@vscode/vsce/vsce'), args, stage);
const { size } = statSync(archive);
console.log(`${archive}: ${(size / 1e6).toFixed(2)} MB`);
if (size > maxBytes) {
  console.error(`More than ${maxBytes / 1e6} MB: look for unused dependencies in the bundle.`);
  process.exitCode = 1;
}
if (/\bWARNING\b/.test(output)) {
  console.error('The packaging tool has warnings.');
  process.exitCode = 1;
}
