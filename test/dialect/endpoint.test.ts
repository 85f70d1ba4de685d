import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/core/values/json.ts';
import { asPart, paragraph } from '../../src/endpoints/page/blocks.ts';
import type { OperationContent } from '../../src/endpoints/page/operation-content.ts';
import { createRenderer } from '../../src/render/create-renderer.ts';
import type { Theme } from '../../src/render/theme.ts';
import type { PageLookup } from '../../src/render/types.ts';
import { violationsOf } from '../browser/accessibility.ts';
import { launchBrowser } from '../browser/browser.ts';
import { contentsOf } from '../openapi/support/hostile-texts.ts';
import { describedIn } from '../support/described-operation.ts';
import { blocksOf } from '../support/markdown-tree.ts';

const fixtures = join(import.meta.dirname, '../../fixtures');
const lookup: PageLookup = {
  read: () => undefined,
  variables: {},
  link: (target) => target,
  asset: (target) => target,
};

const job = join(fixtures, 'dialect/endpoint');
const ofJob = { method: 'PUT', path: '/jobs/{id}' };

function render(generated: OperationContent, theme: Theme = {}, language?: string) {
  return createRenderer(lookup, theme).render({ file: 'page.md', text: '', generated, language });
}

test('renders members, responses and samples of an endpoint page as components', async () => {
  const { html, findings } = await render(describedIn(job, ofJob));
  await expect(html).toMatchFileSnapshot(join(job, 'expected.html'));
  expect(findings).toEqual([]);
});

test('a list in a description stays a list, whatever its form', async () => {
  const generated = {
    call: [],
    details: blocksOf('`GET /jobs`\n\n## Headers\n\n- `etag` (string, required): A tag.\n'),
  };
  expect((await render(generated)).html).not.toMatch(/djn-(?:call|member)/);
});

test("the method and path are below the title and above the page's own text", async () => {
  const generated = {
    call: blocksOf('`POST /jobs`\n\nBase URL: `https://a.example`'),
    details: blocksOf('## Headers\n\n- `etag` (string)'),
  };
  const textOf = async (file: string, text: string): Promise<string> => {
    const { html } = await createRenderer(lookup, {}).render({ file, text, generated });
    return html
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
  };
  const call = 'POST /jobs Base URL: https://a.example';
  expect(await textOf('page.mdx', '---\ntitle: Jobs\n---\n\nMine.')).toBe(`${call} Mine. Headers etag (string)`);
  expect(await textOf('page.mdx', "import A from './a'\n\n# Jobs\n\nMine.")).toBe(
    `Jobs ${call} Mine. Headers etag (string)`,
  );
  expect(await textOf('page.mdx', 'Mine.\n\n# Jobs')).toBe(`${call} Mine. Jobs Headers etag (string)`);
});

test('renders them in another language too', async () => {
  const folder = join(fixtures, 'endpoint-content/german');
  const { html } = await render(describedIn(folder), {}, 'de');
  expect(html).toContain('<span class="djn-field-required">erforderlich</span>');
  expect(html).toMatch(/<summary class="djn-expandable-head"[^>]*>2 Formen<\/summary>/);
  expect(html).toMatch(/<summary class="djn-expandable-head"[^>]*>1 Feld<\/summary>/);
  expect(html.match(/role="tab"/g)?.length ?? 0).toBeGreaterThanOrEqual(2);
});

test('each of several authorization schemes is collapsed below its first line', async () => {
  const { html } = await render(describedIn(join(fixtures, 'endpoint-content/security-alternatives')));
  const section = html.slice(html.indexOf('id="authorization"'), html.indexOf('id="responses"'));
  const folded = section.match(/<details class="djn-expandable"[^>]*>[\s\S]*?<\/details>/g) ?? [];
  expect(folded).toHaveLength(1);
  expect(section).toContain('Access token (OAuth 2.0)');
  expect(folded[0]).toMatch(
    /<summary[^>]*>Details<\/summary>[\s\S]*Client credentials flow[\s\S]*Write &lt;all> reports/,
  );
  expect(section.replace(folded[0] ?? '', '')).toMatch(/OAuth 2\.0[\s\S]*Set by/);
  expect(section).toMatch(/All of:<\/div><ul class="djn-members">[\s\S]*api_key[\s\S]*Client certificate/);
});

