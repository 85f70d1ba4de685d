import { describe, expect, test } from 'vitest';
import { paragraph } from '../../src/endpoints/page/blocks.ts';
import { parseProse, safeLink } from '../../src/endpoints/prose/prose.ts';
import { createMarkdownWriter } from '../../src/endpoints/prose/write-markdown.ts';

const written = (text: string, headings?: number): string =>
  createMarkdownWriter()(
    parseProse(text, headings === undefined ? { limit: 20_000 } : { limit: 20_000, headings }).blocks,
  );

describe('potential code is text', () => {
  test.each<[string, string, string]>([
    ['a program', 'export const x = globalThis.run = 1', '&#x65;xport const x = globalThis.run = 1'],
    ['a program further down', 'a\n\nimport x from "y"', 'a\n\n&#x69;mport x from "y"'],
    ['the words that programs begin with', 'exported, important', 'exported, important'],
    ['an expression', 'a {run()} b', 'a \\{run()} b'],
    ['a placeholder behind an address', 'See https://x.y/<id> now', 'See [https://x.y/](https://x.y/)\\<id> now'],
    ['an address with a placeholder', 'See https://x.y/{id} now', 'See `https://x.y/{id}` now'],
    ['a script', '<script>run()</script>', '\\<script>run()\\</script>'],
    ['a frame', 'a <iframe src="x"></iframe>', 'a \\<iframe src="x">\\</iframe>'],
    ['an event', '<b onclick="run()">a</b>', '**a**'],
    ['code beside code', 'https://a.b/{c}`<code>a|{b}</code>', '`` https://a.b/{c}` `` `a|{b}`'],
    ['a tag that nobody closes', 'Put <a> and <code> here', 'Put \\<a> and \\<code> here'],
  ])('%s', (_, text, expected) => expect(written(text)).toBe(expected));
});

test.each([
  ['HTML', '<b><i>', '</i></b>'],
  ['Markdown', '**a *b ', ' b* a**'],
])('%s that is nested deeper than any author would write is text', (_, opening, closing) => {
  const depth = 200;
  const text = written(`${opening.repeat(depth)}deep${closing.repeat(depth)}`);
  expect(text).toContain('deep');
  expect(text.match(/[*_]+/g)?.join('').length).toBeLessThan(depth);
});

describe('URLs', () => {
  test.each<[string, string]>([
    ['[x](javascript:run())', 'x'],
    ['[x](JaVaScRiPt:run())', 'x'],
    ['[x](&#106;avascript:run)', 'x'],
    ['[x](java&Tab;script&colon;run)', 'x'],
    ['[x](<java\tscript:run>)', 'x'],
    ['[x](data:text/html,run)', 'x'],
    ['[x](vbscript:run)', 'x'],
    ['[x][y]\n\n[y]: javascript:run', 'x'],
    ['![x](javascript:run)', 'x'],
    ['![x](data:image/svg+xml,run)', 'x'],
    ['![x](./beside.png)', 'x'],
    ['[![x](javascript:run)](javascript:run)', 'x'],
    ['[![x](https://a.b/c.png)](javascript:run)', '![x](https://a.b/c.png)'],
    ['[![x](javascript:run)](https://a.b)', '[x](https://a.b)'],
    ['<javascript:run>', 'javascript\\:run'],
    ['<a href="javascript:run">x</a>', 'x'],
    ['<a href="&#106;avascript:run">x</a>', 'x'],
    ["<div><a href='vbscript:run'>x</a></div>", 'x'],
    ['<img src="x" onerror="run()" alt="y">', 'y'],
    ['[x](/guides/a "title")', '[x](/guides/a)'],
    ['[x](https://a.b/{id}|`c`)', '[x](https://a.b/%7Bid%7D%7C%60c%60)'],
    ['[x][y]\n\n[y]: https://a.b', '[x](https://a.b)'],
  ])('%s', (text, expected) => expect(written(text)).toBe(expected));

  test('a link with an unsafe URL becomes its text', () => {
    expect(createMarkdownWriter()([paragraph(safeLink('<a>', 'https://a.b/<c>'))])).toBe(
      '[\\<a>](https://a.b/%3Cc%3E)',
    );
    expect(createMarkdownWriter()([paragraph(safeLink('x', 'javascript:run'))])).toBe('x');
  });
});

