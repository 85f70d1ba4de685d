import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { memoryHost } from '../src/core/host/memory.ts';
import { generators } from '../src/generators/all.ts';
import type { Manifest } from '../src/generators/contract.ts';
import { findLosses } from '../src/generators/losses/losses.ts';
import { reportPages } from '../src/generators/rendering/report-pages.ts';
import { forecastLosses } from '../src/generators/rendering.ts';
import { starlight } from '../src/generators/starlight/manifest.ts';
import { createStarlightTheme } from '../src/generators/starlight/page-theme.ts';
import { vitepress } from '../src/generators/vitepress/manifest.ts';
import { createVitePressTheme } from '../src/generators/vitepress/page-theme.ts';
import { OptionalPackages } from '../src/render/optional-packages.ts';
import { createPlainTheme, type ThemeSettings } from '../src/render/plain-theme.ts';
import type { Theme } from '../src/render/theme.ts';
import { type ResolvedSite, resolveSite } from '../src/site/resolve.ts';
import { config, folderOf, page } from './support/folder.ts';
import { renderFor } from './support/render-for.ts';
import { packageRoot, runCli } from './support/run.ts';

const root = join(packageRoot, 'fixtures/losses/everything/docs');

/** Themes that render pages in a generator's build. Generators without a theme use the plain one. */
const themes: Readonly<Record<string, (settings: ThemeSettings) => Theme>> = {
  Starlight: (settings) => createStarlightTheme(settings, async () => ({ html: '' })),
  VitePress: createVitePressTheme,
};

/** Findings of a generator's build. */
async function build(site: ResolvedSite, name: string) {
  const generator = generators.find((item) => item.name === name);
  if (generator === undefined) throw new Error(`Unknown generator ${name}.`);
  const theme = themes[name] ?? createPlainTheme;
  const addressOf = (route: string) => `/base${route}/`;
  return (await renderFor(generator, site, { project: packageRoot, theme, urlOf: addressOf })).findings;
}

interface Report {
  readonly ok: boolean;
  readonly generators: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly diagnostics: readonly Readonly<Record<string, unknown>>[];
}

async function check(...words: readonly string[]): Promise<Report> {
  const { stdout } = await runCli(['check', root, '--format', 'json', ...words], packageRoot);
  return JSON.parse(stdout) as Report;
}

describe.each(generators.map(({ name }) => name))('%s', (name) => {
  test('builds with the findings of `check --for`', async () => {
    const site = await resolveSite({ root, content: false });
    const { diagnostics } = await site.locateTogether(await build(site, name));
    const report = await check('--no-content', '--for', name.toLowerCase());
    expect(diagnostics.length).toBeGreaterThan(6);
    const facts = diagnostics.map(({ code, effect, file, line, column, message }) => ({
      code,
      effect,
      file,
      line,
      column,
      message,
    }));
    expect(report.diagnostics).toMatchObject(facts);
    expect(report.diagnostics).toHaveLength(facts.length);
  });
});

test('prints every location in its build', async () => {
  const site = await resolveSite({ root, content: false });
  const findings = await build(site, 'VitePress');
  const { diagnostics } = await site.locate(findings);
  const { text, ok } = await reportPages({ name: 'VitePress' }, site, findings);
  expect(ok).toBe(true);
  for (const { file, line, column } of diagnostics) expect(text).toContain(`${file}:${line}:${column}`);
});

test('shared losses are reported once for all generators, with counts for each', async () => {
  const report = await check('--for', 'all');
  const shared = report.diagnostics.filter(({ code }) => code === 'dialect-component-unknown');
  expect(shared).toHaveLength(1);
  const settings = report.diagnostics.filter(({ code }) => code === 'generator-setting');
  expect(new Set(settings.map(({ pointer, line }) => pointer ?? line)).size).toBe(settings.length);
  expect(settings.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/^Starlight, .* and MkDocs do not support /),
  );
  expect(Object.keys(report.generators)).toEqual(generators.map(({ name }) => name));
  expect(report.generators).toMatchObject({
    Starlight: { codes: { 'dialect-component-unknown': 1, 'generator-redirect': 2 } },
    MkDocs: { codes: { 'generator-navigation': 7 } },
  });
});

