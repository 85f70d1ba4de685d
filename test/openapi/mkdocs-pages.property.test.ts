import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import { markdownOf } from '../../src/generators/mkdocs/markdown/blocks.ts';
import { createMkDocsTheme } from '../../src/generators/mkdocs/page-theme.ts';
import { settingsOf } from '../../src/generators/mkdocs/settings.ts';
import { memoryHost } from '../../src/host/memory.ts';
import { createRenderer } from '../../src/kit/dialect/create-renderer.ts';
import { OptionalPackages } from '../../src/kit/dialect/optional-packages.ts';
import { resolveSite } from '../../src/resolve.ts';
import { config } from '../support/folder.ts';
import { contentsOf, hostileText, specifications } from './support/hostile-texts.ts';

/** Documents to try. `npm run test:hostile` tries as many as a release does. */
const wanted = Number(process.env.PAGES ?? 30);

/** Reads the text of `mkdocs.yml`, then pages, each a line of JSON; writes their HTML. MkDocs adds three extensions. */
const program = `
import json, sys, markdown, yaml
names, settings = ['toc', 'tables', 'fenced_code'], {}
for extension in yaml.unsafe_load(json.loads(sys.stdin.readline()))['markdown_extensions']:
    for name, options in (extension if isinstance(extension, dict) else {extension: {}}).items():
        names.append(name)
        settings[name] = options
for line in sys.stdin:
    print(json.dumps(markdown.markdown(json.loads(line), extensions=names, extension_configs=settings)))
`;

/** The Python that has what MkDocs is made of: the first one of the path need not. */
const python = ['python3', '/usr/bin/python3'].find(
  (each) => spawnSync(each, ['-c', 'import markdown, pymdownx, yaml']).status === 0,
);

test.skipIf(python === undefined)(
  'Python-Markdown reads a page of any specification as the same words, and as nothing that runs',
  async () => {
    const world = { read: () => undefined, variables: {}, link: (to: string) => to, asset: (to: string) => to };
    const renderer = createRenderer(
      world,
      createMkDocsTheme({
        packages: new OptionalPackages(process.cwd()),
        library: 'fontawesome',
        codeThemes: { light: 'github-light', dark: 'github-dark' },
      }),
    );
    const written: { html: string; text: string }[] = [];
    for (const document of fc.sample(specifications(hostileText), wanted)) {
      for (const generated of await contentsOf(document)) {
        const { html } = await renderer.render({ file: 'a.md', text: '', generated });
        written.push({ html, text: markdownOf(html, (address) => address) });
      }
    }
    const site = await resolveSite({}, memoryHost({ 'docs.json': config({ pages: [] }) }));
    const input = [settingsOf(site).yaml, ...written.map(({ text }) => text)].map((text) => JSON.stringify(text));
    const { stdout, stderr } = spawnSync(python as string, ['-c', program], {
      ...{ input: input.join('\n'), encoding: 'utf8', maxBuffer: 2 ** 30 },
    });
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

/** Letters, digits and signs, without spaces. Python-Markdown gives an admonition without a title the name of its kind. */
function words(node: Node): string {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value.replace(/[\s\u0085\0]+/g, '');
  const inside = 'childNodes' in node ? node.childNodes.map(words).join('') : '';
  if (node.nodeName !== 'md-admonition' || !('attrs' in node)) return inside;
  const [kind = ''] = node.attrs.flatMap(({ name, value }) => (name === 'kind' ? value : []));
  const isNamed = node.childNodes.some(({ nodeName }) => nodeName === 'md-title');
  return isNamed ? inside : kind.charAt(0).toUpperCase() + kind.slice(1) + inside;
}

/** The same, else where they part. */
function expectSame(got: string, wanted: string): void {
  if (got === wanted) return;
  const at = [...wanted].findIndex((letter, index) => letter !== [...got][index]);
  const around = (text: string): string => [...text].slice(Math.max(0, at - 60), at + 60).join('');
  expect(around(got)).toBe(around(wanted));
}
