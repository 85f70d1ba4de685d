import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { type CustomRule, defineRule, memoryHost, resolveSite } from '../src/entries/index.ts';
import { config, folderOf, page } from './support/folder.ts';
import { packageRoot, runCli } from './support/run.ts';

const guide = readFileSync(join(packageRoot, 'docs/custom-rules.md'), 'utf8');
const blocks = [...guide.matchAll(/^```(?:js|json)\b[^\n]*\n(.*?)^```$/gms)].map(([, code]) => code);
const [settings = '', secureLinks = '', flatNavigation = '', secureAnswers = '', titleWords = ''] = blocks;
const [ownerTest = '', packageSettings = '', packageManifest = '', shared = ''] = blocks.slice(5);

/** A module that exports a rule, from a code block that only defines it. */
const moduleOf = (rule: string): string => `import { defineRule } from 'docs-json-nav';\n\nexport ${rule}`;

const ownerModule = settings.replace('const owner', 'export const owner').replace(/^export default .*$/m, '');

/** A project that depends on this package. */
function projectOf(files: Readonly<Record<string, string>>): string {
  const folder = folderOf({ 'package.json': '{ "name": "project" }', ...files });
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  symlinkSync(packageRoot, join(folder, 'node_modules/docs-json-nav'));
  return folder;
}

async function ruleIn(code: string, name: string): Promise<CustomRule> {
  const folder = projectOf({ 'rule.mjs': code });
  const module = await import(/* @vite-ignore */ pathToFileURL(join(folder, 'rule.mjs')).href);
  return module[name] as CustomRule;
}

async function findings(rule: CustomRule, files: Readonly<Record<string, string>>) {
  const { diagnostics } = await resolveSite({ customRules: [rule] }, memoryHost(files));
  return diagnostics.filter(({ code }) => code === rule.code);
}

test('the first example of the documentation finds what the page shows', async () => {
  const folder = projectOf({
    'docs-json-nav.config.mjs': settings,
    'docs/docs.json': config({ pages: ['index', 'guides/start'] }),
    'docs/index.mdx': page('Index', 'owner: team-docs\n'),
    'docs/guides/start.mdx': page('Start'),
  });
  const { status, stdout } = await runCli(['check', 'docs'], folder);
  expect(status).toBe(1);
  const [, shown = ''] = /```txt\n(.*?)```/s.exec(guide) ?? [];
  expect(stdout).toContain(shown.trim());
  expect(stdout).toContain('failed 1 error, 2 pages');

  const levelled = await runCli(['check', 'docs', '--rule', 'acme/owner=warning', '--format', 'sarif'], folder);
  expect(levelled.status).toBe(0);
  expect(levelled.stdout).toContain('"ruleId": "acme/owner"');
  const explained = await runCli(['explain', 'docs', 'acme/owner'], folder);
  expect([explained.status, explained.stdout]).toEqual([
    0,
    'acme/owner\n\nA rule of your settings. It has 1 finding in this site.\n\n- guides/start.mdx:1:1: guides/start.mdx has no owner.\n',
  ]);
  const off = await runCli(['check', 'docs', '--rule', 'acme/owner=off'], folder);
  expect(off.stdout).toContain('passed no problems');
  const mistaken = await runCli(['check', 'docs', '--rule', 'acme/onwer=off'], folder);
  expect([mistaken.status, mistaken.stderr]).toEqual([
    2,
    'Unknown rule "acme/onwer" in "customRules". Its codes are acme/owner.\n',
  ]);
});

test('a rule finds links and offers a fix', async () => {
  const code = moduleOf(secureLinks).replace(/^\}\);$/m, `${secureAnswers}});`);
  const found = await findings(await ruleIn(code, 'secureLinks'), {
    'docs.json': config({ pages: ['index', 'a'] }),
    'index.mdx': page('Index'),
    'a.mdx': `${page('A')}See [this](http://example.com) and [that](https://example.com).\n`,
  });
  expect(found.map(({ file, line, column }) => [file, line, column])).toEqual([['a.mdx', 6, 12]]);

  const folder = projectOf({
    'docs-json-nav.config.mjs': `${code}\nexport default { customRules: [secureLinks] };\n`,
    'docs/docs.json': config({ pages: ['index'] }),
    'docs/index.mdx': `${page('Index')}See [this](http://example.com).\n`,
  });
  const { choices } = JSON.parse((await runCli(['fix', 'docs', '--format', 'json'], folder)).stdout);
  expect(choices).toMatchObject([
    { answers: [{ title: 'Use https', edits: [{ file: 'index.mdx', text: 'https://example.com' }] }] },
  ]);
});

test('a rule for titles offers a fix', async () => {
  const folder = projectOf({
    'docs-json-nav.config.mjs': titleWords,
    'docs/docs.json': config({ pages: ['index'] }),
    'docs/index.mdx': page('Your e-mail login'),
  });
  const before = await runCli(['check', 'docs', '--format', 'compact'], folder);
  expect(before.stdout.match(/acme\/title-words/g)).toHaveLength(2);
  expect(before.stdout).toContain('docs/index.mdx:2:13');
  const fixed = await runCli(['fix', 'docs', '--format', 'json'], folder);
  const { written, choices } = JSON.parse(fixed.stdout);
  expect(written).toEqual([]);
  expect(choices).toMatchObject([
    { answers: [{ title: 'Write "email"', edits: [{ file: 'index.mdx', start: 16, end: 22, text: 'email' }] }] },
    { answers: [{ title: 'Write "sign-in"' }] },
  ]);

  writeFileSync(join(folder, 'docs-json-nav.config.mjs'), titleWords.replace('isSure: false', 'isSure: true'));
  await runCli(['fix', 'docs'], folder);
  expect(readFileSync(join(folder, 'docs/index.mdx'), 'utf8')).toContain('title: Your email sign-in');
});

