import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fastGlob from 'fast-glob';
import { describe, expect, test } from 'vitest';
import { getLanguageService, type JSONSchema, TextDocument } from 'vscode-json-languageservice';
import { elementTypes, kindOfList } from '../../src/core/config/elements.ts';
import { fields as fieldTable, listDescriptions } from '../../src/core/config/field-table.ts';
import { createDocsSchema } from '../../src/core/docs-schema.ts';
import type { ElementKind, ListName } from '../../src/core/values/navigation.ts';
import { resolveSite } from '../../src/site/resolve.ts';
import { onlyFiles } from '../support/disk.ts';
import { problemsOf } from '../support/json-schema.ts';
import { packageRoot } from '../support/run.ts';

const schema = createDocsSchema();
const kinds = Object.keys(elementTypes) as ElementKind[];

describe('an editor and a check find structural errors in the same lines', () => {
  const fixtures = join(packageRoot, 'fixtures');
  /** Cases that a schema can't express: script URLs, incomplete URLs, the content of misplaced lists, and warnings. */
  const beyond =
    /^diagnostics\/field-value\/(?:script|incomplete-address)|^diagnostics\/(?:field-misplaced\/tabs-in-menu-item|field-empty\/around-pages)|^model\/faulty-lists-keep-content/;
  const sites = fastGlob
    .sync('**/docs.json', { cwd: fixtures, ignore: ['**/node_modules/**', '**/dist/**'] })
    .filter((file) => !beyond.test(file))
    .map((file) => ({ file, text: readFileSync(join(fixtures, file), 'utf8') }))
    .filter(({ text }) => hasNavigation(text))
    .sort((a, b) => (a.file < b.file ? -1 : 1));

  test.each(sites.map(({ file, text }) => [file, text] as const))('%s', async (file, text) => {
    const root = join(fixtures, dirname(file));
    const { diagnostics } = await resolveSite({ root, remote: { offline: true } }, onlyFiles(root));
    const found = diagnostics.filter((item) => item.file === 'docs.json' && /^field-|^language-/.test(item.code));
    const problems = (await problemsOf(schema, text)).filter((problem) => !problem.endsWith('Duplicate object key'));
    const lines = [...new Set(found.map(({ line }) => line))];
    expect(problems.map(lineOf)).toEqual(expect.arrayContaining(lines));
    // A schema can't know that a misspelled field is the missing one.
    const certain = lines.length === 0 ? problems : problems.filter((problem) => !problem.includes('Missing property'));
    expect(certain.filter((problem) => !lines.includes(lineOf(problem)))).toEqual([]);
  });
});

describe('completion', () => {
  const service = getLanguageService({});

  /** Completions that an editor offers at `|`. */
  async function completionsAt(marked: string): Promise<string[]> {
    const offset = marked.indexOf('|');
    const document = TextDocument.create('memory:/docs.json', 'json', 1, marked.replace('|', ''));
    service.configure({
      schemas: [{ uri: 'memory:/schema', fileMatch: ['*'], schema: structuredClone(schema) as JSONSchema }],
    });
    const list = await service.doComplete(document, document.positionAt(offset), service.parseJSONDocument(document));
    return (list?.items ?? []).map(({ label }) => label).sort();
  }

  const holders: Readonly<Record<ElementKind, string>> = {
    navigation: '{ "navigation": { | } }',
    ...(Object.fromEntries(
      Object.entries(kindOfList)
        .filter(([list]) => list !== 'pages')
        .map(([list, kind]) => [
          kind,
          list === 'menu'
            ? '{ "navigation": { "tabs": [{ "tab": "A", "menu": [{ | }] }] } }'
            : `{ "navigation": { "${list}": [{ | }] } }`,
        ]),
    ) as Record<Exclude<ElementKind, 'navigation'>, string>),
  };

  test.each(kinds)('offers exactly the fields of a %s', async (kind) => {
    const { fields, children, hostChildren = [] } = elementTypes[kind];
    const wanted = ['$ref', ...fields, ...children, ...hostChildren].sort();
    expect(await completionsAt(holders[kind])).toEqual(wanted);
  });

  test('works inside groups and lists of pages', async () => {
    const { fields } = elementTypes.group;
    const nested = '{ "navigation": { "groups": [{ "group": "A", "pages": ["x", { | }] }] } }';
    expect(await completionsAt(nested)).toEqual(expect.arrayContaining([...fields]));
    expect(await completionsAt('{ "navigation": { "global": { | } } }')).toContain('anchors');
    expect(await completionsAt('{ "navigation": { "global": { "anchors": [{ | }] } } }')).toContain('href');
  });

  test('offers the values of a field', async () => {
    expect(await completionsAt('{ "navigation": { "languages": [{ "language": | }] } }')).toContain('"pt-BR"');
    expect(await completionsAt('{ "styling": { "eyebrows": | } }')).toEqual(['"breadcrumbs"', '"section"']);
    expect(await completionsAt('{ "navigation": { "tabs": [{ "tab": "A", "align": | }] } }')).toEqual([
      '"end"',
      '"start"',
    ]);
    expect(await completionsAt('{ "navigation": { "tabs": [{ "tab": "A", "hidden": | }] } }')).toEqual([
      'false',
      'true',
    ]);
  });

  test('hovering shows the description of a field', async () => {
    const document = TextDocument.create(
      'memory:/docs.json',
      'json',
      1,
      '{ "navigation": { "tabs": [{ "tab": "A" }] } }',
    );
    const hover = await service.doHover(document, document.positionAt(30), service.parseJSONDocument(document));
    expect(JSON.stringify(hover)).toContain('Name of the tab on the site');
  });
});

test('exactly the known elements, lists and fields are described', () => {
  const types = Object.values(elementTypes);
  const fields = new Set(['$ref', ...types.flatMap(({ fields: own }) => own)]);
  expect(Object.keys(fieldTable).sort()).toEqual([...fields].sort());
  expect(Object.keys(listDescriptions).sort()).toEqual((Object.keys(kindOfList) as ListName[]).sort());
});

test('the examples are valid by the schema', async () => {
  const examples = exampleSchemas(schema).flatMap(({ examples: values, ...own }) =>
    (values as readonly unknown[]).map((value) => [value, { ...own, definitions: schema.definitions }] as const),
  );
  expect(examples.length).toBeGreaterThan(20);
  for (const [value, own] of examples)
    expect(await problemsOf(own, JSON.stringify(value)), JSON.stringify(value)).toEqual([]);
});

/** All parts of a schema that have examples. */
function exampleSchemas(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'examples' in value && Array.isArray(value.examples) ? [value as Record<string, unknown>] : [];
  return [...own, ...Object.values(value).flatMap(exampleSchemas)];
}

function lineOf(problem: string): number {
  return Number(problem.split(':')[0]);
}

function hasNavigation(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'navigation' in value;
  } catch {
    return false;
  }
}
