/**
 * Measures migrations by hand and with this package: public repositories that moved from a host to a generator in one
 * commit, and their docs before that commit. Source of the figures in `docs/measured/moves.md`.
 *
 * usage: node bench/migration.mjs TEAM REPOSITORY [--ours FOLDER --theirs FOLDER]
 *
 * TEAM is a name in `teams`, and REPOSITORY a clone of its repository. The folders are the two built sites. Ours is
 * built from the docs before the commit, unedited, with what `init --generator NAME` writes next to them. Theirs is the
 * site at the commit, built with its own command.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'parse5';

/**
 * - `before`, `after`: folder of the pages before and at the commit
 * - `content`, `sidebar`: classes of the elements with the text of a page, and with the sidebar
 * - `isTool`: links and buttons that the generator adds to headings and code
 * - `isLabel`: words that the generator adds, such as the title of a note without one
 */
const teams = {
  // github.com/i-am-bee/beeai-framework
  beeai: {
    commit: '381a2d50ae6049b1f9f57be05b0ec2ef215f1cd0',
    generator: 'starlight',
    before: 'docs',
    after: 'docs/src/content/docs',
    content: 'sl-markdown-content',
    sidebar: 'sidebar-content',
    isTool: (node) => hasClass(node, 'sl-anchor-link'),
    isLabel: (node) => /sr-only|aside__title/.test(classOf(node)),
  },
  // github.com/generative-computing/mellea. Both of their sites also have pages of their Python code, which a script of
  // theirs writes before each build. Neither site here has them.
  mellea: {
    commit: '87f13d49c35789d6fee981da97fd65a230c7a4f3',
    generator: 'docusaurus',
    before: 'docs/docs',
    after: 'docs/docs',
    content: 'theme-doc-markdown',
    sidebar: 'menu__list',
    isTool: (node) => hasClass(node, 'hash-link') || node.nodeName === 'button',
    isLabel: (node) => /admonitionHeading/.test(classOf(node)),
  },
};

/** Kinds of files that teams write for a generator, by path. All others are settings. */
const kinds = {
  plugins: /\/plugins\//,
  components: /\/(?:components|theme|pages)\//,
  scripts: /\/scripts\//,
  styles: /\/(?:styles|css)\//,
};

/** Elements that don't end a word: syntax highlighting puts parts of words into them. */
const inlineElements = /^(?:a|b|code|em|i|span|strong)$/;

const {
  positionals: [name, repository],
  values,
} = parseArgs({ allowPositionals: true, options: { ours: { type: 'string' }, theirs: { type: 'string' } } });
const team = teams[name];
if (team === undefined || repository === undefined) {
  console.error(
    `usage: node bench/migration.mjs ${Object.keys(teams).join('|')} REPOSITORY [--ours FOLDER --theirs FOLDER]`,
  );
  process.exit(2);
}
const git = (...words) => execFileSync('git', ['-C', repository, ...words], { encoding: 'utf8', maxBuffer: 1 << 27 });

printByHand();
printWithInit();
if (values.ours !== undefined && values.theirs !== undefined)
  comparePages(resolve(values.ours), resolve(values.theirs));

function printByHand() {
  const { commit, before, after } = team;
  const lines = { plugins: 0, components: 0, scripts: 0, styles: 0, settings: 0 };
  let pages = 0;
  let changedPages = 0;
  let changedLines = 0;
  const previous = new Set(filesAt(`${commit}^`));
  for (const file of filesAt(commit)) {
    const earlier = file.startsWith(`${after}/`) ? before + file.slice(after.length) : undefined;
    if (earlier !== undefined && /\.mdx?$/.test(file) && previous.has(earlier)) {
      const numbers = git('diff', '--numstat', `${commit}^:${earlier}`, `${commit}:${file}`).split('\t').map(Number);
      const [added = 0, removed = 0] = numbers;
      pages++;
      changedLines += added + removed;
      if (added + removed > 0) changedPages++;
    }
    // Files that the project had before the move are not part of it.
    const isWritten = /\.(?:mjs|tsx?|astro|css)$|_category_\.json$/.test(file) && !previous.has(file);
    if (!isWritten) continue;
    const kind = Object.keys(kinds).find((one) => kinds[one].test(file)) ?? 'settings';
    lines[kind] += countLines(git('show', `${commit}:${file}`));
  }
  const sum = Object.values(lines).reduce((total, count) => total + count, 0);
  const parts = Object.entries(lines).map(([kind, count]) => `${kind} ${count}`);
  console.log(
    `by hand: ${sum} lines (${parts.join(', ')}), ${changedPages} of ${pages} pages edited in ${changedLines} lines`,
  );
}

