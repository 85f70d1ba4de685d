import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languageTitle, normalizeLanguage } from '../../src/render/code-blocks/languages.ts';
import { parseCodeBlock } from '../../src/render/code-blocks/read-code.ts';
import { type FenceInfo, parseFenceInfo, parseLineNumbers } from '../../src/render/code-blocks/read-info.ts';

const nothing: FenceInfo = {
  language: '',
  title: '',
  highlight: [],
  focus: [],
  lines: false,
  expandable: false,
  wrap: false,
  diff: false,
};

const rows: readonly (readonly [string, Partial<FenceInfo>])[] = [
  ['', {}],
  [' js', { language: 'js' }],
  ['Python SDK v2', { language: 'python', title: 'SDK v2' }],
  ['cURL', { language: 'bash' }],
  ['.env', { language: 'dotenv' }],
  ['golang', { language: 'go' }],
  ['wat', { language: 'wat' }],
  ['tsx app/page.tsx', { language: 'tsx', title: 'app/page.tsx' }],
  ['ts /api/[id]/route.ts', { language: 'ts', title: '/api/[id]/route.ts' }],
  ['bash macOS/Linux', { language: 'bash', title: 'macOS/Linux' }],
  ['js title="a b.js"', { language: 'js', title: 'a b.js' }],
  ["js title='a'", { language: 'js', title: 'a' }],
  ['js {title="braced.js"}', { language: 'js', title: 'braced.js' }],
  ['title="only.js"', { title: 'only.js' }],
  ['title="Wrapper', { title: 'title="Wrapper' }],
  ['example "Multiple Response Criteria"', { language: 'example', title: 'Multiple Response Criteria' }],
  ['python Python icon="python"', { language: 'python', title: 'Python', icon: 'python' }],
  ['py Python icon=Python', { language: 'py', title: 'Python', icon: 'Python' }],
  [
    'json camelot.json icon="x" expandable=true',
    { language: 'json', title: 'camelot.json', icon: 'x', expandable: true },
  ],
  ['json expandable={false} wrap', { language: 'json', wrap: true }],
  ['py Python [expandable]', { language: 'py', title: 'Python', expandable: true }],
  ['ts my_flow.py lines icon="python"', { language: 'ts', title: 'my_flow.py', lines: true, icon: 'python' }],
  ['js showLineNumbers', { language: 'js', lines: true }],
  ['python{15}', { language: 'python', highlight: [15] }],
  ['json Endpoint example {11, 19}', { language: 'json', title: 'Endpoint example', highlight: [11, 19] }],
  ['python {highlight={5,7}}', { language: 'python', highlight: [5, 7] }],
  ['python {highlight={2, 4-5}} title="a.py"', { language: 'python', title: 'a.py', highlight: [2, 4, 5] }],
  ['html highlight="4"', { language: 'html', highlight: [4] }],
  ['js highlight={[1,2]} focus={3-4}', { language: 'js', highlight: [1, 2], focus: [3, 4] }],
  ['ts twoslash theme={null} theme={"system"}', { language: 'ts' }],
  ['bash add --env TOKEN=x --', { language: 'bash', title: 'add --env TOKEN=x --' }],
  ['js unknown="x" other={{ a: 1 }}', { language: 'js' }],
  ['{note}', {}],
  ['typescript ❌ Wrong {4}', { language: 'typescript', title: '❌ Wrong', highlight: [4] }],
];

test.each(rows)('reads the info string: %s', (info, expected) => {
  expect(parseFenceInfo(info)).toEqual({ ...nothing, ...expected });
});

test('accepts any info string, and keeps the words of a title', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (info) => {
      expect(typeof parseFenceInfo(info).title).toBe('string');
    }),
  );
  const word = fc.stringMatching(/^[A-Z][a-z]{1,8}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1 }), (words) => {
      expect(parseFenceInfo(`js ${words.join(' ')}`).title).toBe(words.join(' '));
    }),
  );
});

test('reads lines from numbers, lists and ranges, and ignores invalid ones', () => {
  expect(parseLineNumbers(3)).toEqual([3]);
  expect(parseLineNumbers([3, 1])).toEqual([1, 3]);
  expect(parseLineNumbers('{1,3-4}')).toEqual([1, 3, 4]);
  expect(parseLineNumbers('[2, 2]')).toEqual([2]);
  expect(parseLineNumbers('0, x, -')).toEqual([]);
  expect(parseLineNumbers({ a: 1 })).toEqual([]);
  expect(parseLineNumbers('1-99999999999').length).toBeLessThan(200_000);
});

test('removes line markers from the text and counts the remaining lines', () => {
  const text = ['const a = 1; // [!code ++]', 'const b = 2; // [!code --]', '# [!code highlight:2]', 'c', 'd'].join(
    '\n',
  );
  const block = parseCodeBlock('js', text);
  expect(block.text).toBe('const a = 1;\nconst b = 2;\nc\nd');
  expect(block).toMatchObject({ added: [1], removed: [2], highlight: [3, 4], focus: [] });
});

test('marks lines by diff characters if the author asks for it', () => {
  expect(parseCodeBlock('js diff', '+ a\n- b\nc')).toMatchObject({ text: 'a\nb\nc', added: [1], removed: [2] });
  expect(parseCodeBlock('diff', '+ a')).toMatchObject({ text: '+ a', added: [] });
});

test("ignores lines that the block doesn't have", () => {
  expect(parseCodeBlock('js {1,9}', 'a\nb').highlight).toEqual([1]);
});

test('a language has a display name', () => {
  expect(['ts', 'zig', ''].map(languageTitle)).toEqual(['TypeScript', 'Zig', 'Text']);
  expect(normalizeLanguage('Constructor')).toBe('constructor');
});
