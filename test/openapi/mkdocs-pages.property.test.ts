import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import { markdownOf } from '../../src/generators/mkdocs/markdown/blocks.ts';
import { createMkDocsTheme } from '../../src/generators/mkdocs/page-theme.ts';
import { createRenderer } from '../../src/kit/dialect/create-renderer.ts';
import { OptionalPackages } from '../../src/kit/dialect/optional-packages.ts';
import { contentsOf, hostileText, specifications } from './support/hostile-texts.ts';

/** Documents to try. `npm run test:hostile` tries as many as a release does. */
const wanted = Number(process.env.PAGES ?? 60);

const settings = {
  packages: new OptionalPackages(process.cwd()),
  library: 'fontawesome',
  codeThemes: { light: 'github-light', dark: 'github-dark' },
} as const;

/** Python-Markdown as `mkdocs.yml` sets it up. */
const program = `
import json, sys, markdown
names = ['admonition', 'attr_list', 'def_list', 'md_in_html', 'tables', 'toc', 'fenced_code',
         'pymdownx.details', 'pymdownx.highlight', 'pymdownx.superfences', 'pymdownx.tabbed']
settings = {'pymdownx.tabbed': {'alternate_style': True}, 'pymdownx.highlight': {'use_pygments': False}}
for line in sys.stdin:
    print(json.dumps(markdown.markdown(json.loads(line), extensions=[n for n in names if n != 'fenced_code'], extension_configs=settings)))
`;
const isMissing = spawnSync('python3', ['-c', 'import markdown, pymdownx']).status !== 0;

test.skipIf(isMissing)(
  'Python-Markdown reads a page of any specification as the same words, and as nothing that runs',
  async () => {
    const world = { read: () => undefined, variables: {}, link: (to: string) => to, asset: (to: string) => to };
    const renderer = createRenderer(world, createMkDocsTheme(settings));
    const written: { html: string; text: string }[] = [];
    for (const document of fc.sample(specifications(hostileText), wanted)) {
      for (const generated of await contentsOf(document)) {
        const { html } = await renderer.render({ file: 'a.md', text: '', generated });
        written.push({ html, text: markdownOf(html, (address) => address) });
      }
    }
    const input = written.map(({ text }) => JSON.stringify(text)).join('\n');
    const { stdout, stderr } = spawnSync('python3', ['-c', program], { input, encoding: 'utf8', maxBuffer: 2 ** 30 });
    expect(stderr).toBe('');
    const read = stdout.trimEnd().split('\n');
    expect(read.length).toBe(written.length);
    for (const [index, line] of read.entries()) {
      const { html, text } = written[index] ?? { html: '', text: '' };
      const got = parseFragment(JSON.parse(line) as string);
      expect(harmful(got), text).toEqual([]);
      expectSame(words(got), words(parseFragment(html)));
    }
  },
  4 * 3_600_000,
);

type Node = DefaultTreeAdapterTypes.Node;

/** Elements and attributes that a specification must never come to. */
function harmful(node: Node): string[] {
  const own = 'tagName' in node ? [node.tagName, ...node.attrs.map(({ name, value }) => `${name}=${value}`)] : [];
  const bad = own.filter((name) =>
    /^(?:script|style|iframe|object|svg|on\w*=|srcdoc=|style=|v-|(?:href|src)=\s*javascript:)/i.test(name),
  );
  return [...bad, ...('childNodes' in node ? node.childNodes.flatMap(harmful) : [])];
}

/** Letters, digits and signs, without spaces. */
function words(node: Node): string {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value.replace(/[\s\u00a0\0]+/g, '');
  return 'childNodes' in node ? node.childNodes.map(words).join('') : '';
}

/** The same, else where they part. */
function expectSame(got: string, wanted: string): void {
  if (got === wanted) return;
  const at = [...wanted].findIndex((letter, index) => letter !== [...got][index]);
  const around = (text: string): string => [...text].slice(Math.max(0, at - 60), at + 60).join('');
  expect(around(got)).toBe(around(wanted));
}
