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
import { eventTimeout } from './support/event-timeout.ts';
import { everyEdit, everyKind } from './support/every-kind.ts';
import { config, folderOf, page, writeFiles } from './support/folder.ts';
import { packageRoot, runNode } from './support/run.ts';
import { runnerCommandsIn } from './support/runner-commands.ts';

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
  /**
   * A project whose config imports the built package as a user's does. Vite would bundle a package that isn't
   * installed.
   */
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
  const viteBuild = async (folder: string, environment: NodeJS.ProcessEnv = {}, installed = 'vite') => {
    const vite = join(packageRoot, 'node_modules', installed, 'bin/vite.js');
    const ended = await runNode([vite, 'build'], folder, { GITHUB_ACTIONS: '', ...environment });
    return { ...ended, output: ended.stdout + ended.stderr };
  };

  test('bundles the model', async () => {
    const folder = userProject();
    const { status, stderr } = await viteBuild(folder);
    expect(status, stderr).toBe(0);
    expect(stderr).not.toContain('in the navigation');
    const [script] = readdirSync(join(folder, 'dist/assets')).filter((file) => file.endsWith('.js'));
    expect(readFileSync(join(folder, 'dist/assets', script as string), 'utf8')).toContain('Getting started');
  });

  test('splits the model by context, so that pages load only their part', async () => {
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

  // Vite 5 to 7 print only the stack of an error.
  test.each(['vite', 'vite-5'])(
    'fails for a missing page, with its location and the closest page: %s',
    async (vite) => {
      const folder = userProject({ 'docs/docs.json': withFault });
      const { status, stdout, stderr } = await viteBuild(folder, {}, vite);
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
    },
  );

  test('shows warnings and fails on them only if the options say so', async () => {
    const lenient = await viteBuild(userProject({ 'docs/docs.json': withWarning }));
    expect(lenient.status).toBe(0);
    expect(lenient.stdout + lenient.stderr).toContain('page-duplicate');
    const strict = await viteBuild(userProject({ 'docs/docs.json': withWarning }, "{ root: 'docs', maxWarnings: 0 }"));
    expect(strict.status).not.toBe(0);
  });

  test("in GitHub Actions, neither errors nor warnings run a command of the job's runner", async () => {
    const runnerJob = { GITHUB_ACTIONS: 'true' };
    const link = '\n[a](/gone##[error]b)\n';
    const failing = userProject({
      'docs/docs.json': config({ pages: ['index', '::stop-commands::abc', 'a##[error]b'] }),
      'docs/::stop-commands::abc.mdx': page('Stop') + link,
      'docs/a##[add-mask]b.mdx': page('Mask') + link,
    });
    const inDocs = (await viteBuild(failing, runnerJob)).output;
    expect(inDocs).toContain('## [error]b');
    expect(runnerCommandsIn(inDocs)).toEqual([]);
    const lenient = userProject(
      {
        'docs/docs.json': config({ pages: ['index', 'guides/start', '::stop-commands::abc'] }),
        'docs/::stop-commands::abc.mdx': page('Stop') + link,
      },
      "{ root: 'docs', rules: { 'link-missing': 'warning' } }",
    );
    const warned = await viteBuild(lenient, runnerJob);
    expect(warned.status, warned.output).toBe(0);
    expect(warned.output).toContain('## [error]b');
    expect(runnerCommandsIn(warned.output)).toEqual([]);
    const settings = JSON.stringify({ 'a\n::stop-commands::b##[error]c': 1 });
    const refused = await viteBuild(userProject({ 'docs-json-nav.config.json': settings }), runnerJob);
    expect(refused.output).toContain('Unknown option');
    expect(runnerCommandsIn(refused.output)).toEqual([]);
  });

  test('ends with the number of findings, the areas and the two ways on, and accepts the findings of a baseline', async () => {
    const folder = userProject({
      'docs/docs.json': withFault,
      'docs/index.mdx': `${page('Home')}\n[Gone](/gone) and [lost](/lost)\n`,
    });
    const failed = await viteBuild(folder);
    const ending = [
      '3 errors: 2 in the pages, 1 in the navigation',
      'Places and fixes: npx docs-json-nav check docs',
      'Accept what exists: npx docs-json-nav check docs --update-baseline',
    ];
    expect(failed.status).toBe(1);
    expect(failed.output).toContain('3 errors in the pages and the navigation');
    expect(failed.output).toContain(`\n${ending.join('\n')}\n`);

    const cli = join(packageRoot, 'dist/cli.js');
    const accepted = await runNode([cli, 'check', 'docs', '--update-baseline'], folder);
    expect(accepted.status, accepted.stderr).toBe(0);
    const passed = await viteBuild(folder);
    expect(passed.status, passed.output).toBe(0);
    expect(passed.output).not.toContain('Page not found');

    writeFiles(folder, { 'docs/index.mdx': `${page('Home')}\n[Gone](/gone), [lost](/lost) and [new](/new)\n` });
    const fresh = await viteBuild(folder);
    expect(fresh.status).toBe(1);
    expect(fresh.output).toContain('1 error: 1 in the pages');
    expect(fresh.output).not.toContain('Broken link "/lost"');
  });

  test('takes the baseline from the options of the plugin, relative to the project', async () => {
    const findings = [
      { code: 'page-missing', file: 'docs.json', message: 'Page not found: "guides/strat".', count: 1 },
    ];
    const known = JSON.stringify({ version: 1, checks: [], findings });
    const files = { 'docs/docs.json': withFault, 'known.json': known };
    const { status, output } = await viteBuild(userProject(files, "{ root: 'docs', baseline: 'known.json' }"));
    expect(status, output).toBe(0);
  });

  test('names invalid options', async () => {
    const { status, stdout, stderr } = await viteBuild(userProject({}, "{ root: 'docs', ruls: {} }"));
    expect(status).not.toBe(0);
    expect(stdout + stderr).toContain('Unknown option "ruls". Did you mean "rules"?');
  });
});

