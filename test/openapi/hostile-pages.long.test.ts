import { compile, run } from '@mdx-js/mdx';
import fc from 'fast-check';
import { load } from 'js-yaml';
import * as runtime from 'react/jsx-runtime';
import remarkGfm from 'remark-gfm';
import { expect, test } from 'vitest';
import { memoryHost } from '../../src/core/host/memory.ts';
import { formatPageFile } from '../../src/endpoints/page-file.ts';
import { resolveSite } from '../../src/site/resolve.ts';
import { config } from '../support/folder.ts';
import { documents } from './support/hostile-documents.ts';

/** Number of pages. `npm run test:hostile` sets `PAGES`, as releases do. */
const wanted = Number(process.env.PAGES ?? 40);

declare global {
  /** Called by every text that runs as code. */
  var wasRun: (() => string) | undefined;
}

const run_ = 'globalThis.wasRun()';
const address = fc
  .tuple(
    fc.constantFrom('javascript:', 'JaVaScRiPt:', '&#106;avascript:', 'java\tscript:', 'data:text/html,', 'vbscript:'),
    fc.constantFrom(run_, 'x', '//x/%0a'),
  )
  .map((parts) => parts.join(''));
const anywhere = fc.oneof(
  address,
  fc.constantFrom('https://a.b/c', 'https://x/<id>', 'https://x/{id}', '/a', '#b', 'c.md'),
);
const piece = fc.oneof(
  fc.constantFrom(
    ...[
      `{${run_}}`,
      `export const a = ${run_}`,
      `export default ${run_}`,
      "import a from 'node:fs'",
      `<script>${run_}</script>`,
    ],
    ...[
      `<img src=x onerror="${run_}">`,
      `<a href="javascript:${run_}">`,
      `<iframe srcdoc="${run_}">`,
      '<svg/onload=1>',
    ],
    ...[
      '<style>',
      '</style>',
      '<!--',
      '-->',
      '<![CDATA[',
      '<?x',
      '<b>',
      '</b>',
      '<p>',
      '<ul><li>',
      '</code>',
      '<code>',
      '<br>',
    ],
    ...[
      '<Note>',
      '</Note>',
      '<Tabs.x>',
      '<></>',
      '{/*',
      '*/}',
      '`',
      '``',
      '```',
      '```js',
      '~~~',
      '$$',
      '{{',
      '}}',
      '{',
      '}',
      '<',
    ],
    ...[
      '\n',
      '\n\n',
      '\r\n',
      '\r',
      '\n> ',
      '\n- ',
      '\n1. ',
      '\n# ',
      '\n---\n',
      '\n===\n',
      '\n    ',
      '\n\t',
      '  \n',
      '\u2028',
      '\u0085',
    ],
    ...[
      '| a | b |\n|---|---|\n',
      '|',
      '[^1]',
      '[^1]: ',
      '[a]: ',
      '[',
      ']',
      '](',
      ')',
      '![',
      '*',
      '**',
      '_',
      '~~',
      '\\',
      '&lt;',
      '&',
    ],
    ...[
      '"',
      "'",
      ' ',
      'word',
      'www.a.b',
      'a@b.c',
      '\0',
      '\u0007',
      '\ud800',
      '\u202e',
      ':::note\n',
      ':a[b]',
      '%',
      '#',
      '?',
      '..',
    ],
    ...['__proto__', 'constructor', 'toString', '$ref', '> '.repeat(50), '[['.repeat(30), '*a'.repeat(30), '(((('],
  ),
  anywhere.map((each) => `[x](${each})`),
  anywhere.map((each) => `![x](${each})`),
  anywhere.map((each) => `[![x](${each})](${each})`),
  anywhere.map((each) => `[x][y]\n\n[y]: ${each}\n`),
  anywhere.map((each) => `<${each}>`),
  anywhere.map((each) => `<a href="${each}">x</a>`),
  anywhere,
  fc.string({ unit: 'binary', maxLength: 8 }),
);
const hostile = fc.array(piece, { minLength: 1, maxLength: 7 }).map((pieces) => pieces.join(''));

