import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { snippetsOf } from '../documentation/snippet-runners.ts';
import { commandsIn, type Snippet, snippetLabel } from '../documentation/snippets.ts';
import { packageRoot } from '../support/run.ts';
import { setupFor } from './command-setup.ts';
import { PackedProject } from './packed-project.ts';

/** Runs every command of the README and the documentation in a project with the packed package. */
let project: PackedProject;

// Installs packages, which takes minutes on a busy machine.
beforeAll(() => {
  project = new PackedProject();
}, 900_000);
afterAll(() => project?.remove());
beforeEach(() => project.reset());

/** Placeholders in commands and their values. */
const placeholders: readonly (readonly [RegExp, string])[] = [
  [/\[root\]/, 'docs'],
  [/\bWHAT\b/, '/guides/start'],
  [/\bREF\b/, 'HEAD'],
  [/\bFORM\b/, 'tree'],
  [/\bSHELL\b/, 'bash'],
  [/\bDIR\b/, 'made'],
  [/\bFILE\.html\b/, 'report.html'],
  [/\bNAME\b/, 'vitepress'],
  // Arguments that a sentence leaves out.
  [/ generate$/, ' generate --out made'],
  [/--for$/, '--for starlight'],
  [/--since$/, '--since HEAD'],
  // The user's own build follows the check.
  [/ && (?:your-generator|astro|mkdocs) build.*$/, ''],
  [/, on each site$/, ''],
];

/** Lines that aren't run, with the reason. */
const unrun: readonly { readonly line: RegExp; readonly reason: string }[] = [
  {
    line: /^code --install-extension/,
    reason: 'It needs VS Code. `editors/vscode/walk.mjs` works with the extension there.',
  },
  {
    line: /^npx create-docusaurus/,
    reason: 'It takes minutes. `npm run test:starters` runs it, and then all the others.',
  },
  { line: /^(?:pnpm|yarn) /, reason: 'Npm runs this suite. `npm run test:starters` uses the other package managers.' },
  {
    line: /check --external$/,
    reason: 'It asks the servers of others. `test/external-links.process.test.ts` runs it with one here.',
  },
  { line: /--interactive$/, reason: 'It asks at a terminal. `test/fix` gives it answers.' },
  { line: /^(?:curl -sSfL |sed 's\|https)/, reason: "It asks the reader's own site." },
  { line: /^npm run dev$/, reason: 'It serves until it is stopped. `npm run test:starters` runs it.' },
  { line: /^node owner\.test\.mjs$/, reason: '`snippets.test.ts` runs it with the rule.' },
  { line: /^git (?:mv|diff|fetch)/, reason: 'A command of Git.' },
];

const isOfRepository = (line: string): boolean =>
  /\bnode (?:bench|editors|test|website)\/|\bnpm (?:run (?!build$)|test$|install-test$|install && )/.test(line);

/** Distinct sequences of lines, with the first snippet of each. */
const sequences = new Map<string, Snippet>();
for (const snippet of snippetsOf('command')) {
  const lines = commandsIn(snippet).map((line) =>
    placeholders.reduce((text, [from, to]) => text.replace(from, to), line),
  );
  const text = lines.join('\n');
  // Settings of a service have no command.
  if (text !== '' && !sequences.has(text)) sequences.set(text, snippet);
}

const cases = [...sequences].map(([text, snippet]) => [snippetLabel(snippet), text.split('\n')] as const);

test('the number of commands is unchanged', () => {
  expect(cases.length).toBeGreaterThan(100);
});

test.each(unrun)('$line is on a page: $reason', ({ line }) => {
  expect(cases.flatMap(([, lines]) => lines.filter((item) => line.test(item)))).not.toEqual([]);
});

/** Installations take long, so each runs only once. */
const installed = new Set<string>();

describe('commands as users type them', () => {
  // A generator's `create` needs its own project: `npm run test:starters` runs these steps.
  test.each(cases.filter(([name]) => !/^docs\/(?:measured\/starters\.md|starters\.md:\d+ npx create-)/.test(name)))(
    '%s',
    async (_, lines) => {
      for (const line of lines.filter((item) => !unrun.some((exception) => exception.line.test(item)))) {
        if (isOfRepository(line)) {
          expect([line, missingIn(line)]).toEqual([line, []]);
          continue;
        }
        if (/^npm (?:ci|i|install)\b/.test(line)) {
          if (installed.has(line)) continue;
          installed.add(line);
        }
        const { status: expected = 0, ...more } = await setupFor(line, project);
        const { status, stdout, stderr } = await project.run(typed(line), more);
        // With a second docs folder, every other command would ask for the folder to use.
        rmSync(join(project.folder, 'internal-docs'), { recursive: true, force: true });
        expect([line, status, status === expected ? '' : stdout + stderr]).toEqual([line, expected, '']);
      }
    },
  );
});

/** Completes a shortened command, and replaces the package by its tarball. */
function typed(line: string): string {
  if (/\bnpm (?:i|install)\b/.test(line)) {
    return `${line.replace(/ docs-json-nav\b/, ` '${project.tarball}'`)} --no-audit --no-fund`;
  }
  if (line.includes('completion zsh')) return `compdef() { true; }; ${line}`;
  return /^[a-z]+ (?:--|[a-z./])/.test(line) && !/^(?:npx|npm|node|docs-json-nav|source|echo) /.test(line)
    ? `docs-json-nav ${line}`
    : line;
}

/** Scripts and files that a line for contributors names and that don't exist. */
function missingIn(line: string): string[] {
  const folder = /^cd (\S+)/.exec(line)?.[1] ?? '';
  const { scripts } = JSON.parse(readFileSync(join(packageRoot, folder, 'package.json'), 'utf8')) as {
    scripts: Readonly<Record<string, string>>;
  };
  const named = [...line.matchAll(/\bnpm run ([\w:]+)/g)].map(([, name = '']) => name);
  const files = [...line.matchAll(/\bnode ([\w/.-]+\.mjs)/g)].map(([, file = '']) => file);
  return [
    ...named.filter((name) => !(name in scripts)),
    ...files.filter((file) => !existsSync(join(packageRoot, file))),
  ];
}