test.each([
  ['https://example.com/logo.svg', ['logo'], []],
  ['/logo.svg', [], []],
])('Starlight loses the logo %s, which is no file of the docs folder', async (logo, starlightLosses, otherLosses) => {
  const site = await resolveSite(
    {},
    memoryHost({
      'docs.json': config({ pages: ['index'] }, { logo }),
      'index.mdx': page('Home'),
      'logo.svg': '<svg/>',
    }),
  );
  const settingsOf = (manifest: Manifest): unknown[] =>
    findLosses(site, manifest).map(({ args }) => (args as { readonly setting: string }).setting);
  expect([settingsOf(starlight), settingsOf(vitepress)]).toEqual([starlightLosses, otherLosses]);
});

test('prints a table with a column for each generator', async () => {
  const { stdout } = await runCli(
    ['check', root, '--no-content', '--for', 'starlight', '--for', 'mkdocs'],
    packageRoot,
  );
  expect(stdout).toMatch(/^ +Starlight {2}MkDocs$/m);
  expect(stdout).toMatch(/^generator-redirect +2 +2$/m);
  expect(stdout).toMatch(/^lost +\d+ +\d+$/m);
});

test('reports dead links that code creates, and not those in the source', async () => {
  const folder = folderOf({
    'docs.json': config(
      { pages: ['index', 'upgrades/2'] },
      { redirects: [{ source: '/upgrades/1', destination: '/' }] },
    ),
    'index.mdx': [
      "import { Since } from '/snippets/since.mdx'",
      '',
      '<Since version="1" /> <Since version="2" /> <Since version="3" />',
      '',
      '[written](/upgrades/4) <Since version="4" />',
      '',
    ].join('\n'),
    'snippets/since.mdx':
      'export const Since = ({ version }) => <a href={"/upgrades/" + version + "#top"}>{version}</a>;\n',
    'upgrades/2.mdx': page('Two'),
  });
  const { stdout } = await runCli(['check', '--format', 'json', '--for', 'vitepress'], folder);
  const { diagnostics } = JSON.parse(stdout) as Report;
  expect(diagnostics.map(({ code, target, line, column }) => ({ code, target, line, column }))).toEqual([
    { code: 'dialect-link-missing', target: '/upgrades/3#top', line: 3, column: 45 },
    { code: 'link-missing', target: '/upgrades/4', line: 5, column: 11 },
  ]);
});

test('reports a page with a syntax error once', async () => {
  const folder = folderOf({
    'docs.json': config({ pages: ['index', 'fine'] }),
    'index.mdx': '<Note>\n\nIt works for x <5.\n',
    'fine.mdx': page('Fine'),
  });
  const codesOf = async (...words: readonly string[]): Promise<unknown[]> => {
    const { stdout } = await runCli(['check', '--format', 'json', ...words], folder);
    return (JSON.parse(stdout) as Report).diagnostics.map(({ code }) => code);
  };
  expect(await codesOf()).toEqual(['mdx-syntax']);
  expect(new Set(await codesOf('--no-content', '--for', 'starlight'))).toEqual(new Set(['dialect-syntax']));
  expect(await codesOf('--for', 'starlight')).toEqual(['mdx-syntax']);
  const without = await codesOf('--for', 'starlight', '--rule', 'mdx-syntax=off');
  expect(new Set(without)).toEqual(new Set(['dialect-syntax']));
});

test('rules can make any loss an error, in the check and in the build', async () => {
  const report = await check('--for', 'starlight', '--rule', 'generator-redirect=error');
  expect(report.ok).toBe(false);
  const site = await resolveSite({ root, rules: { 'generator-redirect': 'error' } });
  const { ok, text } = await reportPages({ name: 'Starlight' }, site, await build(site, 'Starlight'));
  expect(ok).toBe(false);
  expect(text.split('\n').slice(-4)).toEqual([
    '3 errors, 8 warnings, 5 notes: 9 in the pages, 7 in the navigation',
    'Places and fixes: npx docs-json-nav check fixtures/losses/everything/docs --rule generator-redirect=error --for starlight',
    'Accept what exists: npx docs-json-nav check fixtures/losses/everything/docs --rule generator-redirect=error --for starlight --update-baseline',
    '',
  ]);
});

