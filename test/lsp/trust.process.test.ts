import { existsSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { Editor } from '../support/editor.ts';
import { eventTimeout } from '../support/event-timeout.ts';
import { config, folderOf, page } from '../support/folder.ts';

/** A settings file that writes a file next to itself when it runs. */
const program =
  "import { writeFileSync } from 'node:fs';\nwriteFileSync(new URL('ran', import.meta.url), '');\nexport default { rules: { 'page-missing': 'warning' } };\n";
const site = { 'docs.json': config({ pages: ['index', 'gone'] }), 'index.mdx': page('Home') };
const below = (name: string, files: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [`${name}/${path}`, text]));
const stranger = below('downloads', { ...site, 'docs-json-nav.config.mjs': program, 'guide/readme.md': '[x](/no)\n' });

test.each([
  ['as it is', 'downloads/guide/readme.md'],
  ['through a link in the workspace', 'work/link/guide/readme.md'],
])('a file outside the workspace, opened %s, runs no program and has no features', async (_, file) => {
  const folder = folderOf({ ...below('work', site), ...stranger });
  symlinkSync(join(folder, 'downloads'), join(folder, 'work/link'));
  const editor = await Editor.startProgram(folder, { folders: [join(folder, 'work')] });
  await editor.untilCodes({ 'work/docs.json': ['page-missing'] });
  await editor.open(file, '[x](/no)\n');
  await editor.connection.sendNotification('workspace/didChangeWatchedFiles', {
    changes: [{ uri: editor.uri('downloads/docs.json'), type: 2 }],
  });
  const textDocument = { uri: editor.uri(file) };
  expect(await editor.request('textDocument/hover', { textDocument, position: { line: 0, character: 5 } })).toBeNull();
  expect(await editor.request('docsJsonNav/navigation', {})).toHaveLength(1);
  expect(existsSync(join(folder, 'downloads/ran'))).toBe(false);
});

test.each([
  ['no folder', []],
  ['the root of the file system', ['/']],
] as const)('with %s as workspace there is no site', async (_, folders) => {
  const folder = folderOf(stranger);
  const editor = await Editor.startProgram(folder, { folders });
  await editor.open('downloads/guide/readme.md', '');
  expect(await editor.request('docsJsonNav/navigation', {})).toEqual([]);
  expect(existsSync(join(folder, 'downloads/ran'))).toBe(false);
});

test('settings above the workspace folder are not used', async () => {
  const folder = folderOf({ '.git/HEAD': '', 'docs-json-nav.config.mjs': program, ...below('work', site) });
  const editor = await Editor.startProgram(folder, { folders: [join(folder, 'work')] });
  await editor.untilCodes({ 'work/docs.json': ['page-missing'] });
  expect(existsSync(join(folder, 'ran'))).toBe(false);
});

test.each([true, false])('a program runs if the workspace is trusted: %s', async (trusted) => {
  const folder = folderOf({ ...site, 'docs-json-nav.config.mjs': program });
  const editor = await Editor.startProgram(folder, { options: { trusted } });
  await editor.untilCodes({ 'docs.json': ['page-missing'] });
  expect(existsSync(join(folder, 'ran'))).toBe(trusted);
  expect(editor.diagnosticsOf('docs.json')[0]?.severity).toBe(trusted ? 2 : 1);
});

test.each([true, false])('JSON settings may allow a request if the workspace is trusted: %s', async (trusted) => {
  let requests = 0;
  const server = createServer((_, response) => {
    requests += 1;
    response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const folder = folderOf({
    'docs.json': config({ pages: ['index', 'gone'] }, { api: { openapi: `http://${host}/openapi.json` } }),
    'index.mdx': page('Home'),
    'docs-json-nav.config.json': JSON.stringify({ remote: { hosts: [host], offline: false }, external: true }),
  });
  const editor = await Editor.startProgram(folder, { options: { trusted } });
  await expect.poll(() => editor.codes()['docs.json'], { timeout: eventTimeout }).toContain('page-missing');
  expect(requests > 0).toBe(trusted);
});

test('a workspace folder that is a link contains the files of its target', async () => {
  const folder = folderOf(below('work', site));
  symlinkSync(join(folder, 'work'), join(folder, 'link'));
  const editor = await Editor.startProgram(folder, { folders: [join(folder, 'link')] });
  await editor.untilCodes({ 'link/docs.json': ['page-missing'] });
});

test("invalid paths in URIs don't end the server", async () => {
  const folder = folderOf(site);
  const editor = await Editor.startProgram(folder);
  const root = pathToFileURL(folder).href;
  const uris = [
    `${root}/%00/docs.json`,
    `${root}/%2f/docs.json`,
    `${root}/%zz/docs.json`,
    'file://host/docs.json',
    'file:',
    'untitled:docs.json',
    '',
    5,
    null,
    `${root}/${'a/'.repeat(3000)}docs.json`,
    `${root}/${'a'.repeat(5000)}/docs.json`,
  ];
  for (const uri of uris) {
    await editor.connection.sendNotification('workspace/didChangeWatchedFiles', { changes: [{ uri, type: 1 }] });
    await editor.connection.sendNotification('workspace/didRenameFiles', { files: [{ oldUri: uri, newUri: uri }] });
    await editor.connection.sendNotification('textDocument/didOpen', {
      textDocument: { uri, languageId: 'mdx', version: 1, text: '' },
    });
    await editor.connection.sendNotification('workspace/didChangeWorkspaceFolders', {
      event: { added: [{ uri, name: '' }], removed: [] },
    });
    await editor
      .request('textDocument/hover', { textDocument: { uri }, position: { line: 0, character: 0 } })
      .catch(() => undefined);
    await editor.request('workspace/willRenameFiles', { files: [{ oldUri: uri, newUri: uri }] }).catch(() => undefined);
  }
  expect(await editor.request('workspace/symbol', { query: '' })).toBeInstanceOf(Array);
});

test.each(['C:\\x', 'a\0b', 'http:/x/y', '../x', 'other', 'folder', '', '#x'])(
  'a rename to %j is refused',
  async (newName) => {
    const files = {
      'docs.json': config({ pages: ['index', 'other'] }),
      'index.mdx': page('Home'),
      'other.md': page('Other'),
      'folder/index.mdx': page('Folder'),
    };
    const editor = await Editor.startProgram(folderOf(files), {
      capabilities: {
        workspace: { workspaceEdit: { documentChanges: true, resourceOperations: ['create', 'rename'] } },
      },
    });
    await editor.open('docs.json', files['docs.json']);
    await expect(
      editor.request('textDocument/rename', { ...editor.after('docs.json', '"in|dex"'), newName }),
    ).rejects.toMatchObject({ code: -32803 });
  },
);