function filesAt(commit) {
  return git('ls-tree', '-r', '--name-only', commit, 'docs').trim().split('\n');
}

function countLines(text) {
  return text.match(/\S.*(?:\n|$)/g)?.length ?? 0;
}

/** Runs `init` next to the earlier docs, and prints the size of what it writes and what the check finds. */
function printWithInit() {
  const folder = mkdtempSync(join(tmpdir(), 'docs-json-nav-migration-'));
  const cli = resolve(import.meta.dirname, '../dist/cli.js');
  const run = (...words) => execFileSync(process.execPath, [cli, ...words], { cwd: folder, encoding: 'utf8' });
  try {
    const archive = join(folder, 'docs.tar');
    git('archive', '--output', archive, `${team.commit}^`, team.before);
    execFileSync('tar', ['-xf', archive, '-C', folder]);
    printFindings(JSON.parse(attempt(() => run('check', team.before, '--format', 'json'))));
    const existing = new Set(readdirSync(folder, { recursive: true }));
    run('init', team.before, '--generator', team.generator, '--yes', '--accept-findings');
    const written = readdirSync(folder, { recursive: true }).filter(
      (file) => /\.(?:[mc]?[jt]s|tsx|css)$/.test(file) && !existing.has(file),
    );
    const sum = written.reduce((total, file) => total + countLines(readFileSync(join(folder, file), 'utf8')), 0);
    console.log(`with init: ${sum} lines in ${written.join(', ')}, no page`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Output of a command, also if it exits with 1. */
function attempt(run) {
  try {
    return run();
  } catch (error) {
    return error.stdout;
  }
}

function printFindings({ diagnostics }) {
  const counts = new Map();
  for (const { code } of diagnostics) counts.set(code, (counts.get(code) ?? 0) + 1);
  console.log(`check before: ${[...counts].map(([code, count]) => `${code} ${count}`).join(', ')}`);
}

/** Compares pages: words, anchors, icons and collapsed code that only one of the two sites has. */
function comparePages(ours, theirs) {
  const sums = { pages: 0, moved: 0, words: [0, 0], only: [0, 0], anchors: 0, lost: 0 };
  for (const kind of ['icons', 'entries', 'folded', 'bytes']) sums[kind] = [0, 0];
  const files = readdirSync(theirs, { recursive: true }).filter((file) => file.endsWith('.html'));
  for (const file of files.sort()) {
    const route = file.replace(/(?:^|\/)index\.html$|\.html$/, '');
    const their = readPage(join(theirs, file));
    if (their.words.length === 0) continue;
    sums.pages++;
    const path = fileOf(ours, route) ?? fileOf(ours, earlierRoute(ours, route));
    if (path === undefined) {
      console.log(`/${route}: not in ours`);
      continue;
    }
    if (fileOf(ours, route) === undefined) {
      sums.moved++;
      console.log(`/${route}: another URL than before`);
    }
    const our = readPage(path);
    const only = [subtract(our.words, their.words), subtract(their.words, our.words)];
    const lost = [...their.anchors].filter((id) => !our.anchors.has(id));
    sums.anchors += their.anchors.size;
    sums.lost += lost.length;
    for (const [side, page] of [our, their].entries()) {
      sums.words[side] += page.words.length;
      sums.only[side] += only[side].length;
      for (const kind of ['icons', 'entries', 'folded', 'bytes']) sums[kind][side] += page[kind];
    }
    for (const [side, site] of ['ours', 'theirs'].entries()) {
      if (only[side].length > 0)
        console.log(`/${route}: ${only[side].length} words only in ${site} (${only[side].slice(0, 12).join(' ')})`);
    }
    if (lost.length > 0) console.log(`/${route}: anchors only in theirs: ${lost.join(' ')}`);
  }
  const both = (kind) => sums[kind].join(' and ');
  console.log(
    `${sums.pages} pages, ${sums.moved} of them at another URL than before; of ${sums.anchors} anchors of theirs ours lacks ${sums.lost}`,
  );
  console.log(
    `ours and theirs: words ${both('words')}, words that only one has ${both('only')}, icons in text ${both('icons')}, icons in the sidebar ${both('entries')}, blocks of code that unfold ${both('folded')}, bytes of HTML ${both('bytes')}`,
  );
}

function fileOf(folder, route) {
  if (route === undefined) return undefined;
  return [join(folder, route, 'index.html'), join(folder, `${route}.html`)].find((path) => existsSync(path));
}

/** Route of the page before the generator removed a number from its name: `b/start` → `b/01-start`. */
function earlierRoute(folder, route) {
  const [, parent, page] = /^(?:(.*)\/)?([^/]*)$/.exec(route);
  if (!existsSync(join(folder, parent ?? ''))) return undefined;
  const earlier = readdirSync(join(folder, parent ?? '')).find((one) => one.replace(/^\d+-|\.html$/g, '') === page);
  return earlier && [parent, earlier.replace(/\.html$/, '')].filter(Boolean).join('/');
}

function readPage(path) {
  const html = readFileSync(path, 'utf8');
  const all = nodesIn(parse(html));
  const text = all.find((node) => hasClass(node, team.content));
  const inside = text === undefined ? [] : nodesIn(text, team.isTool);
  const isUnread = (node) => team.isTool(node) || team.isLabel(node) || /^(?:script|style)$/.test(node.nodeName);
  const sidebar = all.find((node) => hasClass(node, team.sidebar));
  const entries = sidebar === undefined ? [] : nodesIn(sidebar);
  return {
    words: text === undefined ? [] : wordsOf(textOf(text, isUnread)),
    anchors: new Set(inside.flatMap((node) => (/^h\d$/.test(node.nodeName) ? (attribute(node, 'id') ?? []) : []))),
    icons: inside.filter((node) => node.nodeName === 'svg').length,
    entries: entries.filter((node) => hasClass(node, 'djn-nav-icon')).length,
    folded: inside.filter((node) => hasClass(node, 'djn-code-long')).length,
    bytes: html.length,
  };
}

function textOf(node, isUnread) {
  if (isUnread(node)) return '';
  if (node.nodeName === '#text') return node.value;
  const text = (node.childNodes ?? []).map((child) => textOf(child, isUnread)).join('');
  return inlineElements.test(node.nodeName) ? text : ` ${text} `;
}

/** Words without differences of typography and syntax highlighting. */
function wordsOf(text) {
  const plain = text.replaceAll(/[“”]/g, '"').replaceAll(/[‘’]/g, "'").replaceAll('…', '...').replaceAll(/[–—]/g, '-');
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

/** Items that occur more often in the first list than in the second. */
function subtract(list, others) {
  const left = new Map();
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1);
  return list.filter((word) => {
    const count = left.get(word) ?? 0;
    if (count > 0) left.set(word, count - 1);
    return count === 0;
  });
}

function nodesIn(node, isLeftOut = () => false) {
  return isLeftOut(node) ? [] : [node, ...(node.childNodes ?? []).flatMap((child) => nodesIn(child, isLeftOut))];
}

function hasClass(node, name) {
  return classOf(node).split(/\s+/).includes(name);
}

function classOf(node) {
  return attribute(node, 'class') ?? '';
}

function attribute(node, name) {
  return node.attrs?.find((one) => one.name === name)?.value;
}
