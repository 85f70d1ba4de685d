/**
 * Compares the dead links in the report of `check` with those of an independent reader. It reads pages line by line
 * without a Markdown parser, and treats everything in the form of a link as a link. False positives need manual review.
 *
 * node test/sites/links.mjs DOCS_FOLDER...
 *
 * The only shared code is the one that computes routes of generated endpoint pages.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const command = resolve(import.meta.dirname, '../../dist/cli.js');
const lacking = process.argv.slice(2).map(compare);
process.exitCode = lacking.every((count) => count === 0) ? 0 : 1;

function compare(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.replace(/\/+$/, '').length + 1));
  const { diagnostics } = run('check', folder, '--offline', '--format', 'json');
  const said = new Set(diagnostics.map(({ file, line }) => `${file}:${line}`));
  const routes = new Set([...generatedRoutes(folder), ...entriesMissing(diagnostics)]);
  const leads = destinations(folder, files, routes);
  const links = files.filter(isPage).flatMap((file) => {
    return linksOf(readFileSync(join(folder, file), 'utf8')).map((link) => ({ ...link, file }));
  });
  const dead = links.filter(({ address, file }) => !leads(address, file));
  const lacking = dead.filter(({ file, line }) => !said.has(`${file}:${line}`));
  const confirmed = new Set(dead.map(({ file, line }) => `${file}:${line}`));
  const doubtful = diagnostics.filter(
    ({ code, file, line }) => code === 'link-missing' && isPage(file) && !confirmed.has(`${file}:${line}`),
  );
  console.log(`${folder}: ${links.length} links, ${dead.length} lead nowhere`);
  for (const { file, line, address } of lacking) console.log(`  not in the report: ${file}:${line} ${address}`);
  for (const { file, line, message } of doubtful) console.log(`  in the report alone: ${file}:${line} ${message}`);
  return lacking.length;
}

function run(...words) {
  const { stdout } = spawnSync(process.execPath, [command, ...words], { encoding: 'utf8', maxBuffer: 2 ** 30 });
  return JSON.parse(stdout);
}

/** Routes of generated endpoint pages, which have no file in the folder. */
function generatedRoutes(folder) {
  const { pages } = run('print', folder, '--offline', '--as', 'model');
  return Object.values(pages)
    .filter(({ endpoint }) => endpoint !== undefined)
    .map(({ route }) => route.slice(1));
}

/** Missing pages of the navigation. They are reported once, at their entry. */
function entriesMissing(diagnostics) {
  return diagnostics.flatMap(({ code, message }) => {
    return code === 'page-missing' ? [/"(.*?)"/.exec(message)?.[1].replace(/^\/|\/$/g, '')] : [];
  });
}

function isPage(file) {
  if (!/\.mdx?$/.test(file) || /(?:^|\/)(?:node_modules|\..*?|_?snippets)\//i.test(file)) return false;
  return !/(?:^|\/)(?:readme|license|changelog|contributing|agents|claude|skill|security|code_of_conduct)\.md$/i.test(
    file,
  );
}

/** Everything that looks like an internal link, outside of front matter, code and comments. */
function linksOf(text) {
  const found = [];
  let fence;
  let isFrontMatter = false;
  let comment;
  for (const [index, whole] of text.split('\n').entries()) {
    if (index === 0 && whole.trim() === '---') isFrontMatter = true;
    else if (isFrontMatter) isFrontMatter = whole.trim() !== '---';
    else {
      const [, sign] = /^[\s>]*(?:[-*+]\s+|\d+[.)]\s+)?(`{3,}|~{3,})/.exec(whole) ?? [];
      if (fence === undefined && sign !== undefined) fence = sign;
      else if (fence !== undefined) {
        if (sign?.startsWith(fence) && whole.trim().replace(/^[>\s]+/, '') === sign) fence = undefined;
      } else {
        let line = whole.replace(/(`+)(?:(?!\1).)+?\1/g, '').replace(/<(?:use|image)\b[^>]*>/g, '');
        if (comment !== undefined) {
          const end = line.indexOf(comment);
          line = end === -1 ? '' : line.slice(end);
          if (end !== -1) comment = undefined;
        }
        line = line.replace(/\{\/\*.*?\*\/\}|<!--.*?-->/g, '');
        const [begun] = /\{\/\*|<!--/.exec(line) ?? [];
        if (begun !== undefined) {
          comment = begun === '<!--' ? '-->' : '*/}';
          line = line.slice(0, line.indexOf(begun));
        }
        for (const address of addressesOf(line)) found.push({ address, line: index + 1 });
      }
    }
  }
  return found;
}

