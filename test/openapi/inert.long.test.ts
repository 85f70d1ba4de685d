import fc from 'fast-check';
import type { PhrasingContent, Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { writePlainParagraph, writePlainPhrase } from '../../src/endpoints/prose/write-markdown.ts';

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
const literal: fc.Arbitrary<PhrasingContent> = fc.oneof(
  text.map((value): PhrasingContent => ({ type: 'text', value })),
  text.map((value): PhrasingContent => ({ type: 'inlineCode', value })),
);
const inner = fc.array(literal, { minLength: 1, maxLength: 2 });
const address = fc.oneof(fc.constantFrom('https://a.example/b_c?d=1#e', '/a', ''), text);
const node: fc.Arbitrary<PhrasingContent> = fc.oneof(
  { arbitrary: literal, weight: 4 },
  inner.map((children): PhrasingContent => ({ type: 'strong', children })),
  fc.tuple(address, inner).map(([url, children]): PhrasingContent => ({ type: 'link', url, children })),
);

/** Nodes of a text's only block, without positions. Undefined if the block has another type or there are several. */
function readBack({ children }: Root, type: 'paragraph' | 'heading'): unknown {
  const [only, ...others] = children;
  return only?.type === type && others.length === 0 ? withoutPositions(only.children) : undefined;
}

function withoutPositions(nodes: readonly PhrasingContent[]): unknown {
  return JSON.parse(JSON.stringify(nodes, (key, value) => (key === 'position' ? undefined : (value ?? undefined))));
}

test('escaped text is parsed as the original text', () => {
  const written = { paragraph: 0, heading: 0, marks: 0 };
  fc.assert(
    fc.property(fc.array(node, { minLength: 1, maxLength: 4 }), (children) => {
      const inert = {
        paragraph: writePlainParagraph({ type: 'paragraph', children }),
        heading: writePlainPhrase(children),
      };
      for (const type of ['paragraph', 'heading'] as const) {
        if (inert[type] === undefined) continue;
        written[type]++;
        if (children.some((each) => 'children' in each)) written.marks++;
        const markdown = type === 'heading' ? `## ${inert[type]}` : inert[type];
        for (const reader of readers) expect(readBack(reader.parse(markdown), type)).toEqual(children);
      }
    }),
    { numRuns: 10_000 },
  );
  expect(Math.min(...Object.values(written))).toBeGreaterThan(200);
});