describe('HTML', () => {
  test.each<[string, string, string]>([
    ['quotations', 'a <q>b *c*</q> d', 'a "b *c*" d'],
    ['marks', 'a <b>b</b> <em>c</em> <code>__d__|{e}</code>', 'a **b** *c* `__d__|{e}`'],
    ['paragraphs', '<p>One <b>two</b>.</p><p>Three &amp; four &lt;x></p>', 'One **two**.\n\nThree & four \\<x>'],
    ['lists', '<ul><li>a<li>b <i>c</i></li></ul>', '- a\n- b *c*'],
    ['a list in a line', 'Such as: <ul><li>a</li><li>b</li></ul>', 'Such as:\n\n- a\n- b'],
    [
      'a list that a line leads to',
      'By: <ul>\n  <li>a</li>\n  <li>b</li>\n</ul> Use <q>-</q>',
      'By:\n\n- a\n- b\n\nUse "-"',
    ],
    ['line breaks', 'a<br>b<br/>c', 'a\\\nb\\\nc'],
    ['links', '<a class="x" href="https://a.b">c</a>', '[c](https://a.b)'],
    [
      'tables',
      '<table><tr><th>a</th><th>b</th></tr><tr><td>1<br>2</td><td><code>x|y</code></td></tr></table>',
      '| a | b |\n| - | - |\n| 1 2 | `x\\|y` |',
    ],
    ['code', '<pre><code>a &lt; {b}\n  c\nd</code></pre>', '```\na < {b}\n  c\nd\n```'],
    ['named references', '<pre>a &rarr; &copy;</pre>', '```\na \u2192 \u00a9\n```'],
    ['components that point out', '<Note>Mind *this*.</Note>', '> **Note:** Mind *this*.'],
    ['a label', 'a <Badge color="gray">**new** `b`</Badge> c', 'a new `b` c'],
    ['a label that nobody closes', 'a <Badge> c', 'a \\<Badge> c'],
    ['an icon, closed by itself', 'a <Icon icon="star" /> b', 'a  b'],
    ['a tooltip', 'a <Tooltip tip="t">b</Tooltip>', 'a b'],
    ['a card', '<Card title="T *" href="/a">\nb\n</Card>', '**T \\***\n\nb'],
    ['components around others', '<CardGroup cols={2}>x</CardGroup>', 'x'],
    ['comments', 'a <!-- <script> --> b', 'a  b'],
    ['folds', '<details><summary>More</summary>\n\nText\n\n</details>', '**More**\n\nText'],
    ['other tags', '<Unknown cols={2}>x</Unknown>', '\\<Unknown cols=\\{2}>x\\</Unknown>'],
  ])('%s', (_, text, expected) => expect(written(text)).toBe(expected));
});

describe('structure', () => {
  test('a callout may have several paragraphs, and ends before the next one', () => {
    const text = '<Note>\n  One.\n\n  Two.\n</Note>\n\n<Caution>Three.</Caution>\n\nFour.';
    expect(written(text, 2)).toBe('> **Note:** One.\n>\n> Two.\n\n> **Warning:** Three.\n\nFour.');
    expect(parseProse(text, { limit: 1000, headings: 2 }).blocks.map(({ data }) => data)).toEqual([
      { callout: 'Note' },
      { callout: 'Warning' },
      undefined,
    ]);
  });

  test("headings keep their order below the page's heading", () => {
    expect(written('# a\n\n## b\n\nc\n---', 3)).toBe('### a\n\n#### b\n\n#### c');
    expect(written('# a\n\nb')).toBe('**a**\n\nb');
  });

  test('tells single-line texts from longer ones', () => {
    expect(parseProse('a\nb `c`', { limit: 100 }).line).toEqual([
      { type: 'text', value: 'a b ' },
      { type: 'inlineCode', value: 'c' },
    ]);
    expect(parseProse('# a', { limit: 100, headings: 2 }).line).toBeUndefined();
    expect(parseProse('- a', { limit: 100 }).line).toBeUndefined();
    expect(parseProse('a\\\nb', { limit: 100 }).line).toBeUndefined();
  });

  test('plain text has no formatting', () => {
    expect(createMarkdownWriter()([paragraph('# a *b* [c](d) <e> {f} `g` https://h.i | j_k - l')])).toBe(
      '\\# a \\*b\\* \\[c]\\(d) \\<e> \\{f} \\`g\\` https\\://h.i | j_k - l',
    );
  });
});

describe('texts designed to be slow', () => {
  test.each<[string, string]>([
    ['quotations in one another', '> '.repeat(4000)],
    ['lists in one another', `${'- '.repeat(4000)}x`],
    ['numbered lists in one another', `${'1. '.repeat(4000)}x`],
    ['lists in quotations', `${'> - '.repeat(3000)}x`],
    ['deep indentation', Array.from({ length: 140 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')],
    ['emphasis', '*a'.repeat(10_000)],
    ['strikes', '~a'.repeat(10_000)],
    ['brackets', '['.repeat(20_000)],
    ['tags', '<a "'.repeat(5000)],
    ['elements in one another', `${'<div>'.repeat(4000)}x`],
    ['cells', `${'|a'.repeat(5000)}\n${'|-'.repeat(5000)}`],
    ['comments', '<!-'.repeat(6000)],
  ])('%s', (_, text) => {
    expect(written(text).length).toBeGreaterThan(0);
  });
});
