import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import {
  findSettings,
  withEntry,
  withImport,
  withProviderProperties,
  withWrapper,
} from '../src/cli/init/edit-source.ts';
import { starters } from '../src/cli/init/recipes.ts';
import { createNodeNote } from '../src/cli/init/requirements.ts';
import { removeUnchangedDefaults } from '../src/cli/init/untouched.ts';
import { folderOf, writeFiles } from './support/folder.ts';
import { packageRoot, runCli } from './support/run.ts';

const folder = join(packageRoot, 'fixtures/init');
const cases = readdirSync(folder).sort();
const { version } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as { version: string };

/** Copies a case's project. */
function projectOf(name: string): string {
  const copy = join(folderOf({}), 'lighthouse');
  cpSync(join(folder, name, 'project'), copy, { recursive: true });
  return copy;
}

/** With only a docs.json, the generator can't be detected and must be named. */
const wordsFor = (name: string): readonly string[] => (name === 'docs-alone' ? ['--generator', 'vitepress'] : []);

/** Text of every file of a project, by path. */
function textsOf(project: string): Record<string, string> {
  const files = readdirSync(project, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map(({ parentPath, name }) => [join(parentPath, name), readFileSync(join(parentPath, name), 'utf8')]),
  );
}

describe.each(cases)('%s', (name) => {
  test('shows the changes, and writes nothing without confirmation', async () => {
    const project = projectOf(name);
    const before = textsOf(project);
    const { status, stdout } = await runCli(['init', ...wordsFor(name)], project);
    expect(status).toBe(0);
    expect(stdout).toContain(
      `Nothing was written. To write the changes: docs-json-nav ${['init', ...wordsFor(name), '--yes'].join(' ')}`,
    );
    const everywhere = stdout.replaceAll(version, 'VERSION').replace(/^.* needs Node .*\n\n/m, '');
    await expect(everywhere).toMatchFileSnapshot(join(folder, name, 'expected.txt'));
    expect(textsOf(project)).toEqual(before);
  });

  test('changes nothing in a second run', async () => {
    const project = projectOf(name);
    await runCli(['init', ...wordsFor(name), '--yes'], project);
    const written = textsOf(project);
    const again = await runCli(['init', '--yes'], project);
    expect([again.status, textsOf(project)]).toEqual([0, written]);
    if (name !== 'unknown-form') expect(again.stdout).toMatch(/\n\nNothing to change\.\n$/);
    expect(JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'))).toMatchObject({
      devDependencies: { 'docs-json-nav': `^${version}` },
    });
  });
});

describe('a RootProvider in the project', () => {
  const module = './provider.js';

  test('gets properties in front of its own', () => {
    const text =
      "import { RootProvider } from 'fumadocs-ui/provider/next';\n\nexport const A = () => <RootProvider theme={{ enabled: false }} />;\n";
    expect(withProviderProperties(text, module)).toBe(
      "import { RootProvider } from 'fumadocs-ui/provider/next';\nimport { provider } from './provider.js';\n\nexport const A = () => <RootProvider {...provider} theme={{ enabled: false }} />;\n",
    );
  });

  test.each([
    ['two of them', 'const a = [<RootProvider />, <RootProvider />];'],
    ['a provider of its own', 'const provider = {};\nconst a = <RootProvider {...provider} />;'],
    ['none', "import { RootProvider } from 'fumadocs-ui/provider/next';"],
  ])("isn't changed if there is %s", (_, text) => {
    expect(withProviderProperties(text, module)).toBeUndefined();
  });
});

