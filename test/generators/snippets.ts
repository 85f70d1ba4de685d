import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { snippetsOf } from '../documentation/snippet-runners.ts';
import { config, page as docsPage, writeFiles } from '../support/folder.ts';
import type { Run } from './fixture.ts';

type Files = Readonly<Record<string, string>>;

/** Code blocks of a page. */
export interface Blocks {
  /** Blocks with a file name, by path. */
  readonly files: Files;
  /** The block without a file name that contains this text. Throws if no block does. */
  readonly having: (words: string) => string;
}

/** A generator or bundler whose page shows the files of a project. */
export interface DocumentedProject {
  /** Page in `docs`. */
  readonly page: string;
  /** Absolute path of the folder with the installed packages. */
  readonly packages: string;
  /** Shell command, run in the project. */
  readonly command: string;
  /** A file that a build writes, and a part of its text. */
  readonly writes: readonly [file: string, part: string];
  /** Projects that together contain every line of every block. */
  readonly variants: (blocks: Blocks) => Readonly<Record<string, Files>>;
}

const docs: Files = {
  'docs/docs.json': config({ groups: [{ group: 'Start', pages: ['index', 'quickstart'] }] }),
  'docs/index.mdx': docsPage('Introduction'),
  'docs/quickstart.mdx': docsPage('Quickstart'),
};

/** Declares tests that a generator builds a project made of the unchanged blocks of its page. */
export function testSnippets({ page, packages, command, writes, variants }: DocumentedProject): void {
  const snippets = snippetsOf('generator').filter((snippet) => snippet.page === `docs/${page}.md`);
  const projects = variants({
    files: Object.fromEntries(snippets.flatMap(({ file, text }) => (file === undefined ? [] : [[file, text]]))),
    having: (words) => {
      const found = snippets.find(({ file, text }) => file === undefined && text.includes(words));
      if (found === undefined) throw new Error(`docs/${page}.md has no block with ${words}.`);
      return found.text;
    },
  });

  // Each project needs a full build, so these tests run only on demand: before the page of a generator is published.
  describe.skipIf(process.env.DOCS_BLOCKS === undefined)(`the code blocks of docs/${page}.md`, () => {
    test('are all used in a project', () => {
      const written = Object.values(projects)
        .flatMap((files) => Object.values(files))
        .join('\n');
      const lines = snippets.flatMap(({ text }) => text.split('\n').map((line) => line.trim()));
      expect([lines.length > 1, lines.filter((line) => !written.includes(line))]).toEqual([true, []]);
    });

    test.each(Object.entries(projects))('%s', async (_, files) => {
      // Inside the folder with the packages, so that they resolve.
      const project = mkdtempSync(join(packages, 'snippets-'));
      // Next.js treats the folder of the lock file as the packages' root.
      const lock = join(packages, 'package-lock.json');
      writeFileSync(lock, '{ "lockfileVersion": 3, "packages": {} }');
      try {
        // Astro reads the dependencies to find packages that it must bundle.
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
