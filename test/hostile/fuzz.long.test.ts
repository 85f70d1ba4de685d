import { tmpdir } from 'node:os';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commands } from '../../src/cli/commands.ts';
import { forms } from '../../src/cli/forms.ts';
import { memoryHost } from '../../src/core/host/memory.ts';
import { OptionsError } from '../../src/core/values/option.ts';
import { resolveSite } from '../../src/site/resolve.ts';
import { folderOf } from '../support/folder.ts';
import { runCli } from '../support/run.ts';
import { expectAnswers } from './answers.ts';
import { validSite } from './kinds.ts';

/** Rounds of each test. `npm run test:hostile` sets `HOSTILE_ROUNDS`. */
const rounds = Number(process.env.HOSTILE_ROUNDS ?? 10);
const seed = Number(process.env.HOSTILE_SEED ?? 20_261_121);
const settings = { numRuns: rounds, seed, endOnFailure: true } as const;
/** Long enough for a busy machine, so that only a hang fails. */
const timeout = 60_000 + rounds * 2_000;

/** Outside of a repository: a sitemap with dates would search this repository's history. */
const root = tmpdir();

/** Expects that any input resolves, that every finding has a location, and that every form can be printed. */
async function expectAnswer(files: Readonly<Record<string, string>>): Promise<void> {
  const site = await resolveSite({ root, content: true, url: 'https://docs.test' }, memoryHost(files));
  for (const { line, column, message } of site.diagnostics) {
    expect(Math.min(line, column)).toBeGreaterThanOrEqual(1);
    expect(message).not.toBe('');
  }
  for (const format of Object.values(forms)) expect([...(await format(site))].join('')).toBeTypeOf('string');
}

/** Arbitrary JSON with the member names of a navigation. */
function anyNavigation(): fc.Arbitrary<unknown> {
  const names = ['pages', 'groups', 'tabs', 'languages', 'versions', 'menu', 'group', 'tab', 'item', 'language'];
  const name = fc.constantFrom(...names, 'version', 'href', 'openapi', 'root', 'global', 'hidden', '$ref');
  const word = fc.constantFrom('index', 'guides/start', 'GET /jobs', 'api.yaml', 'en', 'a\ud800', '', null, true, 3);
  return fc.letrec((tie) => ({
    any: fc.oneof({ maxDepth: 5 }, word, tie('list'), tie('object')),
    list: fc.array(tie('any'), { maxLength: 4 }),
    object: fc.dictionary(name, tie('any'), { maxKeys: 4 }),
  })).any;
}

/** A text with parts removed, duplicated, or replaced by syntax characters. */
function spoiled(text: string): fc.Arbitrary<string> {
  const syntaxCharacter = fc.constantFrom(
    ...'{}[]<>()"\'`:,/\\#-*_|&;=!\n\r\t\0\u202e\ud800 ',
    '---',
    '```',
    '$ref',
    '<Note>',
  );
  const edit = fc.record({
    at: fc.nat(text.length),
    cut: fc.nat(30),
    put: fc.array(syntaxCharacter, { maxLength: 4 }),
  });
  return fc
    .array(edit, { minLength: 1, maxLength: 4 })
    .map((edits) =>
      edits.reduce((all, { at, cut, put }) => all.slice(0, at) + put.join('') + all.slice(at + cut), text),
    );
}

describe('every input has a result', () => {
  test.each(Object.keys(validSite))(
    'a mutated %s',
    async (file) => {
      const text = validSite[file] as string;
      await fc.assert(
        fc.asyncProperty(spoiled(text), (other) => expectAnswer({ ...validSite, [file]: other })),
        settings,
      );
    },
    timeout,
  );

  test(
    'any JSON as docs.json',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.json({ maxDepth: 6 }), (text) => expectAnswer({ ...validSite, 'docs.json': text })),
        settings,
      );
    },
    timeout,
  );

  test(
    'any JSON with our member names as the navigation',
    async () => {
      await fc.assert(
        fc.asyncProperty(anyNavigation(), (navigation) =>
          expectAnswer({ ...validSite, 'docs.json': JSON.stringify({ name: 'Any', navigation }) }),
        ),
        settings,
      );
    },
    timeout,
  );

  test(
    'any text as a page and as a specification',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 200 }), (text) =>
          expectAnswer({
            ...validSite,
            'guides/start.mdx': text,
            'fr/index.mdx': `---\n${text}\n---\n`,
            'api.yaml': text,
          }),
        ),
        settings,
      );
    },
    timeout,
  );

  test(
    'any settings are used or refused with a message',
    async () => {
      const names = [
        'root',
        'base',
        'rules',
        'provided',
        'ignore',
        'pages',
        'content',
        'remote',
        'limits',
        'feedback',
        'x',
      ];
      const options = fc.dictionary(fc.constantFrom(...names), fc.anything({ maxDepth: 2 }), { maxKeys: 3 });
      await fc.assert(
        fc.asyncProperty(options, async (given) => {
          const error = await resolveSite(given as object, memoryHost(validSite)).catch((reason: unknown) => reason);
          if (error instanceof Error) expect(error).toBeInstanceOf(OptionsError);
        }),
        settings,
      );
    },
    timeout,
  );

  test(
    'the model of any navigation serves all functions of a page',
    async () => {
      const context = fc.dictionary(fc.constantFrom('language', 'version', 'tab', 'item', 'x'), fc.string());
      await fc.assert(
        fc.asyncProperty(anyNavigation(), fc.string(), context, async (navigation, route, from) => {
          const files = { ...validSite, 'docs.json': JSON.stringify({ name: 'Any', navigation }) };
          const { model } = await resolveSite({}, memoryHost(files));
          expectAnswers(JSON.parse(JSON.stringify(model)), route, from);
        }),
        settings,
      );
    },
    timeout,
  );

  test(
    'any arguments are used or refused with a message',
    async () => {
      const folder = folderOf(validSite);
      // `init`, `lsp`, `preview` and `--watch` don't end or change other files; the others write at most into the test's folder.
      const names = Object.keys(commands).filter((name) => !['init', 'lsp', 'preview'].includes(name));
      const flags = [
        '--format',
        '--as',
        '--for',
        '--rule',
        '--max-warnings',
        '--baseline',
        '--out',
        '--since',
        '--base',
      ];
      const known = [
        'json',
        'sarif',
        'model',
        'tree',
        'starlight',
        'guides/start',
        'GET /jobs',
        'page-missing=off',
        '7',
      ];
      const own = fc.constantFrom(...flags, '--content', '--unlisted', '--help', '--', '-', '.', ...known);
      const word = fc.oneof({ weight: 3, arbitrary: own }, fc.string({ unit: 'binary' }).map(harmless));
      const line = fc.tuple(fc.constantFrom(...names, 'chekc'), fc.array(word, { maxLength: 5 }));
      await fc.assert(
        fc.asyncProperty(line, async ([name, words]) => {
          const { status, stderr } = await runCli([name, ...words], folder);
          expect([0, 1, 2]).toContain(status);
          expect(stderr).not.toMatch(/This is a bug|\n\s+at .*:\d+:\d+/);
          if (status === 2) expect(stderr).not.toBe('');
        }),
        settings,
      );
    },
    timeout,
  );
});

/** True for an argument that can't leave the folder or start a long-running command. */
function harmless(word: string): string {
  return word.replaceAll(/[/\\]|\.\.|watch/g, '');
}