describe('a single docs.json', () => {
  test.each(starters.map(({ name }) => name))('becomes a complete site with %s', async (name) => {
    const project = projectOf('docs-alone');
    expect((await runCli(['init', '--generator', name, '--yes'], project)).status).toBe(0);
    const manifest = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as { scripts: object };
    // Next.js serves what it builds.
    const scripts = name === 'fumadocs' ? ['dev', 'build', 'start', 'check'] : ['dev', 'build', 'check'];
    expect(Object.keys(manifest.scripts)).toEqual(scripts);
    expect(readFileSync(join(project, '.gitignore'), 'utf8')).toContain('node_modules\n');
    const { status } = await runCli(['check', '--max-warnings', '0'], project);
    expect(status).toBe(0);
  });

  test('needs a named generator', async () => {
    const project = projectOf('docs-alone');
    const { status, stderr } = await runCli(['init'], project);
    expect([status, stderr]).toEqual([
      2,
      'No generator was found. Choose one: docs-json-nav init --generator starlight, vitepress, docusaurus, rspress or fumadocs.\n',
    ]);
    expect(existsSync(join(project, 'package.json'))).toBe(false);
  });

  test('needs a generator that supports new projects', async () => {
    const { status, stderr } = await runCli(['init', '--generator', 'next'], projectOf('docs-alone'));
    expect([status, stderr]).toEqual([
      2,
      'init can create a site with starlight, vitepress, docusaurus, rspress, fumadocs, not with next.\n',
    ]);
  });
});

describe('a project without a site', () => {
  test('gets the named generator next to its other files', async () => {
    const project = projectOf('no-generator');
    writeFiles(project, { 'yarn.lock': '' });
    const { stdout } = await runCli(['init', '--generator', 'vitepress', '--yes'], project);
    expect(stdout).toMatch(/\nWritten\. Next: yarn install, then yarn docs:build\.\nThe check passes\.\n$/);
    expect(JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'))).toEqual({
      name: 'lighthouse',
      scripts: {
        build: 'make',
        'docs:dev': 'vitepress dev',
        'docs:build': 'vitepress build',
        'check:docs': 'docs-json-nav check docs',
      },
      devDependencies: { vitepress: '^1.6.4', vue: '^3.5.0', 'docs-json-nav': `^${version}` },
    });
    expect(readFileSync(join(project, '.gitignore'), 'utf8')).toBe('.vitepress/cache\nnode_modules\n.vitepress/dist\n');
    expect((await runCli(['init', '--yes'], project)).stdout).toMatch(/\nNothing to change\.\n$/);
  });
});

describe("the next steps use the project's package manager", () => {
  const docs = { 'docs/docs.json': '{ "name": "A", "navigation": { "pages": ["index"] } }', 'docs/index.mdx': '# A\n' };
  const site = '{ "devDependencies": { "vitepress": "^1.6.4" } }';
  const config = "import { defineConfig } from 'vitepress';\n\nexport default defineConfig({});\n";

  test.each([
    [
      'what package.json names',
      { 'package.json': '{ "packageManager": "bun@1.2.0" }', 'yarn.lock': '' },
      'bun install, then bun run check:docs',
    ],
    ['a lock file', { 'package.json': site, 'pnpm-lock.yaml': '' }, 'pnpm install, then pnpm run build'],
    ['npm, where nothing is left', { 'package.json': site }, 'npm install, then npm run build'],
    [
      'the script that runs the generator, whatever its name',
      {
        'package.json':
          '{ "scripts": { "build": "tsc", "docs:build": "vitepress build" }, "devDependencies": { "vitepress": "1" } }',
        '.vitepress/config.mts': config,
      },
      'npm install, then npm run docs:build',
    ],
  ])('%s', async (_, files, steps) => {
    const project = folderOf({ ...docs, ...files });
    vi.stubEnv('npm_config_user_agent', '');
    expect((await runCli(['init', '--yes'], project)).stdout).toContain(`Written. Next: ${steps}.\n`);
  });

  test('an installed generator without scripts gets the scripts that run it', async () => {
    const project = folderOf({ ...docs, 'package.json': site });
    const { stdout } = await runCli(['init', '--yes'], project);
    expect(stdout).toContain('"build": "vitepress build"');
    expect(stdout).toContain('+.vitepress/dist\n');
    expect((await runCli(['init', '--yes'], project)).stdout).toMatch(/\nNothing to change\.\n$/);
  });

  test("Yarn's Plug'n'Play is refused for untested generators", async () => {
    const settings = { 'yarn.lock': '', '.yarnrc.yml': 'nodeLinker: "pnp"\n' };
    const initMessage = async (manifest: string): Promise<string> =>
      (await runCli(['init'], folderOf({ ...docs, ...settings, 'package.json': manifest }))).stdout;
    expect(await initMessage(site)).toContain('set "nodeLinker: node-modules" in .yarnrc.yml.\n');
    expect(await initMessage('{ "devDependencies": { "vite": "^8.0.0" } }')).not.toContain('nodeLinker');
  });
});

