/**
 * Installs the packed package into an empty project, as a user would, and prints the installed size.
 *
 * usage: node bench/package-size.mjs [COUNT]    (how many of the largest packages to list; default: 20)
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const limits = { megabytes: 21, packages: 120 };
const most = Number(process.argv[2] ?? 20);
const project = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'docs-json-nav-size-'));

try {
  run('npm', ['run', 'build'], project);
  // Without scripts, whose output would precede the JSON.
  const packed = run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], project);
  const [{ filename, size }] = JSON.parse(packed);
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', join(folder, filename)], folder);
  const sizes = packagesIn(join(folder, 'node_modules')).sort((a, b) => b.bytes - a.bytes);
  const bytes = sizes.reduce((sum, entry) => sum + entry.bytes, 0);
  console.log(
    `${(bytes / 1e6).toFixed(2)} MB (at most ${limits.megabytes}), ${sizes.length} packages (at most ${limits.packages}), tarball ${(size / 1e3).toFixed(0)} kB`,
  );
  for (const { name, bytes: own } of sizes.slice(0, most))
    console.log(`${(own / 1e3).toFixed(0).padStart(7)} kB  ${name}`);
  process.exitCode = bytes > limits.megabytes * 1e6 || sizes.length > limits.packages ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function run(command, words, cwd) {
  const { status, stdout, stderr } = spawnSync(command, words, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${words.join(' ')}: exit ${status}\n${stderr}`);
  return stdout;
}

/** All installed packages, including nested ones, with the total size of their own files. */
function packagesIn(modules) {
  return readdirSync(modules, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory() || entry.name.startsWith('.')) return [];
    const path = join(modules, entry.name);
    if (entry.name.startsWith('@')) {
      return readdirSync(path).flatMap((name) => packageAt(join(path, name), `${entry.name}/${name}`));
    }
    return packageAt(path, entry.name);
  });
}

function packageAt(path, name) {
  let inner = [];
  const sizeOf = (folder) => {
    let sum = 0;
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const below = join(folder, entry.name);
      if (entry.isDirectory() && entry.name === 'node_modules') inner = [...inner, ...packagesIn(below)];
      else sum += entry.isDirectory() ? sizeOf(below) : statSync(below).size;
    }
    return sum;
  };
  return [{ name, bytes: sizeOf(path) }, ...inner];
}
