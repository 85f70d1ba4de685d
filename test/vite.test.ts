import { EventEmitter } from 'node:events';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { build, createServer, type Plugin, type ViteDevServer } from 'vite';
import { createServer as createServerOf5 } from 'vite-5';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Site } from '../src/core/site.ts';
import docsJsonNav from '../src/entries/vite.ts';
import { watcherOf } from '../src/generators/vite/development.ts';
import { watchFiles } from '../src/site/watch-files.ts';
import { everyEdit, everyKind } from './support/every-kind.ts';
import { config, folderOf, page, writeFiles } from './support/folder.ts';
import { patience } from './support/patience.ts';
import { packageRoot, runNode } from './support/run.ts';

const project = {
  'index.html': '<!doctype html><title>Test</title><script type="module" src="/main.js"></script>',
  'main.js': "import site from 'virtual:docs-json-nav';\ndocument.title = Object.keys(site.pages).join(' ');\n",
  'docs/docs.json': config({ groups: [{ group: 'Start', pages: ['index', 'guides/start'] }] }),
  'docs/index.mdx': page('Home'),
  'docs/guides/start.mdx': page('Getting started'),
};
const withFault = config({ groups: [{ group: 'Start', pages: ['index', 'guides/strat'] }] });
const withWarning = config({ pages: ['index', 'guides/start', 'index'] });

describe('vite build', () => {
  /** A project whose own config uses the built package, as a user's does: Vite would bundle what is not installed. */
  function userProject(files: Readonly<Record<string, string>> = {}, options = "{ root: 'docs' }"): string {
    const configFile = [
      "import docsJsonNav from 'docs-json-nav/vite';",
      `export default { logLevel: 'warn', plugins: [docsJsonNav(${options})] };`,
    ];
    const folder = folderOf({ ...project, 'vite.config.mjs': `${configFile.join('\n')}\n`, ...files });
    mkdirSync(join(folder, 'node_modules'));
    symlinkSync(packageRoot, join(folder, 'node_modules/docs-json-nav'), 'dir');
    return folder;
  }
  const viteBuild = (folder: string) => runNode([join(packageRoot, 'node_modules/vite/bin/vite.js'), 'build'], folder);

  test('puts the model into the bundle', async () => {
    const folder = userProject();
    const { status, stderr } = await viteBuild(folder);
    expect(status, stderr).toBe(0);
    expect(stderr).not.toContain('in the navigation');
    const [script] = readdirSync(join(folder, 'dist/assets')).filter((file) => file.endsWith('.js'));
    expect(readFileSync(join(folder, 'dist/assets', script as string), 'utf8')).toContain('Getting started');
  });

  test('splits the model by context, for pages that load their own part', async () => {
    const tab = (name: string) => ({ tab: name, groups: [{ group: name, pages: [`${name}/one`, `${name}/two`] }] });
    const pages = ['a', 'b'].flatMap((name) => ['one', 'two'].map((which) => `${name}/${which}`));
    const folder = userProject({
      'main.js':
        "import { siteAt } from 'virtual:docs-json-nav/pages';\nsiteAt(location.pathname).then(console.log);\n",
      'docs/docs.json': config({ tabs: [tab('a'), tab('b')] }),
      ...Object.fromEntries(pages.map((path) => [`docs/${path}.mdx`, page(`Title of ${path}`)])),
    });
    const { status, stderr } = await viteBuild(folder);
    expect(status, stderr).toBe(0);
    const scripts = readdirSync(join(folder, 'dist/assets')).filter((file) => file.endsWith('.js'));
    const texts = scripts.map((file) => readFileSync(join(folder, 'dist/assets', file), 'utf8'));
    const holding = (title: string) => texts.filter((text) => text.includes(title)).length;
    expect(pages.map((path) => holding(`Title of ${path}`))).toEqual([1, 1, 1, 1]);
    expect(texts.filter((text) => text.includes('Title of a/one') && text.includes('Title of b/one'))).toEqual([]);
  });

  test('fails where a page is missing, with its place and the nearest page', async () => {
    const folder = userProject({ 'docs/docs.json': withFault });
    const { status, stdout, stderr } = await viteBuild(folder);
    const output = stdout + stderr;
    expect(status).not.toBe(0);
    expect(output).toContain('Page not found: "guides/strat"');
    expect(output).toContain('docs.json:9:11');
    expect(output).toContain('9 |           "guides/strat"');
    expect(output).toContain('Did you mean "guides/start"?');
    expect(output).toContain('docs/docs.json:9:11');
    expect(output.split('Page not found: "guides/strat"')).toHaveLength(2);
    expect(output).not.toMatch(/^\s+at .*:\d+:\d+\)?$/m);
    expect(existsSync(join(folder, 'dist'))).toBe(false);
  });

  test('warnings are shown and fail only where the options say so', async () => {
    const lenient = await viteBuild(userProject({ 'docs/docs.json': withWarning }));
    expect(lenient.status).toBe(0);
    expect(lenient.stdout + lenient.stderr).toContain('page-duplicate');
    const strict = await viteBuild(userProject({ 'docs/docs.json': withWarning }, "{ root: 'docs', maxWarnings: 0 }"));
    expect(strict.status).not.toBe(0);
  });

  test('options that cannot be used are named', async () => {
    const { status, stdout, stderr } = await viteBuild(userProject({}, "{ root: 'docs', ruls: {} }"));
    expect(status).not.toBe(0);
    expect(stdout + stderr).toContain('Unknown option "ruls". Did you mean "rules"?');
  });
});

