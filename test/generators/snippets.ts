import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { snippetsOf } from '../documentation/ways.ts';
import { config, page as docsPage, writeFiles } from '../support/folder.ts';
import type { Run } from './fixture.ts';

type Files = Readonly<Record<string, string>>;

/** The blocks of a page and of README, as a project takes them up. */
export interface Blocks {
  /** By their paths, those that name a file. */
  readonly files: Files;
  /** The one with these words, which names no file. Throws if there is none. */
  readonly having: (words: string) => string;
}

/** A generator or bundler whose page shows what a project contains. */
export interface ShownProject {
  /** Of the page in `docs`. */
  readonly page: string;
  /** A part of the block of README, if it has one. */
  readonly readme?: string;
  /** Absolute path of the folder with the installed packages. */
  readonly packages: string;
  /** Runs in a shell in the project. */
  readonly command: string;
  /** A file that a build writes, and a part of it. */
  readonly writes: readonly [file: string, part: string];
  /** Projects that together have every line of every block. */
  readonly variants: (blocks: Blocks) => Readonly<Record<string, Files>>;
}

const docs: Files = {
  'docs/docs.json': config({ groups: [{ group: 'Start', pages: ['index', 'quickstart'] }] }),
  'docs/index.mdx': docsPage('Introduction'),
  'docs/quickstart.mdx': docsPage('Quickstart'),
};

/** Declares the tests that the blocks of a generator's page, as they are, make a project that it builds. */
export function testSnippets({ page, readme, packages, command, writes, variants }: ShownProject): void {
  const snippets = snippetsOf('generator').filter(
    (snippet) => snippet.page === `docs/${page}.md` || (readme !== undefined && snippet.text.includes(readme)),
  );
  const projects = variants({
    files: Object.fromEntries(snippets.flatMap(({ file, text }) => (file === undefined ? [] : [[file, text]]))),
    having: (words) => {
      const found = snippets.find(({ file, text }) => file === undefined && text.includes(words));
      if (found === undefined) throw new Error(`docs/${page}.md has no block with ${words}.`);
      return found.text;
    },
  });

  // Each of them is a build of its own: by hand, before a page of a generator is published.
  describe.skipIf(process.env.DOCS_BLOCKS === undefined)(`the blocks of docs/${page}.md`, () => {
    test('are all in a project', () => {
      const written = Object.values(projects)
        .flatMap((files) => Object.values(files))
        .join('\n');
      const lines = snippets.flatMap(({ text }) => text.split('\n').map((line) => line.trim()));
      expect([lines.length > 1, lines.filter((line) => !written.includes(line))]).toEqual([true, []]);
    });

    test.each(Object.entries(projects))('%s', async (_, files) => {
      // Inside the folder with the packages, where programs look for them.
      const project = mkdtempSync(join(packages, 'snippets-'));
      // Next.js takes the folder with a lock file for the one that packages are in.
      const lock = join(packages, 'package-lock.json');
      writeFileSync(lock, '{ "lockfileVersion": 3, "packages": {} }');
      try {
        // Astro looks there for the packages that it has to build.
        const { dependencies } = JSON.parse(readFileSync(join(packages, 'package.json'), 'utf8'));
        const manifest = JSON.stringify({ private: true, type: 'module', dependencies });
        writeFiles(project, { 'package.json': manifest, ...docs, ...files });
        const { status, output } = await build(command, project, packages);
        expect(status, output).toBe(0);
        const [file, part] = writes;
        expect(readFileSync(join(project, file), 'utf8')).toContain(part);
      } finally {
        rmSync(project, { recursive: true, force: true });
        rmSync(lock, { force: true });
      }
    });
  });
}

function build(command: string, cwd: string, packages: string): Promise<Run> {
  const env = {
    PATH: [join(packages, 'node_modules/.bin'), process.env.PATH].join(delimiter),
    ...{ HOME: process.env.HOME, NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1' },
  };
  return new Promise((done, fail) => {
    const child = spawn('sh', ['-c', command], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.on('error', fail);
    child.on('close', (status) => done({ status, output }));
  });
}