describe('refuses invalid input', () => {
  test.each([
    [['init', '--generator', 'vitepres'], {}, 'Unknown generator vitepres: write vitepress.\n'],
    [['init'], { 'a.txt': '' }, 'No docs.json here: create one, or pass its folder.\n'],
    [['init'], { 'docs.json': '{}', 'package.json': '{' }, 'package.json is not valid JSON: correct it first.\n'],
  ] as const)('%j', async (words, files, message) => {
    const project = folderOf({});
    writeFiles(project, files);
    const { status, stderr } = await runCli(words, project);
    expect([status, stderr]).toEqual([2, message]);
    expect(existsSync(join(project, 'vite.config.ts'))).toBe(false);
  });
});

describe('source edits', () => {
  test("skip code that they can't parse", () => {
    expect(withWrapper('module.exports = {};\n', 'wrap', '{}')).toBeUndefined();
    expect(withWrapper('export default {\n', 'wrap', '{}')).toBeUndefined();
    expect(withWrapper('export default () => ({});\n', 'wrap', '{}')).toBeUndefined();
    expect(withImport('module.exports = {};\n', "import a from 'a';")).toBeUndefined();
    expect(withEntry('export default make;\n', findSettings, 'plugins', 'a()')).toBeUndefined();
    expect(withEntry('export default { plugins };\n', findSettings, 'plugins', 'a()')).toBeUndefined();
  });

  test('wrap the exported value only', () => {
    expect(withWrapper('export default a.b({ c: 1 })', 'wrap', '{}')).toBe('export default wrap(a.b({ c: 1 }), {})');
    expect(withWrapper('export default a;\nconst b = 1;\n', 'wrap', '{}')).toBe(
      'export default wrap(a, {});\nconst b = 1;\n',
    );
  });

  test.each([
    ['export default { /* } */ a: "}", plugins: [`]`] };', 'export default { /* } */ a: "}", plugins: [b, `]`] };'],
    [
      'const a = define({ c: 1 } satisfies C);\nexport default a;',
      'const a = define({ plugins: [b], c: 1 } satisfies C);\nexport default a;',
    ],
    ['module.exports = { plugins: [] };', 'module.exports = { plugins: [b] };'],
  ])('find the settings in %s', (text, expected) => {
    expect(withEntry(text, findSettings, 'plugins', 'b')).toBe(expected);
  });
});

describe('unchanged starter content', () => {
  const links = /\/\/starter\.example/;
  const starter = {
    find: findSettings,
    title: /^.My Site.$/,
    requiredTitle: 'docs.json',
    untouched: {
      icon: /star/,
      bar: { items: [links] },
      footer: { style: 'rest', links: [{ title: 'rest', items: [links] }] },
    },
  } as const;
  const without = (text: string) => removeUnchangedDefaults(text, starter);

  test('is removed with its commas and comments', () => {
    const text = `export default {
  title: 'My Site', // The name
  // An icon.
  icon: 'star.png', // here
  bar: { items: [{ href: '//starter.example' }] },
  footer: { style: 'dark', links: [{ title: 'Docs', items: [{ href: '//starter.example/a' }] }] },

  // Mine.
  own: true,
};
`;
    expect(without(text)).toEqual({
      text: "export default {\n  title: 'docs.json', // The name\n\n  // Mine.\n  own: true,\n};\n",
      kept: [],
    });
  });

  test('is removed from files that are kept and named', () => {
    const text =
      "export default { title: 'Mine', icon: 'a.png', bar: { items: [{ href: '//starter.example' }, { href: '/a' }, { href: '//starter.example/b' }] }, footer: { style: 'dark' } };";
    expect(without(text)).toEqual({
      text: "export default { title: 'Mine', icon: 'a.png', bar: { items: [{ href: '/a' }] }, footer: { style: 'dark' } };",
      kept: ['title', 'icon', 'bar.items'],
    });
  });

  test("is kept if it can't be parsed", () => {
    expect(without('export default make();')).toEqual({ text: 'export default make();', kept: [] });
    expect(without('export default {')).toEqual({ text: 'export default {', kept: [] });
  });
});

