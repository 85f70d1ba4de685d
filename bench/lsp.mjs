/**
 * Measures the language server over the protocol, in a separate process: time from the last key press to the resulting
 * findings, and the duration of other requests.
 *
 * usage: npm run build && node bench/lsp.mjs [PAGES ...] [--rounds N] [--site FOLDER]
 *
 * PAGES      sizes of the generated sites (default: 1000 10000)
 * --rounds   keys typed in each kind of file (default: 15)
 * --site     a docs folder to measure instead; it is never changed
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startServer } from './lsp-client.mjs';
import { median } from './measure.mjs';
import { writeSite } from './site.mjs';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string' }, site: { type: 'string' } },
});
const rounds = Number(flags.rounds ?? 15);

if (flags.site !== undefined) await report(flags.site, firstPage(flags.site));
else {
  for (const pages of positionals.length > 0 ? positionals.map(Number) : [1000, 10_000]) {
    const project = mkdtempSync(join(tmpdir(), 'docs-json-nav-bench-'));
    try {
      const root = join(project, 'docs');
      mkdirSync(root);
      writeSite(root, pages, { operations: 1000 });
      await report(root, 'tab-0/group-3/page-61.mdx');
    } finally {
      rmSync(project, { recursive: true, force: true });
    }
  }
}

async function report(root, page) {
  let told = () => undefined;
  const started = performance.now();
  const server = await startServer(root, () => told());
  const symbols = await server.ask('workspace/symbol', { query: '' });
  const ready = performance.now() - started;

  const rows = {};
  const processor = {};
  // Typed text that causes a finding, and removes it again. Both are awaited.
  const edits = {
    'a link in a page': [page, (text) => [text.length, '\n[x](/nowhere-at-all)\n']],
    'an entry in docs.json': [
      'docs.json',
      (text) => [text.search(/"pages":\s*\[/) + /"pages":\s*\[/.exec(text)[0].length, '"nowhere/at-all", '],
    ],
  };
  for (const [name, [file, insertion]] of Object.entries(edits)) {
    const text = readFileSync(join(root, file), 'utf8');
    await server.open(file, text);
    const [offset, words] = insertion(text);
    const before = text.slice(0, offset).split('\n');
    const start = { line: before.length - 1, character: before.at(-1).length };
    const lines = words.split('\n');
    const end = {
      line: start.line + lines.length - 1,
      character: lines.length === 1 ? start.character + words.length : lines.at(-1).length,
    };
    const isShown = () => JSON.stringify(server.findings(file)).includes('nowhere');
    const times = [];
    const worked = server.worked();
    for (let round = 0; round < rounds * 2; round++) {
      const adds = round % 2 === 0;
      const change = adds ? { range: { start, end: start }, text: words } : { range: { start, end }, text: '' };
      const from = performance.now();
      const shown = new Promise((resolve) => {
        told = () => {
          if (isShown() === adds) resolve();
        };
      });
      await server.change(file, round + 2, change);
      await shown;
      times.push(performance.now() - from);
    }
    processor[`from the last key to the findings: ${name}`] = (server.worked() - worked) / times.length;
    rows[`from the last key to the findings: ${name}`] = times;
    const asked = [];
    for (let round = 0; round < rounds; round++) {
      const from = performance.now();
      await server.ask('textDocument/completion', {
        textDocument: { uri: server.uri(file) },
        position: { line: start.line, character: start.character },
      });
      asked.push(performance.now() - from);
    }
    rows[`completion beside ${name}`] = asked;
  }
  await server.quit();

  console.log(
    `${symbols.length.toLocaleString('en')} pages, ready after ${ready.toFixed(0)} ms: milliseconds, least / median / most; processor time per key\n`,
  );
  for (const [name, times] of Object.entries(rows)) {
    const waited = [Math.min(...times), median(times), Math.max(...times)].map((time) => time.toFixed(0)).join(' / ');
    console.log(`| ${name} | ${waited} | ${processor[name]?.toFixed(0) ?? ''} |`);
  }
  console.log('');
}

/** First page of a docs folder, by path. */
function firstPage(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return files.find(
    (file) => file.endsWith('.mdx') && !file.includes('snippets') && statSync(join(folder, file)).size > 0,
  );
}