test('the credentials of a call are fields, as parameters are', async () => {
  const { html } = await render(describedIn(join(fixtures, 'endpoint-content/swagger-2-form-upload')));
  expect(html).toMatch(
    /<li id="authorization-X-Api-Key"[^>]*>.*<code>X-Api-Key<\/code>.*>string<.*>header<.*>required</,
  );
});

test("samples are next to the page's own text, below its title", async () => {
  const generated = describedIn(job, ofJob);
  const { html } = await createRenderer(lookup, {}).render({ file: 'page.mdx', text: '# Jobs\n\nMine.', generated });
  expect(html).toMatch(/^<h1 [^>]*>Jobs.*<\/h1>\s*<div class="djn-endpoint">/);
  expect(html).toMatch(
    /<div class="djn-endpoint-text"><p class="djn-call">.*[\s\S]*<p>Mine\.<\/p>[\s\S]*djn-endpoint-side/,
  );
});

describe("the author's examples replace those of the specification", () => {
  const code = (name: string, text: string): string => `<${name}>\n\`\`\`bash Mine\n${text}\n\`\`\`\n</${name}>`;
  const generatedResponse = '&quot;ETag&quot;';
  const request = code('RequestExample', 'my-request');
  const response = code('ResponseExample', 'my-response');
  const renderPage = async (text: string, theme: Theme = {}): Promise<string> => {
    const generated = describedIn(job, ofJob);
    const { html, findings } = await createRenderer(lookup, theme).render({ file: 'page.mdx', text, generated });
    expect(findings).toEqual([]);
    return html;
  };

  test.each([
    ['both', `${request}\n\nMine.\n\n${response}`, ['my-request', 'my-response']],
    ['the request', `${request}\n\nMine.`, ['my-request', generatedResponse]],
    ['the response', `Mine.\n\n${response}`, ['curl', 'my-response']],
    [
      'in another component',
      `<Tabs>\n<Tab title="A">\nMine.\n\n${request}\n</Tab>\n</Tabs>`,
      ['my-request', generatedResponse],
    ],
  ])('%s', async (_, text, shown) => {
    const html = await renderPage(text);
    const columns = html.indexOf('djn-endpoint-side');
    const positions = shown.map((example) => html.indexOf(example));
    expect(positions).toEqual(positions.filter((position) => position > columns).sort((a, b) => a - b));
    const hidden = ['curl', 'my-request', generatedResponse, 'my-response'].filter(
      (example) => !shown.includes(example),
    );
    for (const example of hidden) expect(html).not.toContain(example);
    expect(html).toContain('Mine.');
  });

  test('they stay in the text of a theme without columns', async () => {
    const html = await renderPage(`${request}\n\nMine.`, { plainEndpoints: true });
    expect(html.indexOf('my-request')).toBeLessThan(html.indexOf('Mine.'));
    expect(html).not.toContain('curl');
    expect(html).toContain('Responses');
  });

  test('they stay in the text of a page without an endpoint', async () => {
    const { html } = await createRenderer(lookup, {}).render({ file: 'page.mdx', text: `${request}\n\nMine.` });
    expect(html).not.toContain('djn-endpoint');
    expect(html.indexOf('my-request')).toBeLessThan(html.indexOf('Mine.'));
  });
});

test("a single authorization scheme isn't collapsed", async () => {
  const flows = { clientCredentials: { tokenUrl: 'https://id.example.com/token', scopes: { read: 'Read.' } } };
  const document: JsonObject = {
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: { '/a': { get: { security: [{ login: ['read'] }] } } },
    components: { securitySchemes: { login: { type: 'oauth2', flows } } },
  };
  const [generated] = (await contentsOf(document)) as [OperationContent];
  const { html } = await render(generated);
  expect(html).toContain('Client credentials flow');
  expect(html).not.toContain('<details');
});

test('a theme may render it as plain Markdown', async () => {
  const { html } = await render(describedIn(job, ofJob), { plainEndpoints: true });
  expect(html).toContain('<code>PUT /jobs/{id}</code>');
  expect(html).toContain('<code>name</code> (string, required): What it is called.');
});