test('the limit of warnings applies to the whole site', async () => {
  const site = await resolveSite({ root, content: false, maxWarnings: 1 });
  expect(site.ok).toBe(true);
  expect((await reportPages({ name: 'Starlight' }, site, await build(site, 'Starlight'))).ok).toBe(false);
});

test('an unknown generator is refused with the list of known ones', async () => {
  const { status, stderr } = await runCli(['check', root, '--for', 'hugo'], packageRoot);
  expect(status).toBe(2);
  expect(stderr).toContain('Unknown generator hugo: write --for starlight, vitepress');
});

/** A use of each writer and of utility classes, in the places that components have for them. */
const uses = [
  '```js\nopen();\n```',
  '```js title="a.js" icon="play" {1} lines\nopen();\n```',
  '```text\nplain\n```',
  '```mermaid\ngraph TD; A-->B;\n```',
  '<CodeGroup>\n```js one\nopen();\n```\n\n```mermaid two\ngraph TD; A-->B;\n```\n</CodeGroup>',
  '$a^2$',
  '$$\na^2\n$$',
  '<Card title="A" icon="play">Words</Card>',
  '<Card title="A" className="mt-4">Words</Card>',
  '<Accordion title="A" icon="gear">$a^2$</Accordion>',
  '<Steps>\n<Step title="A" icon="gear">\n```mermaid\ngraph TD; A-->B;\n```\n</Step>\n</Steps>',
  '<Tabs>\n<Tab title="A" icon="gear">\n<div className="flex gap-4">Words</div>\n</Tab>\n</Tabs>',
  '<div className="rounded-lg border p-4">Words</div>',
  '<div className="not-prose">Words</div>',
  '<Icon icon="play" />',
  '<Note>Words</Note>',
  '<Frame caption="A"><img src="https://example.com/a.png" className="w-full" /></Frame>',
  '<Tooltip tip="A">Words</Tooltip>',
];

describe('packages that are not installed', () => {
  const packagesIn = (findings: readonly { readonly args: object }[]) =>
    findings.flatMap(({ args }) => (args as { readonly packages?: readonly string[] }).packages ?? []);

  test.each(generators.map(({ name }) => name))('are the same in the check and in the build with %s', async (name) => {
    vi.spyOn(OptionalPackages.prototype, 'resolve').mockReturnValue(undefined);
    const generator = generators.find((item) => item.name === name) ?? expect.fail();
    await fc.assert(
      fc.asyncProperty(fc.subarray(uses, { maxLength: 3 }), async (body) => {
        const root = folderOf({
          'docs.json': config({ pages: ['index'] }),
          'index.mdx': `${page('A')}\n${body.join('\n\n')}\n`,
        });
        const site = await resolveSite({ root, content: false });
        const [forecast = []] = await forecastLosses(site, [generator], root);
        expect(packagesIn(forecast)).toEqual(packagesIn(await build(site, name)));
      }),
      { numRuns: 25, examples: uses.map((use) => [[use]]) },
    );
  });

  test.each([
    ['', ''],
    ['```mermaid\ngraph TD\n```', ''],
    ['', '```mermaid\ngraph TD\n```'],
    ['```js\na\n```', '```Mermaid\ngraph TD\n```'],
  ])('are the same for texts of a specification: %j, %j', async (...descriptions) => {
    vi.spyOn(OptionalPackages.prototype, 'resolve').mockReturnValue(undefined);
    const paths = Object.fromEntries(
      descriptions.map((description, index) => [`/${index}`, { get: { summary: `S${index}`, description } }]),
    );
    for (const examples of [{}, { autogenerate: false }]) {
      const root = folderOf({
        'docs.json': config({ groups: [{ group: 'API', openapi: 'api.json' }] }, { api: { examples } }),
        'api.json': JSON.stringify({ openapi: '3.1.0', info: { title: 'A', version: '1' }, paths }),
      });
      for (const generator of generators) {
        const site = await resolveSite({ root, content: false });
        const [forecast = []] = await forecastLosses(site, [generator], root);
        expect(packagesIn(forecast)).toEqual(packagesIn(await build(site, generator.name)));
      }
    }
  });

  afterEach(() => {
    vi.restoreAllMocks();
  });
});
