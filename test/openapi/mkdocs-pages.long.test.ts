import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import { memoryHost } from '../../src/core/host/memory.ts';
import type { JsonObject } from '../../src/core/values/json.ts';
import { htmlToMarkdown } from '../../src/generators/mkdocs/markdown/blocks.ts';
import { createMkDocsTheme } from '../../src/generators/mkdocs/page-theme.ts';
import { createMkDocsSettings } from '../../src/generators/mkdocs/settings.ts';
import { createRenderer } from '../../src/render/create-renderer.ts';
import { OptionalPackages } from '../../src/render/optional-packages.ts';
import { resolveSite } from '../../src/site/resolve.ts';
import { config } from '../support/folder.ts';
import { contentsOf, hostileText, specifications } from './support/hostile-texts.ts';

/** Number of documents. `npm run test:hostile` sets `PAGES`, as releases do. */
const wanted = Number(process.env.PAGES ?? 12);
const atOnce = 50;

/**
 * Reads the text of `mkdocs.yml`, then pages as lines of JSON, and writes their HTML. MkDocs itself adds three
 * extensions.
 */
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

/** A Python with the packages of MkDocs; the first one on the path may lack them. */
const python = ['python3', '/usr/bin/python3'].find(
  (each) => spawnSync(each, ['-c', 'import markdown, pymdownx, yaml']).status === 0,
);

const lookup = { read: () => undefined, variables: {}, link: (to: string) => to, asset: (to: string) => to };
const theme = createMkDocsTheme({
  packages: new OptionalPackages(process.cwd()),
  library: 'fontawesome',
  codeThemes: { light: 'github-light', dark: 'github-dark' },
});

test.skipIf(python === undefined)(
  'Python-Markdown reads pages of any specification as the same words, without executable code',
  async () => {
    const site = await resolveSite({}, memoryHost({ 'docs.json': config({ pages: [] }) }));
    const { yaml } = createMkDocsSettings(site);
    const { seed = 1 } = fc.readConfigureGlobal();
    // In batches, because ten thousand documents exceed the maximum string length.
    for (let tried = 0; tried < wanted; tried += atOnce) {
      const numRuns = Math.min(atOnce, wanted - tried);
      const written = await pagesOf(fc.sample(specifications(hostileText), { numRuns, seed: seed + tried }));
      const read = readInPython([yaml, ...written.map(({ text }) => text)]);
      expect(read.length).toBe(written.length);
      for (const [index, { html, text }] of written.entries()) {
        const got = parseFragment(read[index] as string);
        expect(harmfulNodes(got), text).toEqual([]);
        expectSame(words(got), words(parseFragment(html)));
      }
    }
  },
  4 * 3_600_000,
);

/** Endpoint pages of documents, as HTML and as Markdown. */
async function pagesOf(documents: readonly JsonObject[]): Promise<{ html: string; text: string }[]> {
  const renderer = createRenderer(lookup, theme);
  const pages: { html: string; text: string }[] = [];
  for (const document of documents) {
    for (const generated of await contentsOf(document)) {
      const { html } = await renderer.render({ file: 'a.md', text: '', generated });
      pages.push({ html, text: htmlToMarkdown(html, (address) => address) });
    }
  }
  return pages;
}

function readInPython(texts: readonly string[]): string[] {
  const input = texts.map((text) => JSON.stringify(text)).join('\n');
  const options = { input, encoding: 'utf8', maxBuffer: 2 ** 30 } as const;
  const { stdout, stderr } = spawnSync(python as string, ['-c', program], options);
  expect(stderr).toBe('');
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

type Node = DefaultTreeAdapterTypes.Node;

/** Elements and attributes that a specification must never produce. */
function harmfulNodes(node: Node): string[] {
  const own = 'tagName' in node ? [node.tagName, ...node.attrs.map(({ name, value }) => `${name}=${value}`)] : [];
  const bad = own.filter((name) =>
    /^(?:script|style|iframe|object|svg|on\w*=|srcdoc=|style=|v-|(?:href|src)=\s*javascript:)/i.test(name),
  );
  return [...bad, ...('childNodes' in node ? node.childNodes.flatMap(harmfulNodes) : [])];
}

/** Text without spaces. Python-Markdown titles an untitled admonition with its type. */
function words(node: Node): string {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value.replace(/[\s\p{Cc}]+/gu, '');
  const inside = 'childNodes' in node ? node.childNodes.map(words).join('') : '';
  if (node.nodeName !== 'md-admonition' || !('attrs' in node)) return inside;
  const [kind = ''] = node.attrs.flatMap(({ name, value }) => (name === 'kind' ? value : []));
  const isNamed = node.childNodes.some(({ nodeName }) => nodeName === 'md-title');
  return isNamed ? inside : kind.charAt(0).toUpperCase() + kind.slice(1) + inside;
}

/** Expects equal texts. On failure, shows the first difference. */
function expectSame(got: string, wanted: string): void {
  if (got === wanted) return;
  const at = [...wanted].findIndex((letter, index) => letter !== [...got][index]);
  const around = (text: string): string => [...text].slice(Math.max(0, at - 60), at + 60).join('');
  expect(around(got)).toBe(around(wanted));
}
