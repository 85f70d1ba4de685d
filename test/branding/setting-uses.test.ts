import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { settingPaths } from '../../src/core/config/top-level.ts';
import { createDocsSchema } from '../../src/core/docs-schema.ts';
import type { Options } from '../../src/core/options.ts';
import { parseFrontMatter } from '../../src/core/pages.ts';
import { isObject, type Json, ownMember } from '../../src/core/values.ts';
import { generators } from '../../src/generators/all.ts';
import { brandingFields } from '../../src/generators/branding/branding.ts';
import type { Support } from '../../src/generators/contract.ts';
import { findFrontMatterLosses } from '../../src/generators/losses/front-matter-losses.ts';
import { frontMatterUses } from '../../src/generators/losses/front-matter-uses.ts';
import { findLosses } from '../../src/generators/losses/losses.ts';
import {
  elementFieldUses,
  type SettingUse,
  settingUses,
  useOfSetting,
} from '../../src/generators/losses/setting-uses.ts';
import { resolveSite } from '../../src/site/resolve.ts';
import { config, folderOf, page } from '../support/folder.ts';
import { packageRoot } from '../support/run.ts';
import { withTableBelow } from '../support/table-below.ts';

/** Paths of the members that the schema names, outside the navigation. */
function schemaPaths(schema: Json | undefined, prefix = ''): string[] {
  const properties = isObject(schema) ? ownMember(schema, 'properties') : undefined;
  if (!isObject(properties)) return [];
  return Object.entries(properties).flatMap(([name, member]) =>
    prefix === '' && name === 'navigation'
      ? []
      : [`${prefix}${name}`, ...schemaPaths(member as Json, `${prefix}${name}.`)],
  );
}

const pathsInSchema = schemaPaths(createDocsSchema() as Json);
const leafPaths = pathsInSchema.filter((path) => !pathsInSchema.some((other) => other.startsWith(`${path}.`)));

describe('the table of settings', () => {
  test.each(leafPaths)('says what becomes of `%s`, which the schema names', (path) => {
    expect(useOfSetting(path)).toBeDefined();
  });

  test('has only settings of the schema, and the schema has all documented ones', () => {
    expect(Object.keys(settingUses).filter((path) => !pathsInSchema.includes(path))).toEqual([]);
    expect(settingPaths.filter((path) => !leafPaths.includes(path))).toEqual([]);
  });

  test('has a row for each branding field of the generators', () => {
    const uses = Object.values(settingUses);
    const named = uses.flatMap((use) => (use.kind === 'supported' ? [use.by] : []));
    expect([...named].sort()).toEqual([...brandingFields, 'interaction.drilldown'].sort());
  });
});

async function lostSettings(
  site: Readonly<Record<string, unknown>>,
  files: Readonly<Record<string, string>> = {},
  generatorName = 'Starlight',
  options: Options = {},
) {
  const root = folderOf({ 'docs.json': config({ pages: ['index'] }, site), 'index.mdx': page('Home'), ...files });
  const resolved = await resolveSite({ root, ...options });
  const generator = generators.find(({ name }) => name === generatorName) ?? expect.fail();
  const findings = findLosses(resolved, generator).filter(({ code }) => code === 'generator-setting');
  const { diagnostics } = await resolved.locate(findings);
  return diagnostics.map(({ message, file, pointer }) => `${/"(.+)"/.exec(message)?.[1]} at ${file}#${pointer}`);
}