test('docs may have an absolute path and spaces in their name', async () => {
  const project = folderOf({
    'package.json': '{ "devDependencies": { "vitepress": "1.6.4" } }\n',
    'our docs/docs.json': '{ "name": "A", "navigation": { "pages": ["index"] } }',
    'our docs/index.mdx': '---\ntitle: A\n---\n',
  });
  const shown = await runCli(['init', join(project, 'our docs')], project);
  expect(shown.stdout).toMatch(/^docs in our docs, built with VitePress\n/);
  const again = await runCli(['init', 'our docs'], project);
  expect(again.stdout).toContain('Nothing was written. To write the changes: docs-json-nav init "our docs" --yes');
  await runCli(['init', 'our docs', '--yes'], project);
  const { scripts } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as { scripts: object };
  expect(scripts).toMatchObject({ 'check:docs': 'docs-json-nav check "our docs"' });
});

describe("a generator's requirements", () => {
  const docs = { 'docs.json': '{ "name": "A", "navigation": { "pages": ["index"] } }', 'index.mdx': '# A\n' };
  const starlight = (range: string) => `{ "dependencies": { "@astrojs/starlight": "${range}" } }`;

  test.each([
    [{ 'package.json': starlight('^0.37.7') }, '@astrojs/starlight 0.37.7'],
    [
      {
        'package.json': starlight('*'),
        'node_modules/@astrojs/starlight/package.json': '{ "version": "0.36.0" }',
      },
      '@astrojs/starlight 0.36.0',
    ],
  ])('a version that is too old is refused with the update: %j', async (files, what) => {
    const project = folderOf({ ...docs, ...files });
    const { status, stderr } = await runCli(['init', '--yes'], project);
    expect([status, stderr]).toEqual([
      2,
      `${what} is too old: it must be 0.38.0 or later. Update it first: npm install --save-dev @astrojs/starlight@latest astro@latest\n`,
    ]);
    expect(existsSync(join(project, 'astro.config.mjs'))).toBe(false);
  });

  test.each(['^0.38.0', '0.42.4', 'latest', '>=0.40'])('version %s is accepted', async (range) => {
    const { status } = await runCli(['init', '--yes'], folderOf({ ...docs, 'package.json': starlight(range) }));
    expect(status).toBe(0);
  });

  test("a version of Node that the generator doesn't run on is named", () => {
    const recipe = starters.find(({ name }) => name === 'starlight') ?? expect.fail();
    const nothing = { read: () => undefined };
    expect(createNodeNote(recipe, nothing, '20.20.2')).toBe(
      'Starlight needs Node 22.12.0 or later, and this is Node 20.20.2: its build will not start. Install a newer Node first.',
    );
    expect(createNodeNote(recipe, nothing, '22.12.0')).toBeUndefined();
    const installed = {
      read: (file: string) => (file.includes('astro') ? '{ "engines": { "node": ">=18" } }' : undefined),
    };
    expect(createNodeNote(recipe, installed, '20.20.2')).toBeUndefined();
    const either = { read: () => '{ "engines": { "node": "^20.19.0 || >=22.12.0" } }' };
    expect(createNodeNote({ ...recipe, title: 'Rspress' }, either, '20.20.2')).toBeUndefined();
  });

  test.each(['module', 'commonjs'])('a package of type %s gets a note for Docusaurus', async (type) => {
    const project = folderOf({
      'package.json': JSON.stringify({ name: 'site', type }),
      'docs/docs.json': '{ "name": "A", "navigation": { "pages": ["index"] } }',
      'docs/index.mdx': '# A\n',
    });
    const { stdout } = await runCli(['init', '--generator', 'docusaurus'], project);
    expect(stdout).toContain('remove "type" from package.json.');
    expect((await runCli(['init', '--generator', 'vitepress'], project)).stdout).not.toContain('remove "type"');
  });

  test('a docs.json with syntax errors stops it with all of them', async () => {
    const text = '{\n  "name": "A"\n  "theme": "mint",\n  "navigation": { "pages": ["index" "other"] }\n}\n';
    const project = folderOf({ 'docs/docs.json': text, 'docs/index.mdx': '# A\n' });
    const { status, stdout, stderr } = await runCli(['init', 'docs', '--generator', 'vitepress', '--yes'], project);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain('error config-syntax docs/docs.json:3:3');
    expect(stderr).toContain('error config-syntax docs/docs.json:4:37');
    expect(stderr).toMatch(/\nNothing was written: docs\.json can't be read\. Correct it first\.\n$/);
    expect(readdirSync(project)).toEqual(['docs']);
  });

  test.each([
    ['vite.config.js', "export default { plugins: [docsJsonNav({ root: './handbook' })] };\n", 'vite'],
    [
      'docusaurus.config.js',
      "export default { plugins: [['docs-json-nav/docusaurus', { root: 'handbook/' }]] };\n",
      '@docusaurus/core',
    ],
    [
      'next.config.mjs',
      'import \'docs-json-nav\';\nexport default withDocsJsonNav({}, { root: "./handbook" });\n',
      'next',
    ],
  ])('another docs folder in %s is refused', async (file, text, name) => {
    const manifest = JSON.stringify({
      scripts: { build: 'x' },
      devDependencies: { [name]: '*', 'docs-json-nav': '*' },
    });
    const files = { 'docs/docs.json': docs['docs.json'], 'docs/index.mdx': '# A\n', 'package.json': manifest };
    const project = folderOf({ ...files, [file]: text.replace('export', "import 'docs-json-nav';\nexport") });
    const { status, stderr } = await runCli(['init', 'docs', '--yes'], project);
    expect([status, stderr]).toEqual([
      2,
      `${file} has the docs folder handbook, not docs: change root there, or run docs-json-nav init handbook\n`,
    ]);
  });
});

describe('search', () => {
  const docs = { 'docs/docs.json': '{ "name": "A", "navigation": { "pages": ["index"] } }', 'docs/index.mdx': '# A\n' };
  const initWith = async (name: string, files: Readonly<Record<string, string>>) => {
    const manifest = JSON.stringify({ dependencies: { [name]: '*' } });
    const project = folderOf({ ...docs, 'package.json': manifest, ...files });
    const { stdout } = await runCli(['init', '--yes'], project);
    const read = (file: string) => readFileSync(join(project, file), 'utf8');
    return { read, stdout, manifest: JSON.parse(read('package.json')) };
  };

  test.each([
    ['export default { lang: "en" };\n', '{ themeConfig: { search: { provider: \'local\' } }, lang: "en" }'],
    ['export default { themeConfig: { nav: [] } };\n', "{ themeConfig: { search: { provider: 'local' }, nav: [] } }"],
    ['export default { themeConfig: { search } };\n', '{ themeConfig: { search } }'],
    ['export default { themeConfig };\n', '{ themeConfig }'],
  ])('is added to VitePress unless it has one: %s', async (text, expected) => {
    const { read } = await initWith('vitepress', { '.vitepress/config.mts': text });
    expect(read('.vitepress/config.mts')).toContain(`export default withDocsJsonNav(${expected}, {`);
  });

  test.each([
    ['export default { title: "A" };\n', true],
    ['export default { title: "A", themeConfig: { algolia: {} } };\n', false],
    ['export default { title: "A", plugins: ["docusaurus-lunr-search"] };\n', false],
  ])('is added to Docusaurus unless it has one: %s', async (text, isAdded) => {
    const { read, manifest } = await initWith('@docusaurus/core', { 'docusaurus.config.js': text });
    const name = '@easyops-cn/docusaurus-search-local';
    expect(read('docusaurus.config.js').includes(name)).toBe(isAdded);
    expect(name in manifest.devDependencies).toBe(isAdded);
  });

  test('is added to Docusaurus with the languages of the docs', async () => {
    const languages = ['en', 'ar'].map((language) => ({ language, pages: [`${language}/index`] }));
    const { read } = await initWith('@docusaurus/core', {
      'docusaurus.config.js': 'export default { title: "A" };\n',
      'docs/docs.json': JSON.stringify({ name: 'Test', navigation: { languages } }),
      'docs/en/index.mdx': '',
      'docs/ar/index.mdx': '',
    });
    expect(read('docusaurus.config.js')).toContain("docsRouteBasePath: '/', language: ['en', 'ar'] }]");
  });

  test('of Next.js is added, replaces that of the starter, and is named if it is the own one of the project', async () => {
    const config = { 'next.config.mjs': 'export default {};\n', 'tsconfig.json': '{}' };
    const added = await initWith('fumadocs-core', config);
    const route = added.read('app/api/search/route.ts');
    expect(route).toContain("createFromSource(loader({ baseUrl: '/', source: navigation.source() }), { buildIndex })");
    const starter =
      "import { source } from '@/lib/source';\nimport { createFromSource } from 'fumadocs-core/search/server';\n";
    const replaced = await initWith('fumadocs-core', { ...config, 'app/api/search/route.ts': starter });
    expect(replaced.read('app/api/search/route.ts')).toBe(route);
    const kept = await initWith('fumadocs-core', { ...config, 'app/api/search/route.ts': 'export const GET = own;\n' });
    expect(kept.read('app/api/search/route.ts')).toBe('export const GET = own;\n');
    expect(kept.stdout).toContain('app/api/search/route.ts finds none of these pages: add navigation.source()');
  });
});

describe('the starter of Next.js', () => {
  const files = {
    'docs/docs.json': '{ "name": "A", "navigation": { "pages": ["index"] } }',
    'docs/index.mdx': '# A\n',
    'package.json': '{ "scripts": { "build": "next build" }, "dependencies": { "next": "16.4.3" } }',
    'tsconfig.json': '{}',
    'next.config.ts': 'export default {};\n',
    'app/favicon.ico': 'x',
    'app/layout.tsx':
      'import type { Metadata } from "next";\n\nexport const metadata: Metadata = {\n  title: "Create Next App",\n  description: "Generated by create next app",\n};\n\nexport default () => null;\n',
  };
  const home =
    'export default function Home() {\n  return (\n    <main>\n      <div>Hello world!</div>\n    </main>\n  );\n}\n';

  test('gives up its home page and its title', async () => {
    const project = folderOf({ ...files, 'app/page.tsx': home });
    const { stdout } = await runCli(['init', 'docs', '--generator', 'fumadocs', '--yes'], project);
    expect(existsSync(join(project, 'app/page.tsx'))).toBe(false);
    expect(existsSync(join(project, 'app/[[...slug]]/page.tsx'))).toBe(true);
    expect(readFileSync(join(project, 'app/layout.tsx'), 'utf8')).toBe(
      "import { face } from '../.docs-json-nav/site.js';\n\nexport default () => null;\n\nexport const metadata = {\n  title: { template: `%s | ${face.title}`, default: face.title },\n};\n",
    );
    expect(stdout).toContain('app/favicon.ico wins over the favicon of docs.json: delete it to use that one.');
  });

  test('keeps a changed home page', async () => {
    const project = folderOf({ ...files, 'app/page.tsx': 'export default () => "Mine";\n' });
    const { stdout } = await runCli(['init', 'docs', '--generator', 'fumadocs', '--yes'], project);
    expect(existsSync(join(project, 'app/page.tsx'))).toBe(true);
    expect(stdout).toContain('"/" stays app/page.tsx.');
  });
});

test('a theme of Rspress without the original theme gets a note', async () => {
  const project = folderOf({
    'docs.json': '{ "name": "A", "navigation": { "pages": ["index"] } }',
    'index.mdx': '# A\n',
    'package.json': '{ "dependencies": { "@rspress/core": "^2.0.0" } }',
    'theme/index.tsx': 'export const Layout = () => null;\n',
  });
  const { stdout } = await runCli(['init'], project);
  expect(stdout).toContain(
    "theme/index.tsx shows no navigation, and the build fails: add export * from 'docs-json-nav/rspress/theme';",
  );
});

test('a Vite project in JavaScript gets a configuration in JavaScript', async () => {
  const files = {
    'docs/docs.json': '{ "name": "A", "navigation": { "pages": ["index"] } }',
    'docs/index.mdx': '# A\n',
    'package.json': '{ "scripts": { "build": "vite build" }, "devDependencies": { "vite": "^8.0.0" } }',
  };
  const plain = folderOf(files);
  await runCli(['init', '--yes'], plain);
  expect(existsSync(join(plain, 'vite.config.mjs'))).toBe(true);
  const typed = folderOf({ ...files, 'tsconfig.json': '{}' });
  await runCli(['init', '--yes'], typed);
  expect(existsSync(join(typed, 'vite.config.ts'))).toBe(true);
});
