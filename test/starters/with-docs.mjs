/**
 * Adds docs folders to generators' starters as a new user does, with the packed package: create the starter, `init`,
 * install, build. Prints a row of a table for each site. A row has the problem instead of the seconds if a step fails,
 * a route is not a page, the first page lacks the site's name, or its search doesn't know the last page.
 *
 * usage: node test/starters/with-docs.mjs --work WORK --generators NAME,NAME DOCS...
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { attempt } from './run-command.mjs';
import { starters } from './starters.mjs';

const packageRoot = resolve(import.meta.dirname, '../..');
const starterByGenerator = {
  starlight: starters['starlight-ts'],
  vitepress: starters['vitepress-ts'],
  docusaurus: starters['docusaurus-js'],
  rspress: starters.rspress,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { work: { type: 'string' }, generators: { type: 'string', default: 'starlight,vitepress' } },
});
if (values.work === undefined) throw new Error('Name the folder for the projects: --work WORK');
const work = resolve(values.work);
mkdirSync(work, { recursive: true });
const tarball = pack();
console.log(
  '| site | pages | errors accepted | starter | create | `init` | install | build |\n|---|---:|---:|---|---:|---:|---:|---:|',
);
for (const docs of positionals) {
  for (const generator of values.generators.split(',')) console.log(await tryDocs(resolve(docs), generator));
}

async function tryDocs(source, generator) {
  const starter = starterByGenerator[generator];
  if (starter === undefined) throw new Error(`Unknown generator ${generator}.`);
  let name = /^(?:docs|contents)$/.test(basename(source)) ? basename(dirname(source)) : basename(source);
  const top = join(work, `${name}-${generator}`);
  rmSync(top, { recursive: true, force: true });
  const project = join(top, 'website');
  mkdirSync(project, { recursive: true });
  const docs = join(top, 'docs');
  cpSync(source, docs, { recursive: true, filter: (path) => basename(path) !== '.git' });
  const path = newerNode(starter.node);
  const seconds = [];
  const log = [];
  try {
    time(() => starter.make(project));
    const typed = ['docs-json-nav', 'init', '../docs', '--yes', '--accept-findings'];
    const [, accepted = '0'] =
      /^Wrote .*: (\d+) errors?\b/m.exec(step('npx', ['--yes', '--package', tarball, ...typed])) ?? [];
    const manifest = join(project, 'package.json');
    const text = readFileSync(manifest, 'utf8');
    writeFileSync(manifest, text.replace(/("docs-json-nav": )"[^"]*"/, `$1${JSON.stringify(`file:${tarball}`)}`));
    step('npm', ['install']);
    step('npm', ['run', 'build']);
    const { status, output } = attempt('npx', ['docs-json-nav', 'print', '../docs', '--as', 'model'], project, path);
    if (status !== 0) throw new Error(output);
    const { pages, name: siteName } = readModel(output, docs);
    const problem = findProblem(join(project, starter.output), starter, pages, siteName);
    if (problem !== undefined) throw new Error(problem);
    name = siteName;
    return row(pages.length, accepted);
  } catch (error) {
    return row('', '', String(error.message).split('\n', 1)[0]);
  } finally {
    writeFileSync(`${top}.log`, log.join('\n'));
  }

  function row(pageCount, accepted, ...problems) {
    const durations = seconds.map((duration) => `${duration} s`);
    return `| ${[name, pageCount, accepted, generator, ...durations, ...problems].join(' | ')} |`;
  }

  function time(run) {
    const start = Date.now();
    const result = run();
    seconds.push(Math.round((Date.now() - start) / 1000));
    return result;
  }

  function step(command, words) {
    const { status, output } = time(() => attempt(command, words, project, path));
    log.push(`$ ${command} ${words.join(' ')}\n${output}`);
    if (status !== 0) throw new Error(`${command} ${words[0]}: exit ${status}`);
    return output;
  }
}

/** Pages that the site has to build, and its name. */
function readModel(output, docs) {
  const { pages } = JSON.parse(output.slice(output.indexOf('{')));
  const { name } = JSON.parse(readFileSync(join(docs, 'docs.json'), 'utf8'));
  return { pages: Object.values(pages).filter(({ missing, provided, url }) => !missing && !provided && !url), name };
}

function findProblem(output, { fileOf, searchIndex }, pages, siteName) {
  const fileAt = (route) => join(output, fileOf(route));
  const lacking = pages.filter(({ route }) => !existsSync(fileAt(route)));
  if (lacking.length > 0) return `no page ${lacking[0].route}, and ${lacking.length - 1} more`;
  const listed = pages.filter(({ placements, hidden, noindex, searchable }) => {
    return placements.length > 0 && !hidden && !noindex && searchable !== false;
  });
  const first = readFileSync(fileAt(listed[0].route), 'utf8').replaceAll('&amp;', '&');
  if (!first.includes(siteName)) return `no ${siteName} on ${listed[0].route}`;
  const [word] = listed
    .at(-1)
    .title.toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .sort((a, b) => b.length - a.length);
  const isFound = readdirSync(output, { recursive: true })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => searchIndex.test(file))
    .some((file) => readIndex(join(output, file)).toLowerCase().includes(word));
  return isFound ? undefined : `the search doesn't know ${word}`;
}

function readIndex(path) {
  const bytes = readFileSync(path);
  return (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString();
}

function pack() {
  const words = ['pack', '--json', '--ignore-scripts', '--pack-destination', work];
  const text = execFileSync('npm', words, { cwd: packageRoot, stdio: ['ignore', 'pipe', 'ignore'] }).toString();
  return join(work, JSON.parse(text.slice(text.indexOf('[')))[0].filename);
}

/** Program folder of a Node that is new enough, with a trailing `:`. Empty for the current Node. */
function newerNode(major = 0) {
  if (Number.parseInt(process.versions.node, 10) >= major) return '';
  const bin = join(packageRoot, 'website/node_modules/node/bin');
  if (!existsSync(bin)) throw new Error(`Node ${major} is needed: npm run docs installs it.`);
  return `${bin}:`;
}