function addressesOf(line) {
  const found = [
    ...line.matchAll(/\]\(\s*<?([^()\s<>]*(?:\([^()\s]*\)[^()\s<>]*)*)/g),
    ...line.matchAll(/(?<![\w-])(?:href|src|img|poster)\s*=\s*\{?\s*["'`]([^"'`]*)/g),
    ...line.matchAll(/^\s{0,3}\[[^\]^]+\]:\s+<?(\S+?)>?(?:\s|$)/g),
  ].map(([, address]) => address.trim().replace(/\\(?=[!-/:-@[-`{-~])/g, ''));
  return found.filter(
    (address) => address !== '' && !/^(?:[a-z][a-z\d+.-]*:|\/\/|#|\?)/i.test(address) && !/\$\{|\{\{/.test(address),
  );
}

/** Builds a test for link targets: a file, a folder of pages, a generated page, or a redirect to one. */
function destinations(folder, files, routes) {
  const known = new Set(routes);
  for (const file of files) {
    known.add(file);
    if (!/\.mdx?$/.test(file)) continue;
    const bare = file.replace(/\.mdx?$/, '');
    known.add(bare);
    if (/(?:^|\/)index$/.test(bare)) known.add(bare.replace(/\/?index$/, ''));
  }
  const pages = [...routes, ...files.filter((file) => /\.mdx?$/.test(file))];
  const folders = new Set(pages.flatMap((path) => path.split('/').map((_, at, steps) => steps.slice(0, at).join('/'))));
  const redirects = redirectsOf(folder);
  const leadsFrom = (path, left) => {
    if (known.has(path) || folders.has(path) || known.has(path.replace(/\.(?:mdx?|html)$/, ''))) return true;
    const next = left > 0 ? redirects.map((lead) => lead(path)).find((to) => to !== undefined) : undefined;
    return next !== undefined && (/^[a-z]+:|^\/\//.test(next) || leadsFrom(clean(next), left - 1));
  };
  return (address, file) => {
    const nearby = [`${file}/../`, `${file.replace(/\.mdx?$/, '')}/`];
    const from = address.startsWith('/') ? [''] : address.startsWith('..') ? nearby : [...nearby, ''];
    return from.some((start) => leadsFrom(clean(start + address), 10));
  };
}

function clean(address) {
  let path = address.replace(/[?#].*$/s, '');
  try {
    path = decodeURIComponent(path);
  } catch {
    // An invalid escape stays as it is.
  }
  const steps = [];
  for (const step of path.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return steps.join('/');
}

function redirectsOf(folder) {
  const read = (file) => {
    const value = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    return value;
  };
  let { redirects = [] } = read('docs.json');
  if (typeof redirects.$ref === 'string') redirects = read(redirects.$ref);
  return redirects
    .filter(({ source }) => !/[?#]/.test(source))
    .map(({ source, destination }) => {
      const names = [];
      const pattern = clean(source)
        .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
        .replace(/:(\w+)(\\\*)?|\\\*/g, (_, name, all) => {
          names.push(name ?? 'rest');
          return name !== undefined && all === undefined ? '([^/]+)' : '(.*)';
        });
      // Hosts match a wildcard's bare path too.
      const test = new RegExp(`^${pattern.replace(/\/\(\.\*\)$/, '(?:/(.*))?')}$`);
      return (path) => {
        const match = test.exec(path);
        if (match === null) return undefined;
        return destination.replace(/:(\w+)\*?|\*/g, (whole, name) => match[names.indexOf(name ?? 'rest') + 1] ?? whole);
      };
    });
}
