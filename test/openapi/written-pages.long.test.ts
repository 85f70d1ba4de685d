import fc from 'fast-check';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { createMarkdownWriter } from '../../src/endpoints/prose/write-markdown.ts';
import { createRenderer } from '../../src/render/create-renderer.ts';
import { parsePage } from '../../src/render/syntax/parse-page.ts';
import { contentsOf, hostileText, specifications } from './support/hostile-texts.ts';
import { type TreeNode, visibleTree } from './support/same-tree.ts';

/** Number of documents. `npm run test:hostile` sets `PAGES`, as releases do. */
const wanted = Number(process.env.PAGES ?? 12);

const readers: Readonly<Record<string, (text: string) => TreeNode>> = {
  'GFM alone, as agents read it': readerOf(unified().use(remarkParse).use(remarkGfm)),
  'MDX with formulas and directives': readerOf(
    unified().use(remarkParse).use(remarkGfm).use(remarkMdx).use(remarkMath).use(remarkDirective),
  ),
  'our own reader of pages': (text) => parsePage(text, 'mdx').tree as never,
};

function readerOf(processor: { parse(text: string): unknown }): (text: string) => TreeNode {
  return (text) => processor.parse(text) as TreeNode;
}

test(
  "every parser reads the specification's text from a written page",
  async () => {
    await fc.assert(
      fc.asyncProperty(specifications(hostileText), async (document) => {
        for (const { call, details } of await contentsOf(document)) {
          const tree = { type: 'root', children: [...call, ...details] } as Root;
          const written = createMarkdownWriter()(tree.children as never);
          for (const [reader, read] of Object.entries(readers)) {
            expect([reader, visibleTree(read(written))]).toEqual([reader, visibleTree(tree as never)]);
          }
        }
      }),
      { numRuns: wanted },
    );
  },
  4 * 3_600_000,
);

test(
  'a rendered page shows the same text and no executable code',
  async () => {
    await fc.assert(
      fc.asyncProperty(specifications(hostileText), async (document) => {
        const lookup = { read: () => undefined, variables: {}, link: (to: string) => to, asset: (to: string) => to };
        for (const generated of await contentsOf(document)) {
          const page = await createRenderer(lookup, { plainEndpoints: true }).render({
            ...{ file: 'a.md', text: '', generated },
          });
          expect(page.findings).toEqual([]);
          expect(page.islands).toEqual([]);
          expect(words(page.text)).toBe(
            words(textOf({ type: 'root', children: [...generated.call, ...generated.details] } as never)),
          );
        }
      }),
      { numRuns: Math.ceil(wanted / 3) },
    );
  },
  4 * 3_600_000,
);

function textOf(node: TreeNode): string {
  if (node.children !== undefined) return node.children.map(textOf).join(' ');
  return node.value ?? '';
}

/** Removes spaces, which blocks and inline marks add. */
function words(shown: string): string {
  return shown.replace(/\s+/gu, '');
}
