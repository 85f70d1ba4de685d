import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { config, folderOf, page } from '../support/folder.ts';
import { type ProcessResult, packageRoot, runNode } from '../support/run.ts';
import { key, makeEntries, serve } from './support.ts';

/** A Vite build with the built package, in a separate process. */
async function viteBuild(
  feedback: object,
  environment: NodeJS.ProcessEnv,
): Promise<ProcessResult & { readonly scripts: string }> {
  const options = { root: 'docs', feedback: { projectId: 'project', cacheFolder: 'cache', ...feedback } };
  const folder = folderOf({
    'index.html': '<!doctype html><title>Test</title><script type="module" src="/main.js"></script>',
    'main.js': "import site from 'virtual:docs-json-nav';\ndocument.title = JSON.stringify(site.pages);\n",
    'docs/docs.json': config({ pages: ['index', 'start'] }),
    'docs/index.mdx': page('Home'),
    'docs/start.mdx': page('Start'),
    'vite.config.mjs': [
      "import docsJsonNav from 'docs-json-nav/vite';",
      `export default { logLevel: 'warn', plugins: [docsJsonNav(${JSON.stringify(options)})] };\n`,
    ].join('\n'),
  });
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(packageRoot, join(folder, 'node_modules/docs-json-nav'), 'dir');
  const vite = join(packageRoot, 'node_modules/vite/bin/vite.js');
  const ended = await runNode([vite, 'build'], folder, { GITHUB_ACTIONS: '', DOCS_FEEDBACK_KEY: '', ...environment });
  const assets = join(folder, 'dist/assets');
  const scripts = ended.status === 0 ? readdirSync(assets).map((file) => readFileSync(join(assets, file), 'utf8')) : [];
  return { ...ended, scripts: scripts.join('\n') };
}

const entries = makeEntries(['/', '/start'], 40, { plain: true });
const codesIn = ({ stderr }: ProcessResult) => stderr.match(/\bfeedback-[a-z]+(?= )/g) ?? [];

test('a build with counts reports nothing', async () => {
  const server = await serve({ entries });
  const built = await viteBuild({ baseUrl: server.url }, { DOCS_FEEDBACK_KEY: key });
  expect([built.status, codesIn(built)]).toEqual([0, []]);
  expect(built.scripts).toContain('byStatus');
  expect(built.scripts).not.toContain(key);
});

test('a build without a key says so once, with the variable to set, and fails only if counts are required', async () => {
  const server = await serve({ entries });
  const warned = await viteBuild({ baseUrl: server.url }, {});
  expect([warned.status, codesIn(warned)]).toEqual([0, ['feedback-failed']]);
  expect(warned.stderr).toContain('Set DOCS_FEEDBACK_KEY to a key');
  const failed = await viteBuild({ baseUrl: server.url, required: true }, {});
  expect([failed.status, codesIn(failed)[0]]).toEqual([1, 'feedback-failed']);
  expect(server.requests).toEqual([]);
});

test.each([
  ['status 404', 'feedback-failed', 'feedback.path'],
  ['status 401', 'feedback-refused', 'DOCS_FEEDBACK_KEY'],
  ['limit for an hour', 'feedback-failed', 'feedback.maxAge'],
])('a build without counts names what to set: %s', async (fault, code, setting) => {
  const server = await serve({ entries, faults: () => fault });
  const built = await viteBuild({ baseUrl: server.url }, { DOCS_FEEDBACK_KEY: key });
  expect([built.status, codesIn(built)]).toEqual([0, [code]]);
  expect(built.stderr).toContain(setting);
});
