// Builds the documentation site as a user would: installs the packed package in a Starlight project.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createJiti } from 'jiti';

const website = dirname(fileURLToPath(import.meta.url));
const repository = resolve(website, '..');
const tarballFolder = resolve(website, '.cache');
const quietFlags = ['--no-audit', '--no-fund', '--loglevel=error'];

function run(command, args, cwd = website, output = 'inherit') {
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };
  return execFileSync(command, args, { cwd, env, stdio: ['ignore', output, 'inherit'], encoding: 'utf8' });
}

rmSync(tarballFolder, { recursive: true, force: true });
mkdirSync(tarballFolder);
const args = ['pack', '--ignore-scripts', '--json', '--pack-destination', tarballFolder];
const [{ filename }] = JSON.parse(run('npm', args, repository, 'pipe'));
// Astro needs a newer Node than the package, so `node` is one of the site's dependencies.
if (!existsSync(resolve(website, 'node_modules/node'))) run('npm', ['install', ...quietFlags]);
run('npm', ['install', '--no-save', ...quietFlags, resolve(tarballFolder, filename)]);
// `docs/changes.md` is the package's changelog. Git ignores the file, and the navigation names it. Its name isn't
// `changelog.md`, because hosts leave out files of that name. The search leaves it out: it would come before the pages
// that explain a feature.
const changelog = readFileSync(resolve(repository, 'CHANGELOG.md'), 'utf8').replace(/^# .*\n/, '');
const head =
  '---\ntitle: Changelog\ndescription: What has changed in each version of docs-json-nav.\npagefind: false\n---\n\n';
writeFileSync(
  resolve(repository, 'docs/changes.md'),
  `${head}Before you update, read the section of each version that you skip.\n${changelog}`,
);
run('npx', ['docs-json-nav', 'check', '../docs', '--unlisted', '--max-warnings', '0']);
// The playground is a static page that has no file in the docs folder.
const { buildPlayground } = await createJiti(import.meta.url).import('../build/playground.ts');
const playground = resolve(website, 'public/playground');
rmSync(playground, { recursive: true, force: true });
await buildPlayground(playground);
// Only full URLs work in `og:image`, so the picture needs the address of the site.
if (process.env.SITE_URL) run(process.execPath, ['website/pictures.mjs', 'social'], repository);
run('npm', ['run', '--silent', 'build']);
process.stdout.write(`\nThe site is in website/dist. Preview it: npm --prefix website run preview\n`);
