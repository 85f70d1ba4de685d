import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { codes } from '../src/core/findings/explain.ts';
import { resolveOptions } from '../src/core/options/options.ts';
import type { Generator, Manifest } from '../src/generators/contract.ts';
import { SiteWriter } from '../src/generators/rendering/site-writer.ts';
import { resolveSite } from '../src/site/resolve.ts';
import { config, filesBelow, folderOf, page } from './support/folder.ts';
import { packageRoot, runCli } from './support/run.ts';

/*
 * What ARCHITECTURE.md says of adding something is true: the entries that it names are made here, and nothing else is
 * changed.
 */

vi.mock('../src/core/options/table.ts', async (original) => {
  const { siteOptions } = await original<typeof import('../src/core/options/table.ts')>();
  const added = { kind: 'number', default: 7, whole: true, flag: { value: 'NUMBER', help: 'pages a person may read' } };
  return { siteOptions: { ...siteOptions, patience: added } };
});

vi.mock('../src/core/findings/catalogue.ts', async (original) => {
  const { catalogue, themes } = await original<typeof import('../src/core/findings/catalogue.ts')>();
  const added = { severity: 'warning', message: ({ word }: { word: string }) => `${word} is tired.` };
  return { themes, catalogue: { ...catalogue, 'navigation-tired': added } };
});

vi.mock('../src/core/gather.ts', async (original) => {
  const { gather } = await original<typeof import('../src/core/gather.ts')>();
  const { diagnose } = await import('../src/core/findings/diagnose.ts');
  return {
    gather: (...given: Parameters<typeof gather>) => {
      const { value, findings } = gather(...given);
      const place = { file: 'docs.json', pointer: '/navigation/pages' };
      return { value, findings: [...findings, diagnose('navigation-tired' as never, place, { word: 'It' } as never)] };
    },
  };
});

vi.mock('../src/generators/all.ts', async (original) => {
  const { generators, manifests } = await original<typeof import('../src/generators/all.ts')>();
  /** A whole generator, as `src/generators/plain/generator.ts` would have it. */
  const plain: Generator<{ readonly next: string | undefined }> = {
    theme: () => ({}),
    urlOf: (route) => `${route}.html`,
    projection: ({ model }) => ({
      fileOf: ({ page: { route } }) => `${route.slice(1) || 'index'}.html`,
      navigation: ({ route }) => {
        const routes = Object.keys(model.pages);
        return { next: routes[routes.indexOf(route) + 1] };
      },
      frontMatter: ({ title }, { next }) => ({ title, next }),
      fileContent: ({ html }, matter) => `<!-- ${JSON.stringify(matter)} -->\n${html}`,
      files: () => new Map([['routes.txt', () => Object.keys(model.pages).join(' ')]]),
    }),
  };
  const added: Manifest = {
    title: 'Plain 1',
    name: 'Plain',
    setup: '',
    page: 'generators.md',
    forms: { plain: async () => (site) => Object.keys(site.pages) },
    support: { lacks: ['tag'], parameters: false, through: [], highlighter: 'own' },
    generator: async () => plain,
  };
  return { generators: [...generators, added], manifests: [...manifests, added] };
});

/** The modules of `src/` without their comments. */
const sources = readdirSync(join(packageRoot, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => {
    const text = readFileSync(join(packageRoot, 'src', file), 'utf8');
    return { file: file.replaceAll('\\', '/'), text: text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '') };
  });

const site = {
  'docs.json': config({ pages: ['index', 'a'] }),
  'index.mdx': page('Home'),
  'a.mdx': '---\ntitle: A\ntag: NEW\n---\n\nSee [home](/).\n',
};

describe('an option is an entry of the table', () => {
  test('settled, checked, and set by a flag and by a settings file', async () => {
    expect(await resolveOptions({ root: '/docs' })).toMatchObject({ patience: 7 });
    expect(await resolveOptions({ root: '/docs', patience: 3 } as never)).toMatchObject({ patience: 3 });
    await expect(resolveOptions({ patience: 'long' } as never)).rejects.toThrow('write a whole number');
    expect((await runCli(['check', '--patience', '3'], folderOf(site))).status).toBe(0);
    const wrong = await runCli(['check', '--patience', 'long'], folderOf(site));
    expect([wrong.status, wrong.stderr]).toEqual([2, expect.stringContaining('--patience')]);
    const settings = { 'docs-json-nav.config.json': '{ "patience": 0.5 }' };
    expect((await runCli(['check'], folderOf({ ...site, ...settings }))).stderr).toContain('"patience"');
  });

  test('and in the help', async () => {
    expect((await runCli(['check', '--help'], folderOf(site))).stdout).toContain('pages a person may read');
  });
});

