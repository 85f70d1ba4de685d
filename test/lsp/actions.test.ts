import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { ClientCapabilities, CodeAction, WorkspaceEdit } from 'vscode-languageserver-protocol';
import { Editor, edited } from '../support/editor.ts';
import { eventTimeout } from '../support/event-timeout.ts';
import { config, folderOf, page } from '../support/folder.ts';

const capabilities: ClientCapabilities = {
  textDocument: { publishDiagnostics: {} },
  workspace: { workspaceEdit: { documentChanges: true, resourceOperations: ['create', 'rename'] } },
};

const files = {
  'package.json': '{}',
  'docs.json': config({ groups: [{ group: 'Start', pages: ['index', 'guides/start.mdx', 'guides/more.mdx'] }] }),
  'index.mdx': `${page('Home')}\n[Start](/guides/strat) [More](/guides/more#frist)\n`,
  'guides/start.mdx': page('Start'),
  'guides/more.mdx': `${page('More')}\n## First *step*\n\n[Up](#first-step)\n`,
  'guides/new.mdx': page('New'),
};

async function start(more: Readonly<Record<string, string>> = {}): Promise<Editor> {
  const all = { ...files, ...more };
  const editor = await Editor.start(folderOf(all), { capabilities });
  for (const [file, text] of Object.entries(all)) if (file !== 'package.json') await editor.open(file, text);
  return editor;
}

/** Code actions at the first occurrence of a text. */
async function actionsAt(editor: Editor, file: string, text: string, only?: string[]): Promise<readonly CodeAction[]> {
  const { textDocument, position } = editor.after(file, text);
  const context = { diagnostics: editor.diagnosticsOf(file), only };
  return editor.request('textDocument/codeAction', {
    textDocument,
    range: { start: position, end: position },
    context,
  });
}

/** Applies an edit in memory. Returns the texts by file name, including new files and files that are only open. */
function textsAfter(editor: Editor, edit: WorkspaceEdit | null | undefined): Readonly<Record<string, string>> {
  const texts = edited(edit ?? {}, (uri) => readFileSync(fileURLToPath(uri), 'utf8'));
  return Object.fromEntries([...texts].map(([uri, text]) => [uri.replace(`${editor.uri('.')}/`, ''), text]));
}

const titles = (actions: readonly CodeAction[]) => actions.map(({ title }) => title);
const chosen = (actions: readonly CodeAction[], title: string) => actions.find((item) => item.title === title)?.edit;

describe('code actions', () => {
  test('offer each fix, all fixes of a kind, and all fixes of a file', async () => {
    const editor = await start();
    await expect
      .poll(() => editor.codes()['docs.json'], { timeout: eventTimeout })
      .toEqual(['page-extension', 'page-extension']);
    const actions = await actionsAt(editor, 'docs.json', '"guides/st');
    const ofFile = 'Apply all certain fixes in this file';
    expect(titles(actions)).toEqual(['Write "guides/start"', 'Fix all 2 page-extension findings', ofFile]);
    expect(actions[0]).toMatchObject({
      isPreferred: true,
      kind: 'quickfix',
      diagnostics: [{ code: 'page-extension' }],
    });
    expect(textsAfter(editor, actions[0]?.edit)['docs.json']).toBe(files['docs.json'].replace('start.mdx', 'start'));
    const all = files['docs.json'].replaceAll('.mdx', '');
    expect(textsAfter(editor, actions[1]?.edit)['docs.json']).toBe(all);
    const [fixAll] = await actionsAt(editor, 'docs.json', '{', ['source.fixAll']);
    expect(textsAfter(editor, fixAll?.edit)['docs.json']).toBe(all);
  });

  test('offer all possible answers, and a redirect', async () => {
    const editor = await start();
    const actions = await actionsAt(editor, 'index.mdx', '/guides/str');
    expect(titles(actions)).toEqual(['Write "/guides/start"', 'Add a redirect from /guides/strat to /guides/start']);
    expect(textsAfter(editor, actions[0]?.edit)['index.mdx']).toContain('[Start](/guides/start)');
    const { redirects } = JSON.parse(textsAfter(editor, actions[1]?.edit)['docs.json'] ?? '');
    expect(redirects).toEqual([{ source: '/guides/strat', destination: '/guides/start' }]);
  });

  test('create a missing page', async () => {
    const editor = await start();
    await editor.replace('docs.json', '"index"', '"index", "learn/deep-end"');
    const actions = await actionsAt(editor, 'docs.json', '"learn');
    expect(textsAfter(editor, chosen(actions, 'Create the page learn/deep-end.mdx'))).toEqual({
      'learn/deep-end.mdx': '---\ntitle: Deep end\n---\n\n',
    });
  });

  test('add an unlisted page next to its neighbors', async () => {
    const editor = await start();
    const actions = await actionsAt(editor, 'guides/new.mdx', 'Text');
    const updatedText = textsAfter(editor, chosen(actions, 'Add this page to "Start"'))['docs.json'] ?? '';
    expect(JSON.parse(updatedText).navigation.groups[0].pages.at(-1)).toBe('guides/new');
    expect(await actionsAt(editor, 'guides/start.mdx', 'Text')).toEqual([]);
  });
});

describe('renaming', () => {
  test('a page file edits its entry, links and a redirect at once', async () => {
    const editor = await start({ 'index.mdx': `${page('Home')}\n[More](/guides/more#first-step)\n` });
    const renamed = { oldUri: editor.uri('guides/more.mdx'), newUri: editor.uri('learn/less.mdx') };
    const updatedText = textsAfter(
      editor,
      await editor.request<WorkspaceEdit>('workspace/willRenameFiles', { files: [renamed] }),
    );
    expect(Object.keys(updatedText).sort()).toEqual(['docs.json', 'index.mdx']);
    expect(JSON.parse(updatedText['docs.json'] ?? '')).toMatchObject({
      navigation: { groups: [{ pages: ['index', 'guides/start.mdx', 'learn/less.mdx'] }] },
      redirects: [{ source: '/guides/more', destination: '/learn/less' }],
    });
    expect(updatedText['index.mdx']).toContain('[More](/learn/less#first-step)');
  });

  test('an entry of docs.json renames its file', async () => {
    const editor = await start();
    const at = editor.after('docs.json', '"guides/mo');
    expect(await editor.request('textDocument/prepareRename', at)).toMatchObject({ placeholder: 'guides/more.mdx' });
    const edit = await editor.request<WorkspaceEdit>('textDocument/rename', { ...at, newName: 'guides/less' });
    expect(edit.documentChanges?.at(-1)).toEqual({
      kind: 'rename',
      oldUri: editor.uri('guides/more.mdx'),
      newUri: editor.uri('guides/less.mdx'),
    });
    expect(textsAfter(editor, edit)['docs.json']).toContain('"guides/less.mdx"');
  });

  test('a heading changes the links to it', async () => {
    const editor = await start({ 'index.mdx': `${page('Home')}\n[More](/guides/more#first-step)\n` });
    const at = editor.after('guides/more.mdx', '## Fir');
    expect(await editor.request('textDocument/prepareRename', at)).toMatchObject({ placeholder: 'First *step*' });
    const updatedText = textsAfter(
      editor,
      await editor.request<WorkspaceEdit>('textDocument/rename', { ...at, newName: 'Second step' }),
    );
    expect(updatedText['index.mdx']).toContain('[More](/guides/more#second-step)');
    expect(updatedText['guides/more.mdx']).toContain('## Second step\n\n[Up](#second-step)');
    expect(await editor.request('textDocument/prepareRename', editor.after('guides/more.mdx', 'Text'))).toBeNull();
  });
});
