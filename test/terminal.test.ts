import { describe, expect, test } from 'vitest';
import { checkFormats } from '../src/cli/formats/check-formats.ts';
import { forms } from '../src/cli/forms.ts';
import { config, folderOf, page } from './support/folder.ts';
import { runCli } from './support/run.ts';

/** Characters that move the cursor, hide text, reverse its direction or end lines. */
const controlCharacters = [
  '\u001b[2J',
  '\u0007',
  '\u0085',
  '\u009b2J',
  '\u061c',
  '\u200e',
  '\u2028',
  '\u2029',
  '\u202e',
  '\u2066',
];
const hostile = controlCharacters.join('x');
const unsafe = /(?!\n)[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;

const site = {
  'docs.json': config(
    {
      tabs: [
        { tab: `Tab${hostile}`, icon: `i${hostile}`, pages: ['index', `page${hostile}`, `gone${hostile}`] },
        { tab: 'Away', href: `/x${hostile}` },
      ],
    },
    { name: `Site${hostile}`, redirects: [{ source: `/a${hostile}`, destination: '/' }] },
  ),
  'index.mdx': page(
    `"Home${JSON.stringify(hostile).slice(1, -1)}"`,
    `description: "${JSON.stringify(hostile).slice(1, -1)}"\n`,
  ),
  [`page${hostile}.mdx`]: page('Page'),
};

describe('terminal control characters', () => {
  test.each(Object.keys(forms))('are escaped by print --as %s', async (form) => {
    const { stdout, stderr } = await runCli(['print', '--as', form, '--url', 'https://docs.test'], folderOf(site));
    expect(stdout).not.toMatch(unsafe);
    expect(stderr).not.toMatch(unsafe);
    expect(stdout.length).toBeGreaterThan(10);
  });

  const formats = Object.keys(checkFormats).map((format) => ['--format', format]);
  test.each([...formats, ['--verbose']])('are escaped by check %s %s', async (...words) => {
    const { stdout, stderr } = await runCli(['check', ...words], folderOf(site));
    expect(stdout + stderr).not.toMatch(unsafe);
  });

  test.each([
    ['check', `gone${hostile}`],
    ['check', '--base', `http://${hostile}`],
    ['check', '--format', hostile],
    ['check', `--${hostile}`],
    ['check', '--rule', hostile],
    ['check', '--baseline', hostile],
    ['check', '--config', hostile],
    ['print', '--as', hostile],
    [hostile],
    ['check', 'a\nERROR: all is well'],
  ])('are escaped in quoted arguments: %j %j', async (...words) => {
    const { status, stderr } = await runCli(words, folderOf(site));
    expect(status).toBe(2);
    expect(stderr).not.toMatch(unsafe);
    expect(stderr).not.toMatch(/^ERROR/m);
  });

  test('keep their values in JSON', async () => {
    const { stdout } = await runCli(['print', '--as', 'model'], folderOf(site));
    expect((JSON.parse(stdout) as { site: { name: string } }).site.name).toBe(`Site${hostile}`.trim());
  });
});

describe('a baseline of other origin', () => {
  const dead = {
    'package.json': '{}',
    'docs.json': config({ pages: ['index'] }),
    'index.mdx': `${page('Home')}\n[a](/gone)\n`,
  };

  test.each([
    ['{"version":1,"findings":[{"code":"a","file":"b","message":"c","count":0}]}', 'not a finding'],
    ['{"version":1,"findings":[{"code":"a","file":"b","message":"c","count":-1}]}', 'not a finding'],
    ['{"version":1,"findings":[{"code":"a","file":"b","message":"c","count":1e99}]}', 'not a finding'],
    ['{"version":1,"findings":[null]}', 'not a finding'],
    ['{"version":1,"findings":{}}', 'not a baseline'],
    ['[]', 'not a baseline'],
    ['', 'not JSON'],
  ])('is refused if it is %s', async (text, message) => {
    const { status, stderr } = await runCli(['check', '--baseline', 'b.json'], folderOf({ ...dead, 'b.json': text }));
    expect([status, stderr.includes(message)]).toEqual([2, true]);
  });
});