test.each(['', 'dark'])('it is accessible %s', async (look) => {
  const styles = join(import.meta.dirname, '../../src/render/styles');
  const css = readdirSync(styles)
    .filter((name) => name !== 'index.css')
    .map((name) => readFileSync(join(styles, name), 'utf8'))
    .join('\n');
  const { call, details } = describedIn(job, ofJob);
  const calls = ['GET', 'POST', 'DELETE', 'HEAD'].map((method) =>
    asPart({ kind: 'call', method, path: '/jobs/{id}' }, paragraph(method)),
  );
  const { html } = await render({ call: [...call, ...calls], details });
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    const body = 'body { background: var(--djn-surface); color: var(--djn-text); }';
    await page.setContent(
      `<!doctype html><html lang="en" class="${look}"><title>Job</title><style>${css}${body}</style><main><h1>Job</h1>${html}</main>`,
    );
    await page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })");
    expect(await violationsOf(page)).toEqual([]);
  } finally {
    await browser.close();
  }
});

const cases = readdirSync(join(fixtures, 'endpoint-content')).sort();

describe('contains every word of its Markdown', () => {
  test.each(cases)('%s', async (name) => {
    const generated = describedIn(join(fixtures, 'endpoint-content', name));
    const [plain, arranged] = await Promise.all([render(generated, { plainEndpoints: true }), render(generated)]);
    const left = new Map<string, number>();
    for (const word of wordsOf(arranged.html)) left.set(word, (left.get(word) ?? 0) + 1);
    const lost = wordsOf(plain.html).filter((word) => {
      const count = left.get(word) ?? 0;
      left.set(word, count - 1);
      // The title of a block introduces its example.
      return count === 0 && word !== 'Example' && word !== 'Beispiel';
    });
    expect(lost).toEqual([]);
  });
});

function wordsOf(html: string): string[] {
  return html.replaceAll(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}_]+/gu) ?? [];
}

test('a description and a default next to each other are text, even if they would form syntax together', async () => {
  const document = JSON.parse(
    readFileSync(join(fixtures, 'endpoint-content/formula-across-facts/spec.json'), 'utf8'),
  ) as JsonObject;
  const [generated] = (await contentsOf(document)) as [OperationContent];
  const { html, text, findings } = await createRenderer(lookup, {}).render({ file: 'a.md', text: '', generated });
  expect(findings).toEqual([]);
  expect(html).not.toMatch(/<script|<math|ParseError/);
  for (const said of [
    'Cost, $x. Default: $` {URL.constructor("return process")().exit(3)} <script>alert(1)</script>.',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a text of a specification.
    'Text such as ${1}. Default: ${2}.',
    'Prices in $ and {{currency}}, ::: note',
  ]) {
    expect(text).toContain(said);
  }
});

test('badges and callouts of a description look like those of pages, and stay data', async () => {
  const description =
    'Role <Badge color="red;x:url(//e)" onclick="x()">admin {1}</Badge> <Badge color="green">ok</Badge>\n\n<Warning>\nMind **this**.\n</Warning>';
  const document = {
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: {
      '/a': {
        get: {
          description,
          parameters: [{ name: 'q', in: 'query', description: 'Query.\n\n<Note>In a list.</Note>', schema: {} }],
        },
      },
    },
  };
  const [generated] = (await contentsOf(document as unknown as JsonObject)) as [OperationContent];
  const { html, findings } = await createRenderer(lookup, {}).render({ file: 'a.md', text: '', generated });
  expect(findings).toEqual([]);
  expect(html).toContain('<span data-badge data-color="green" class="djn-tag">ok</span>');
  expect(html).toContain('<span data-badge class="djn-tag">admin {1}</span>');
  expect(html).toMatch(
    /<aside data-kind="warning"[\s\S]*Mind <strong>this<\/strong>[\s\S]*<aside data-kind="note"[\s\S]*In a list\./,
  );
  expect(html).not.toMatch(/onclick|url\(|&lt;(?:Note|Warning|Badge)/);
});
