/**
 * Edits public sites at random in the language server. After each edit, compares the published findings with a check of
 * the same texts. Exits with 1 at the first difference.
 *
 * usage: npm run build && node bench/lsp-property.mjs [--edits N] [--seed N] [--write] NAME=FOLDER ...
 *
 * FOLDER    a docs folder; it is copied and never changed
 * --edits   edits per site (default: 200)
 * --seed    seed of the edits (default: 1)
 * --write   writes a row for each site to `docs/measured/editors.md`
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { resolveSite } from '../dist/index.js';
import { randomFrom } from '../test/support/random.mjs';
import { startServer } from './lsp-client.mjs';
import { median } from './measure.mjs';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    edits: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    write: { type: 'boolean' },
  },
});
/** Incomplete text as people type it. */
const words = [
  ...['', '', '\n', '---\n', '```\n', '\r\n'],
  ...'" { } ] , # ( ) <Card </ a {{ é 😀'.split(' '),
  ...['[a](/nowhere)', '![b](/c.png)', '[d](#e)', '"guides/none",', 'import A from "/snippets/none.mdx"\n'],
];
/** Maximum number of open files. Without it, all open files would be pages. */
const most = 25;

for (const given of positionals) {
  const at = given.indexOf('=');
  const name = given.slice(0, at);
  const row = await compare(name, given.slice(at + 1));
  if (row === undefined) process.exitCode = 1;
  else if (flags.write) writeRow(name, row);
  console.log(row ?? '');
}

/** Writes the row of a site into the table, in place of an existing one. */
function writeRow(name, row) {
  const page = join(import.meta.dirname, '../docs/measured/editors.md');
  const text = readFileSync(page, 'utf8').replace(/^(\|[-:| ]+\|\n)((?:\|.*\n)*)/m, (_, rule, rows) => {
    const others = rows.split('\n').filter((line) => line !== '' && !line.startsWith(`| ${name} |`));
    return `${rule}${[...others, row].sort().join('\n')}\n`;
  });
  writeFileSync(page, text);
}

/** Row of the table; undefined after a difference. */
async function compare(name, site) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'docs-json-nav-property-')));
  const [shown, checked] = [join(folder, 'shown'), join(folder, 'checked')];
  for (const copy of [shown, checked])
    cpSync(site, copy, { recursive: true, filter: (path) => !/node_modules|\.git$/.test(path) });
  const random = randomFrom(Number(flags.seed));
  const pick = (list) => list[Math.floor(random() * list.length)];
  const server = await startServer(shown);
  try {
    const files = readdirSync(shown, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(?:mdx?|json|ya?ml)$/.test(file),
    );
    const open = new Map();
    for (const file of ['docs.json', ...Array.from({ length: most - 1 }, () => pick(files))]) {
      if (open.has(file)) continue;
      const text = readFileSync(join(shown, file), 'utf8');
      open.set(file, TextDocument.create(server.uri(file), 'text', 1, text));
      await server.open(file, text);
    }
    const times = [];
    const seen = new Set();
    for (let edit = 0; edit < Number(flags.edits); edit++) {
      const file = edit % 4 === 0 ? 'docs.json' : pick([...open.keys()]);
      const document = open.get(file);
      const length = document.getText().length;
      const start = Math.floor(random() * (length + 1));
      const end = Math.min(length, start + Math.floor(random() * 4));
      const change = { range: { start: document.positionAt(start), end: document.positionAt(end) }, text: pick(words) };
      TextDocument.update(document, [change], document.version + 1);
      const from = server.worked();
      await server.change(file, document.version, change);
      await server.settled();
      times.push(server.worked() - from);
      writeFileSync(join(checked, file), document.getText());
      const { diagnostics } = await resolveSite({ root: checked, feedback: undefined });
      const [expected, found] = [diagnostics.map(lineOf).sort(), server.lines()];
      for (const { code } of diagnostics) seen.add(code);
      const difference = [
        ...expected.filter((line) => !found.includes(line)),
        ...found.filter((line) => !expected.includes(line)),
      ];
      if (difference.length > 0 || expected.length !== found.length) {
        console.log(`${name}: after edit ${edit + 1} of ${file}:\n${difference.slice(0, 10).join('\n')}`);
        return undefined;
      }
      // Reverts most edits, because a broken file hides other findings.
      if (random() < 0.8) {
        const text = readFileSync(join(shown, file), 'utf8');
        const whole = {
          range: { start: document.positionAt(0), end: document.positionAt(document.getText().length) },
          text,
        };
        TextDocument.update(document, [whole], document.version + 1);
        await server.change(file, document.version, whole);
        await server.settled();
        writeFileSync(join(checked, file), text);
      }
    }
    const pages = files.filter((file) => /\.mdx?$/.test(file)).length;
    const figures = [pages, open.size, times.length, seen.size, 0, `${median(times).toFixed(0)} ms`];
    return `| ${[name, ...figures].join(' | ')} |`;
  } finally {
    await server.quit();
    rmSync(folder, { recursive: true, force: true });
  }
}

function lineOf({ file, code, line, column, endLine, endColumn }) {
  return `${file} ${code} ${line}:${column}-${endLine}:${endColumn}`;
}
