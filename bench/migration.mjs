/**
 * Measures a migration by hand and one with this package: a public repository that moved to Starlight in one commit,
 * and its docs before that commit. Source of the figures in `docs/moving.md`.
 *
 * usage: node bench/migration.mjs REPOSITORY [--ours FOLDER --theirs FOLDER]
 *
 * REPOSITORY is a clone of github.com/i-am-bee/beeai-framework. The folders are the two built sites: ours from the
 * output of `init --generator starlight` next to the docs, theirs from `docs` at the commit.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'parse5';

const commit = '381a2d50ae6049b1f9f57be05b0ec2ef215f1cd0';
const {
  positionals: [repository],
  values,
} = parseArgs({ allowPositionals: true, options: { ours: { type: 'string' }, theirs: { type: 'string' } } });
const git = (...words) => execFileSync('git', ['-C', repository, ...words], { encoding: 'utf8', maxBuffer: 1 << 27 });

tellByHand();
tellWithInit();
if (values.ours !== undefined && values.theirs !== undefined)
  comparePages(resolve(values.ours), resolve(values.theirs));

function tellByHand() {
  const kinds = { plugins: 0, components: 0, scripts: 0, styles: 0, settings: 0 };
  let edited = 0;
  let lines = 0;
  const pages = 'docs/src/content/docs/';
  const files = git('ls-tree', '-r', '--name-only', commit, 'docs').trim().split('\n');
  for (const file of files) {
    if (file.startsWith(pages)) {
      const before = `${commit}^:docs/${file.slice(pages.length)}`;
      const [added = 0, gone = 0] = git('diff', '--numstat', before, `${commit}:${file}`).split('\t').map(Number);
      if (added + gone > 0) edited++;
      lines += added + gone;
      continue;
    }
    const kind = Object.keys(kinds).find((name) => file.includes(`/${name}/`)) ?? 'settings';
    const isWritten = /\.(?:mjs|ts|astro|css)$/.test(file);
    if (isWritten) kinds[kind] += git('show', `${commit}:${file}`).trimEnd().split('\n').length;
  }
  const all = Object.values(kinds).reduce((sum, count) => sum + count, 0);
  const told = Object.entries(kinds).map(([kind, count]) => `${kind} ${count}`);
  console.log(`by hand: ${all} lines (${told.join(', ')}), ${edited} pages edited in ${lines} lines`);
}

function tellWithInit() {
  const folder = mkdtempSync(join(tmpdir(), 'docs-json-nav-migration-'));
  try {
    const archive = join(folder, 'docs.tar');
    git('archive', '--output', archive, `${commit}^`, 'docs');
    execFileSync('tar', ['-xf', archive, '-C', folder]);
    const cli = resolve(import.meta.dirname, '../dist/cli.js');
    execFileSync(process.execPath, [cli, 'init', 'docs', '--generator', 'starlight', '--yes'], { cwd: folder });
    const written = ['astro.config.mjs', 'src/content.config.ts'];
    const lines = written.map((file) => readFileSync(join(folder, file), 'utf8').match(/\S.*\n/g)?.length ?? 0);
    console.log(
      `with init: ${lines.reduce((sum, count) => sum + count, 0)} lines in ${written.join(' and ')}, no page`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Compares pages: words, anchors, icons and collapsed code that only one of the two sites has. */
function comparePages(ours, theirs) {
  const sums = {
    pages: 0,
    words: 0,
    absent: 0,
    anchors: 0,
    lost: 0,
    icons: [0, 0],
    entries: [0, 0],
    folded: [0, 0],
    bytes: [0, 0],
  };
  const files = readdirSync(theirs, { recursive: true }).filter((file) => file.endsWith('.html'));
  for (const file of files.sort()) {
    const route = file.replace(/(?:^|\/)index\.html$|\.html$/, '');
    const [own] = [join(ours, route, 'index.html'), join(ours, `${route}.html`)].filter((path) => existsSync(path));
    const their = readPage(join(theirs, file));
    if (their.words.length === 0) continue;
    sums.pages++;
    if (own === undefined) {
      console.log(`${route}: not there`);
      continue;
    }
    const our = readPage(own);
    const absent = without(their.words, our.words);
    const lost = [...their.anchors].filter((id) => !our.anchors.has(id));
    sums.words += their.words.length;
    sums.absent += absent.length;
    sums.anchors += their.anchors.size;
    sums.lost += lost.length;
    for (const kind of ['icons', 'entries', 'folded', 'bytes']) {
      sums[kind][0] += our[kind];
      sums[kind][1] += their[kind];
    }
    if (absent.length + lost.length > 0)
      console.log(
        `${route}: ${absent.length} words (${absent.slice(0, 12).join(' ')}), anchors ${lost.join(' ') || 'all'}`,
      );
  }
  const both = (kind) => sums[kind].join(' and ');
  console.log(
    `${sums.pages} pages: of their ${sums.words} words ${sums.absent} are not in ours, of ${sums.anchors} anchors ${sums.lost}`,
  );
  console.log(
    `ours and theirs: icons in text ${both('icons')}, icons in the sidebar ${both('entries')}, blocks of code that unfold ${both('folded')}, bytes of HTML ${both('bytes')}`,
  );
}

function readPage(path) {
  const html = readFileSync(path, 'utf8');
  const all = nodesIn(parse(html));
  const text = all.find((node) => classOf(node).includes('sl-markdown-content'));
  const inside = text === undefined ? [] : nodesIn(text);
  const isSeen = ({ parentNode }) =>
    !/^(?:script|style)$/.test(parentNode.nodeName) && !/sr-only|aside__title/.test(classOf(parentNode));
  const said = inside.filter((node) => node.nodeName === '#text' && isSeen(node)).map(({ value }) => value);
  const sidebar = all.find((node) => classOf(node).includes('sidebar-content'));
  const entries = sidebar === undefined ? [] : nodesIn(sidebar);
  return {
    words: wordsOf(said.join(' ')),
    anchors: new Set(inside.flatMap((node) => (/^h\d$/.test(node.nodeName) ? (attribute(node, 'id') ?? []) : []))),
    icons: inside.filter(
      (node) => node.nodeName === 'svg' && !classOf(node.parentNode.parentNode ?? node).includes('anchor'),
    ).length,
    entries: entries.filter((node) => classOf(node).includes('djn-nav-icon')).length,
    folded: inside.filter((node) => classOf(node).includes('djn-code-long')).length,
    bytes: html.length,
  };
}

/** Words without differences of typography and syntax highlighting. */
function wordsOf(text) {
  const plain = text.replaceAll(/[“”]/g, '"').replaceAll(/[‘’]/g, "'").replaceAll('…', '...').replaceAll(/[–—]/g, '-');
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

/** Items that occur more often in the first list than in the second. */
function without(list, others) {
  const left = new Map();
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1);
  return list.filter((word) => {
    const count = left.get(word) ?? 0;
    if (count > 0) left.set(word, count - 1);
    return count === 0;
  });
}

function nodesIn(node) {
  return [node, ...(node.childNodes ?? []).flatMap(nodesIn)];
}

function classOf(node) {
  return attribute(node, 'class') ?? '';
}

function attribute(node, name) {
  return node.attrs?.find((one) => one.name === name)?.value;
}
