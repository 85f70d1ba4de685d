import { readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Editor } from '../support/editor.ts';
import { config, folderOf, page, writeFiles } from '../support/folder.ts';

const site = {
  'docs.json': config({ pages: ['index', 'start'] }),
  'index.mdx': page('Home'),
  'start.mdx': `${page('Start')}\n[Home](/)\n`,
};

test('unsaved text counts, in docs.json and in pages', async () => {
  const folder = folderOf({ 'package.json': '{}', ...site });
  const editor = await Editor.start(folder);
  await editor.open('docs.json', site['docs.json']);
  await editor.replace('docs.json', '"start"', '"strat"');
  await editor.untilCodes({ 'docs.json': ['page-missing'] });
  const [finding] = editor.diagnosticsOf('docs.json');
  expect(finding).toMatchObject({
    severity: 1,
    source: 'docs-json-nav',
    message: 'Page not found: "strat".\nDid you mean "start"?',
    codeDescription: { href: expect.stringMatching(/^file:.*\/docs\/diagnostics\/page-missing\.md$/) },
  });
  const document = editor.document('docs.json');
  const at = document.getText().indexOf('"strat"');
  expect(finding?.range).toEqual({ start: document.positionAt(at), end: document.positionAt(at + 7) });

  await editor.open('start.mdx', site['start.mdx']);
  await editor.replace('start.mdx', '(/)', '(/nowhere)');
  await editor.untilCodes({ 'docs.json': ['page-missing'], 'start.mdx': ['link-missing'] });
  // Unsaved text is discarded when its tab closes.
  await editor.close('start.mdx');
  await editor.untilCodes({ 'docs.json': ['page-missing'] });
  await editor.replace('docs.json', '"strat"', '"start"');
  await editor.untilCodes({});
  expect(readFileSync(join(folder, 'docs.json'), 'utf8')).toBe(site['docs.json']);
});

test('a broken docs.json is reported, and findings in other files stay', async () => {
  const folder = folderOf({ 'package.json': '{}', ...site, 'start.mdx': `${page('Start')}\n[Up](#nowhere)\n` });
  const editor = await Editor.start(folder);
  await editor.untilCodes({ 'start.mdx': ['link-anchor'] });
  await editor.open('docs.json', site['docs.json']);
  await editor.replace('docs.json', '"start"', '"start');
  await expect.poll(() => editor.codes()['docs.json']?.[0]).toBe('config-syntax');
  expect(editor.codes()['start.mdx']).toEqual(['link-anchor']);
});

test('follows files that are added, changed and removed on disk, and new files in the editor', async () => {
  const folder = folderOf({ 'package.json': '{}', ...site, 'docs.json': config({ pages: ['index', 'start', 'new'] }) });
  const editor = await Editor.start(folder);
  await editor.untilCodes({ 'docs.json': ['page-missing'] });
  await editor.open('new.mdx', page('New'));
  await editor.untilCodes({});
  await editor.close('new.mdx');
  await editor.untilCodes({ 'docs.json': ['page-missing'] });
  writeFiles(folder, { 'new.mdx': `${page('New')}\n[Away](./gone)\n` });
  await editor.untilCodes({ 'new.mdx': ['link-missing'] });
  rmSync(join(folder, 'start.mdx'));
  await editor.untilCodes({ 'docs.json': ['page-missing'], 'new.mdx': ['link-missing'] });
});

test('several sites have separate findings and settings, which are followed', async () => {
  const folder = folderOf({
    'a/package.json': '{}',
    'a/docs/docs.json': config({ pages: ['index', 'gone'] }),
    'a/docs/index.mdx': page('Home'),
    'a/docs-json-nav.config.json': '{ "rules": { "page-missing": "warning" } }',
    'b/package.json': '{}',
    'b/docs.json': config({ pages: ['index', 'gone'] }),
    'b/index.mdx': page('Home'),
  });
  const editor = await Editor.start(folder);
  await editor.untilCodes({ 'a/docs/docs.json': ['page-missing'], 'b/docs.json': ['page-missing'] });
  expect(editor.diagnosticsOf('a/docs/docs.json')[0]?.severity).toBe(2);
  expect(editor.diagnosticsOf('b/docs.json')[0]?.severity).toBe(1);
  writeFiles(folder, { 'a/docs-json-nav.config.json': '{ "rules": { "page-missing": "off" } }' });
  await editor.untilCodes({ 'b/docs.json': ['page-missing'] });
  writeFiles(folder, { 'a/docs-json-nav.config.json': '{ "rules": { "page-missing": "of" } }' });
  await expect.poll(() => Object.keys(editor.codes()).sort()).toEqual(['a/docs-json-nav.config.json', 'b/docs.json']);
  writeFiles(folder, { 'a/docs-json-nav.config.json': '{}' });
  await editor.untilCodes({ 'a/docs/docs.json': ['page-missing'], 'b/docs.json': ['page-missing'] });
});

