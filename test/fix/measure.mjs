/**
 * Fixes copies of docs folders, and reports for each: every fix, changes without a fix, and changes of a second run.
 *
 *   node test/fix/measure.mjs FOLDER... [--list]
 *   node test/fix/measure.mjs --revisions 4 REPOSITORY... [--list]
 *
 * With `--revisions`, fixes N revisions of docs.json, spread over the history of a Git repository. Each is checked out in a
 * clone, so that renames are found. A fix counts as made by the site's team if the newest revision contains it, or its link.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const cli = resolve(import.meta.dirname, '../../dist/cli.js');
const options = { list: { type: 'boolean' }, revisions: { type: 'string' } };
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const work = mkdtempSync(join(tmpdir(), 'docs-json-nav-fix-'));
const totals = { sites: 0, fixed: 0, different: new Set(), shared: 0, others: 0, again: 0 };
console.log('| site | findings | fixed | by code | made by its team too | other changes | second run |');
console.log('|---|---:|---:|---|---:|---:|---:|');
for (const path of positionals.map((one) => resolve(one))) {
  if (values.revisions === undefined) measureFolder(path);
  else measureHistory(path, Number(values.revisions));
}
const { sites, fixed, different, shared, others, again } = totals;
console.log(`\n${sites} sites, ${fixed} fixed, ${different.size} different ones, ${shared} made by their teams too`);
console.log(`${others} other changes, ${again} fixed by a second run`);
rmSync(work, { recursive: true, force: true });
process.exitCode = others + again === 0 ? 0 : 1;

function measureFolder(folder) {
  const copy = join(work, basename(folder));
  cpSync(folder, copy, { recursive: true });
  measure(basename(folder), basename(folder), copy, () => false);
  rmSync(copy, { recursive: true });
}

function measureHistory(repository, number) {
  const git = (folder, ...words) =>
    spawnSync('git', ['-C', folder, ...words], { encoding: 'utf8', maxBuffer: 1 << 28 }).stdout;
  const name = basename(repository) === 'repo' ? basename(resolve(repository, '..')) : basename(repository);
  const files = git(repository, 'ls-tree', '-r', '--name-only', 'HEAD').split('\n');
  const [file] = files.filter((one) => /(?:^|\/)docs\.json$/.test(one)).sort((a, b) => a.length - b.length);
  if (file === undefined) return;
  const commits = git(repository, 'log', '--format=%H', '--diff-filter=AM', 'HEAD', '--', file).trim().split('\n');
  const chosen = Array.from({ length: number }, (_, index) => commits[Math.floor((index * commits.length) / number)]);
  const clone = join(work, name);
  execFileSync('git', ['clone', '--quiet', '--shared', '--no-checkout', repository, clone]);
  const folder = file.replace(/\/?docs\.json$/, '');
  const later = (path) => git(repository, 'show', `HEAD:${join(folder, path)}`);
  for (const commit of new Set(chosen)) {
    // Large images may be missing; the rest is checked out anyway.
    git(clone, 'checkout', '--quiet', '--force', commit);
    measure(name, `${name} ${commit.slice(0, 8)}`, join(clone, folder), (path, text) => later(path).includes(text));
  }
  rmSync(clone, { recursive: true });
}

/** @param isLater True if a file contains a text in the newest revision. */
function measure(name, title, folder, isLater) {
  const before = textsOf(folder);
  const first = fix(folder);
  const after = textsOf(folder);
  const other = otherChanges(before, after, first.fixed);
  const second = fix(folder).fixed.length;
  const codes = {};
  for (const { code } of first.fixed) codes[code] = (codes[code] ?? 0) + 1;
  const said = Object.entries(codes).map(([code, count]) => `${code} ${count}`);
  const made = first.fixed.filter(({ edits }) =>
    edits.every(({ file, text }) => text.length > 3 && isLater(file, text)),
  );
  const findings = first.fixed.length + first.left;
  const cells = [title, findings, first.fixed.length, said.join(', '), made.length, other, second];
  console.log(`| ${cells.join(' | ')} |`);
  for (const one of first.fixed) {
    const line = `${one.code} ${one.file} ${one.message} => ${one.title}`;
    totals.different.add(`${name} ${line}`);
    if (values.list) console.log(`  ${made.includes(one) ? 'team' : '    '} ${one.line} ${line}`);
  }
  totals.sites++;
  totals.fixed += first.fixed.length;
  totals.shared += made.length;
  totals.others += other;
  totals.again += second;
}

function fix(folder) {
  const words = [cli, 'fix', folder, '--offline', '--format', 'json'];
  const { stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8', maxBuffer: 1 << 28 });
  if (!stdout.startsWith('{')) throw new Error(`${folder}: ${stderr}`);
  return JSON.parse(stdout);
}

/** Texts that a fix can change, by path. */
function textsOf(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && isOwn(entry),
  );
  return new Map(
    entries.map(({ parentPath, name }) => [
      join(parentPath, name).slice(folder.length + 1),
      readFileSync(join(parentPath, name)),
    ]),
  );
}

/** Excludes caches and the Git history. */
function isOwn({ parentPath }) {
  return !/[\\/](?:node_modules|\.git)(?:[\\/]|$)/.test(parentPath);
}

/** Lists files that changed without a fix, and files whose length doesn't match their fixes. */
function otherChanges(before, after, fixes) {
  const sizes = new Map();
  for (const { edits } of fixes) {
    for (const { file, start, end, text } of edits)
      sizes.set(file, (sizes.get(file) ?? 0) + text.length - (end - start));
  }
  const changed = [...after].filter(([file, bytes]) => before.get(file)?.equals(bytes) !== true);
  const length = (bytes) => bytes.toString('utf8').length;
  const wrong = changed.filter(
    ([file, bytes]) => !sizes.has(file) || length(bytes) - length(before.get(file)) !== sizes.get(file),
  );
  return wrong.length + (before.size - after.size);
}