test('a rule reads the navigation', async () => {
  const nest = (levels: number): object =>
    levels === 0 ? { group: 'Group', pages: ['a'] } : { group: 'Group', pages: ['index', nest(levels - 1)] };
  const found = async (levels: number) =>
    findings(await ruleIn(moduleOf(flatNavigation), 'flatNavigation'), {
      'docs.json': config({ groups: [nest(levels)] }),
      'index.mdx': page('Index'),
      'a.mdx': page('A'),
    });
  expect(await found(2)).toEqual([]);
  expect((await found(3)).map(({ file, message }) => [file, message])).toEqual([
    ['docs.json', '/a is 4 levels deep. At most 3 are allowed.'],
  ]);
});

test('settings of a package are merged with those of the site', async () => {
  const folder = projectOf({
    'docs-json-nav.config.mjs': shared,
    'node_modules/@acme/docs-settings/package.json': packageManifest,
    'node_modules/@acme/docs-settings/index.mjs': packageSettings,
    'node_modules/@acme/docs-settings/owner.mjs': ownerModule,
    'docs/docs.json': config({ pages: ['index'] }),
    'docs/index.mdx': page('Index'),
  });
  const { status, stdout } = await runCli(['check', 'docs'], folder);
  expect(stdout).toContain('warning acme/owner docs/index.mdx:1:1');
  expect(status).toBe(0);
});

test('the example test passes, and fails for another rule', async () => {
  const passing = projectOf({ 'owner.mjs': ownerModule, 'owner.test.mjs': ownerTest });
  await import(/* @vite-ignore */ pathToFileURL(join(passing, 'owner.test.mjs')).href);
  const failing = projectOf({
    'owner.mjs': ownerModule.replaceAll('acme/owner', 'acme/other'),
    'owner.test.mjs': ownerTest,
  });
  const imported = import(/* @vite-ignore */ pathToFileURL(join(failing, 'owner.test.mjs')).href);
  await expect(imported).rejects.toThrow();
});

test.each([
  ['throws', () => failing(new Error('no such team.')), 'The rule acme/broken of your settings failed: no such team.'],
  [
    'has no location',
    () => [{ args: {} }],
    'The rule acme/broken of your settings failed: a finding has no location: write { location: page.location(), args }.',
  ],
  [
    'starts before its file',
    () => [{ location: { file: 'index.mdx', start: -1, end: 2 }, args: {} }],
    'The rule acme/broken of your settings failed: a location has a negative start, or a start after its end.',
  ],
])('a rule that %s fails the check and is named', async (_, tested, message) => {
  const rule = { code: 'acme/broken', message: () => 'Broken.', test: tested } as unknown as CustomRule;
  const files = { 'docs.json': config({ pages: ['index'] }), 'index.mdx': page('Index') };
  await expect(resolveSite({ customRules: [rule] }, memoryHost(files))).rejects.toThrow(message);
});

test('a rule with an unknown severity fails the check', async () => {
  const rule = {
    ...{ code: 'acme/loud', severity: () => 'loud', message: () => 'Loud.' },
    test: () => [{ location: { file: 'docs.json' }, args: {} }],
  } as unknown as CustomRule;
  const files = { 'docs.json': config({ pages: ['index'] }), 'index.mdx': page('Index') };
  await expect(resolveSite({ customRules: [rule] }, memoryHost(files))).rejects.toThrow(
    'its severity is none of error,',
  );
});

function failing(error: Error): never {
  throw error;
}

test.each([
  [[{ code: 'owner', message: () => '', test: () => [] }], 'write a rule, made with defineRule'],
  [['acme/owner'], 'write a rule, made with defineRule'],
  [[{ ...twin(), severity: 'warn' }], 'write a rule, made with defineRule'],
  [[{ ...twin(), level: 'warning' }], 'write severity instead of level'],
  [[twin(), twin()], 'Two rules of "customRules" have the code acme/twin.'],
])('an invalid rule is refused: %j', async (customRules, message) => {
  await expect(resolveSite({ customRules: customRules as CustomRule[] }, memoryHost({}))).rejects.toThrow(message);
});

function twin(): CustomRule {
  return defineRule({ code: 'acme/twin', message: () => 'Twin.', test: () => [] });
}

test('a comment ignores a finding of a custom rule', async () => {
  const rule = defineRule({
    code: 'acme/word',
    message: ({ word }: { word: string }) => `Do not write "${word}".`,
    *test({ pages }) {
      for (const { file, text } of pages)
        for (const { index } of text.matchAll(/simply/g))
          yield { location: { file, start: index, end: index + 6 }, args: { word: 'simply' } };
    },
  });
  const text = `${page('Index')}simply\n\n{/* docs-json-nav-ignore acme/word: a quotation */}\nsimply\n`;
  const found = await findings(rule, { 'docs.json': config({ pages: ['index'] }), 'index.mdx': text });
  expect(found.map(({ line, message }) => [line, message])).toEqual([[6, 'Do not write "simply".']]);
});
