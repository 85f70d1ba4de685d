import { rmSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CancellationTokenSource } from 'vscode-languageserver-protocol/node';
import { resolveSite } from '../../src/site/resolve.ts';
import { Editor } from '../support/editor.ts';
import { eventTimeout } from '../support/event-timeout.ts';
import { config, folderOf, page, writeFiles } from '../support/folder.ts';

const files = {
  'package.json': '{}',
  'docs.json': config(
    {
      tabs: [
        { tab: 'A', groups: [{ group: 'G', root: 'b', pages: ['a', 'b'] }] },
        { tab: 'B', openapi: 'api.json', pages: ['c'] },
      ],
    },
    { redirects: [{ source: '/old', destination: '/a' }], variables: { v: '1' } },
  ),
  'a.mdx': `${page('A')}\nimport S from './s/s.mdx'\n\n<S />\n\n[b](/b#x) ![i](/i.png) {{v}}\n`,
  'b.mdx': `${page('B')}\n## X\n\n[a](./a) [old](/old)\n`,
  'c.mdx': `${page('C', 'openapi: GET /u\n')}\n[a](a)\n`,
  's/s.mdx': '[c](/c)\n',
  'i.png': '',
  'api.json': JSON.stringify({
    openapi: '3.0.0',
    info: { title: 'A', version: '1' },
    paths: { '/u': { get: { responses: {} } } },
  }),
};

const typed = ['docs.json', 'a.mdx', 'b.mdx', 'c.mdx', 's/s.mdx', 'api.json'] as const;
const words = [
  '',
  '"',
  '{',
  '}',
  ']',
  ',',
  '/',
  '#x',
  '(',
  ')',
  '\n',
  '---',
  '<S',
  '</',
  '```',
  'a',
  '{{',
  '[a](/b)',
  '"c"',
  'é',
  '😀',
];

/** Findings of `check` in the format of an editor. */
async function checked(root: string): Promise<readonly string[]> {
  const { diagnostics } = await resolveSite({ root, feedback: undefined });
  return diagnostics
    .map(
      ({ file, code, line, column, endLine, endColumn }) => `${file} ${code} ${line}:${column}-${endLine}:${endColumn}`,
    )
    .sort();
}

function publishedFindings(editor: Editor): readonly string[] {
  return [...typed, 'i.png']
    .flatMap((file) =>
      editor.diagnosticsOf(file).map(({ code, range: { start, end } }) => {
        return `${file} ${code} ${start.line + 1}:${start.character + 1}-${end.line + 1}:${end.character + 1}`;
      }),
    )
    .sort();
}

test('after any edits, published findings equal those of check', async () => {
  const edit = fc.record({
    file: fc.constantFrom(...typed),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.integer({ min: 0, max: 6 }),
    text: fc.constantFrom(...words),
    saves: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 12 }), async (edits) => {
      const folder = folderOf(files);
      const same = folderOf(files);
      const editor = await Editor.startProgram(folder);
      for (const file of typed) await editor.open(file, files[file]);
      for (const { file, at, length, text, saves } of edits) {
        const document = editor.document(file);
        const start = Math.floor(at * document.getText().length);
        await editor.type(file, start, Math.min(start + length, document.getText().length), text);
        if (saves) writeFiles(folder, { [file]: editor.document(file).getText() });
      }
      writeFiles(same, Object.fromEntries(typed.map((file) => [file, editor.document(file).getText()])));
      const expected = await checked(same);
      await expect.poll(() => publishedFindings(editor), { timeout: eventTimeout, interval: 5 }).toEqual(expected);
      await editor.quit();
    }),
    { numRuns: 6 },
  );
});

test('every request is answered at any time, whatever the texts are', async () => {
  const editor = await Editor.startProgram(folderOf(files));
  const requests = [
    'completion',
    'hover',
    'definition',
    'references',
    'documentSymbol',
    'foldingRange',
    'documentLink',
    'prepareRename',
    'codeAction',
  ];
  for (const file of typed) await editor.open(file, files[file]);
  const answers: Promise<unknown>[] = [];
  for (let round = 0; round < 60; round++) {
    const file = typed[round % typed.length] ?? 'a.mdx';
    const document = editor.document(file);
    const offset = (round * 37) % (document.getText().length + 1);
    await editor.type(file, offset, offset, words[round % words.length] ?? '');
    const position = document.positionAt(offset);
    const textDocument = { uri: document.uri };
    const range = { start: position, end: position };
    const params = { textDocument, position, range, context: { diagnostics: [], includeDeclaration: true } };
    answers.push(editor.request(`textDocument/${requests[round % requests.length]}`, params));
  }
  await Promise.all(answers);
});

test("a canceled request isn't answered, and the next one is", async () => {
  const editor = await Editor.startProgram(folderOf(files));
  await editor.open('a.mdx', files['a.mdx']);
  const wanted = new CancellationTokenSource();
  const textDocument = { uri: editor.uri('a.mdx') };
  const asked = editor.connection.sendRequest('textDocument/documentLink', { textDocument }, wanted.token);
  wanted.cancel();
  await expect(asked).rejects.toMatchObject({ code: -32800 });
  expect(await editor.request('textDocument/documentLink', { textDocument })).toHaveLength(2);
});

test("handles open files and folders that disappear, and URIs that aren't files", async () => {
  const folder = folderOf(files);
  const editor = await Editor.startProgram(folder);
  await editor.open('a.mdx', files['a.mdx']);
  await editor.connection.sendNotification('textDocument/didOpen', {
    textDocument: { uri: 'untitled:Untitled-1', languageId: 'mdx', version: 1, text: '[a](/b)' },
  });
  expect(
    await editor.request('textDocument/hover', {
      textDocument: { uri: 'untitled:Untitled-1' },
      position: { line: 0, character: 5 },
    }),
  ).toBeNull();
  rmSync(join(folder, 'b.mdx'));
  await expect.poll(() => editor.codes()['docs.json'], { timeout: eventTimeout }).toContain('page-missing');
  rmSync(folder, { recursive: true });
  writeFiles(folder, { 'docs.json': config({ pages: ['a'] }) });
  expect(await editor.request('workspace/symbol', { query: '' })).toBeInstanceOf(Array);
});

test("a page of megabytes doesn't block other requests", async () => {
  const editor = await Editor.startProgram(folderOf(files));
  const large = `${page('A')}\n${'Words and [a link](/b) in a line.\n\n'.repeat(30_000)}`;
  await editor.open('a.mdx', large);
  await editor.type('a.mdx', large.length, large.length, '[gone](/gone)\n');
  await expect.poll(() => editor.codes()['a.mdx']?.length ?? 0, { timeout: eventTimeout }).toBeGreaterThan(0);
});

test('ends with the editor', async () => {
  const editor = await Editor.startProgram(folderOf(files));
  expect(await editor.quit()).toBe(0);
});
