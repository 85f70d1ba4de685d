/**
 * Mends copies of docs folders, and says what was done to each: every mend, whether anything beside it has changed, and
 * whether a second run changes more.
 *
 *   node test/fix/measure.mjs FOLDER... [--list]
 *
 * Where the folder beside one named `NAME@REVISION` is called `NAME`, it is taken for what the site's own team did later:
 * mends of docs.json that they made too are counted.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const cli = resolve(import.meta.dirname, '../../dist/cli.js');
const { values, positionals } = parseArgs({ options: { list: { type: 'boolean' } }, allowPositionals: true });
const work = mkdtempSync(join(tmpdir(), 'docs-json-nav-fix-'));
const totals = { mended: 0, others: 0, again: 0 };
console.log('| site | findings | mended | by code | made by its team too | other changes | second run |');
console.log('|---|---:|---:|---|---:|---:|---:|');
for (const folder of positionals) measure(resolve(folder));
console.log(`\n${totals.mended} mended, ${totals.others} other changes, ${totals.again} mended by a second run`);
rmSync(work, { recursive: true, force: true });
process.exitCode = totals.others + totals.again === 0 ? 0 : 1;

function measure(folder) {
  const copy = join(work, basename(folder));
  cpSync(folder, copy, { recursive: true });
  const before = textsOf(copy);
  const first = fix(copy);
  const after = textsOf(copy);
  const others = otherChanges(before, after, first.mended);
  const again = fix(copy).mended.length;
  const codes = {};
  for (const { code } of first.mended) codes[code] = (codes[code] ?? 0) + 1;
  const said = Object.entries(codes).map(([code, number]) => `${code} ${number}`);
  const shared = laterOf(folder, first.mended);
  const findings = first.mended.length + first.left;
  const cells = [basename(folder), findings, first.mended.length, said.join(', '), shared, others, again];
  console.log(`| ${cells.join(' | ')} |`);
  if (values.list)
    for (const { file, line, message, title } of first.mended) console.log(`  ${file}:${line} ${message} => ${title}`);
  totals.mended += first.mended.length;
  totals.others += others;
  totals.again += again;
}

function fix(folder) {
  const words = [cli, 'fix', folder, '--content', '--offline', '--format', 'json'];
  const { stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8', maxBuffer: 1 << 28 });
  if (!stdout.startsWith('{')) throw new Error(`${folder}: ${stderr}`);
  return JSON.parse(stdout);
}

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

/** The site's own files: what is kept of it is not among them. */
function isOwn({ parentPath }) {
  return !/[\\/]node_modules(?:[\\/]|$)/.test(parentPath);
}

/** Files that have changed although no mend is of them, and those that hold more or less than the mends say. */
function otherChanges(before, after, mended) {
  const sizes = new Map();
  for (const { edits } of mended) {
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

/** How many mends of docs.json stand in a later docs.json, written as they were made; empty where there is none. */
function laterOf(folder, mended) {
  const [name, revision] = basename(folder).split('@');
  const later = join(dirname(folder), name, 'docs.json');
  if (revision === undefined || !existsSync(later)) return '';
  const text = readFileSync(later, 'utf8');
  const written = mended.flatMap(({ title }) => /^Write ("[^"]*")$/.exec(title)?.[1] ?? []);
  return written.filter((one) => text.includes(one)).length;
}
