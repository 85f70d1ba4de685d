import fc from 'fast-check';

/* Random pages that are complete: each construct of the dialect, nested in the others. */

const inlines = [
  ...['word', 'two words', '*emphasis*', '**strong** text', '~~gone~~', '_a **b** c_', '`code {a} $x$`', '``a ` b``'],
  ...['[link](/a "title")', '[a *b*](<./b c.md#d>)', '![image](/a.png)', '[label][r]', '[r]', '![label][r]', '[^1]'],
  ...[
    'https://example.com/a?b=c',
    'www.example.com',
    'me@example.com',
    '<https://example.com>',
    '[https://example.com',
  ],
  ...[
    '<Icon icon="a" />',
    '<b>bold *text*</b>',
    '<a href="/b">c</a>',
    '<br/>',
    '<br>',
    '<br></br>',
    '<>d</>',
    '<A.b c />',
  ],
  ...[
    '{name}',
    '{"text"}',
    '{`a ${b}`}',
    '{(1)}',
    '{f(((1)))}',
    '{/* comment */}',
    '{}',
    '{{name}}',
    '{<b>c</b>}',
    '{a b}',
  ],
  ...[
    '&amp;',
    '&copy; &#x41;',
    '\\*',
    '\\{',
    'é 😀',
    '\u00a0',
    'a\u0301',
    '$5 and $10',
    '$x^2$',
    '$$y$$',
    'line  \nbreak',
    'a\\\nb',
  ],
  ...[
    '<Badge color={"red"} a={b => b}>c</Badge>',
    '<img src="/a.png" alt="&quot;b&quot; &copy c" />',
    '<!-- d -->',
    '1 < 2',
  ],
];

const leaves = [
  '# Title',
  '## Heading {#id}',
  '### A `b` <Badge>c</Badge> ##',
  'Heading\n===',
  'Heading {#other}\n---',
  '---',
  '```js title="a" {1-2}\nconst a = {b: `c`};\n\n\n  $d$\n```',
  '~~~\n<A>\n~~~',
  '    indented',
  '| a | b |\n| :-- | --: |\n| `c` | [d](/e) |\n| {f} | <b>g</b> |',
  'a | b\n-|-\nc | \\|',
  '[r]: /target "title"',
  '[^1]: A note\n    with a second line',
  '{/* a\n   comment */}',
  '{[1, 2].map((a) => (\n  <b>{a}</b>\n))}',
  '<!-- a\ncomment -->',
  '<img src="/a.png" />',
  '<Card\n  title="a\n  b"\n  href={"/c"}\n  style={{\n    color: "red",\n  }}\n/>',
  '<A b="c" d={e} f/>',
  '<style>{`\n  a { b: c }\n`}</style>',
  '<p>\n  a *b*\n</p>',
  '<span>a</span> <span>b</span>',
  '$$\nx\n$$',
];

const modules = [
  'import A from "./a.mdx"',
  "import { B, C as D } from '/b.jsx'\nimport * as E from './c'",
  'export const f = ({ a, b = 1, ...c }) => {\n  const d = ((a));\n\n  return (\n    <p {...c}>{d} {b ? <i /> : (null)}</p>\n  );\n};',
  'export { B as default, f }\nexport * from "./d.mdx"',
  'export const g = { h: /i/g, j: 1n, k: `l${(1)}\nm` }',
  'export function h() { return 1 }',
];

const paragraph = fc.array(fc.constantFrom(...inlines), { minLength: 1, maxLength: 5 }).map((parts) => parts.join(' '));
const indents = fc.constantFrom('', '  ', '    ', '\t');
const markers = fc.constantFrom('- ', '* ', '1. ', '10) ', '- [ ] ', '- [x] ', '+   ');
const tags = fc.constantFrom(
  ['<Note>', '</Note>'],
  ['<Tab title="a" icon={"b"}>', '</Tab>'],
  ['<div className="c">', '</div>'],
  ['<Card\n  title={`d`}\n>', '</Card>'],
  ['<>', '</>'],
);

const { block } = fc.letrec<{ block: string }>((tie) => {
  const blocks = fc.array(tie('block'), { minLength: 1, maxLength: 3 });
  return {
    block: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      { weight: 4, arbitrary: paragraph },
      { weight: 3, arbitrary: fc.constantFrom(...leaves) },
      {
        weight: 2,
        arbitrary: fc
          .tuple(tags, indents, blocks, fc.constantFrom('\n', '\n\n'))
          .map(([[open, close], indent, parts, gap]) =>
            [open, prefixLines(parts.join('\n\n'), indent, indent), close].join(gap),
          ),
      },
      {
        weight: 2,
        arbitrary: fc
          .tuple(markers, fc.array(blocks, { minLength: 1, maxLength: 3 }), fc.constantFrom('\n', '\n\n'))
          .map(([marker, items, gap]) =>
            items
              .map((parts) => prefixLines(parts.join('\n\n'), marker, ' '.repeat(marker.replace(/\[.\] $/, '').length)))
              .join(gap),
          ),
      },
      { weight: 1, arbitrary: blocks.map((parts) => prefixLines(parts.join('\n\n'), '> ', '> ')) },
    ),
  };
});

function prefixLines(text: string, first: string, others: string): string {
  return text
    .split('\n')
    .map((line, index) => (index === 0 ? first + line : line === '' ? others.trimEnd() : others + line))
    .join('\n');
}

const frontMatter = fc.constantFrom('', '', '---\ntitle: "a"\n---\n\n', '---\n---\n');
const blockOrModule = fc.oneof({ weight: 5, arbitrary: block }, { weight: 1, arbitrary: fc.constantFrom(...modules) });

/** Pages of nested blocks, separated by one or two line endings. */
export const documents = fc
  .tuple(
    frontMatter,
    fc.array(blockOrModule, { minLength: 1, maxLength: 5 }),
    fc.constantFrom('\n\n', '\n\n', '\n\n', '\n'),
    fc.constantFrom('\n', '\n', '\r\n'),
    fc.constantFrom('', '\n'),
  )
  .map(([head, blocks, gap, lineEnding, end]) => (head + blocks.join(gap) + end).replaceAll('\n', lineEnding));
