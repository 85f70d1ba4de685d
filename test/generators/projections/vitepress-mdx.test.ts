import { describe, expect, it } from 'vitest';
import { componentNames } from '../../../src/generators/vitepress/component-names.ts';
import { Converter } from '../../../src/generators/vitepress/mdx/convert.ts';
import { bareMark, inlineMark } from '../../../src/generators/vitepress/mdx/escape.ts';
import { formatWarnings } from '../../../src/generators/vitepress/mdx/warning.ts';

/** Converts a page; the converter's own signs are shown as `¬` and `~`. */
function convert(text: string, files: Readonly<Record<string, string>> = {}, format: 'md' | 'mdx' = 'mdx') {
  const known = new Set([...componentNames, 'Diagram']);
  const converter = new Converter({ isComponent: (name) => known.has(name), read: (file) => files[file] });
  const { body, warnings } = converter.convert({ file: 'guides/page.mdx', text, line: 4 }, format);
  return { body: body.replaceAll(bareMark, '¬').replaceAll(inlineMark, '~'), warnings };
}

const bodyOf = (...given: Parameters<typeof convert>): string => convert(...given).body;

describe('plain Markdown', () => {
  it.each([
    ['text', '# A\n\nText with `{code}` and `<tags>`.\n\n- a\n  - b\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n'],
    ['blocks of code', 'See:\n\n```ts\nconst a = <T,>(b: { c: T }) => b;\n```\n\n~~~\nimport x\n~~~\n'],
    ['line ends of Windows', 'One\r\n\r\nTwo {/* three */}\r\n'.replace(' {/* three */}', '')],
    ['escaped braces', 'A \\{brace\\} and \\<b>.\n'],
  ])('comes out byte for byte: %s', (_, text) => {
    expect(bodyOf(text)).toBe(text);
  });

  it('keeps a line of a span of code from being HTML', () => {
    expect(bodyOf('A `long:\n<value>` here.\n\n{/* x */}\n')).toBe('A `long:\n~<value>` here.\n\n¬\n');
    expect(bodyOf('A `long:\n<value>` here.\n', {}, 'md')).toBe('A `long:\n~<value>` here.\n');
  });
});

describe('elements', () => {
  it.each([
    [
      '<CardGroup cols={2} wide name="a &amp; b">\n  Text\n</CardGroup>',
      '¬<CardGroup :cols="2" :wide="true" name="a &amp; b">\n\nText\n\n¬</CardGroup>',
    ],
    ['<Note>Some *text*.</Note>', '¬<Note>Some *text*.</Note>'],
    ['A <Tooltip tip={"x"}>word</Tooltip>.', 'A <Tooltip tip="x">word</Tooltip>.'],
    [
      '<div className="a" style={{ marginTop: 4, color: \'red\' }} hidden={false}>x</div>',
      '¬~<div class="a" style="margin-top:4px;color:red">x</div>',
    ],
    ['Text\n<Note>\nInside\n</Note>\nMore', 'Text\n\n¬<Note>\n\nInside\n\n¬</Note>\n\nMore'],
    [
      '1. One\n\n   <Note>\n     Inside\n\n         code\n   </Note>\n',
      '1. One\n\n   ¬<Note>\n\n   Inside\n\n   code\n\n   ¬</Note>\n',
    ],
    ['> <Note>\n> Inside\n> </Note>', '> ¬<Note>\n>\n> Inside\n>\n> ¬</Note>'],
    ['<>\nInside\n</>', 'Inside'],
    [
      '<svg strokeWidth={2} viewBox="0 0 1 1"><path d="M0" fillRule="evenodd" /></svg>',
      '¬<svg stroke-width="2" viewBox="0 0 1 1">\n\n¬<path d="M0" fill-rule="evenodd" />\n\n¬</svg>',
    ],
    ['<Diagram data={[1, { a: "b" }]} />', '¬<Diagram :data="[1,{&quot;a&quot;:&quot;b&quot;}]" />'],
  ])('%s', (text, expected) => {
    const { body, warnings } = convert(text);
    expect(warnings).toEqual([]);
    expect(body).toBe(expected);
  });

  it('has groups of code as VitePress has them', () => {
    const text =
      '<CodeGroup>\n  ```bash title="npm"\n  npm i\n  ```\n\n  ```ts title="a<b>.ts" {1,3} lines\n  x\n  ```\n</CodeGroup>';
    expect(bodyOf(text)).toBe(
      '::: code-group\n\n```bash [npm]\nnpm i\n```\n\n```ts:line-numbers {1,3} [a&amp;lt;b&amp;gt;.ts]\nx\n```\n\n:::',
    );
  });

  it('takes comments, imports and exports away', () => {
    const text = "import { A } from 'a';\n\nexport const a = 1;\n\nText {/* not this */} here.\n";
    expect(bodyOf(text).trim()).toBe('Text  here.');
  });
});