test("the base path is Vite's own where the options do not say", async () => {
  const folder = folderOf(project);
  const plugin = docsJsonNav({ root: 'docs' });
  await build({ root: folder, base: '/manual/', logLevel: 'silent', configFile: false, plugins: [plugin] });
  expect((await plugin.api?.site())?.model.site.base).toBe('/manual');
});

test('two builds in one process do not see each other', async () => {
  const folders = [folderOf(project), folderOf({ ...project, 'docs/guides/start.mdx': page('Another') })];
  const plugins: Plugin[] = await Promise.all(
    folders.map(async (root) => {
      const plugin = docsJsonNav({ root: 'docs' });
      await build({ root, logLevel: 'silent', configFile: false, plugins: [plugin] });
      return plugin;
    }),
  );
  const titles = await Promise.all(
    plugins.map(async (plugin) => (await plugin.api.site()).model.pages['/guides/start'].title),
  );
  expect(titles).toEqual(['Getting started', 'Another']);
});

const soon = { timeout: patience, interval: 50 };

describe.each([
  ['the newest Vite', createServer],
  ['Vite 5', createServerOf5 as unknown as typeof createServer],
])('the dev server of %s', (_version, serve) => {
  let server: Awaited<ReturnType<typeof serve>> | undefined;
  afterEach(() => server?.close());

  async function start(folder: string): Promise<{ errors: string[]; model: () => Promise<Site> }> {
    const errors: string[] = [];
    server = await serve({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      server: { port: 0, host: '127.0.0.1' },
      customLogger: {
        hasWarned: false,
        hasErrorLogged: () => false,
        clearScreen: () => {},
        info: () => {},
        warn: () => {},
        warnOnce: () => {},
        error: (text) => errors.push(text),
      },
      plugins: [docsJsonNav({ root: 'docs' })],
    });
    await server.listen();
    const running = server;
    // Its watcher looks through the folders for a while after the server answers.
    for (const { name, parentPath } of readdirSync(join(folder, 'docs'), { recursive: true, withFileTypes: true })) {
      await vi.waitFor(() => expect(running.watcher.getWatched()[parentPath]).toContain(name), soon);
    }
    return { errors, model: async () => (await running.ssrLoadModule('virtual:docs-json-nav')).default as Site };
  }

  test('follows pages that are retitled, added and removed', async () => {
    const folder = folderOf(project);
    const { model } = await start(folder);
    expect((await model()).pages['/guides/start']?.title).toBe('Getting started');

    writeFileSync(join(folder, 'docs/guides/start.mdx'), page('First steps'));
    await vi.waitFor(async () => expect((await model()).pages['/guides/start']?.title).toBe('First steps'), soon);

    writeFiles(folder, { 'docs/guides/more.mdx': page('More') });
    await vi.waitFor(async () => expect((await model()).pages['/guides/more']).toBeDefined(), soon);

    rmSync(join(folder, 'docs/guides/more.mdx'));
    await vi.waitFor(async () => expect((await model()).pages['/guides/more']).toBeUndefined(), soon);
  });

  test('shows what is wrong, goes on, and recovers', async () => {
    const folder = folderOf(project);
    const { errors, model } = await start(folder);
    expect(await model()).toBeDefined();

    writeFileSync(join(folder, 'docs/docs.json'), '{ "navigation": ');
    await vi.waitFor(() => expect(errors.join()).toContain('config-syntax'), soon);

    writeFileSync(join(folder, 'docs/docs.json'), config({ pages: ['guides/start', 'index'] }));
    await vi.waitFor(async () => expect((await model()).tree.route).toBe('/guides/start'), soon);
  });

  test('starts although something is wrong', async () => {
    const { errors, model } = await start(folderOf({ ...project, 'docs/docs.json': withFault }));
    expect(errors.join()).toContain('page-missing');
    expect((await model()).pages['/guides/strat']?.missing).toBe(true);
  });

  test('follows files of every kind', async () => {
    const folder = folderOf(everyKind);
    const { errors, model } = await start(folder);
    const shown = async () => JSON.stringify(await model()) + errors.join('');
    for (const { kind, file, from, to, shows } of everyEdit) {
      expect(await shown(), kind).not.toContain(shows);
      const text = readFileSync(join(folder, file), 'utf8');
      writeFileSync(join(folder, file), text.replace(from, to));
      await vi.waitFor(async () => expect(await shown(), kind).toContain(shows), soon);
    }
  });

  test('hears of a file that its own watcher has lost', async () => {
    const folder = folderOf(project);
    const { model } = await start(folder);
    await model();
    server?.watcher.unwatch(join(folder, 'docs/index.mdx'));
    writeFileSync(join(folder, 'docs/index.mdx'), page('Welcome'));
    await vi.waitFor(async () => expect((await model()).pages['/']?.title).toBe('Welcome'), soon);
  });

  test('follows a file that is referred to', async () => {
    const folder = folderOf({
      ...project,
      'docs/docs.json': config({ $ref: './navigation.json' }),
      'docs/navigation.json': JSON.stringify({ pages: ['index'] }),
    });
    const { model } = await start(folder);
    expect((await model()).tree.children).toHaveLength(1);
    writeFileSync(join(folder, 'docs/navigation.json'), JSON.stringify({ pages: ['index', 'guides/start'] }));
    await vi.waitFor(async () => expect((await model()).tree.children).toHaveLength(2), soon);
    renameSync(join(folder, 'docs/navigation.json'), join(folder, 'docs/other.json'));
    writeFileSync(join(folder, 'docs/docs.json'), config({ $ref: './other.json', global: {} }));
    await vi.waitFor(async () => expect((await model()).tree.children).toHaveLength(2), soon);
  });
});