describe('check --for reports', () => {
  test('settings that no generator has', async () => {
    const site = {
      search: { prompt: 'Ask' },
      styling: { codeblocks: { theme: 'nord' }, eyebrows: 'breadcrumbs' },
      seo: { organization: { name: 'Mill' } },
      metadata: { timestamp: true },
      integrations: { customScripts: [{ src: 'https://example.com/a.js' }], ga4: { measurementId: 'G-1' } },
      contextual: { options: ['copy'] },
      feedback: { thumbsRating: true },
    };
    expect(await lostSettings(site)).toEqual([
      'search.prompt at docs.json#/search/prompt',
      'styling.codeblocks at docs.json#/styling/codeblocks',
      'seo.organization at docs.json#/seo/organization',
      'metadata.timestamp at docs.json#/metadata/timestamp',
      'integrations at docs.json#/integrations',
      'contextual at docs.json#/contextual',
      'feedback at docs.json#/feedback',
    ]);
  });

  test('no values that change nothing, and no settings of the host', async () => {
    const site = {
      theme: 'mint',
      styling: { codeblocks: 'system', latex: false },
      metadata: { timestamp: false },
      contextual: { options: [] },
      feedback: { thumbsRating: false },
      api: { playground: { proxy: false, credentials: false } },
      integrations: { telemetry: { enabled: false }, cookies: { key: 'consent', value: 'yes' } },
    };
    expect(await lostSettings(site)).toEqual([]);
  });

  test('text above titles, if the generator has none', async () => {
    const site = { styling: { eyebrows: 'breadcrumbs' } };
    expect(await lostSettings(site)).toEqual([]);
    expect(await lostSettings(site, {}, 'MkDocs')).toEqual(['styling.eyebrows at docs.json#/styling/eyebrows']);
  });

  test('the file of a `$ref` that sets it', async () => {
    const files = { 'seo.json': '{ "organization": { "name": "Mill" } }' };
    expect(await lostSettings({ seo: { $ref: 'seo.json' } }, files)).toEqual([
      'seo.organization at seo.json#/organization',
    ]);
  });

  test('fields of elements that no generator has', async () => {
    const navigation = {
      languages: [
        {
          language: 'en',
          navbar: { links: [] },
          anchors: [{ anchor: 'Docs', color: { light: '#fff' }, groups: [{ group: 'A', boost: 2, pages: ['index'] }] }],
        },
      ],
    };
    expect(await lostSettings({ navigation })).toEqual([
      'anchor.color at docs.json#/navigation/languages/0/anchors/0/color',
      'group.boost at docs.json#/navigation/languages/0/anchors/0/groups/0/boost',
    ]);
  });

  test('the bar and the footer of a language, if the generator has none', async () => {
    const navigation = { languages: [{ language: 'en', navbar: { links: [] }, footer: {}, pages: ['index'] }] };
    expect(await lostSettings({ navigation })).toEqual([]);
    expect(await lostSettings({ navigation }, {}, 'MkDocs')).toEqual([
      'language.navbar at docs.json#/navigation/languages/0/navbar',
      'language.footer at docs.json#/navigation/languages/0/footer',
    ]);
  });
});

describe('front matter', () => {
  async function lostFields(frontMatter: string, generatorName: string) {
    const root = folderOf({ 'docs.json': config({ pages: ['index'] }), 'index.mdx': page('Home', frontMatter) });
    const resolved = await resolveSite({ root });
    const generator = generators.find(({ name }) => name === generatorName) ?? expect.fail();
    const data = parseFrontMatter(page('Home', frontMatter));
    const { diagnostics } = await resolved.locate(findFrontMatterLosses(resolved, generator, [{ route: '/', data }]));
    return diagnostics.map(({ message, line }) => `${line}: ${message}`);
  }

  test('fields that no generator has are reported with their line', async () => {
    const lines = ['api: POST https://api.example.com/users', 'keywords: [user, account]', 'related: ["/b"]', ''];
    expect(await lostFields(lines.join('\n'), 'Starlight')).toEqual([
      '3: Starlight does not support "api" of front matter.',
      '4: Starlight does not support "keywords" of front matter.',
      '5: Starlight does not support "related" of front matter.',
    ]);
  });

  test('values that change nothing, and fields that a generator has, are not reported', async () => {
    const lines = [
      'keywords: []',
      'timestamp: false',
      'related: false',
      'api: see below',
      'mode: center',
      'public: true',
    ];
    expect(await lostFields(lines.map((line) => `${line}\n`).join(''), 'Starlight')).toEqual([]);
  });

  test('MkDocs lacks layouts and badges', async () => {
    expect(await lostFields('mode: center\ndeprecated: true\nplayground: interactive\n', 'MkDocs')).toEqual([
      '3: MkDocs does not support "mode" of front matter.',
      '4: MkDocs does not support "deprecated" of front matter.',
      '5: MkDocs does not support "playground" of front matter.',
    ]);
  });
});

