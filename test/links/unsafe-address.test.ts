import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { describe, expect, test } from 'vitest';
import { parseBody } from '../../src/core/bodies/remark.ts';
import { isUnsafeUrl } from '../../src/core/links.ts';
import { withoutUnsafeLinks } from '../../src/generators/rendering/page-markdown.ts';
import { createRenderer } from '../../src/render/create-renderer.ts';
import { removeUnsafeUrls } from '../../src/render/unsafe-html.ts';

test.each(['javascript:x', 'vbscript:x', 'data:text/html,x', 'java\tscript:x', '&#x6A;avascript:x'])(
  '%j is unsafe to show and to follow',
  (address) => {
    expect(isUnsafeUrl(address, 'shown')).toBe(true);
    expect(isUnsafeUrl(address, 'followed')).toBe(true);
  },
);

test('data URLs of images are shown; a link to an SVG is unsafe, because it opens as a document', () => {
  expect(isUnsafeUrl('data:image/svg+xml,x', 'shown')).toBe(false);
  expect(isUnsafeUrl('data:image/svg+xml,x', 'followed')).toBe(true);
  expect(isUnsafeUrl('data:image/png;base64,AA', 'followed')).toBe(false);
});

test.each(['about:blank', 'file:///etc/hosts', 'https://a.test', 'vscode:x', '/a', ''])('%j is kept', (address) => {
  expect(isUnsafeUrl(address, 'followed')).toBe(false);
});