test('an editor that pulls diagnostics gets none pushed', async () => {
  const folder = folderOf({ 'package.json': '{}', ...site, 'docs.json': config({ pages: ['index', 'gone'] }) });
  const capabilities = { textDocument: { diagnostic: {} }, workspace: { diagnostics: { refreshSupport: true } } };
  const editor = await Editor.start(folder, { capabilities });
  expect(editor.started.capabilities.diagnosticProvider).toMatchObject({ workspaceDiagnostics: true });
  await editor.open('docs.json', config({ pages: ['index', 'gone'] }));
  const textDocument = { uri: editor.uri('docs.json') };
  const first = await editor.request<{ kind: string; resultId: string; items: { code: string }[] }>(
    'textDocument/diagnostic',
    { textDocument },
  );
  expect([first.kind, first.items.map(({ code }) => code)]).toEqual(['full', ['page-missing']]);
  const again = { textDocument, previousResultId: first.resultId };
  expect(await editor.request('textDocument/diagnostic', again)).toEqual({
    kind: 'unchanged',
    resultId: first.resultId,
  });
  await editor.replace('docs.json', 'gone', 'start');
  expect(await editor.request('textDocument/diagnostic', again)).toMatchObject({ kind: 'full', items: [] });
  const whole = await editor.request<{ items: object[] }>('workspace/diagnostic', {
    previousResultIds: [{ uri: textDocument.uri, value: first.resultId }],
  });
  expect(whole.items).toMatchObject([{ uri: textDocument.uri, kind: 'full', items: [] }]);
  expect(editor.notificationCount).toBe(0);
});

test('leaves findings of other extensions to them', async () => {
  const wrong = {
    'package.json': '{}',
    'docs.json': config({ pages: ['index', { group: 'G', pagse: ['start'], $ref: 'more.json' }] }),
    'more.json': '{ "pages": ["gone"], "icno": "x" }',
    'index.mdx': `${page('Home')}\n<A>\n`,
    'start.mdx': page('Start'),
  };
  const otherEditor = await Editor.start(folderOf(wrong));
  await otherEditor.untilCodes({
    'docs.json': ['field-unknown'],
    'more.json': ['page-missing', 'field-unknown'],
    'index.mdx': ['mdx-syntax'],
  });
  const options = { keys: false, mdxSyntax: false };
  const beside = await Editor.start(folderOf(wrong), { options });
  await beside.untilCodes({ 'more.json': ['page-missing', 'field-unknown'] });
});

test('a file that is removed while open is gone until it is edited', async () => {
  const folder = folderOf({ 'package.json': '{}', ...site, 'deep/more.mdx': page('More') });
  writeFiles(folder, { 'docs.json': config({ pages: ['index', 'start', 'deep/more'] }) });
  const editor = await Editor.start(folder);
  await editor.open('start.mdx', site['start.mdx']);
  await editor.open('deep/more.mdx', page('More'));
  await editor.open('deep/new.mdx', `${page('New')}\n[Gone](./gone)\n`);
  await editor.untilCodes({ 'deep/new.mdx': ['link-missing'] });
  rmSync(join(folder, 'start.mdx'));
  await editor.untilCodes({ 'docs.json': ['page-missing'], 'deep/new.mdx': ['link-missing'] });
  await editor.type('start.mdx', 0, 0, '');
  await editor.untilCodes({ 'deep/new.mdx': ['link-missing'] });
  // A file that was never saved isn't removed with its folder.
  rmSync(join(folder, 'deep'), { recursive: true });
  await editor.untilCodes({ 'docs.json': ['page-missing'], 'deep/new.mdx': ['link-missing'] });
  writeFiles(folder, { 'deep/more.mdx': page('More') });
  await editor.untilCodes({ 'deep/new.mdx': ['link-missing'] });
});

test('never reads a page that leaves the docs folder, open or not', async () => {
  const other = folderOf({ 'page.mdx': page('Start') });
  const folder = folderOf({ 'package.json': '{}', 'docs.json': site['docs.json'], 'index.mdx': site['index.mdx'] });
  symlinkSync(join(other, 'page.mdx'), join(folder, 'start.mdx'));
  const editor = await Editor.start(folder);
  await editor.untilCodes({ 'docs.json': ['page-ignored'] });
  await editor.open('start.mdx', `${page('Start')}\n[Gone](/gone)\n`);
  await editor.open('index.mdx', `${page('Home')}\n[Gone](/gone)\n`);
  await editor.untilCodes({ 'docs.json': ['page-ignored'], 'index.mdx': ['link-missing'] });
});
