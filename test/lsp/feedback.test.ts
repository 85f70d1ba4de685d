import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { CodeLens } from 'vscode-languageserver-protocol';
import { key, serve } from '../feedback/support.ts';
import { Editor } from '../support/editor.ts';
import { config, folderOf, page, writeFiles } from '../support/folder.ts';
import { runCli } from '../support/run.ts';

const said = (id: number, status: string, helpful?: boolean) => ({
  id: String(id),
  path: '/start',
  comment: 'Words of a reader',
  createdAt: '2026-01-01T10:00:00Z',
  source: 'contextual',
  status,
  ...(helpful === undefined ? {} : { helpful }),
});

test('shows the cached counts of a page, and makes no request', async () => {
  const entries = [said(1, 'pending', false), said(2, 'in_progress'), said(3, 'pending'), said(4, 'resolved', false)];
  const server = await serve({ entries });
  const files = {
    'package.json': '{}',
    'docs.json': config({ pages: ['index', 'start'] }),
    'index.mdx': page('Home'),
    'start.mdx': page('Start'),
  };
  const folder = folderOf(files);
  // The server runs in another folder.
  const feedback = { projectId: 'project', baseUrl: server.url, cacheFolder: join(folder, 'cache') };
  writeFiles(folder, { 'docs-json-nav.config.json': JSON.stringify({ feedback }) });
  const titles = async (editor: Editor, file: 'docs.json' | 'index.mdx' | 'start.mdx') => {
    await editor.open(file, files[file]);
    const params = { textDocument: { uri: editor.uri(file) } };
    const lenses = await editor.request<CodeLens[]>('textDocument/codeLens', params);
    return lenses.map(({ command }) => command?.title);
  };
  const before = await Editor.start(folder);
  expect(before.started.capabilities.codeLensProvider).toEqual({});
  expect(await titles(before, 'start.mdx')).toEqual([]);
  expect(server.requests).toEqual([]);
  expect((await runCli(['feedback'], folder, { DOCS_FEEDBACK_KEY: key })).status).toBe(0);
  const requests = server.requests.length;
  const editor = await Editor.start(folder);
  expect(await titles(editor, 'start.mdx')).toEqual(['3 open comments, 2 not helpful']);
  expect(await titles(editor, 'index.mdx')).toEqual([]);
  expect(await titles(editor, 'docs.json')).toEqual([]);
  expect([editor.diagnosticsOf('start.mdx'), server.requests.length]).toEqual([[], requests]);
});