describe('the files of a dev server', () => {
  /** Writes a page, and answers with what was heard of it: nothing counts as heard before another watcher has. */
  async function heardBy(watch: object | null, end: (watcher: { close(): Promise<void> }) => Promise<void>) {
    const folder = folderOf(project);
    const vites = Object.assign(new EventEmitter(), { add: () => vites, close: async () => undefined });
    const watcher = watcherOf({ watcher: vites, config: { server: { watch } } } as unknown as ViteDevServer);
    const control = watchFiles();
    const heard = vi.fn();
    const controlled = vi.fn();
    for (const [each, listener] of [[watcher, heard] as const, [control, controlled] as const]) {
      each.add([join(folder, 'docs')]);
      each.listen(listener);
    }
    await end(vites);
    writeFileSync(join(folder, 'docs/index.mdx'), page('Welcome'));
    await vi.waitFor(() => expect(controlled).toHaveBeenCalledWith(join(folder, 'docs/index.mdx')), soon);
    control.close();
    await vites.close();
    return new Set(heard.mock.calls.flat());
  }

  test('are watched beside its own watcher', async () => {
    const heard = await heardBy({}, async () => undefined);
    expect([...heard].map((path) => path.slice(-14))).toEqual(['docs/index.mdx']);
  });

  test('are watched no more once it is closed', async () => {
    expect(await heardBy({}, (watcher) => watcher.close())).toEqual(new Set());
  });

  test('are not watched where it is set to watch nothing', async () => {
    expect(await heardBy(null, async () => undefined)).toEqual(new Set());
  });
});
