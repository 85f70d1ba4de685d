// Builds the documentation site as a user would: the packed package in a Starlight project of its own.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createJiti } from 'jiti';

const website = dirname(fileURLToPath(import.meta.url));
const repository = resolve(website, '..');
const packed = resolve(website, '.cache');
const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];

function run(command, words, cwd = website, output = 'inherit') {
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };
  return execFileSync(command, words, { cwd, env, stdio: ['ignore', output, 'inherit'], encoding: 'utf8' });
}

rmSync(packed, { recursive: true, force: true });
mkdirSync(packed);
const words = ['pack', '--ignore-scripts', '--json', '--pack-destination', packed];
const [{ filename }] = JSON.parse(run('npm', words, repository, 'pipe'));
// Astro needs a newer Node than the package does: it is installed with it.
if (!existsSync(resolve(website, 'node_modules/node'))) run('npm', ['install', ...quiet]);
run('npm', ['install', '--no-save', ...quiet, resolve(packed, filename)]);
// The changelog of the package. Git ignores this page, and the navigation names it. Hosts leave out a changelog.md.
const changelog = readFileSync(resolve(repository, 'CHANGELOG.md'), 'utf8').replace(/^# .*\n/, '');
const head = '---\ntitle: Changelog\ndescription: What has changed in each version of docs-json-nav.\n---\n\n';
writeFileSync(
  resolve(repository, 'docs/changes.md'),
  `${head}For everyone who updates: read the section of each version that you skip.\n${changelog}`,
);
run('npx', ['docs-json-nav', 'check', '../docs', '--provided', 'playground', '--unlisted', '--max-warnings', '0']);
// A page of its own, which the docs folder has no file of.
const { buildPlayground } = await createJiti(import.meta.url).import('../build/playground.ts');
const playground = resolve(website, 'public/playground');
rmSync(playground, { recursive: true, force: true });
await buildPlayground(playground);
run('npm', ['run', '--silent', 'build']);
process.stdout.write(`\nThe site is in website/dist. Look at it: npm --prefix website run preview\n`);
