import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Checks that a build cache reuses a check exactly if no file of the site has changed: `npm run test:build-caches`
 * installs Turborepo into a copy of `fixtures/build-caches/turborepo`. Exits at the first wrong step.
 */
const turbo = 'turbo@2.11.11';
const root = join(import.meta.dirname, '../..');
const repository = mkdtempSync(join(tmpdir(), 'docs-json-nav-turborepo-'));
const docs = (file) => join(repository, 'site/docs', file);

const steps = [
  ['the first run', () => undefined, 'miss'],
  ['nothing has changed', () => undefined, 'hit'],
  ['a page', () => edit(docs('index.mdx'), 'Text.', 'Other text.'), 'miss'],
  ['a specification', () => edit(docs('api.json'), '"summary": "Users"', '"summary": "All users"'), 'miss'],
  ['docs.json', () => edit(docs('docs.json'), '"Cached"', '"Renamed"'), 'miss'],
  ['the settings', () => edit(join(repository, 'site/docs-json-nav.config.json'), '}', ', "base": "/a" }'), 'miss'],
  ['a page that is new', () => writeFileSync(docs('new.mdx'), '---\ntitle: New\n---\n'), 'miss'],
  ['nothing has changed since', () => undefined, 'hit'],
  ['the page is gone again', () => rmSync(docs('new.mdx')), 'hit'],
];

try {
  cpSync(join(root, 'fixtures/build-caches/turborepo'), repository, { recursive: true });
  run('npm', ['install', '--no-save', '--no-audit', '--no-fund', turbo]);
  mkdirSync(join(repository, 'node_modules/.bin'), { recursive: true });
  symlinkSync(join(root, 'dist/cli.js'), join(repository, 'node_modules/.bin/docs-json-nav'));
  run('git', ['init', '--quiet']);
  for (const [what, change, expected] of steps) {
    change();
    const said = run('npx', ['turbo', 'run', 'check']);
    const seen = / 1 cached, 1 total/.test(said) ? 'hit' : 'miss';
    process.stdout.write(`${seen.padEnd(4)}  ${what}\n`);
    if (seen !== expected) throw new Error(`${what}: a ${expected} was expected.\n${said}`);
  }
} finally {
  rmSync(repository, { recursive: true, force: true });
}

function edit(file, from, to) {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not hold ${from}.`);
  writeFileSync(file, text.replace(from, to));
}

function run(command, words) {
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' };
  return execFileSync(command, words, { cwd: repository, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}