interface Element {
  readonly type: string;
  readonly tagName?: string;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly children?: readonly Element[];
}

/** Elements that Markdown can produce. */
const elements: ReadonlySet<string> = new Set([
  ...[
    'p',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'ul',
    'ol',
    'li',
    'a',
    'img',
    'code',
    'pre',
    'strong',
    'em',
    'del',
    'br',
    'hr',
  ],
  ...['blockquote', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'input'],
]);
const schemes = ['https:', 'http:', 'mailto:', 'tel:', 'sms:'];

function expectHarmless(node: Element): void {
  if (node.type === 'element') {
    expect(elements).toContain(node.tagName);
    for (const [name, value] of Object.entries(node.properties ?? {})) {
      expect(name).toMatch(/^(?:href|src|alt|title|className|align|type|checked|disabled|start)$/);
      if (name !== 'href' && name !== 'src') continue;
      expect(typeof value).toBe('string');
      if (URL.canParse(value as string, 'https://site.example/page')) {
        expect(schemes).toContain(new URL(value as string, 'https://site.example/page').protocol);
      }
    }
  } else expect(['root', 'text']).toContain(node.type);
  for (const child of node.children ?? []) expectHarmless(child);
}

/** All generated pages of a site with one foreign specification, as files. */
async function pagesOf(specification: string): Promise<string[]> {
  const host = memoryHost({
    'docs.json': config({ groups: [{ group: 'API', openapi: 'https://specs.example/api.json' }] }),
  });
  const site = await resolveSite({}, { ...host, fetch: async () => ({ kind: 'text', text: specification }) });
  const pages = Object.values(site.model.pages).filter(({ endpoint }) => endpoint !== undefined);
  return Promise.all(
    pages.map(async (page) => formatPageFile(page, (await site.endpointMarkdown(page.route)) as string)),
  );
}

async function expectHarmlessPage(text: string): Promise<void> {
  const [head = '', frontMatter = ''] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? [];
  expect(load(frontMatter)).toMatchObject({ title: expect.any(String), generated: 'docs-json-nav' });
  const program = await compile(text.slice(head.length), {
    outputFormat: 'function-body',
    remarkPlugins: [remarkGfm],
    rehypePlugins: [() => (tree: unknown) => expectHarmless(tree as Element)],
  });
  const { default: Content, ...others } = await run(program, { ...runtime, baseUrl: 'file:///nowhere/' });
  expect(Object.keys(others)).toEqual([]);
  Content({});
}

test(
  'pages of any specification compile, run nothing and link to safe URLs',
  async () => {
    const { seed = 1 } = fc.readConfigureGlobal();
    let count = 0;
    let ran = 0;
    globalThis.wasRun = () => {
      ran++;
      return 'ran';
    };
    const kinds = fc.constantFrom(...Object.keys(documents));
    while (count < wanted) {
      await fc.assert(
        fc.asyncProperty(kinds, fc.array(hostile, { minLength: 11, maxLength: 11 }), async (kind, texts) => {
          let position = 0;
          // Eleven texts for hundreds of positions: each occurs many times, in a different order per document.
          const next = (): string => texts[(position++ * 7) % texts.length] as string;
          const pages = await pagesOf(JSON.stringify(documents[kind]?.(next)));
          expect(pages.length).toBeGreaterThan(0);
          for (const page of pages) await expectHarmlessPage(page);
          expect(ran).toBe(0);
          count += pages.length;
        }),
        // The seed is constant within a run, so it must change per round.
        { numRuns: 8, seed: seed + count },
      );
    }
    globalThis.wasRun = undefined;
    process.stdout.write(`${count} pages of hostile specifications tried\n`);
  },
  4 * 3_600_000,
);
