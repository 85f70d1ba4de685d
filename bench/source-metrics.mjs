/**
 * Measures the folders of `src`: files, lines, type assertions (without `as const`), files of more than 300 lines, and
 * the median length of a line.
 *
 * usage: node bench/source-metrics.mjs
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import ts from 'typescript';
import { median } from './measure.mjs';

const root = join(import.meta.dirname, '../src');
const rooms = new Map();

for (const file of readdirSync(root, { recursive: true }).sort()) {
  if (!/\.(?:tsx?|js|css|vue|astro)$/.test(file)) continue;
  const text = readFileSync(join(root, file), 'utf8');
  const [name] = file.split(sep);
  const room = rooms.get(name) ?? { files: 0, lines: 0, casts: 0, long: 0, lengths: [] };
  const lines = text.split('\n').slice(0, -1);
  room.files++;
  room.lines += lines.length;
  room.casts += castsOf(file, text);
  if (lines.length > 300) room.long++;
  for (const line of lines) if (line.trim() !== '') room.lengths.push(line.length);
  rooms.set(name, room);
}

const row = (name, { files, lines, casts, long, lengths }) =>
  `| ${name} | ${files} | ${lines.toLocaleString('en')} | ${casts} | ${long} | ${median(lengths)} |`;
const all = { files: 0, lines: 0, casts: 0, long: 0, lengths: [] };
for (const { lengths, ...counts } of rooms.values()) {
  for (const [name, count] of Object.entries(counts)) all[name] += count;
  for (const length of lengths) all.lengths.push(length);
}
console.log(
  [
    '| room | files | lines | casts | files above 300 lines | median length of a line |',
    '|---|---:|---:|---:|---:|---:|',
    ...[...rooms].map(([name, room]) => row(name, room)),
    row('all', all),
  ].join('\n'),
);

function castsOf(file, text) {
  if (!/\.tsx?$/.test(file)) return 0;
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  let count = 0;
  const visit = (node) => {
    if (ts.isAsExpression(node) && node.type.getText(source) !== 'const') count++;
    ts.forEachChild(node, visit);
  };
  visit(source);
  return count;
}
