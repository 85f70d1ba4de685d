import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { TimeLimits } from '../../src/render/code/limits.ts';
import { createRenderer } from '../../src/render/create-renderer.ts';
import type { Theme } from '../../src/render/theme.ts';
import type { RenderedPage } from '../../src/render/types.ts';

const folder = join(import.meta.dirname, '../../fixtures/escapes');

function rendererOf(files: Readonly<Record<string, string>>, theme?: Theme, limits?: TimeLimits) {
  const same = (target: string): string => target;
  return createRenderer({ read: (file) => files[file], variables: {}, link: same, asset: same }, theme, limits);
}

function render(text: string, limits?: TimeLimits): Promise<RenderedPage> {
  return rendererOf({}, {}, limits).render({ file: 'page.mdx', text });
}

/** What a page shows, and what it says is wrong. */
async function shown(text: string): Promise<string> {
  const page = await render(text);
  const reasons = page.findings.map(({ args }) => (args as { reason?: string }).reason ?? JSON.stringify(args));
  return [page.text, ...reasons].join('\n');
}

test('all that the code of a page reaches is of its own context', async () => {
  const names = ['page.mdx', 'walk.jsx', 'inner.mdx', 'data.json'];
  const files = Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
  const { text, findings } = await rendererOf(files).render({ file: 'page.mdx', text: files['page.mdx'] ?? '' });
  const said = [...text.matchAll(/(\w+): (\w+) reached, foreign: (.*);/g)].map(([, name, count, foreign]) => [
    name,
    count,
    foreign,
  ]);
  expect(said).toEqual([
    ['component', 'much', ''],
    ['class', 'much', ''],
    ['expression', 'much', ''],
    ['inner', 'much', ''],
  ]);
  expect(findings.map(({ args }) => (args as { reason?: string }).reason)).toEqual([
    'it has state outside of a component',
  ]);
});

/** Ways out of 0.2.0: each gave the process. */
const waysOut = [
  'URL',
  'URLSearchParams.prototype.get',
  'structuredClone',
  'setTimeout',
  'atob',
  'console.log',
  'process.env',
  'TextEncoder',
  'useState',
  'React.createElement',
  '<p/>',
  '<Card/>.type',
  'Card',
  'props',
  'children',
  '$create',
  '$step',
  'new URL("https://a.example").searchParams',
  'structuredClone([])',
];

test.each(waysOut)('the constructor of %s leads nowhere', async (expression) => {
  const out = 'constructor("return typeof process === `object` && typeof process.versions")()';
  const of = (value: string): string => `[0].map(() => { const value = ${value};
    return ['constructor', 'prototype'].map(() => {
      for (const one of [value, value && value.constructor]) {
        try { if (one.${out} === 'object') return 'way out' } catch {}
        try { if (one.constructor.${out} === 'object') return 'way out' } catch {}
      }
      return 'none'
    })[0] })[0]`;
  const text = `export const Try = (props) => { const { children } = props; return <p>{${of(expression)}}</p> }

<Try title="t">words</Try>
`;
  expect(await shown(text)).toBe('none');
});