describe('a diagnostic is an entry of the catalogue and the place where it is found', () => {
  test('told with its line, in every format', async () => {
    const { stdout } = await runCli(['check', '--format', 'json'], folderOf(site));
    expect(JSON.parse(stdout).diagnostics).toMatchObject([
      { code: 'navigation-tired', severity: 'warning', message: 'It is tired.', line: expect.any(Number) },
    ]);
  });

  test('with a severity that rules change', async () => {
    const run = (level: string) => runCli(['check', '--rule', `navigation-tired=${level}`], folderOf(site));
    expect((await run('error')).status).toBe(1);
    expect((await run('off')).stdout).not.toContain('tired');
  });

  /** Code that carries findings and finds none. What it must know of one is in the catalogue (`traitsOf`). */
  const carriers = /^(?:cli|entries|site|generators|core\/(?:fix|diff|runtime|options))\/|^core\/[^/]*$/;
  const phases = /^core\/(?:load|parse|validate|inherit|gather|expand|link|model)\.ts$/;

  test('and what only carries it does not know its name', () => {
    const named = sources
      .filter(({ file }) => carriers.test(file) && !phases.test(file))
      .flatMap(({ file, text }) => {
        const others = text.replace(/diagnose\(\s*'[^']+'/g, '');
        return codes.filter((code) => others.includes(`'${code}'`)).map((code) => `${file}: ${code}`);
      });
    expect(named.sort()).toEqual([
      'cli/earlier-site.ts: config-syntax',
      'cli/feedback.ts: feedback-unmatched',
      'cli/init.ts: generator-package',
      'core/options/table.ts: page-unlisted',
      'core/pipeline.ts: page-unlisted',
    ]);
  });
});

describe('a generator is a folder and its line in the list', () => {
  test('a form of print', async () => {
    const { stdout } = await runCli(['print', '--as', 'plain'], folderOf(site));
    expect(JSON.parse(stdout)).toEqual(['/', '/a']);
  });

  test('a word of check, which tells what is lost there', async () => {
    expect((await runCli(['check', '--for', 'plain'], folderOf(site))).stdout).toContain('Plain');
  });

  test('a site of generate', async () => {
    const folder = folderOf(site);
    const run = () => runCli(['generate', '--for', 'plain', '--out', 'made'], folder);
    expect(await run()).toMatchObject({ status: 0, stdout: 'wrote 2 pages to made\n' });
    const files = {
      'a.html': '<!-- {"title":"A"} -->\n<p>See <a href="/.html">home</a>.</p>',
      'index.html': '<!-- {"title":"Home","next":"/a"} -->\n<p>Text of Home.</p>',
      'routes.txt': '/ /a',
    };
    expect(filesBelow(join(folder, 'made'))).toEqual(files);
    rmSync(join(folder, 'a.mdx'));
    writeFileSync(join(folder, 'docs.json'), config({ pages: ['index'] }));
    expect(await run()).toMatchObject({ stdout: 'wrote 1 page to made\n' });
    const left = { 'index.html': '<!-- {"title":"Home"} -->\n<p>Text of Home.</p>', 'routes.txt': '/' };
    expect(filesBelow(join(folder, 'made'))).toEqual(left);
  });

  test('and its navigation, page by page, from memory', async () => {
    const { generators } = await import('../src/generators/all.ts');
    const manifest = generators.at(-1) as Manifest;
    const plain = (await manifest.generator?.()) as Generator;
    const { pages, findings } = await new SiteWriter(manifest, plain, packageRoot).project(
      await resolveSite({ root: folderOf(site) }),
    );
    expect(pages.map(({ path, navigation: around }) => [path, around])).toEqual([
      ['index.html', { next: '/a' }],
      ['a.html', { next: undefined }],
    ]);
    expect(findings).toMatchObject([{ code: 'generator-navigation', args: { part: 'tag', label: 'NEW' } }]);
  });

  test('and what every generator shares does not know its name', () => {
    const names = readdirSync(join(packageRoot, 'src/generators'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .filter((name) => existsSync(join(packageRoot, 'src/generators', name, 'manifest.ts')));
    // `next` is a word of the language, too.
    const name = new RegExp(`['"\`/](?:${names.filter((one) => one !== 'next').join('|')})['"\`/]`);
    // Doors lead to one generator each, and `init` knows the starters.
    const theirs = new RegExp(`^(?:generators/(?:${names.join('|')}|manifests)|entries|cli/init)/|^generators/all.ts$`);
    const others = sources.filter(({ file }) => !theirs.test(file));
    expect(others.filter(({ text }) => name.test(text)).map(({ file }) => file)).toEqual([]);
  });
});
