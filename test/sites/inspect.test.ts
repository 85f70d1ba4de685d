import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { folderOf } from '../support/folder.ts';

// The suite is plain JavaScript, because it runs in a new clone.
const { inspectSite } = await import(new URL('./inspect.mjs', import.meta.url).href);

const project = { content: 'main', fileOf: (route: string) => `${route.slice(1)}.html` };
let output = '';

beforeEach(() => {
  output = folderOf({});
});

/** Results for one page, written as `source` and built as `html`. */
function inspect(
  source: string,
  html: string | undefined,
  files: Record<string, string> = {},
  losses: object[] = [],
  endpoint?: object,
) {
  const texts: Record<string, string> = { 'a/page.mdx': source, ...files };
  if (html !== undefined) {
    const file = join(output, 'a/page.html');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `<nav>Sidebar words</nav><main>${html}</main>`);
  }
  const site = {
    pages: [
      { route: '/a/page', file: 'a/page.mdx', title: 'Page', endpoint },
      { route: '/a/next', file: null, title: '<Forge>' },
    ],
    variables: { product: 'Anvil' },
    read: (file: string) => texts[file],
    isOwnFault: (path: string) => path === '/known-to-be-dead',
  };
  return inspectSite(site, project, output, losses);
}

const loss = (code: string, line: number, column = 1) => ({ code, file: 'a/page.mdx', line, column, endLine: line });

test('a complete page has no results', () => {
  const source = '---\ntitle: Anvils\n---\n\n<Card title="Heavy metal">From {{product}}</Card>\n';
  const html = '<h1>Anvils</h1><strong>Heavy metal</strong><p>From Anvil</p>';
  expect(inspect(source, html)).toEqual({ pages: 1, missing: 0, raw: 0, lost: 0, dead: 0, twice: 0, details: [] });
});

test('a route without a page is counted', () => {
  expect(inspect('Text', undefined)).toMatchObject({ pages: 1, missing: 1 });
});

describe('lost words', () => {
  const details = (...args: Parameters<typeof inspect>): readonly string[] => inspect(...args).details;

  test('include the path of an endpoint page', () => {
    const endpoint = { method: 'GET', path: '/forges/{id}', spec: 'api.json' };
    const files = { 'api.json': '{}' };
    expect(details('Text', 'Text', files, [], endpoint)).toEqual(['/a/page: lost GET /forges/{id} (api.json)']);
    expect(details('Text', '<code>/forges/<b>{id}</b></code> Text', files, [], endpoint)).toEqual([]);
    // An unreadable specification adds no words.
    expect(details('Text', 'Text', {}, [], endpoint)).toEqual([]);
  });

  test('exclude commands of formulas', () => {
    const source =
      'The share $\\frac{part}{\\lceil whole \\rceil}$ of it.\n\n$$\n\\mathbb{Numb}\n$$\n\nCosts $5 or less, not $6.\n';
    expect(details(source, '<p>The share of it.</p><p>Costs $5 or $6.</p>')).toEqual([
      '/a/page: lost less (a/page.mdx:7)',
    ]);
    expect(details('[The source](/code/$shop/$.tsx) says it.', 'The source says it.')).toEqual([]);
    expect(details('The rate $\\text{score}\n\\cdot 2$ of it.', 'The rate of it.')).toEqual([]);
    expect(details('Costs $5.\n\nMore costs$ later.', 'Costs later.')).toEqual(['/a/page: lost More (a/page.mdx:3)']);
    expect(details('Run `echo $first and $second`.', 'Run')).toEqual([
      '/a/page: lost echo (a/page.mdx:1)',
      '/a/page: lost first (a/page.mdx:1)',
      '/a/page: lost second (a/page.mdx:1)',
    ]);
  });

  test('are words of the text, of properties and of code', () => {
    const source = '<Card title="Heavy">\n\nLeather\n\n</Card>\n\n```js\nconst hammer = 1;\n```\n';
    expect(details(source, '')).toEqual([
      '/a/page: lost Heavy (a/page.mdx:1)',
      '/a/page: lost Leather (a/page.mdx:3)',
      '/a/page: lost const (a/page.mdx:7)',
      '/a/page: lost hammer (a/page.mdx:7)',
    ]);
  });

  test("don't count as found in the sidebar", () => {
    expect(details('Sidebar', 'Other')).toEqual(['/a/page: lost Sidebar (a/page.mdx:1)']);
  });

  test('are complete even if colors split them', () => {
    expect(details('```js\nhammer\n```', '<pre><code><span>ham</span><span>mer</span></code></pre>')).toEqual([]);
  });

  test('exclude comments, statements, and names in expressions', () => {
    const source = 'import { anvil } from "x"\n\n{/* hidden */}\n\n<!-- hidden -->\n\n{anvil}\n';
    expect(details(source, '')).toEqual([]);
    expect(details('export const anvil = 1;\nexport { anvil as default };\n', '')).toEqual([]);
  });

  test('exclude ids of headings with any characters', () => {
    const source =
      '# Anvils {#anvil_v1.1_3B}\n\n<video\n  controls\n  src="https://example.org/leather.mp4"\n></video>\n';
    expect(details(source, 'Anvils')).toEqual([]);
  });

  test('include text next to braces without an expression', () => {
    const source =
      'Send {anvil: 3 tons} to `{heavy}`.\n\n<Card\n  title="Leather"\n  src="https://example.org/apron.mp4"\n/>\n';
    expect(details(source, '')).toEqual([
      '/a/page: lost Send (a/page.mdx:1)',
      '/a/page: lost anvil (a/page.mdx:1)',
      '/a/page: lost tons (a/page.mdx:1)',
      '/a/page: lost heavy (a/page.mdx:1)',
      '/a/page: lost Leather (a/page.mdx:3)',
    ]);
  });

  test('include text of snippets', () => {
    const files = { 'snippets/note.mdx': 'Leather' };
    const source = 'import Note from "/snippets/note"\n\n<Note />\n';
    expect(details(source, '', files)).toEqual(['/a/page: lost Leather (snippets/note.mdx:1)']);
  });

  test('are expected if a finding names their element', () => {
    const source = 'First\n\n<Card title="Heavy">\n  Leather\n</Card>\n';
    expect(details(source, 'First', {}, [loss('dialect-part-failed', 3)])).toEqual([]);
  });

  test("aren't expected if only the element is unknown", () => {
    const source = '<Anvil title="Heavy">\n  Leather\n</Anvil>\n';
    expect(details(source, '', {}, [loss('dialect-component-unknown', 1)])).toEqual([
      '/a/page: lost Leather (a/page.mdx:2)',
    ]);
  });
});

