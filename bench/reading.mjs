/**
 * Draws comments, names and lines of `src` at random, for readers who have never seen the code. They judge whether an
 * engineer of this field would have written each comment and name, and say for each line which room it is in, what
 * calls it, and what may be changed. Results are in `bench/measured/reading.md`.
 *
 * usage: node bench/reading.mjs SEED FOLDER
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const [seedText = '1', folder = 'reading'] = process.argv.slice(2);
const root = fileURLToPath(new URL('..', import.meta.url));
const contextLines = 14;
let state = Number(seedText);

function random() {
  state = (state * 1103515245 + 12345) % 2147483648;
  return state / 2147483648;
}

function draw(list, count) {
  const rest = [...list];
  const drawn = [];
  while (drawn.length < count && rest.length > 0) drawn.push(...rest.splice(Math.floor(random() * rest.length), 1));
  return drawn;
}

const isNamed = (node) =>
  [
    ts.isVariableDeclaration,
    ts.isFunctionDeclaration,
    ts.isInterfaceDeclaration,
    ts.isTypeAliasDeclaration,
    ts.isPropertySignature,
    ts.isParameter,
    ts.isMethodDeclaration,
  ].some((is) => is(node)) && ts.isIdentifier(node.name);

/** Strings and templates, which can contain comments of another language. */
function literalRanges(node) {
  if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) return [node];
  const ranges = [];
  ts.forEachChild(node, (child) => void ranges.push(...literalRanges(child)));
  return ranges;
}

const comments = [];
const names = [];
const lines = [];
const files = readdirSync(join(root, 'src'), { recursive: true })
  .map((file) => join('src', file).replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file))
  .sort();
for (const file of files) {
  const text = readFileSync(join(root, file), 'utf8');
  const rows = text.split('\n');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const literals = literalRanges(source);
  for (const match of text.matchAll(/\/\*\*[\s\S]*?\*\/|^\s*\/\/ .*(?:\n\s*\/\/ .*)*/gm)) {
    if (literals.some(({ pos, end }) => pos <= match.index && match.index < end)) continue;
    const next = text.slice(match.index + match[0].length).split('\n');
    comments.push(match[0].trim() + next.slice(0, 6).join('\n'));
  }
  const visit = (node) => {
    if (isNamed(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      names.push(`${node.name.text}\n${rows.slice(Math.max(0, line - 2), line + 4).join('\n')}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  for (const [index, row] of rows.entries()) {
    if (row.trim().length <= 12 || /^\s*(?:\/?\*|\/\/|import|\} from|export \* )/.test(row)) continue;
    const start = Math.max(0, index - contextLines);
    const around = rows.slice(start, index + contextLines + 1);
    const marked = around.map((one, offset) => (start + offset === index ? '>> ' : '   ') + one);
    lines.push({ key: `${file}:${index + 1}`, text: marked.join('\n') });
  }
}

const numbered = (texts) => texts.map((text, index) => `--- ${index + 1}\n${text}\n`).join('\n');
mkdirSync(resolve(folder), { recursive: true });
const write = (name, text) => writeFileSync(resolve(folder, name), text);
write('comments.txt', numbered(draw(comments, 40)));
write('names.txt', numbered(draw(names, 40)));
const drawnLines = draw(lines, 90);
write('lines.txt', numbered(drawnLines.map(({ text }) => text)));
write('key.txt', `${drawnLines.map(({ key }, index) => `${index + 1} ${key}`).join('\n')}\n`);
