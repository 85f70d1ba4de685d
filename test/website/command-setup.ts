import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { key, makeEntries, serve } from '../feedback/support.ts';
import { config, page } from '../support/folder.ts';
import type { PackedProject } from './packed-project.ts';

/** Settings for running a line, and its expected result. Default: the project's folder, and status 0. */
export interface CommandSetup {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Standard input. */
  readonly input?: string;
  /** Closes standard input once this is printed. */
  readonly until?: RegExp;
  /** The command runs until it is killed, and has no exit status. */
  readonly isEndless?: boolean;
  readonly status?: number | null;
}

const rule = `export default { customRules: [{ code: 'acme/owner', message: () => 'No owner.', test: () => [] }] };\n`;

/** Preparations that lines need before they run. */
const setups: readonly (readonly [
  line: RegExp,
  prepare: (project: PackedProject) => CommandSetup | Promise<CommandSetup>,
])[] = [
  [/ --watch$/, () => ({ until: /^(?:passed|failed) /m, isEndless: true, status: null })],
  [/ lsp\b/, () => ({ input: initialize, until: /"capabilities"/, isEndless: true, status: null })],
  [/(?:^| |--)feedback\b/, collectFeedback],
  [/--baseline known\.json$/, (project) => accept(project, 'known.json')],
  [/\binternal-docs\b/, copyDocs],
  [/init --generator/, (project) => addFolder(project, 'alone', 'alone')],
  [/init \.\.\/handbook/, (project) => addFolder(project, 'handbook', 'website')],
  [/check content$/, (project) => addFolder(project, 'content')],
  [/acme\/owner/, (project) => write(project, 'docs-json-nav.config.mjs', rule)],
  [/^comm -23 old\.txt/, (project) => write(project, 'old.txt', '/guides/start\n')],
  [/> public\//, (project) => write(project, 'public/.keep', '')],
  [/> site\//, (project) => write(project, 'site/.keep', '')],
  [/fish\/completions/, (project) => write(project, '.config/fish/completions/.keep', '')],
];

/** Prepares a project for a line. */
export async function setupFor(line: string, project: PackedProject): Promise<CommandSetup> {
  let all: CommandSetup = {};
  for (const [pattern, prepare] of setups) {
    if (pattern.test(line)) all = { ...all, ...(await prepare(project)) };
  }
  return all;
}

/** First message of an editor. */
const message = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { processId: null, rootUri: null, capabilities: {} },
});
const initialize = `Content-Length: ${message.length}\r\n\r\n${message}`;

async function collectFeedback(project: PackedProject): Promise<CommandSetup> {
  const server = await serve({ entries: makeEntries(['/', '/guides/start'], 20, { plain: true }) });
  const feedback = { projectId: 'acme', baseUrl: server.url };
  project.write('docs-json-nav.config.json', JSON.stringify({ feedback }));
  return { env: { DOCS_FEEDBACK_KEY: key } };
}

/** Writes a baseline file of accepted findings. */
async function accept(project: PackedProject, file: string): Promise<CommandSetup> {
  await project.run(`docs-json-nav check --baseline ${file} --update-baseline`);
  return {};
}

/** Adds a second docs folder, and sets the folder in which the line runs. */
function addFolder(project: PackedProject, name: string, cwd?: string): CommandSetup {
  project.write(`${name}/docs.json`, config({ pages: ['index'] }));
  project.write(`${name}/index.mdx`, page('Home'));
  if (cwd !== undefined && cwd !== name) project.write(`${cwd}/package.json`, '{}');
  return cwd === undefined ? {} : { cwd };
}

function write(project: PackedProject, file: string, text: string): CommandSetup {
  project.write(file, text);
  return {};
}

function copyDocs({ folder }: PackedProject): CommandSetup {
  cpSync(join(folder, 'docs'), join(folder, 'internal-docs'), { recursive: true });
  return {};
}
