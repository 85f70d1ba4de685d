import { describe, expect, test } from 'vitest';
import type { TimeLimits } from '../../src/render/code/time-limit.ts';
import { createRenderer } from '../../src/render/create-renderer.ts';
import type { RenderedPage } from '../../src/render/types.ts';
import { config, folderOf, page } from '../support/folder.ts';
import { runCli } from '../support/run.ts';

function rendererOf(files: Readonly<Record<string, string>>, limits?: TimeLimits) {
  const same = (target: string): string => target;
  return createRenderer({ read: (file) => files[file], variables: {}, link: same, asset: same }, {}, { limits });
}

function render(text: string, limits?: TimeLimits): Promise<RenderedPage> {
  return rendererOf({}, limits).render({ file: 'page.mdx', text });
}

function reasonsOf({ findings }: RenderedPage): unknown[] {
  return findings.map(({ args }) => (args as { reason?: string }).reason);
}

describe('commands', () => {
  // Through a host function, page code could reach the globals of the build.
  const code = `{URL.constructor('globalThis.pageCodeRan = true')()}\n`;
  const siteOf = (): string =>
    folderOf({ 'docs.json': config({ pages: ['index'] }, { name: 'Site' }), 'index.mdx': `${page('Home')}\n${code}` });
  /** True if page code has run since the last call. */
  const hasRun = (): boolean => {
    const ran = 'pageCodeRan' in globalThis;
    Reflect.deleteProperty(globalThis, 'pageCodeRan');
    return ran;
  };

  test.each([
    ['check', '.'],
    ['fix', '.'],
    ['report', '.', '--out', 'report.html'],
    ['print', '.'],
  ])('%s runs no page code', async (...words) => {
    hasRun();
    const { status } = await runCli(words, siteOf());
    expect([status, hasRun()]).toEqual([0, false]);
  });

  test('check --for runs page code', async () => {
    hasRun();
    await runCli(['check', '.', '--for', 'vitepress'], siteOf());
    expect(hasRun()).toBe(true);
  });
});

describe("failing code doesn't affect the rest of the page", () => {
  test.each([
    ['an expression', '{missing.member}', 'missing is not defined'],
    ['an undefined member', '{[].first.second}', "Cannot read properties of undefined (reading 'second')"],
    ['a text as error', '{(() => { throw "a text" })()}', 'a text'],
    ['an object as error', '{(() => { throw { message: { toString() { throw 1 } } } })()}', 'it failed'],
  ])('%s', async (_, code, reason) => {
    const rendered = await render(`Before.\n\n${code}\n\nAfter.\n`);
    expect(reasonsOf(rendered)).toEqual([reason]);
    expect(rendered.text).toMatch(/^Before\.[\s\S]*After\.$/);
  });

  test('rejected promises are reported', async () => {
    const rendered = await render(`export const load = async ({ id }) => { throw new Error(id) }
export const results = [load({ id: 1 }), Promise.reject(new Error('no')), new Promise((_, reject) => reject(1)), import('node:fs')]
export const generator = (async function* () { throw new Error('no') })().next()

Shown: {results.length}, {typeof generator}
`);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(rendered.text).toBe('Shown: 4, object');
  });
});

describe('endless code is reported', () => {
  test.each([
    ['a loop', '{(() => { for (;;) {} })()}'],
    ['a loop in an async function', '{(async () => { for (;;) {} })()}'],
    ['a regular expression', "{/^(a+)+$/.test('a'.repeat(50) + '!')}"],
    ['a component', 'export const Endless = () => { for (;;) {} }\n\n<Endless />'],
    ['a module', 'export const endless = (() => { for (;;) {} })()'],
  ])('%s', { timeout: 60_000 }, async (_, code) => {
    const rendered = await render(`Before.\n\n${code}\n\nAfter.\n`, { page: 20_000, part: 1500 });
    expect(new Set(reasonsOf(rendered))).toEqual(new Set(['it takes too long']));
    expect(rendered.text).toMatch(/^Before\.[\s\S]*After\.$/);
  });

  test('code after an await never runs', async () => {
    const rendered = await render('{(async () => { await null; for (;;) {} })()}\n\nAfter.\n');
    expect(reasonsOf(rendered)).toEqual(['its value is an object and cannot be shown']);
    expect(rendered.text).toContain('After.');
  });
});

test('each page has its own globals and data', async () => {
  const files = { 'list.js': 'export const list = [1]', 'data.json': '[1]' };
  const text = `import { list } from '/list.js'
import data from '/data.json'

{(list.push(2), data.push(2), globalThis.seen = (globalThis.seen ?? 0) + 1, Object.prototype.leaked = 1, \`\${list} \${data} \${seen}\`)}
`;
  const renderer = rendererOf(files);
  for (const file of ['a.mdx', 'b.mdx']) expect((await renderer.render({ file, text })).text).toBe('1,2 1,2 1');
  expect('leaked' in {}).toBe(false);
});

test('page code can access neither the process nor Node modules', async () => {
  const { text } = await render('{typeof require} {Object.keys(process).join()} {process.env.NODE_ENV}\n');
  expect(text).toBe('undefined\nenv\nproduction');
});

describe('deep nesting', () => {
  const nested = (open: string, close: string, depth: number): string => open.repeat(depth) + close.repeat(depth);
  test.each([
    ['elements in braces', `{${nested('<b>', '</b>', 3000)}}`],
    ['components in braces', `{${nested('<Card>', '</Card>', 3000)}}`],
    ['lists', `{${nested('[', ']', 3000)}}`],
    ['operators', `{${'1+'.repeat(5000)}1}`],
    ['calls', `{${nested('String(', ')', 3000)}}`],
    ['members', `{({})${'?.a'.repeat(5000)}}`],
    ['an attribute', `<Card title={${nested('<b>', '</b>', 3000)}} />`],
    ['a spread', `<Card {...${nested('[', ']', 3000)}} />`],
    ['a module', `export const deep = ${nested('<b>', '</b>', 3000)}`],
    ['functions', `export const deep = ${'() => '.repeat(3000)}1`],
    ['elements that a component makes', '{Array.from({ length: 5000 }).reduce((inside) => <b>{inside}</b>, "x")}'],
    ['lists that code makes', '{Array.from({ length: 50000 }).reduce((inside) => [inside], "x")}'],
    ['a component in itself', 'export const Self = () => <p title="a"><Self /></p>\n\n<Self />'],
    ['elements of a page', `${'<div>\n'.repeat(300)}${'</div>\n'.repeat(300)}`],
  ])("%s doesn't affect the rest of the page", async (_, code) => {
    const rendered = await render(`Before.\n\n${code}\n\nAfter.\n`);
    expect(rendered.text).toContain('Before.');
    for (const { args } of rendered.findings) expect(JSON.stringify(args)).not.toMatch(/call stack|RangeError/);
  });
});
