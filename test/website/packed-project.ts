import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { config, page, writeFiles } from '../support/folder.ts';
import { commitAll, nameRevision, runGit } from '../support/repository.ts';
import { type ProcessResult, packageRoot } from '../support/run.ts';

/** Additional packages that tests of the pages need. */
const additionalPackages = ['typescript@5.9.3', 'vite@8.3.8', '@types/node@20.19.43', 'jiti@2.7.0'];

const specification = {
  openapi: '3.1.0',
  info: { title: 'Acme', version: '1' },
  paths: { '/users': { get: { summary: 'List users', responses: { 200: { description: 'All of them' } } } } },
};

const site = {
  'src/index.ts': '',
  'docs/docs.json': config({
    versions: [
      { version: 'v2', openapi: 'openapi.json', groups: [{ group: 'Guides', pages: ['index', 'guides/start'] }] },
      { version: 'v1', pages: ['v1/index'] },
    ],
  }),
  'docs/openapi.json': JSON.stringify(specification),
  'docs/index.mdx': page('Home'),
  'docs/guides/start.mdx': page('Start'),
  'docs/v1/index.mdx': page('Version 1'),
};

/**
 * A project with the packed package installed, never linked. It is a repository with a small docs folder, two commits,
 * a tag `v1.2` and a branch `origin/main`.
 */
export class PackedProject {
  readonly folder = mkdtempSync(join(tmpdir(), 'docs-json-nav-packed-'));
  /** Tarball from `npm pack`. */
  readonly tarball: string;

  constructor() {
    const words = ['pack', '--ignore-scripts', '--json', '--pack-destination', this.folder];
    const [{ filename }] = JSON.parse(execFileSync('npm', words, { cwd: packageRoot, encoding: 'utf8' })) as [
      { filename: string },
    ];
    this.tarball = join(this.folder, filename);
    const manifest = { name: 'acme', private: true, type: 'module', scripts: { build: 'node --version' } };
    this.write('package.json', JSON.stringify(manifest, undefined, 2));
    this.write('.gitignore', 'node_modules\n*.tgz\n');
    execFileSync('npm', ['install', '--save-dev', '--no-audit', '--no-fund', this.tarball, ...additionalPackages], {
      cwd: this.folder,
      stdio: 'pipe',
    });
    commitAll(this.folder, 'Nothing yet');
    writeFiles(this.folder, site);
    for (const message of ['Docs', 'More']) commitAll(this.folder, message);
    for (const ref of ['refs/tags/v1.2', 'refs/remotes/origin/main']) nameRevision(this.folder, ref);
  }

  write(file: string, text: string): void {
    writeFiles(this.folder, { [file]: text });
  }

  /** Reverts everything except installations. */
  reset(): void {
    runGit(this.folder, 'checkout', '-q', '-f', 'HEAD');
    runGit(this.folder, 'clean', '-q', '-f', '-d', '-x', '-e', 'node_modules', '-e', '*.tgz');
  }

  /**
   * Runs a line in a shell, with the project's programs on PATH.
   *
   * @param more.cwd Relative to the project's folder. Default: that folder.
   * @param more.input Standard input.
   * @param more.until Closes standard input once this is printed, and kills an endless command (`isEndless`).
   */
  run(
    line: string,
    more: { cwd?: string; env?: NodeJS.ProcessEnv; input?: string; until?: RegExp; isEndless?: boolean } = {},
  ): Promise<ProcessResult> {
    const path = [join(this.folder, 'node_modules/.bin'), process.env.PATH].join(delimiter);
    const env = { ...environmentWithoutNpm, PATH: path, NO_COLOR: '1', HOME: this.folder, ...more.env };
    const cwd = join(this.folder, more.cwd ?? '');
    return new Promise((resolve, reject) => {
      const child = spawn('bash', ['-c', line], { cwd, env, detached: true });
      const output = { stdout: '', stderr: '' };
      const end = (): void => {
        child.stdin.end();
        if (more.isEndless) process.kill(-(child.pid ?? 0), 'SIGTERM');
      };
      for (const stream of ['stdout', 'stderr'] as const) {
        child[stream].setEncoding('utf8').on('data', (text: string) => {
          output[stream] += text;
          if (more.until?.test(output[stream])) end();
        });
      }
      child.on('error', reject);
      child.on('close', (status) => resolve({ status, ...output }));
      if (more.input !== undefined) child.stdin.write(more.input);
      if (more.until === undefined) child.stdin.end();
    });
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Variables of this process without those that npm and Vitest set. */
const environmentWithoutNpm = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(?:npm_|VITEST|NODE_ENV|INIT_CWD|FORCE_COLOR|TEST$|CI$)/.test(name),
  ),
);
