import { expect, test } from 'vitest';
import { folderOf } from '../support/folder.ts';
import { runCli } from '../support/run.ts';
import { snippetsOf } from './snippet-runners.ts';
import type { Snippet } from './snippets.ts';

/** A `docs.json` of a page about navigation, the files next to it, and the tree that follows, if there is one. */
interface Example {
  readonly page: string;
  readonly line: number;
  readonly files: Record<string, string>;
  tree: string | undefined;
}

const snippets = snippetsOf('navigation');

function filesOf(blocks: readonly Snippet[]): Readonly<Record<string, string>> {
  return Object.fromEntries(blocks.flatMap(({ file, text }) => (file === undefined ? [] : [[file, text]])));
}

function readExamples(): Example[] {
  const examples: Example[] = [];
  for (const { page, language, file, line, text } of snippets) {
    if (file === 'docs.json') examples.push({ page, line, files: {}, tree: undefined });
    const example = examples.at(-1);
    if (example === undefined) continue;
    if (language === 'json' && file !== undefined) example.files[file] = text;
    if (language === 'text') {
      expect(example.tree, `two trees below line ${example.line} of ${example.page}`).toBeUndefined();
      example.tree = text;
    }
  }
  return examples;
}

/** Paths of the pages that a navigation lists. */
function pagesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(pagesIn);
  return Object.entries(value).flatMap(([name, member]) => {
    const own = name === 'root' ? [member] : name === 'pages' && Array.isArray(member) ? member : [];
    const paths = own.filter((entry) => typeof entry === 'string' && !entry.includes(' '));
    return [...paths, ...pagesIn(member)];
  });
}

const examples = readExamples();

test('every element has an example', () => {
  const shown = examples
    .flatMap(({ page, files }) => (page === 'docs/navigation.md' ? files['docs.json'] : []))
    .join('\n');
  const lists = ['pages', 'groups', 'tabs', 'menu', 'anchors', 'dropdowns', 'products', 'versions', 'languages'];
  expect([...lists, 'global', 'openapi', 'hidden', '$ref'].filter((name) => !shown.includes(`"${name}"`))).toEqual([]);
});

test.each(examples)(
  'the example of $page at line $line has no findings, and prints the tree that follows',
  async ({ page, files, tree }) => {
    // Several examples of a page use the same specification.
    const specifications = filesOf(snippets.filter((snippet) => snippet.page === page && snippet.language === 'yaml'));
    const pages = Object.values(files).flatMap((text) => pagesIn(JSON.parse(text)));
    const texts = Object.fromEntries(pages.map((path) => [`${path}.mdx`, 'Text.\n']));
    const folder = folderOf({ ...specifications, ...files, ...texts });
    const checked = await runCli(['check', '--format', 'json'], folder);
    expect([checked.status, JSON.parse(checked.stdout).diagnostics]).toEqual([0, []]);
    if (tree === undefined) return;
    const printed = await runCli(['print', '--as', 'tree'], folder);
    expect(printed.stdout.trimEnd()).toBe(tree.trimEnd());
  },
);