test("uses Vite's base path by default", async () => {
  const folder = folderOf(project);
  const plugin = docsJsonNav({ root: 'docs' });
  await build({ root: folder, base: '/manual/', logLevel: 'silent', configFile: false, plugins: [plugin] });
  expect((await plugin.api?.site())?.model.site.base).toBe('/manual');
});

test('two builds in one process are independent', async () => {
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

const soon = { timeout: eventTimeout, interval: 50 };

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
    // The watcher still scans folders after the server responds.
    for (const { name, parentPath } of readdirSync(join(folder, 'docs'), { recursive: true, withFileTypes: true })) {
      await vi.waitFor(() => expect(running.watcher.getWatched()[parentPath]).toContain(name), soon);
    }
    return { errors, model: async () => (await running.ssrLoadModule('virtual:docs-json-nav')).default as Site };
  }

  test('follows changed titles, added and removed pages', async () => {
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

  test('shows errors, continues, and recovers', async () => {
    const folder = folderOf(project);
    const { errors, model } = await start(folder);
    expect(await model()).toBeDefined();

    writeFileSync(join(folder, 'docs/docs.json'), '{ "navigation": ');
    await vi.waitFor(() => expect(errors.join()).toContain('config-syntax'), soon);

    writeFileSync(join(folder, 'docs/docs.json'), config({ pages: ['guides/start', 'index'] }));
    await vi.waitFor(async () => expect((await model()).tree.route).toBe('/guides/start'), soon);
  });

  test('starts with errors', async () => {
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

  test("notices a file that Vite's watcher has lost", async () => {
    const folder = folderOf(project);
    const { model } = await start(folder);
    await model();
    server?.watcher.unwatch(join(folder, 'docs/index.mdx'));
    writeFileSync(join(folder, 'docs/index.mdx'), page('Welcome'));
    await vi.waitFor(async () => expect((await model()).pages['/']?.title).toBe('Welcome'), soon);
  });

  test('follows a file in a `$ref`', async () => {
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
  /** Writes a page and returns the events of the watcher. A second watcher shows when events have arrived. */
  async function eventsOf(watch: object | null, end: (watcher: { close(): Promise<void> }) => Promise<void>) {
    const folder = folderOf(project);
    const vites = Object.assign(new EventEmitter(), { add: () => vites, close: async () => undefined });
    const watcher = watcherOf({ watcher: vites, config: { server: { watch } } } as unknown as ViteDevServer);
    const control = watchFiles();
    const onChange = vi.fn();
    const controlled = vi.fn();
    for (const [each, listener] of [[watcher, onChange] as const, [control, controlled] as const]) {
      each.add([join(folder, 'docs')]);
      each.listen(listener);
    }
    await end(vites);
    writeFileSync(join(folder, 'docs/index.mdx'), page('Welcome'));
    await vi.waitFor(() => expect(controlled).toHaveBeenCalledWith(join(folder, 'docs/index.mdx')), soon);
    control.close();
    await vites.close();
    return new Set(onChange.mock.calls.flat());
  }

  test("are watched in addition to Vite's watcher", async () => {
    const onChange = await eventsOf({}, async () => undefined);
    expect([...onChange].map((path) => path.slice(-14))).toEqual(['docs/index.mdx']);
  });

  test('are no longer watched after it is closed', async () => {
    expect(await eventsOf({}, (watcher) => watcher.close())).toEqual(new Set());
  });

  test("aren't watched if watching is disabled", async () => {
    expect(await eventsOf(null, async () => undefined)).toEqual(new Set());
  });
});