describe('known values', () => {
  it('stand in the place of their names', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the page's own template.
    const text = "export const v = '2.*4';\nexport const n = { a: `v${v}` };\n\nOf {v}, {n.a} and {1 + 1}.\n";
    expect(bodyOf(text).trim()).toBe('Of 2.&#42;4, v2.&#42;4 and 2.');
  });

  it('come from files, with the pieces of pages in them', () => {
    const files = {
      'snippets/note.mdx': '---\ntitle: no page\n---\n\n<Note>For {who}.</Note>\n\n- a\n- b\n',
      'guides/values.mdx':
        'export const limit = 10;\n\nexport const Version = ({ of = \'1\', children }) => (\n  <Badge color="blue">\n    New in <code>{of}</code> {children}\n  </Badge>\n);\n',
    };
    const text =
      'import Note from \'/snippets/note.mdx\';\nimport { limit, Version } from \'./values.mdx\';\n\nAt {limit} <Version of="2">now</Version>.\n\n<Note who="you" />\n';
    expect(bodyOf(text, files).trim()).toBe(
      'At 10 <Badge color="blue">New in <code>2</code> now</Badge>.\n\n¬<Note>For you.</Note>\n\n- a\n- b',
    );
  });

  it('do not go round in circles', () => {
    const files = { 'guides/a.mdx': "import A from './a.mdx';\n\nText <A />\n" };
    const { body, warnings } = convert("import A from './a.mdx';\n\n<A />\n", files);
    expect(body).toContain('Text');
    expect(warnings).toHaveLength(1);
  });
});

describe('what only React could show', () => {
  it.each([
    ['<Unknown a="b" />', 'There is no component <Unknown> here.', '&lt;Unknown'],
    ['<Unknown>\n\nInside\n\n</Unknown>', 'There is no component <Unknown> here.', 'Inside'],
    ['{list.map((x) => x)}', 'JavaScript that only runs in React', 'list.map'],
    ['<Card title={title()}>Inside</Card>', '<Card> is shown without `title={title()}`', '<Card>Inside</Card>'],
    ['<button onClick={() => go()}>Go</button>', 'onClick', '<button>Go</button>'],
    ['<Card {...more}>Inside</Card>', '{...more}', '<Card>Inside</Card>'],
    ["import { Map } from './map.jsx';\n\n<Map />", 'It comes from "./map.jsx".', '&lt;Map'],
    ['<script src="x.js"></script>', 'A <script> in a page does not run.', ''],
    ['Text <b', 'The page is no MDX', 'Text'],
  ])('%s is a warning, and its text is there', (text, message, shown) => {
    const { body, warnings } = convert(text);
    expect(warnings.map((one) => one.message).join('\n')).toContain(message);
    expect(body).toContain(shown);
  });

  it('is told with the place in the file, each fault once', () => {
    const { warnings } = convert('One\n\n<Unknown />\n\n  <Unknown />\n');
    expect(warnings.map(({ file, line, column }) => `${file}:${line}:${column}`)).toEqual([
      'guides/page.mdx:6:1',
      'guides/page.mdx:8:3',
    ]);
    const report = formatWarnings(warnings);
    expect(report).toContain('warning guides/page.mdx:6:1\n  There is no component <Unknown> here.\n');
    expect(report).toContain('6 | <Unknown />\n');
    expect(report).toContain('also guides/page.mdx:8:3');
    expect(report.match(/warning /g)).toHaveLength(1);
  });
});

describe('HTML in Markdown', () => {
  it.each([
    ['A Vec<T> and <b>bold</b>.', 'A Vec&lt;T> and <b>bold</b>.'],
    ['An open <i>tag.', 'An open &lt;i>tag.'],
    ['<details>\n<summary>a</summary>\n\nb\n\n</details>', '<details>\n<summary>a</summary>\n\nb\n\n</details>'],
    ['<a v-if="x" href="/z" href="/w">z</a>', '<a href="/z">z</a>'],
    ['<a @click="y">z</a>', '&lt;a @click="y">z&lt;/a>'],
    ['<img src="a.png"><br>', '<img src="a.png"><br>'],
  ])('%s', (text, expected) => {
    expect(bodyOf(text, {}, 'md')).toBe(expected);
  });
});
