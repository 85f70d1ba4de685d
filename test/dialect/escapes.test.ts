import { h } from 'preact';
import { expect, test } from 'vitest';
import { reactModules } from '../../src/kit/dialect/code/react.ts';
import { Sandbox } from '../../src/kit/dialect/code/sandbox.ts';
import { createRenderer } from '../../src/kit/dialect/create-renderer.ts';
import type { World } from '../../src/kit/dialect/types.ts';

const world: World = { read: () => undefined, variables: {}, link: (target) => target, asset: (target) => target };

async function textOf(page: string): Promise<string> {
  const { html } = await createRenderer(world, {}).render({ file: 'page.mdx', text: page });
  return html.replace(/<[^>]*>/g, ' ');
}

/** What a page asks to find out whether it is out. */
const question = '"return typeof process === \\"object\\" && typeof process.versions"';

test.each([
  ...['URL', 'URLSearchParams', 'structuredClone', 'setTimeout', 'atob', 'TextEncoder', 'console', 'console.log'],
  ...['process', 'process.env', 'React', 'useState', 'Card', 'globalThis', '[]', '<b />', '<Card />'],
  ...[
    'new URL("https://a.b")',
    'new URL("https://a.b").searchParams',
    'structuredClone({})',
    'useState(1)',
    'this ?? {}',
  ],
  ...['[...new URLSearchParams("a=b")][0]', 'new TextEncoder().encode("a")'],
  ...['React.Component.prototype', 'React.createElement("b").props', 'JSON.parse("{}")', 'new Proxy({}, {})'],
])('%s leads a page to nothing of Node', async (value) => {
  const ask = (of: string): string =>
    `{(() => { try { return "got " + String((${of})(${question})()) } catch { return "refused" } })()}`;
  const page = [
    `(${value}).constructor`,
    `(${value}).constructor.constructor`,
    `(${value}).__proto__.constructor.constructor`,
  ]
    .map(ask)
    .join('\n\n');
  expect(await textOf(page)).not.toMatch(/got (?!false|undefined)/);
});

test('the props and children of a component are of its own realm', async () => {
  const page = `export function Spy(props) {
  const out = [];
  for (const one of [props, props.children, arguments, arguments[1], this, props.list, props.list[0], props.at]) {
    for (const made of [one?.constructor, one?.constructor?.constructor, one?.type?.constructor, one?.props?.constructor]) {
      try { out.push(String(made(${question})())) } catch { out.push('refused') }
    }
  }
  try { props.__proto__.dangerous = 1 } catch { out.push('refused') }
  return <p>{out.join(' ')}</p>;
}

<Spy list={[{ a: 1 }]} at={<b>x</b>}>Some **text** of the page</Spy>
<Spy list={[]} />

{String({}.dangerous)}`;
  const text = await textOf(page);
  expect(text).toContain('refused');
  expect(text).not.toContain('object');
  expect(text).toMatch(/undefined\s*$/);
});

/** Goes through all that can be reached from some values in a realm, and names what is not of that realm. */
const walk = `
  const seen = new Set();
  const foreign = [];
  const open = Object.entries({ ...roots, globalThis }).map(([name, value]) => [name, value]);
  const add = (path, value) => {
    if ((typeof value === 'object' && value !== null) || typeof value === 'function') open.push([path, value]);
  };
  let count = 0;
  while (open.length > 0 && count < 30000) {
    const [path, value] = open.shift();
    if (seen.has(value) || path.length > 160) continue;
    seen.add(value);
    count++;
    let top = value;
    for (let above = Object.getPrototypeOf(top); above !== null; above = Object.getPrototypeOf(above)) top = above;
    if (top !== Object.prototype && top !== value) foreign.push(path);
    if (typeof value === 'function' && value !== Function.prototype && !(value instanceof Function)) foreign.push(path + ' is no function of here');
    add(path + '.__proto__', Object.getPrototypeOf(value));
    for (const name of Reflect.ownKeys(value)) {
      try {
        add(path + '.' + String(name), value[name]);
        const { get, set } = Reflect.getOwnPropertyDescriptor(value, name) ?? {};
        add(path + '.get ' + String(name), get);
        add(path + '.set ' + String(name), set);
      } catch (error) {
        add(path + '.' + String(name) + ' throws', error);
      }
    }
    if (typeof value !== 'function') continue;
    try {
      if (typeof value.constructor('return typeof process')() === 'string') foreign.push(path + ' makes functions');
    } catch {}
    for (const call of [() => value(), () => value({}), () => new value('a'), () => value(() => { throw new Error('x') })]) {
      try {
        add(path + '()', call());
      } catch (error) {
        add(path + '() throws', error);
      }
    }
  }
  return [count, foreign];
`;

test('whatever a page reaches was made in its own realm', () => {
  const sandbox = new Sandbox();
  const { globals, modules } = reactModules(() => undefined);
  const roots = {
    ...{ globals, modules, element: h('div', { a: { b: [1] } }, h('p', null)), list: [{ a: [1] }], date: new Date(0) },
    ...{ map: new Map([[{}, []]]), error: new TypeError('x'), promise: Promise.resolve({}), bytes: Buffer.from('a') },
    ...{
      regexp: /a/,
      call: (run: () => unknown) => run(),
      throws: () => {
        throw new RangeError('no');
      },
    },
    ...{ proxy: new Proxy({}, {}), bare: Object.assign(Object.create(null) as object, { a: {} }), klass: class A {} },
    ...{
      async: async () => ({}),
      generator: function* () {
        yield {};
      },
      symbol: { [Symbol.iterator]: () => [] },
    },
  };
  const [count, foreign] = sandbox.compile(walk, ['roots'], 'walk')(roots) as [number, readonly string[]];
  expect([...foreign]).toEqual([]);
  expect(count).toBeGreaterThan(1000);
});

