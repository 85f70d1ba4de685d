// Checks whether the package can be released, and prints the commands to run next. It changes nothing: see
// RELEASING.md.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createJiti } from 'jiti';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const { releaseProblems } = await createJiti(import.meta.url).import('./release-problems.ts');
const read = (file) => readFileSync(resolve(root, file), 'utf8');
const run = (command, ...args) => execFileSync(command, args, { cwd: root, encoding: 'utf8' });
const linesOf = (text) => text.split('\n').filter((line) => line !== '');

const files = linesOf(run('git', 'ls-files'));
const folders = files.flatMap((file) => file.split('/').map((_, end, steps) => steps.slice(0, end).join('/')));
const [{ files: packed, size }] = JSON.parse(run('npm', 'pack', '--dry-run', '--ignore-scripts', '--json'));
const manifest = JSON.parse(read('package.json'));
const problems = releaseProblems({
  manifest,
  changelog: read('CHANGELOG.md'),
  readme: read('README.md'),
  changes: run('git', 'status', '--porcelain').trim(),
  tags: linesOf(run('git', 'tag', '--list')),
  paths: new Set([...files, ...folders]),
  packed: packed.map(({ path }) => path),
});
const print = (text) => process.stdout.write(`${text}\n`);
if (problems.length > 0) {
  print(`${manifest.name} ${manifest.version} can't be released yet:\n${problems.map((one) => `- ${one}`).join('\n')}`);
  process.exit(1);
}
const megabytes = (size / 1_000_000).toFixed(1);
print(`${manifest.name} ${manifest.version} is ready: ${packed.length} files, ${megabytes} MB packed. Next:

  git tag --sign v${manifest.version} --message v${manifest.version}
  git push origin v${manifest.version}

The tag starts the publishing job. See RELEASING.md.`);