describe('tags shown as text', () => {
  test('exclude titles of other pages', () => {
    expect(inspect('Text', 'Text. Next: &lt;Forge>')).toMatchObject({ raw: 0 });
  });

  test('are found in the text of a page', () => {
    expect(inspect('Text', 'Text &lt;Card &gt; and &lt;/div>')).toMatchObject({ raw: 1 });
  });

  test('are ignored in code, or if the author wrote them as text', () => {
    const source = 'A `<Card>` and a \\<Note> that is text.';
    expect(inspect(source, 'A <code>&lt;Card&gt;</code> and a &lt;Note&gt; that is text.')).toMatchObject({ raw: 0 });
  });

  test("are ignored after a backslash in a page that isn't MDX", () => {
    expect(inspect('A \\<Note> in {an open brace', 'A &lt;Note&gt; in {an open brace')).toMatchObject({ raw: 0 });
  });

  test("are expected if the page isn't MDX", () => {
    const source = 'Text\n\n<Card title=>\n';
    expect(inspect(source, 'Text &lt;Card title=&gt;', {}, [loss('dialect-syntax', 3)])).toMatchObject({ raw: 0 });
  });
});

test('a cell without a heading above it may be missing', () => {
  const source = '| Name |\n| --- |\n| anvil | heavy |\n';
  expect(inspect(source, '<table><tr><th>Name</th></tr><tr><td>anvil</td></tr></table>')).toMatchObject({ lost: 0 });
});

test('an invalid tag name is text in a Markdown page', () => {
  const html = 'Say &lt;run_all > and &lt;Card >.';
  const page = { route: '/a/page', file: 'a/page.md', title: 'Page' };
  writeFileSync(join(output, 'page.html'), `<main>${html}</main>`);
  const site = { pages: [page], variables: {}, read: () => 'Say', isOwnFault: () => false };
  const { details } = inspectSite(site, { content: 'main', fileOf: () => 'page.html' }, output, []);
  expect(details).toEqual(['/a/page: raw <Card']);
});

test.each(['<name>', '\\u003cname\\u003E'])('a tag in the text of its specification is intended: %s', (written) => {
  const files = { 'api.json': `{ "description": "Say ${written} here." }` };
  expect(
    inspect('Text', 'Text: Say &lt;name >', files, [], { method: 'GET', path: '/forge', spec: 'api.json' }),
  ).toMatchObject({ raw: 0 });
});

describe('dead links', () => {
  test('are links and images without a built file', () => {
    const html = '<a href="/gone">Text</a><img src="x.png"><a href="/a/page#there"></a><a href="https://x.test"></a>';
    expect(inspect('Text', html).details).toEqual(['/a/page: dead link /gone', '/a/page: dead media x.png']);
  });

  test('exclude those of the site itself, one by one', () => {
    const html = '<a href="/known-to-be-dead">Text</a><a href="/gone">Text</a>';
    expect(inspect('Text', html).details).toEqual(['/a/page: dead link /gone']);
  });

  test('exclude links created by code, if they were reported', () => {
    const reported = [{ ...loss('dialect-link-missing', 1), target: '/gone#top' }];
    const html = '<a href="/gone#top">Text</a><a href="/other">Text</a>';
    expect(inspect('Text', html, {}, reported).details).toEqual(['/a/page: dead link /other']);
  });

  test('exclude links in its specification', () => {
    const html = '<code>/forge</code> <a href="/orders/update#body">Text</a><a href="/gone">Text</a>';
    const files = { 'api.json': '{ "description": "See [orders](/orders/update#body)." }' };
    expect(inspect('Text', html, files, [], { method: 'GET', path: '/forge', spec: 'api.json' }).details).toEqual([
      '/a/page: dead link /gone',
    ]);
  });
});

test('a duplicate id in a document is reported', () => {
  const { twice, details } = inspect('Words', '<h2 id="a">Words</h2><p id="b"><i id="a"></i></p>');
  expect([twice, details]).toEqual([1, ['/a/page: twice the id a']]);
});
