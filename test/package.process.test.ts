import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { config, page as docsPage, folderOf } from './support/folder.ts';
import { packageRoot } from './support/run.ts';

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly optionalDependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta: Readonly<Record<string, { readonly optional?: boolean }>>;
  readonly exports: Readonly<Record<string, string | { readonly types: string }>>;
}

const manifest = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as Manifest;
const page = readFileSync(join(packageRoot, 'docs/dependencies.md'), 'utf8');

describe('installed dependencies', () => {
  test('have ranges that accept patches; only development dependencies are exact', () => {
    expect(Object.entries(manifest.dependencies).filter(([, range]) => !/^\^\d+\.\d+\.\d+$/.test(range))).toEqual([]);
    expect(
      Object.entries(manifest.devDependencies).filter(
        ([, range]) => !/^(?:npm:[\w-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(range),
      ),
    ).toEqual([]);
  });

  test('have only optional peers, which never stop an installation', () => {
    const peers = Object.keys(manifest.peerDependencies);
    expect(peers.filter((name) => manifest.peerDependenciesMeta[name]?.optional !== true)).toEqual([]);
    expect(new Set(Object.values(manifest.peerDependencies))).toEqual(new Set(['*']));
  });

  test('are all explained in the docs', () => {
    const [installed = '', optional = '', bundled = '', peers = ''] = page.split(/^## /m).slice(1);
    expect(namesIn(installed)).toEqual(Object.keys(manifest.dependencies).sort());
    expect(namesIn(optional)).toEqual(Object.keys(manifest.optionalDependencies));
    expect(namesIn(bundled).filter((name) => !(name in manifest.devDependencies))).toEqual([]);
    expect(namesIn(peers)).toEqual(Object.keys(manifest.peerDependencies).sort());
  });

  test('every declared entry exists', () => {
    const targets = Object.values(manifest.exports).map((target) =>
      typeof target === 'string' ? target : target.types,
    );
    const missing = targets.filter((target) => !existsSync(join(packageRoot, target.replace(/\*$/, ''))));
    expect([missing, targets.filter((target) => target.includes('src'))]).toEqual([[], []]);
  });
});

describe('the package, installed without its optional peers', () => {
  const optionsPage = readFileSync(join(packageRoot, 'docs/options.md'), 'utf8');

  /** A project with the packed package and its dependencies installed. */
  function project(files: Readonly<Record<string, string>>): string {
    const folder = folderOf({
      'package.json': '{ "name": "acme", "private": true }',
      'docs/docs.json': config({ pages: ['index', 'reference/python/made'] }),
      'docs/index.mdx': `${docsPage('Home')}\n[gone](/gone)\n`,
      ...files,
    });
    const words = ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder];
    const archive = execFileSync('npm', words, { cwd: packageRoot, encoding: 'utf8' })
      .trim()
      .split('\n')
      .at(-1) as string;
    const installed = join(folder, 'node_modules/docs-json-nav');
    mkdirSync(installed, { recursive: true });
    execFileSync('tar', ['xzf', join(folder, archive), '--strip-components=1', '-C', installed]);
    for (const name of Object.keys(manifest.dependencies)) {
      const link = join(folder, 'node_modules', name);
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(join(packageRoot, 'node_modules', name), link);
    }
    return folder;
  }

  const check = (folder: string) => {
    const words = [join(folder, 'node_modules/docs-json-nav/dist/cli.js'), 'check'];
    const env = { ...process.env, NO_COLOR: '1', npm_config_user_agent: '' };
    return spawnSync(process.execPath, words, { cwd: folder, env, encoding: 'utf8' });
  };

  test('runs the first configuration of the documentation unchanged', () => {
    const [, name = '', code = ''] = /^```\w+ (docs-json-nav\.config\.\w+)\n(.*?)^```$/ms.exec(optionsPage) ?? [];
    expect(code).toContain('export default');
    const { status, stdout, stderr } = check(project({ [name]: code }));
    expect([status, stderr, [...stdout.matchAll(/^error (\S+)/gm)].map(([, found]) => found)]).toEqual([
      1,
      '',
      ['page-missing', 'link-missing'],
    ]);
  });

  test.skipIf((process.features as { typescript?: unknown }).typescript)(
    "explains how to run a TypeScript configuration if this Node can't",
    () => {
      const typed = { 'docs-json-nav.config.ts': 'export default { content: true as boolean };' };
      const messageFor = (files: Readonly<Record<string, string>>) => check(project({ ...typed, ...files }));
      const { status, stdout, stderr } = messageFor({});
      expect([status, stdout]).toEqual([2, '']);
      expect(stderr).toMatch(
        /^docs-json-nav\.config\.ts cannot be read: Node [\d.]+ does not run TypeScript by itself\. Run "npm install --save-dev jiti", .*docs-json-nav\.config\.mjs\.\n$/,
      );
      expect(messageFor({ 'pnpm-lock.yaml': '' }).stderr).toContain('Run "pnpm add --save-dev jiti"');
    },
  );
});

describe('a check loads', () => {
  test('one file of limited size besides its entry and option validation', () => {
    const files = filesLoaded(['--no-content']);
    expect(files.map(nameOf)).toEqual(['cli.js', 'main.js', 'core.js', 'schemas.js']);
    expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(660_000);
  });

  test('nothing more if options are set', () => {
    const files = filesLoaded(['--base', '/docs', '--max-warnings', '3', '--follow', '.']);
    // Some files load in parallel, so their order may differ.
    expect(files.toSorted()).toEqual(filesLoaded([]).toSorted());
  });
});

/** Paths of the files that a check of a small site loads, in order. */
function filesLoaded(flags: readonly string[]): readonly string[] {
  // Synchronous: a loader thread's pending stream writes may be lost at exit.
  const hook = `import { writeSync } from 'node:fs';
  export async function load(url, context, next) {
    if (url.startsWith('file:')) writeSync(2, url + '\\n');
    return next(url, context);
  }`;
  const registering = `import { register } from 'node:module'; register(${JSON.stringify(dataUrl(hook))});`;
  const site = join(packageRoot, 'fixtures/model/root-pages/docs');
  const words = ['--import', dataUrl(registering), join(dist, 'cli.js'), 'check', site, ...flags];
  const env = { ...process.env, NODE_DISABLE_COMPILE_CACHE: '1' };
  const { stderr } = spawnSync(process.execPath, words, { env, encoding: 'utf8' });
  return stderr
    .trim()
    .split('\n')
    .map((url) => fileURLToPath(url));
}

/** File name without its content hash. */
function nameOf(file: string): string {
  return basename(file).replace(/-[\w-]{8}\.js$/, '.js');
}

function dataUrl(module: string): string {
  return `data:text/javascript,${encodeURIComponent(module)}`;
}

const dist = join(packageRoot, 'dist');

/** Packages in the table of a section. */
function namesIn(section: string): string[] {
  const rows = section.split('\n').filter((line) => line.startsWith('| `'));
  return rows
    .flatMap((row) => [...(row.split(' | ')[0] as string).matchAll(/`([^`]+)`/g)].map(([, name]) => name as string))
    .sort();
}
