import fc from 'fast-check';
import type { Paragraph, PhrasingContent, Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { inertMarkdown } from '../../src/endpoints/prose/write-markdown.ts';

const readers = [remarkMdx, remarkMath, remarkDirective].map((more) =>
  unified().use(remarkParse).use(remarkGfm).use(more),
);

const piece = fc.constantFrom(
  ...[
    'a',
    'Word',
    'é',
    '字',
    '1',
    '12',
    ' ',
    '  ',
    '.',
    ',',
    ';',
    ':',
    ': ',
    "'",
    '"',
    '(',
    ')',
    '?',
    '!',
    '%',
    '/',
    '=',
  ],
  ...[
    '+',
    '-',
    '--',
    '–',
    '…',
    'w',
    'www.',
    'W.',
    'http',
    'https://',
    's:/',
    '1. ',
    '1) ',
    '- ',
    '+ ',
    '# ',
    '---',
    '===',
  ],
  ...[
    'import ',
    'export ',
    'x',
    '@',
    '*',
    '_',
    '~',
    '`',
    '|',
    '[',
    ']',
    '<',
    '>',
    '{',
    '}',
    '&',
    '\\',
    '$',
    '#',
    '\n',
    '\u00a0',
  ],
);
const text = fc.array(piece, { maxLength: 12 }).map((parts) => parts.join(''));
const node: fc.Arbitrary<PhrasingContent> = fc.oneof(
  text.map((value): PhrasingContent => ({ type: 'text', value })),
  text.map((value): PhrasingContent => ({ type: 'inlineCode', value })),
);

/** The nodes of the only paragraph of a text, without places; everything, if there is anything else. */
function readBack({ children }: Root): unknown {
  const [only, ...others] = children;
  const nodes = only?.type === 'paragraph' && others.length === 0 ? only.children : children;
  return nodes.map((each) => ('value' in each ? { type: each.type, value: each.value } : each));
}

test('a paragraph that is written as it is, is read as what it was', () => {
  let written = 0;
  fc.assert(
    fc.property(fc.array(node, { minLength: 1, maxLength: 4 }), (children) => {
      const paragraph: Paragraph = { type: 'paragraph', children };
      const markdown = inertMarkdown(paragraph);
      if (markdown === undefined) return;
      written++;
      for (const reader of readers) expect(readBack(reader.parse(markdown))).toEqual(children.filter(hasText));
    }),
    { numRuns: 20_000 },
  );
  expect(written).toBeGreaterThan(200);
});

function hasText(each: PhrasingContent): boolean {
  return !('value' in each) || each.value !== '';
}
