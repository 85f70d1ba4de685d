import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { codes } from '../src/core/findings/catalogue.ts';
import { resolveOptions } from '../src/core/options/options.ts';
import type { Generator, Manifest } from '../src/generators/contract.ts';
import { SiteWriter } from '../src/generators/rendering/site-writer.ts';
import { resolveSite } from '../src/site/resolve.ts';
import { config, filesBelow, folderOf, page } from './support/folder.ts';
import { packageRoot, runCli } from './support/run.ts';

/*
 * Follows the instructions of ARCHITECTURE.md for adding an option, a finding code and a generator. Only the files that
 * it names may need a change.
 */

vi.mock('../src/core/options/table.ts', async (original) => {
  const { siteOptions } = await original<typeof import('../src/core/options/table.ts')>();
  const added = { kind: 'number', default: 7, whole: true, flag: { value: 'NUMBER', help: 'pages a person may read' } };
  return { siteOptions: { ...siteOptions, eventTimeout: added } };
});

vi.mock('../src/core/findings/catalogue.ts', async (original) => {
  const module = await original<typeof import('../src/core/findings/catalogue.ts')>();
  const added = { severity: 'warning', message: ({ word }: { word: string }) => `${word} is tired.` };
  Object.assign(module.catalogue, { 'navigation-tired': added });
  return { ...module, codes: [...module.codes, 'navigation-tired'] };
});

vi.mock('../src/core/gather.ts', async (original) => {
  const { gather } = await original<typeof import('../src/core/gather.ts')>();
  const { diagnose } = await import('../src/core/findings/diagnose.ts');
  return {
    gather: (...gatherParameters: Parameters<typeof gather>) => {
      const { value, findings } = gather(...gatherParameters);
      const location = { file: 'docs.json', pointer: '/navigation/pages' };
      return {
        value,
        findings: [...findings, diagnose('navigation-tired' as never, location, { word: 'It' } as never)],
      };
    },
  };
});

vi.mock('../src/generators/all.ts', async (original) => {
  const { generators, manifests } = await original<typeof import('../src/generators/all.ts')>();
  /** A complete generator, as `src/generators/plain/generator.ts` would define it. */
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
    docsPage: 'generators.md',
    forms: { plain: async () => (site) => Object.keys(site.pages) },
    support: { unsupportedFeatures: ['tag'], redirectParameters: false, dependencyProviders: [], highlighter: 'own' },
    generator: async () => plain,
  };
  return { generators: [...generators, added], manifests: [...manifests, added] };
});

/** Modules of `src/` without comments. */
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

describe('an option is added by one entry of the options table', () => {
  test('is validated, and set by a flag and by a settings file', async () => {
    expect(await resolveOptions({ root: '/docs' })).toMatchObject({ eventTimeout: 7 });
    expect(await resolveOptions({ root: '/docs', eventTimeout: 3 } as never)).toMatchObject({ eventTimeout: 3 });
    await expect(resolveOptions({ eventTimeout: 'long' } as never)).rejects.toThrow('write a whole number');
    expect((await runCli(['check', '--event-timeout', '3'], folderOf(site))).status).toBe(0);
    const wrong = await runCli(['check', '--event-timeout', 'long'], folderOf(site));
    expect([wrong.status, wrong.stderr]).toEqual([2, expect.stringContaining('--event-timeout')]);
    const settings = { 'docs-json-nav.config.json': '{ "eventTimeout": 0.5 }' };
    expect((await runCli(['check'], folderOf({ ...site, ...settings }))).stderr).toContain('"eventTimeout"');
  });

  test('is in the help', async () => {
    expect((await runCli(['check', '--help'], folderOf(site))).stdout).toContain('pages a person may read');
  });
});

