import fc from 'fast-check';
import { expect, test } from 'vitest';
import { memoryHost } from '../src/core/host/memory.ts';
import { type ResolvedSite, resolveSite } from '../src/site/resolve.ts';
import { config } from './support/folder.ts';

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;
const segment = fc.oneof(
  fc.constantFrom('users', 'orders', 'v2', 'items', 'a.b'),
  fc.constantFrom('{id}', '{userId}', '{key}'),
);
const path = fc.array(segment, { minLength: 1, maxLength: 4 }).map((segments) => `/${segments.join('/')}`);
const operation = fc.record(
  {
    summary: fc.constantFrom('List users', 'Get one', 'Get a user (v2.0)', 'Löschen', 'A / B', '   '),
    tags: fc.array(fc.constantFrom('Users', 'Orders', 'User Mgmt'), { maxLength: 2 }),
    'x-hidden': fc.boolean(),
    'x-excluded': fc.boolean(),
  },
  { requiredKeys: [] },
);
const item = fc.dictionary(fc.constantFrom(...methods), operation, { minKeys: 1, maxKeys: 3 });
const paths = fc.dictionary(path, item, { minKeys: 1, maxKeys: 12 });
type Paths = Record<string, Record<string, { 'x-hidden'?: boolean; 'x-excluded'?: boolean }>>;

/** Leaves out paths that differ only in parameter names: hints treat them as the same path. */
const distinct = paths.filter((value) => {
  const shapes = Object.keys(value).map((key) => key.replace(/\{[^}]*\}/g, '{}').toLowerCase());
  return new Set(shapes).size === shapes.length;
});

const specification = (value: unknown): string =>
  JSON.stringify({ openapi: '3.1.0', info: { title: 'T', version: '1' }, paths: value });
const operationsOf = (value: Paths) =>
  Object.entries(value).flatMap(([key, methodsOf]) =>
    Object.entries(methodsOf).map(([method, one]) => ({ key, method: method.toUpperCase(), one })),
  );
const endpointPages = ({ model }: ResolvedSite) =>
  Object.values(model.pages).filter(({ endpoint }) => endpoint !== undefined);

test('a generating element creates one page with a unique route for every operation', async () => {
  await fc.assert(
    fc.asyncProperty(paths as fc.Arbitrary<Paths>, fc.constantFrom('tab', 'group'), async (value, kind) => {
      const element = { [kind]: 'API', openapi: 'api.json' };
      const site = await resolveSite(
        {},
        memoryHost({ 'docs.json': config({ [`${kind}s`]: [element] }), 'api.json': specification(value) }),
      );
      const pages = endpointPages(site);
      const wanted = operationsOf(value).filter(({ one }) => one['x-excluded'] !== true);
      const keys = pages.map(({ endpoint }) => `${endpoint?.method} ${endpoint?.path}`);
      expect(keys.sort()).toEqual(wanted.map(({ method, key }) => `${method} ${key}`).sort());
      for (const page of pages) {
        expect(page.placements).toHaveLength(1);
        const source = wanted.find(
          ({ method, key }) => method === page.endpoint?.method && key === page.endpoint?.path,
        );
        expect(page.hidden === true).toBe(source?.one['x-hidden'] === true);
      }
      expect(site.diagnostics.filter(({ severity }) => severity === 'error' && wanted.length > 0)).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

/** A change to a reference, with the expected code and hint. */
const changes: readonly {
  readonly name: string;
  readonly apply: (method: string, key: string, all: Paths) => string | undefined;
  readonly help: (method: string, key: string, all: Paths) => string;
}[] = [
  {
    name: 'letter case',
    apply: (method, key) =>
      /[a-z]/.test(key.replace(/\{[^}]*\}/g, ''))
        ? `${method} ${key.replace(/\/([a-z])/, (_, letter: string) => `/${letter.toUpperCase()}`)}`
        : undefined,
    help: (method, key) => `"${method} ${key}"`,
  },
  {
    name: 'the name of a parameter',
    apply: (method, key) => (key.includes('{') ? `${method} ${key.replace(/\{[^}]*\}/, '{another}')}` : undefined),
    help: (method, key) => `"${method} ${key}"`,
  },
  {
    name: 'the method',
    apply: (_, key, all) => {
      const other = methods.find((method) => all[key]?.[method] === undefined);
      return other === undefined ? undefined : `${other.toUpperCase()} ${key}`;
    },
    help: (_, key, all) =>
      `Write one of its methods: ${methods
        .filter((method) => all[key]?.[method] !== undefined)
        .map((method) => method.toUpperCase())
        .join(', ')}.`,
  },
];

test('an exact reference resolves, and one with a typo is explained', async () => {
  await fc.assert(
    fc.asyncProperty(
      distinct as fc.Arbitrary<Paths>,
      fc.nat(),
      fc.constantFrom(...changes),
      async (value, pick, change) => {
        const usable = operationsOf(value).filter(({ one }) => one['x-excluded'] !== true);
        const chosen = usable[pick % Math.max(usable.length, 1)];
        if (chosen === undefined) return;
        const { method, key } = chosen;
        const changed = change.apply(method, key, value);
        if (
          changed === `${method} ${key}` ||
          (changed !== undefined &&
            value[changed.split(' ')[1] as string]?.[changed.split(' ')[0]?.toLowerCase() as string])
        )
          return;
        const resolve = (entry: string) =>
          resolveSite(
            {},
            memoryHost({
              'docs.json': config({ groups: [{ group: 'G', openapi: '/api.json', pages: [entry] }] }),
              'api.json': specification(value),
            }),
          );

        const exact = await resolve(`${method.toLowerCase()}  ${key}`);
        expect(exact.diagnostics).toEqual([]);
        expect(endpointPages(exact).map(({ endpoint }) => [endpoint?.method, endpoint?.path])).toEqual([[method, key]]);

        if (changed === undefined) return;
        const wrong = await resolve(changed);
        expect(wrong.diagnostics.map(({ code, pointer }) => [code, pointer])).toEqual([
          ['endpoint-missing', '/navigation/groups/0/pages/0'],
        ]);
        expect(wrong.diagnostics[0]?.help).toContain(change.help(method, key, value));
      },
    ),
    { numRuns: 300 },
  );
});