describe('HTML', () => {
  test('an attribute that is repeated without end leaves the text of the page', async () => {
    const html = `<a ${'href=javascript:x '.repeat(50)}>a</a>`;
    expect(await removeUnsafeUrls(html)).toBe(html.replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
  });

  test.each([
    ['<a class="x" href="javascript:x">a</a>', '<a class="x">a</a>'],
    ['<a/href=javascript:x>a</a>', '<a>a</a>'],
    ["<IFRAME SRC = 'data:text/html,x' title=a></IFRAME>", '<IFRAME title=a></IFRAME>'],
    ['<!-- > --><object data="vb&#115;cript:x"></object>', '<!-- > --><object></object>'],
    ['<textarea><a title="</textarea><a href="javascript:x">', '<textarea><a title="</textarea><a>'],
    ['<img srcset="/a.png 1x, javascript:x 2x" src="/a.png">', '<img src="/a.png">'],
    ['<a href="javascript:x', '<a'],
    ['<a href="javascript:x" href="javascript:y">a</a>', '<a>a</a>'],
    ['<a href="vbscript:x">a</a>', '<a>a</a>'],
    ['<noscript><a href="javascript:x">a</a></noscript>', '<noscript><a>a</a></noscript>'],
    ['<p><td background="javascript:x">', '<p><td>'],
    // `<style>` and `<title>` contain elements in SVG, and `<noscript>` does without scripts only.
    ['<svg><style><a href="javascript:x">a</a></style></svg>', '<svg><style><a>a</a></style></svg>'],
    ['<svg><title><a href="javascript:x">a</a></title></svg>', '<svg><title><a>a</a></title></svg>'],
    ['<noscript><!-- </noscript><a href="javascript:x">-->', '<noscript><!-- </noscript><a>-->'],
  ])('%s becomes %s', async (html, safe) => expect(await removeUnsafeUrls(html)).toBe(safe));

  test.each([
    '<p>href="javascript:x"</p>',
    '<script>const a = \'<a href="javascript:x">\';</script>',
    '<img src="data:image/svg+xml,x"><a href="/a?b=javascript:x" title="javascript:x">a</a>',
  ])('%s is kept', async (html) => expect(await removeUnsafeUrls(html)).toBe(html));
});

test('Markdown published without rendering has no unsafe URL outside of code', () => {
  const text =
    '[a](javascript:x) `[b](javascript:x)` ![c](data:image/png,x)\n\n```\n[d](javascript:x)\n```\n\n<a href="javascript:x">e</a>';
  expect(withoutUnsafeLinks(text)).toBe(
    '[a](#) `[b](javascript:x)` ![c](data:image/png,x)\n\n```\n[d](javascript:x)\n```\n\n<a href="#">e</a>',
  );
});

/** Spellings of a scheme's characters that parsers of Markdown, JSX or HTML, or a browser, decode. */
const spellings: readonly ((character: string) => string)[] = [
  (character) => character,
  (character) => character.toUpperCase(),
  (character) => `&#${character.charCodeAt(0)};`,
  (character) => `&#x${character.charCodeAt(0).toString(16)};`,
  (character) => `&Tab;${character}`,
  (character) => `&#10;${character}`,
  (character) => `\t${character}`,
];
const leading = fc.constantFrom('', '', ' ', '&#1;', '&#31;', '&#32;', '&NewLine;');
const schemes = fc.constantFrom('javascript:', 'vbscript:', 'data:');
const address = fc
  .tuple(leading, schemes)
  .chain(([start, scheme]) =>
    fc
      .tuple(...[...scheme].map((item) => fc.constantFrom(...spellings).map((spell) => spell(item))))
      .map((spelled) => `${start}${spelled.join('')}${scheme === 'data:' ? 'text/html,x' : 'alert(1)'}`),
  );
const syntaxes: readonly ((address: string) => string)[] = [
  (address) => `[a](${address})`,
  (address) => `[a](<${address}>)`,
  (address) => `![a](<${address}>)`,
  (address) => `[a][b]\n\n[b]: <${address}>`,
  (address) => `<${address}>`,
  (address) => `<a href="${address}">a</a>`,
  (address) => `<a href=${address}>a</a>`,
  (address) => `<div><a href='${address}'>a</a></div>`,
  (address) => `<iframe src="${address}"></iframe>`,
  (address) => `<object data="${address}"></object>`,
  (address) => `<embed src="${address}" />`,
  (address) => `<form action="${address}"><button formaction="${address}">a</button></form>`,
  (address) => `<svg><a xlink:href="${address}"><text>a</text></a></svg>`,
  (address) => `<svg><a xlinkHref="${address}"><text>a</text></a></svg>`,
  (address) => `<svg><a><set attributeName="href" to="${address}" /></a></svg>`,
  (address) => `<Card title="a" href="${address}" cta="b">c</Card>`,
  (address) => `<Tile title="a" href="${address}" />`,
  (address) => `<Tooltip tip="a" cta="b" href="${address}">c</Tooltip>`,
  (address) => `<Frame caption="[a](${address})">b</Frame>`,
  (address) => `<Link href="${address}">a</Link>`,
  (address) => `export const Own = ({ to }) => <a href={to}>a</a>\n\n<Own to="${address}" />`,
  (address) => `<a href={${JSON.stringify(address)}}>a</a>`,
  (address) => `<a {...{ href: ${JSON.stringify(address)} }}>a</a>`,
  (address) => `{<a href={'java' + 'script:x'}>${JSON.stringify(address).slice(1, -1)}</a>}`,
];
const names = new Set(['href', 'xlink:href', 'src', 'action', 'formaction', 'data', 'to', 'values', 'poster']);

/** HTML attributes that a browser would use as the URL of a script or document. */
function running(node: DefaultTreeAdapterTypes.Node): string[] {
  const own = 'attrs' in node ? node.attrs : [];
  const found = own.flatMap(({ prefix, name, value }) => {
    const written = prefix ? `${prefix}:${name}` : name;
    if (!names.has(written) || !URL.canParse(value, 'https://a.test/')) return [];
    const { protocol } = new URL(value, 'https://a.test/');
    return ['javascript:', 'vbscript:', 'data:'].includes(protocol) ? [`${written}=${value}`] : [];
  });
  return [...found, ...('childNodes' in node ? node.childNodes.flatMap(running) : [])];
}

function render(text: string, file: string) {
  const same = (target: string): string => target;
  return createRenderer({ read: () => undefined, variables: {}, link: same, asset: same }).render({ file, text });
}

test('no spelling of a scheme, in any syntax, is a URL that a browser would run', async () => {
  await fc.assert(
    fc.asyncProperty(
      address,
      fc.constantFrom(...syntaxes),
      fc.constantFrom('page.mdx', 'page.md'),
      async (target, write, file) => {
        const { html } = await render(write(target), file);
        expect(running(parse(html))).toEqual([]);
      },
    ),
    { numRuns: 600 },
  );
}, 60_000);

test('finds text in a page that would run without the renderer', async () => {
  const written = syntaxes.slice(0, 20).map((write) => write('javascript:x'));
  for (const text of written.filter((_, index) => index !== 4 && index !== 6)) {
    expect(
      parseBody(text, 'mdx').unsafe?.map(({ target }) => target),
      text,
    ).toContain('javascript:x');
  }
  for (const text of written.slice(0, 12)) {
    expect(
      parseBody(text, 'md').unsafe?.map(({ target }) => target),
      text,
    ).toContain('javascript:x');
  }
});
