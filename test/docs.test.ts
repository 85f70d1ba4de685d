import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { packageRoot, runCli } from './support/run.ts';

/** What people read and copy from. */
const guides = ['README.md', ...readdirSync(join(packageRoot, 'docs')).map((name) => `docs/${name}`)]
  .filter((name) => name.endsWith('.md'))
  .map((name) => ({ name, text: readFileSync(join(packageRoot, name), 'utf8') }));

/** Blocks of code in a language. */
function blocksOf(text: string, language: string): string[] {
  return [...text.matchAll(/^```(\w+)\n(.*?)^```$/gms)]
    .filter(([, found]) => found === language)
    .map(([, , code = '']) => code);
}

/** Command lines of this package in blocks of shell, YAML and JSON. */
function commandsOf(text: string): string[][] {
  const code = ['sh', 'yaml', 'json'].flatMap((language) => blocksOf(text, language)).join('\n');
  const run = code.replace(/^.*\bnpm (?:i|install)\b.*$/gm, '');
  const found = run.matchAll(/(?<=^|[\s"`]|npx )docs-json-nav ([a-z][^\n"|&;#>]*)/gm);
  return [...found].map(([, words = '']) =>
    [...words.trim().matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, word]) => quoted ?? (word as string)),
  );
}

describe('every command that the docs tell people to type', () => {
  const commands = guides.flatMap(({ name, text }) => commandsOf(text).map((words) => ({ name, words })));

  test('is found', () => {
    expect(commands.length).toBeGreaterThan(15);
  });

  test.each(commands.map(({ name, words }) => [name, words.join(' '), words] as const))(
    '%s: %s',
    async (_, __, words) => {
      // Flags that there are not, or that lack a value, are told before help is.
      const { status, stderr } = await runCli([...words, '--help'], packageRoot);
      expect([status, stderr]).toEqual([0, '']);
    },
  );
});

test.each(guides.flatMap(({ name, text }) => blocksOf(text, 'yaml').map((code) => [name, code] as const)))(
  'YAML in %s can be read',
  (_, code) => {
    expect(parse(code)).toBeTypeOf('object');
  },
);
