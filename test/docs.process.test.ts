import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { folderOf } from './support/folder.ts';
import { commitAll, hasGit, nameRevision } from './support/repository.ts';
import { packageRoot, runCli } from './support/run.ts';

/** Documents that users copy commands from. */
const guides = ['README.md', ...readdirSync(join(packageRoot, 'docs')).map((name) => `docs/${name}`)]
  .filter((name) => name.endsWith('.md'))
  .map((name) => ({ name, text: readFileSync(join(packageRoot, name), 'utf8') }));

/** Code blocks of a language. */
function blocksOf(text: string, language: string): string[] {
  return [...text.matchAll(/^```(\w+)\n(.*?)^```$/gms)]
    .filter(([, found]) => found === language)
    .map(([, , code = '']) => code);
}

/** Commands of this package in blocks of shell, YAML and JSON. */
function commandsOf(text: string): string[][] {
  const code = ['sh', 'yaml', 'json'].flatMap((language) => blocksOf(text, language)).join('\n');
  const run = code.replace(/^.*\bnpm (?:i|install)\b.*$/gm, '');
  const found = run.matchAll(/(?<=^|[\s"`]|npx )docs-json-nav ([a-z][^\n"|&;#>]*)/gm);
  return [...found].map(([, words = '']) =>
    [...words.trim().matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, word]) => quoted ?? (word as string)),
  );
}

describe('every command in the docs', () => {
  const commands = guides.flatMap(({ name, text }) => commandsOf(text).map((words) => ({ name, words })));

  test('is found', () => {
    expect(commands.length).toBeGreaterThan(15);
  });

  test.each(commands.map(({ name, words }) => [name, words.join(' '), words] as const))(
    '%s: %s',
    async (_, __, words) => {
      // Unknown flags and flags without a value are reported before help is printed.
      const { status, stderr } = await runCli([...words, '--help'], packageRoot);
      expect([status, stderr]).toEqual([0, '']);
    },
  );
});

/** Commands that wait for input, for an editor or for the feedback service. */
const waiting = /^feedback|^lsp|^preview|--watch|-w$|--interactive|--refresh/;

describe("and commands that don't wait for input", () => {
  const lines = guides.flatMap(({ text }) => commandsOf(text).map((words) => words.join('\0')));
  const commands = [...new Set(lines)]
    .map((line) => line.split('\0'))
    .filter((words) => !waiting.test(words.join(' ')) && !words.some((word) => /[A-Z]{3}|\$/.test(word)));

  test.skipIf(!hasGit)('run in sequence, in a repository with the demo', { timeout: 300_000 }, async () => {
    const folder = folderOf({ 'package.json': '{}', 'src/index.ts': '' });
    commitAll(folder, 'Nothing yet');
    cpSync(join(packageRoot, 'fixtures/sites/demo/docs'), join(folder, 'docs'), { recursive: true });
    for (const message of ['Docs', 'More']) commitAll(folder, message);
    for (const ref of ['refs/tags/v1.2', 'refs/remotes/origin/main']) nameRevision(folder, ref);
    await runCli(['check', '--baseline', 'known.json', '--update-baseline'], folder);
    const refused: string[] = [];
    for (const words of commands) {
      // With a second docs folder, every other command would ask for the folder to use.
      const others = join(folder, 'internal-docs');
      if (words.includes('internal-docs')) cpSync(join(folder, 'docs'), others, { recursive: true });
      // Checkouts of a pull request and of its base branch.
      const checkouts = ['pull-request', 'base'].map((name) => join(folder, name));
      const isOfPullRequest = words.includes('../pull-request/docs');
      if (isOfPullRequest) {
        cpSync(join(folder, 'docs'), join(folder, 'pull-request/docs'), { recursive: true });
        mkdirSync(join(folder, 'base'));
        const settings = "export default { feedback: { projectId: 'acme' } };\n";
        writeFileSync(join(folder, 'base/docs-json-nav.config.mjs'), settings);
      }
      const { status, stderr } = await runCli(words, isOfPullRequest ? join(folder, 'base') : folder);
      // Several sites can't share a baseline that an earlier command has set.
      const baseline = ['docs-json-nav.config.json', 'docs-json-nav.baseline.json'].map((file) => join(folder, file));
      for (const path of [others, ...checkouts, ...baseline]) rmSync(path, { recursive: true, force: true });
      // Without a project, the flag for feedback is refused; its own tests have a service.
      const isWithoutProject = words.includes('--feedback') && !isOfPullRequest;
      if (status === 2 && !isWithoutProject) refused.push(`${words.join(' ')}: ${stderr.trim()}`);
    }
    expect(commands.length).toBeGreaterThan(40);
    expect(refused).toEqual([]);
  });
});

test.each(guides.flatMap(({ name, text }) => blocksOf(text, 'yaml').map((code) => [name, code] as const)))(
  'YAML in %s is valid',
  (_, code) => {
    expect(parse(code)).toBeTypeOf('object');
  },
);