describe('the form to try a call, which hosts show by default', () => {
  const api = { openapi: '3.1.0', info: { title: 'T', version: '1' }, paths: { '/a': { get: { responses: {} } } } };
  const files = { 'api.json': JSON.stringify({ ...api, servers: [{ url: 'https://api.test' }] }) };
  const navigation = { groups: [{ group: 'API', openapi: 'api.json' }] };

  test('is reported once, at the first specification or at `api`', async () => {
    const path = 'api.playground.display';
    expect(await lostSettings({ navigation }, files)).toEqual([`${path} at docs.json#/navigation/groups/0/openapi`]);
    expect(await lostSettings({ navigation, api: { params: {} } }, files)).toEqual([`${path} at docs.json#/api`]);
    expect(await lostSettings({ navigation }, files, 'MkDocs')).toHaveLength(1);
  });

  test('is not reported if docs.json, an option or each page decides, or without endpoint pages', async () => {
    expect(await lostSettings({ navigation, api: { playground: { display: 'none' } } }, files)).toEqual([]);
    const options = { endpoints: { tryIt: 'none' } } as const;
    expect(await lostSettings({ navigation }, files, 'Starlight', options)).toEqual([]);
    const written = { 'index.mdx': page('Home', 'openapi: GET /a\nplayground: none\n') };
    expect(await lostSettings({}, { ...files, ...written })).toEqual([]);
    expect(await lostSettings({}, files)).toEqual([]);
  });

  test('is not reported if the specification names no server, because hosts show none then', async () => {
    expect(await lostSettings({ navigation }, { 'api.json': JSON.stringify(api) })).toEqual([]);
  });
});

describe('docs/fields.md', () => {
  const path = join(packageRoot, 'docs/fields.md');

  function describeUse(use: SettingUse): string {
    switch (use.kind) {
      case 'built':
        return `used: ${use.part}`;
      case 'host':
        return `host only: ${use.reason}`;
      case 'lost':
        return use.note === undefined ? 'lost' : `lost, ${use.note}`;
      case 'supported':
        return describeGenerators(({ branding = [], drilldown = [] }) =>
          use.by === 'interaction.drilldown' ? drilldown.length === 2 : branding.includes(use.by),
        );
      case 'feature':
        return describeGenerators(({ unsupportedFeatures }) => !unsupportedFeatures.includes(use.feature));
    }
  }

  function describeGenerators(isSupported: (support: Support) => boolean): string {
    const withPages = generators.filter(({ support }) => support?.branding !== undefined);
    const present = withPages.filter(({ support }) => support !== undefined && isSupported(support));
    const missing = withPages.filter((generator) => !present.includes(generator));
    if (missing.length === 0) return 'used';
    const list = (items: typeof missing) => items.map(({ name }) => name).join(', ');
    return present.length === 0 ? 'lost' : present.length < 3 ? `only ${list(present)}` : `all but ${list(missing)}`;
  }

  const tableOf = (title: string, uses: Readonly<Record<string, SettingUse>>) =>
    [
      `| ${title} | in built sites |`,
      '| --- | --- |',
      ...Object.entries(uses).map(([name, use]) => `| \`${name}\` | ${describeUse(use)} |`),
    ].join('\n');

  test('has all tables', async () => {
    const text = withTableBelow(readFileSync(path, 'utf8'), 'Every setting', tableOf('setting', settingUses));
    const withElements = withTableBelow(text, 'Every field of the navigation', tableOf('field', elementFieldUses));
    const table = tableOf('field', frontMatterUses);
    await expect(withTableBelow(withElements, 'Every field of front matter', table)).toMatchFileSnapshot(path);
  });
});
