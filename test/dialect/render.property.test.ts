import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRenderer } from '../../src/render/create-renderer.ts';
import type { RenderedPage } from '../../src/render/types.ts';
import { casesOf } from '../support/cases.ts';

/** Fragments that an author may type: prose, and pieces of syntax that match or don't. */
const pieces = [
  ...['<Note>', '</Note>', '<Card title="t">', '</Card>', '<br>', '<br/>', '<b>', '</b>', '<', '>', '</', '<>', '</>'],
  ...['{', '}', '{1 + 1}', '{name}', '{ {a: 1} }', '{/* c */}', '<!-- c -->', '<!--', '{`a', '`', '```\n', '$$', '$x$'],
  ...[
    '# ',
    '## ',
    '- ',
    '> ',
    '1. ',
    '| a | b |\n|-|-|\n',
    '\n',
    '\n\n',
    '    ',
    '**',
    '_',
    '[a](/b)',
    '![a](/b)',
    '\\',
  ],
  ...[
    'import a from "b"\n',
    'export const x = 1\n',
    'export const y = (\n',
    '---\n',
    '<Tabs>',
    '<Tab title="t">',
    '</Tab>',
  ],
  ...[
    '<div style={{a: 1}}>',
    '</div>',
    '<Foo bar={',
    '<Foo {...x}>',
    '</Foo>',
    '&amp;',
    '&#0;',
    '\r\n',
    '\u{F8F0}0\u{F8F1}',
  ],
];
const word = fc.integer({ min: 0, max: 99_999 }).map((number) => `word${number}`);
const text = fc.array(fc.oneof({ weight: 2, arbitrary: word }, { weight: 3, arbitrary: fc.constantFrom(...pieces) }), {
  maxLength: 30,
});

function render(source: string, file = 'page.mdx'): Promise<RenderedPage> {
  const address = (target: string): string => target;
  return createRenderer({ read: () => undefined, variables: {}, link: address, asset: address }).render({
    file,
    text: source,
  });
}

test('renders any text, and reports every lost word', async () => {
  await fc.assert(
    fc.asyncProperty(text, fc.constantFrom('page.mdx', 'page.md'), async (parts, file) => {
      const source = parts.join(' ');
      const { html, findings } = await render(source, file);
      const hidden = /<!--|\{\/\*|^(?:import|export|---)|\[.*\]\(|^\s*\[/m.test(source);
      if (findings.length > 0 || hidden) return;
      for (const part of parts) if (part.startsWith('word')) expect(html).toContain(part);
    }),
    { numRuns: casesOf(400) },
  );
});

test('keeps every word of prose between complete components, without findings', async () => {
  const names = ['Note', 'Card', 'Frame', 'Accordion', 'Tip', 'div', 'b'];
  const block = fc.tuple(fc.constantFrom(...names), fc.array(word, { minLength: 1, maxLength: 5 }), fc.boolean());
  await fc.assert(
    fc.asyncProperty(fc.array(block, { minLength: 1, maxLength: 6 }), async (blocks) => {
      const source = blocks
        .map(([name, words, isFlow]) => {
          const gap = isFlow ? '\n\n' : '';
          return `<${name}>${gap}${words.join(' ')}${gap}</${name}>`;
        })
        .join('\n\n');
      const { text: seen, findings } = await render(source);
      expect(findings).toEqual([]);
      for (const [, words] of blocks) for (const one of words) expect(seen.split(/\s+/)).toContain(one);
    }),
    { numRuns: casesOf(60) },
  );
});
