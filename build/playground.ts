import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, relative, resolve, sep } from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'tsdown';
import { bundledLicenses } from './licenses.ts';

const repository = resolve(import.meta.dirname, '..');
const source = join(repository, 'website/playground');

/** Node modules that have a replacement in `website/playground/node`. */
const replacedModules: ReadonlySet<string> = new Set(['crypto', 'path', 'util']);
/** Packages read the platform and the current folder from `process` when they load. */
const processPolyfill = `globalThis.process ??= { platform: 'browser', version: '', env: {}, cwd: () => '/' };`;
/** Packages that can't run in a browser: a native module, and a search on disk. */
const unusableInBrowsers: ReadonlySet<string> = new Set(['satteri', 'fast-glob']);

/**
 * Replaces Node modules by browser versions. Most are never called, because the playground keeps its files in memory.
 */
function nodeInBrowsers(): Rolldown.Plugin {
  const replacement = (name: string): string => join(source, 'node', `${name}.ts`);
  return {
    name: 'node-in-browsers',
    resolveId: {
      order: 'pre',
      handler(id) {
        const name = id.replace(/^node:/, '');
        if (replacedModules.has(name)) return replacement(name);
        return id.startsWith('node:') || builtinModules.includes(id) || unusableInBrowsers.has(id)
          ? replacement('nothing')
          : undefined;
      },
    },
  };
}

/** Example sites by folder name in `fixtures/sites`. */
const examples = {
  orchard: { name: 'A site with mistakes', about: 'Nine pages and an API, with a dozen typical mistakes.' },
  demo: { name: 'A large site', about: 'Languages, versions, tabs and endpoints, and nothing wrong.' },
};

/** Provides the example sites as modules. Each site's texts load only when a user picks it. */
function exampleSites(): Rolldown.Plugin {
  const prefix = 'virtual:example/';
  return {
    name: 'example-sites',
    resolveId: (id) => (id.startsWith('virtual:example') ? id : undefined),
    load(id) {
      if (id.startsWith(prefix)) {
        const docs = join(repository, 'fixtures/sites', id.slice(prefix.length), 'docs');
        return `export default ${JSON.stringify(readTexts(docs))};`;
      }
      if (id !== 'virtual:examples') return undefined;
      const items = Object.entries(examples).map(
        ([folder, { name, about }]) =>
          `{ name: ${JSON.stringify(name)}, about: ${JSON.stringify(about)}, load: async () => (await import('${prefix}${folder}')).default }`,
      );
      return `export const examples = [${items.join(',')}];`;
    },
  };
}

/** Reads every file below a folder, by relative path. */
function readTexts(folder: string): Readonly<Record<string, string>> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name)).sort();
  return Object.fromEntries(
    paths.map((path) => [relative(folder, path).split(sep).join('/'), readFileSync(path, 'utf8')]),
  );
}

/**
 * Builds the playground: a page, its script, and a worker in a single file that loads nothing later.
 *
 * @param folder Absolute path of the output folder.
 */
export async function buildPlayground(folder: string): Promise<void> {
  const inputOptions = { shimMissingExports: true };
  const common: InlineConfig = {
    config: false,
    cwd: source,
    outDir: folder,
    clean: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2023',
    minify: true,
    dts: false,
    fixedExtension: false,
    logLevel: 'error',
    deps: { alwaysBundle: [/./], onlyBundle: false },
    inputOptions,
  };
  mkdirSync(folder, { recursive: true });
  await build({
    ...common,
    entry: { worker: 'worker.ts' },
    plugins: [nodeInBrowsers(), bundledLicenses('LICENSES-worker.txt')],
    inputOptions: { ...inputOptions, resolve: { conditionNames: ['worker', 'module', 'import', 'default'] } },
    outputOptions: { banner: processPolyfill, codeSplitting: false, entryFileNames: '[name].js' },
  });
  await build({
    ...common,
    entry: { main: 'main.tsx' },
    plugins: [nodeInBrowsers(), exampleSites(), bundledLicenses('LICENSES-page.txt')],
    outputOptions: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
  });
  const styles = ['src/report/client/styles.css', 'website/playground/styles.css'];
  writeFileSync(
    join(folder, 'styles.css'),
    styles.map((file) => readFileSync(join(repository, file), 'utf8')).join('\n'),
  );
  copyFileSync(join(source, 'index.html'), join(folder, 'index.html'));
  copyFileSync(join(repository, 'docs/images/logo.svg'), join(folder, 'logo.svg'));
}
