import { expect, test } from 'vitest';
import { searchHtml } from '../../src/generators/vitepress/search-html.ts';

/** VitePress 1.6's pattern for sections of a page (`splitPageIntoSections`). */
const sections = /<h(\d*).*?>(.*?<a.*? href="#.*?".*?>.*?<\/a>)<\/h\1>/gi;

test('each heading with an id is on its own line with its words and anchor', () => {
  const anchor = '<a class="header-anchor" href="#a" aria-label="Permalink to &quot;a > b&quot;">&#8203;</a>';
  const html =
    `<h1 id="_top">Home ${anchor}</h1><p>Some <em>wo</em>rds</p><style>h2 { color: red }</style>` +
    `<div><h2 id="a" title="x > y">a <code>b</code>${anchor}</h2><ul><li>one</li><li>two</li></ul></div>`;
  const text = searchHtml(html);
  expect([...text.matchAll(sections)].map(([found]) => found)).toEqual([
    '<h1>Home <a href="#_top"></a></h1>',
    '<h2>a b <a href="#a"></a></h2>',
  ]);
  expect(text).toContain('Some words');
  expect(text).not.toContain('color');
  expect(text.split('\n')).toEqual(expect.arrayContaining(['one', 'two']));
});

test('an anchor ends at its own end tag', () => {
  const anchor = '<a class="header-anchor" href="#a"><abbr>link</abbr> to</a>';
  expect(searchHtml(`<h2 id="a">a ${anchor}</h2>`)).toBe('\n<h2>a <a href="#a"></a></h2>\n');
});

test('a heading without an id or end tag is text', () => {
  expect(searchHtml('<h2>Plain</h2><p>words</p>').split('\n').filter(Boolean)).toEqual(['Plain', 'words']);
  expect(searchHtml('<h2 id="x">Open <b>end')).toBe('\nOpen end');
  expect(searchHtml('a <!-- <h2 id="x"> --> b')).toBe('a \n b');
});

test('the result contains no other elements, whatever the page contains', () => {
  const page = '<h3>No anchor</h3><p><a href="#x">link</a></p>'.repeat(5000);
  expect(searchHtml(page)).not.toContain('<');
});