test('the walk finds what is not', () => {
  const { foreign } = { foreign: new Sandbox() };
  const plain = foreign.compile('return Object.getPrototypeOf(a) === Object.prototype', ['a'], 'x');
  expect(plain({})).toBe(true);
});

test('one page changes nothing for another', async () => {
  const renderer = createRenderer(world, {});
  const spoil = `{(() => {
  for (const spoiled of [Object.prototype, Array.prototype, String.prototype, Function.prototype, Promise, React, JSON, Math]) {
    try { spoiled.map = spoiled.toString = spoiled.useState = spoiled.spoiled = () => 'spoiled' } catch {}
  }
  return 'done';
})()}`;
  await renderer.render({ file: 'a.mdx', text: spoil });
  const { html } = await renderer.render({
    ...{ file: 'b.mdx', text: '{[1, 2].map((one) => one + 1).join()} {String({}.spoiled)} {JSON.stringify([1])}' },
  });
  expect(html.replace(/<[^>]*>/g, '').split(/\s+/)).toEqual(['2,3', 'undefined', '[1]']);
});

const huge = '({ length: 2 ** 53 - 1, 0: 1 })';

test.each([
  'Array(1e9).fill(0).length',
  'new Array(1e9).join("x").length',
  `Array.prototype.indexOf.call(${huge}, 2)`,
  `Array.from(${huge}).length`,
  'Array.from({ length: 1e9 }, () => 1).length',
  '"x".repeat(1e9).length',
  '"x".padStart(1e9, "ab").length',
  'new Uint8Array(2 ** 32).fill(1).length',
  'Array.apply(null, { length: 1e9 }).length',
  'Object.assign([], { length: 4e9 }).reverse().length',
  '/(a+)+$/.test("a".repeat(40) + "b")',
  '(() => { for (;;) {} })()',
])('%s is ended', async (code) => {
  const limits = { page: 1500, part: 500 };
  const started = performance.now();
  const { findings } = await createRenderer(world, {}, limits).render({ file: 'a.mdx', text: `{${code}}` });
  expect(performance.now() - started).toBeLessThan(15_000);
  expect(findings.length).toBe(1);
});

test('all slow parts of a page have the time of one page', async () => {
  const part = '{/(a+)+$/.test("a".repeat(40) + "b")}\n\n';
  const started = performance.now();
  const { findings, html } = await createRenderer(world, {}, { page: 1000, part: 500 }).render({
    ...{ file: 'a.mdx', text: `${part.repeat(20)}The end.` },
  });
  expect(performance.now() - started).toBeLessThan(8000);
  expect(findings.length).toBe(20);
  expect(html).toContain('The end.');
});

/** Each function of each intrinsic object, with receivers and arguments of great length. */
const enumerate = `
  const huge = { length: 2 ** 53 - 1, 0: 1 };
  const long = [];
  long.length = 4e9;
  const holders = Object.getOwnPropertyNames(globalThis).flatMap((name) => {
    const value = globalThis[name];
    return typeof value === 'function' && value.prototype ? [[name, value], [name + '.prototype', value.prototype]] : [];
  });
  return holders.flatMap(([name, holder]) => Reflect.ownKeys(holder).flatMap((key) => {
    let made;
    try { made = holder[key] } catch { return [] }
    if (typeof made !== 'function') return [];
    return [huge, long].flatMap((one) => [
      [name + '.' + String(key) + '.call(huge)', () => made.call(one)],
      [name + '.' + String(key) + '.call(huge, 1)', () => made.call(one, 1, 1)],
      [name + '.' + String(key) + '(huge)', () => made.call(holder, one)],
      [name + '.' + String(key) + '(1e9)', () => made.call(holder, 1e9)],
    ]);
  }));
`;

test('no function of the language goes on and on', () => {
  const sandbox = new Sandbox();
  const calls = sandbox.compile(enumerate, [], 'x')() as readonly (readonly [string, () => unknown])[];
  expect(calls.length).toBeGreaterThan(2000);
  const slow: string[] = [];
  for (const [name, call] of calls) {
    const started = performance.now();
    try {
      call();
    } catch {
      // It is refused, or of another kind.
    }
    if (performance.now() - started > 1000) slow.push(name);
  }
  expect(slow).toEqual([]);
});

test.each([300, 3000])('%s elements in one another are a page or a finding', async (depth) => {
  const nested = `${'<b>'.repeat(depth)}x${'</b>'.repeat(depth)}`;
  for (const text of [`{${nested}}`, nested, `<div>{(() => ${nested})()}</div>`]) {
    const { html, findings } = await createRenderer(world, {}).render({ file: 'a.mdx', text });
    expect(html.includes('x') || findings.length > 0).toBe(true);
  }
});