describe('a diagnostic is added by an entry of the catalogue and the code that finds it', () => {
  test('is reported with its line in every format', async () => {
    const { stdout } = await runCli(['check', '--format', 'json'], folderOf(site));
    expect(JSON.parse(stdout).diagnostics).toMatchObject([
      { code: 'navigation-tired', severity: 'warning', message: 'It is tired.', line: expect.any(Number) },
    ]);
  });

  test('has a severity that rules change', async () => {
    const run = (level: string) => runCli(['check', '--rule', `navigation-tired=${level}`], folderOf(site));
    expect((await run('error')).status).toBe(1);
    expect((await run('off')).stdout).not.toContain('tired');
  });

  /**
   * Code that passes findings on without reporting any. It reads properties of codes from the catalogue (`traitsOf`).
   */
  const carriers = /^(?:cli|entries|site|generators|core\/(?:fix|diff|runtime|options))\/|^core\/[^/]*$/;
  const phases = /^core\/(?:load|parse|validate|inherit|gather|expand|link|model)\.ts$/;

  test('is not named in code that only passes findings on', () => {
    const named = sources
      .filter(({ file }) => carriers.test(file) && !phases.test(file))
      .flatMap(({ file, text }) => {
        const others = text.replace(/diagnose\(\s*'[^']+'/g, '');
        return codes.filter((code) => others.includes(`'${code}'`)).map((code) => `${file}: ${code}`);
      });
    expect(named.sort()).toEqual([
      'cli/earlier-site.ts: config-syntax',
      'cli/feedback-findings.ts: feedback-open',
      'cli/feedback.ts: feedback-unmatched',
      'cli/init.ts: config-missing',
      'cli/init.ts: config-syntax',
      'cli/init.ts: generator-package',
      'core/options/table.ts: endpoint-unlisted',
      'core/options/table.ts: page-unlisted',
      'core/pipeline.ts: config-incomplete',
      'core/pipeline.ts: config-missing',
      'core/pipeline.ts: endpoint-unlisted',
      'core/pipeline.ts: page-unlisted',
      'core/pipeline.ts: translation-missing',
      'site/resolve.ts: config-missing',
    ]);
  });
});

describe('a generator is added by a folder and a line in the list', () => {
  test('is a form of print', async () => {
    const { stdout } = await runCli(['print', '--as', 'plain'], folderOf(site));
    expect(JSON.parse(stdout)).toEqual(['/', '/a']);
  });

  test('is accepted by check --for, which reports its losses', async () => {
    expect((await runCli(['check', '--for', 'plain'], folderOf(site))).stdout).toContain('Plain');
  });

  test('is accepted by generate', async () => {
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

  test('gets its navigation page by page, from memory', async () => {
    const { generators } = await import('../src/generators/all.ts');
    const manifest = generators.at(-1) as Manifest;
    const plain = (await manifest.generator?.()) as Generator;
    const { pages, findings } = await new SiteWriter(manifest, plain, packageRoot).renderSite(
      await resolveSite({ root: folderOf(site) }),
    );
    expect(pages.map(({ path, navigation: around }) => [path, around])).toEqual([
      ['index.html', { next: '/a' }],
      ['a.html', { next: undefined }],
    ]);
    expect(findings).toMatchObject([{ code: 'generator-navigation', args: { part: 'tag', label: 'NEW' } }]);
  });

  test('is not named in code that all generators share', () => {
    const names = readdirSync(join(packageRoot, 'src/generators'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .filter((name) => existsSync(join(packageRoot, 'src/generators', name, 'manifest.ts')));
    // `next` and `html` are also ordinary words.
    const name = new RegExp(
      `['"\`/](?:${names.filter((item) => item !== 'next' && item !== 'html').join('|')})['"\`/]`,
    );
    // Each entry imports one generator, and `init` names the starters.
    const generatorFiles = new RegExp(
      `^(?:generators/(?:${names.join('|')}|manifests)|entries|cli/init)/|^generators/all.ts$`,
    );
    const others = sources.filter(({ file }) => !generatorFiles.test(file));
    expect(others.filter(({ text }) => name.test(text)).map(({ file }) => file)).toEqual([]);
  });
});
