import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { key, makeEntries, serve } from '../feedback/support.ts';
import { folderOf } from '../support/folder.ts';
import { commitAll } from '../support/repository.ts';
import { type ProcessResult, packageRoot, runCli } from '../support/run.ts';

/** A command whose output a page shows, run in the sample site. */
interface Sample {
  /** Arguments as users type them, without the program. */
  readonly commandLine: string;
  /** Changes the sample site before the command runs. */
  readonly prepare?: (folder: string) => void;
  /** Starts a service that the command needs. Returns environment variables. */
  readonly start?: (folder: string) => Promise<Readonly<Record<string, string>>>;
}

const specification = `openapi: 3.1.0
info: { title: Acme, version: '1' }
paths:
  /tokens:
    get: { summary: List tokens, responses: { '200': { description: All tokens } } }
    post: { summary: Make a token, responses: { '201': { description: The token } } }
`;

/** Commands whose output is more than a summary. The sample site has two mistakes; most commands run without them. */
export const samples: Readonly<Record<string, Sample>> = {
  check: { commandLine: 'check' },
  init: {
    commandLine: 'init',
    prepare: (folder) => {
      correct(folder);
      cpSync(join(packageRoot, 'fixtures/init/vitepress/project/package.json'), join(folder, 'package.json'));
      const config = 'fixtures/init/vitepress/project/docs/.vitepress/config.mts';
      cpSync(join(packageRoot, config), join(folder, 'docs/.vitepress/config.mts'));
    },
  },
  fix: {
    commandLine: 'fix --dry-run',
    prepare: (folder) => change(folder, 'docs.json', 'guides/strat', 'guides/start.mdx'),
  },
  explain: {
    commandLine: 'explain /account/tokens',
    prepare: (folder) => {
      correct(folder);
      change(folder, 'guides/start.mdx', '/account/token)', '/account/tokens)');
    },
  },
  diff: {
    commandLine: 'diff HEAD~1',
    prepare: (folder) => {
      correct(folder);
      commitAll(folder, 'Docs');
      renameSync(join(folder, 'docs/account/tokens.mdx'), join(folder, 'docs/account/keys.mdx'));
      change(folder, 'docs.json', 'account/tokens', 'account/keys');
      change(folder, 'guides/start.mdx', 'title: Start', 'title: Quickstart');
      commitAll(folder, 'Rename a page');
    },
  },
  print: { commandLine: 'print', prepare: correct },
  generate: {
    commandLine: 'generate --out api',
    prepare: (folder) => {
      correct(folder);
      change(folder, 'docs.json', '"pages": [', '"openapi": "openapi.yaml",\n        "pages": [');
      writeFileSync(join(folder, 'docs/openapi.yaml'), specification);
    },
  },
  feedback: { commandLine: 'feedback', prepare: correct, start: collectFeedback },
};

/**
 * Runs a sample in a copy of the sample site.
 *
 * @param run Runs the command line in a folder. Default: the command from the sources.
 * @returns The command and its output as in a terminal. Durations are replaced by a constant.
 */
export async function outputOf(
  { commandLine, prepare, start }: Sample,
  run: (
    commandLine: readonly string[],
    folder: string,
    environment?: NodeJS.ProcessEnv,
  ) => Promise<ProcessResult> = runCli,
): Promise<string> {
  const folder = folderOf({});
  cpSync(join(packageRoot, 'fixtures/sites/landing'), folder, { recursive: true });
  prepare?.(folder);
  const { stdout, stderr } = await run(commandLine.split(' '), folder, await start?.(folder));
  const printed = `${stdout}${stderr}`.replace(/in \d+ ms/g, 'in 150 ms').trimEnd();
  return `$ docs-json-nav ${commandLine}\n${printed}`;
}

/** Corrects both mistakes of the sample site. */
function correct(folder: string): void {
  change(folder, 'docs.json', 'guides/strat', 'guides/start');
  change(folder, 'guides/start.mdx', '/account/token)', '/account/tokens)');
}

function change(folder: string, file: string, from: string, to: string): void {
  const path = join(folder, 'docs', file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from) && !text.includes(to)) throw new Error(`${file} of the sample site has no ${from}.`);
  writeFileSync(path, text.replace(from, to));
}

/** Starts a service with feedback about three pages, and writes the settings to read it. */
async function collectFeedback(folder: string): Promise<Readonly<Record<string, string>>> {
  const server = await serve({ entries: makeEntries(['/', '/guides/start', '/account/tokens'], 40, { plain: true }) });
  const settings = { feedback: { projectId: 'acme', baseUrl: server.url } };
  writeFileSync(join(folder, 'docs-json-nav.config.json'), JSON.stringify(settings));
  return { DOCS_FEEDBACK_KEY: key };
}