describe('what code changes', () => {
  test.each([
    '{(Object.prototype.leaked = "leaked", "")}',
    '{(Object.prototype.toString = () => "leaked", "")}',
    '{(Array.prototype.map = () => ["leaked"], Array.prototype.push = () => 1, Array.prototype[Symbol.iterator] = null, "")}',
    '{(JSON.stringify = () => "leaked", JSON.parse = () => "leaked", "")}',
    '{(globalThis.JSON = { parse: () => "leaked" }, "")}',
    '{(globalThis.Object = null, globalThis.Array = null, globalThis.Error = null, "")}',
    '{(Reflect.apply = () => "leaked", String.prototype.slice = () => "leaked", "")}',
    '{(Promise.prototype.then = null, Function.prototype.call = null, Function.prototype.apply = null, "")}',
    '{(React.createElement = () => "leaked", React.Component.prototype.render = () => "leaked", "")}',
    '{(useState.call = null, Card.render = "leaked", $create.call = null, "")}',
    '<Taint title="t" />',
  ])('%s changes nothing for the next element', async (code) => {
    const text = `export const Taint = (props) => { const of = Object.getPrototypeOf(props); of.leaked = 'leaked'; of.title = 'leaked'; return <i>tainted</i> }
export const Show = (props) => <p>{[1, 2].map((n) => n * 2).join()} {String(props.leaked)} {JSON.stringify({ a: [props.title] })} {String({})}</p>

${code}

<Show />

<Card title="Ours">{['a', 'b'].map((letter) => <b>{letter}</b>)}</Card>
`;
    const { text: seen } = await render(text);
    expect(seen).toContain('2,4 undefined {"a":[null]} [object Object]');
    expect(seen).toMatch(/Ours\s+ab/);
    expect(seen).not.toMatch(/leaked(?! =|")/);
  });

  test('stays in its page', async () => {
    const files = {
      'list.js': 'export const list = [1]; globalThis.runs = (globalThis.runs ?? 0) + 1',
      'data.json': '[1]',
    };
    const text = `import { list } from '/list.js'
import data from '/data.json'

{(list.push(2), data.push(2), globalThis.seen = (globalThis.seen ?? 0) + 1, \`\${list} \${data} \${seen} \${runs}\`)}
`;
    const renderer = rendererOf(files);
    for (const file of ['a.mdx', 'b.mdx']) expect((await renderer.render({ file, text })).text).toBe('1,2 1,2 1 1');
  });

  test('may have the names of what is frozen', async () => {
    const text = `export class Wrong extends Error { constructor(message) { super(message); this.name = 'Wrong'; this.message = message + '!' } }
export const own = (() => { const made = {}; made.toString = () => 'own'; made.constructor = 1; function Old() {} Old.prototype.toString = () => 'old'; return \`\${made} \${new Old()}\` })()
export class Many extends Array { constructor(...all) { super(...all); this.name = 'many' } }

{String(new Wrong('no'))} {own} {new Many(1, 2).map((n) => n + 1).concat(9).join()} {new Map([[1, 2]]).get(1)} {[...new Set([1, 1])].length}

{new URL('../b?c=1#d', 'https://a.example/x/y/z').href} {new URLSearchParams({ q: 'a b' }).toString()} {atob(btoa('kiln'))}

{Math.max(...[1, 2, 3])} {[[1], [2, [3]]].flat(2).join('')} {'ab'.repeat(2)} {'5'.padStart(3, '0')} {Array.from({ length: 3 }, (_, n) => n).join('')} {String.raw\`a\${1}b\`} {new Uint8Array([1, 2]).join('')} {structuredClone({ a: [1] }).a[0]} {new TextDecoder().decode(new TextEncoder().encode('ä'))}
`;
    const { text: seen, findings } = await render(text);
    expect(findings).toEqual([]);
    expect(seen.replaceAll('\n', ' ')).toBe(
      'Wrong: no! own old 2,3,9 2 1 https://a.example/x/b?c=1#d q=a+b kiln 3 123 abab 005 012 a1b 12 1 ä',
    );
  });
});

describe('what takes long', () => {
  test.each([
    'Array(1e9).fill(0)',
    '[...Array(4e9)]',
    'Math.max(...Array(4e9))',
    '[...{ [Symbol.iterator]: () => ({ next: Object }) }]',
    'Array.from({ [Symbol.iterator]: () => ({ next: Object }) })',
    'Array.from({ length: 1e9 })',
    'new Array(1e9).join("")',
    'Array.prototype.forEach.call({ length: 2 ** 40 }, () => 0)',
    '(() => { let n = 0; return Array.prototype.indexOf.call({ get length() { return n++ ? 2 ** 40 : 1 } }, 1) })()',
    'Array.prototype.indexOf.call(new Proxy([], { getOwnPropertyDescriptor: () => ({ value: 1, writable: true }) }), 1)',
    'Reflect.apply(Math.max, null, { length: 2 ** 40 })',
    '[Array(1e9)].flat()',
    '[].concat(Array(1e9), Array(1e9)).length',
    '"a".repeat(5e8).split("")',
    '"a".padEnd(5e8).at(1)',
    'new Uint8Array(4e9).sort()',
    'new ArrayBuffer(8, { maxByteLength: 4e9 })',
    'JSON.parse("[" + "1,".repeat(3e6) + "1]")',
  ])('%s is refused', async (code) => {
    const started = performance.now();
    const { findings } = await render(`{String(${code})}\n`);
    expect(performance.now() - started).toBeLessThan(10_000);
    expect(findings.map(({ args }) => (args as { reason?: string }).reason)).toEqual([
      expect.stringMatching(/^it takes .* at once, and a page may take [\d,]+$/),
    ]);
  });

  test('no function of the language outlasts the limit, whatever it is given', { timeout: 300_000 }, async () => {
    const step = process.env.PAGES === undefined ? 8 : 1;
    const text = readFileSync(join(folder, 'huge.jsx'), 'utf8').replace('const step = 1;', `const step = ${step};`);
    const limits = { page: 280_000, part: 280_000 };
    const { text: seen, findings } = await rendererOf({ 'huge.jsx': text }, {}, limits).render({
      file: 'page.mdx',
      text: "import { slow, count } from '/huge.jsx'\n\n{count > 600 ? 'many' : count} functions, slow: {slow.join(', ')}.\n",
    });
    expect(findings).toEqual([]);
    expect(seen).toBe('many functions, slow: .');
  });

  test('a page has one limit, however many of its parts take long', { timeout: 60_000 }, async () => {
    const slow = "{/^(a+)+$/.test('a'.repeat(50) + '!')}\n\n";
    const started = performance.now();
    const { text, findings } = await render(`First.\n\n${slow.repeat(40)}Last.\n`, { page: 3000, part: 1000 });
    expect(performance.now() - started).toBeLessThan(6000);
    expect(findings.length).toBeGreaterThanOrEqual(40);
    for (const words of ['First.', 'Last.']) expect(text).toContain(words);
  });
});

describe('what is deep', () => {
  const nested = (open: string, close: string, depth: number): string => open.repeat(depth) + close.repeat(depth);
  test.each([
    ['elements in braces', `{${nested('<b>', '</b>', 3000)}}`],
    ['components in braces', `{${nested('<Card>', '</Card>', 3000)}}`],
    ['lists', `{${nested('[', ']', 3000)}}`],
    ['operators', `{${'-'.repeat(0)}${'1+'.repeat(5000)}1}`],
    ['calls', `{${nested('String(', ')', 3000)}}`],
    ['members', `{({})${'?.a'.repeat(5000)}}`],
    ['an attribute', `<Card title={${nested('<b>', '</b>', 3000)}} />`],
    ['a spread', `<Card {...${nested('[', ']', 3000)}} />`],
    ['a module', `export const deep = ${nested('<b>', '</b>', 3000)}`],
    ['functions', `export const deep = ${'() => '.repeat(3000)}1`],
    ['elements that a component makes', '{Array.from({ length: 5000 }).reduce((inside) => <b>{inside}</b>, "x")}'],
    ['lists that code makes', '{Array.from({ length: 50000 }).reduce((inside) => [inside], "x")}'],
    [
      'an attribute that code makes',
      '<Card title={Array.from({ length: 50000 }).reduce((inside) => [inside], "x")} />',
    ],
    ['elements of a page', `${'<div>\n'.repeat(300)}${'</div>\n'.repeat(300)}`],
  ])('%s: the page is there, or a finding', async (_, code) => {
    const page = await render(`Before.\n\n${code}\n\nAfter.\n`);
    expect(page.text).toContain('Before.');
    for (const { args } of page.findings) expect(JSON.stringify(args)).not.toMatch(/call stack|RangeError/);
  });
});
