import { describe, expect, it } from 'vitest';
import { htmlToMarkdown } from '../../../src/generators/mkdocs/markdown/blocks.ts';
import { relativeUrls } from '../../../src/generators/mkdocs/urls.ts';

const asItIs = (address: string): string => address;

describe('converts HTML to Markdown', () => {
  it.each([
    [
      'signs of Markdown are text',
      '<p>a * b _c_ d_e [f] {g} &lt;h&gt; `i` \\ &amp;amp;</p>',
      'a \\* b \\_c\\_ d_e \\[f\\] \\{g\\} &lt;h> \\`i\\` \\\\ &amp;amp;',
    ],
    [
      'what would begin a block does not',
      '<p># a</p><p>1. b</p><p>- c</p><p>!!! d</p><p>: e</p>',
      '\\# a\n\n1\\. b\n\n\\- c\n\n&#33;!! d\n\n&#58; e',
    ],
    ['marks within marks', '<p><strong>a <em>b</em> </strong>c</p>', '<strong>a *b*</strong> c'],
    ['code with ticks', '<p><code>a`b</code> <code>`c`</code></p>', '``a`b`` `` `c` ``'],
    ['a heading keeps its id', '<h2 id="a">B <code>c</code></h2>', '## B `c` { #a }'],
    ['a control character is no word of a heading', '<h2 id="-1">\u0085</h2>', '## &nbsp; { #-1 }'],
    ['an id is no emphasis', '<h2 id="__init__">a</h2>', '## a { #\\_\\_init\\_\\_ }'],
    [
      'headings stand below the title',
      '<h1>T</h1><h3>a</h3><h1>b</h1><h3>c</h3><h6>d</h6>',
      '# T\n\n### a\n\n## b\n\n### c\n\n###### d',
    ],
    [
      'headings go down together where there is no room for one',
      '<h1>T</h1><h1>a</h1><div><h2>b</h2><h6>c</h6></div>',
      '# T\n\n## a\n\n### b\n\n###### c',
    ],
    ['headings below one title stay', '<h1>T</h1><h2>a</h2><h4>b</h4>', '# T\n\n## a\n\n#### b'],
    ['a list in a list', '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>', '-   a\n    -   b\n-   c'],
    ['two lists stay two', '<ul><li>a</li></ul><ul><li>b</li></ul>', '-   a\n\n<!-- -->\n\n-   b'],
    ['a list goes on with its number', '<ol start="9"><li>a</li><li>b</li></ol>', '9.  a\n10. b'],
    [
      'blocks in a list',
      '<ol><li><p>a</p><md-code language="sh">b\n\nc</md-code></li></ol>',
      '1.  a\n\n    ``` sh\n    b\n\n    c\n    ```',
    ],
    ['a list of blocks alone', '<ul><li><md-code>a</md-code></li></ul>', '-   &nbsp;\n\n    ``` text\n    a\n    ```'],
    [
      'a fence in a fence',
      '<md-code title=\'a "b"\' marked="1 3">```\nx\n```</md-code>',
      '```` text title="a \'b\'" hl_lines="1 3"\n```\nx\n```\n````',
    ],
    [
      'a table',
      '<table><tr><th>a|b</th><th align="right">c</th></tr><tr><td><p>d</p><p>e</p></td></tr></table>',
      '| a&#124;b | c |\n| --- | ---: |\n| d e |  |',
    ],
    ['a table without a head', '<table><tr><td>a</td></tr></table>', '|  |\n| --- |\n| a |'],
    [
      'tabs after tabs',
      '<md-tabs><md-tab><md-title>a</md-title>b</md-tab></md-tabs><md-tabs><md-tab><md-title>c</md-title>d</md-tab></md-tabs>',
      '=== "a"\n\n    b\n\n===! "c"\n\n    d',
    ],
    ['what can be folded', '<details open><summary>a</summary><p>b</p></details>', '???+ note "a"\n\n    b'],
    ['fields', '<dl><dt><code>a</code> b</dt><dd><p>c</p><p>d</p></dd></dl>', '`a` b\n:   c\n\n    d'],
    [
      'a picture with its size',
      '<p><img src="/a b.png" alt="c [d]" width="10"></p>',
      '![c \\[d\\]](/a%20b.png){ width="10" }',
    ],
    [
      'marks that touch',
      '<p>a!<a href="b">c</a> <code>d</code><code>e</code> <em>f</em><strong>g</strong> <b>*</b></p>',
      'a!<!-- -->[c](b) `d`<!-- -->`e` *f*<!-- -->**g** <strong>\\*</strong>',
    ],
    [
      'code that would be read as HTML first, or as several',
      '<p><code>A&lt;b></code> <code>&lt;/i></code> <code>&lt;a b=""></code> <code>&amp;#</code> <code>a``b</code></p>',
      '`A<b>` <code>&lt;/i></code> <code>&lt;a b=""></code> <code>&amp;#</code> <code>a\\`\\`b</code>',
    ],
    [
      'code and ticks in the cell of a table',
      '<table><tr><th><code>a|b</code> ` \\</th></tr></table>',
      '| <code>a&#124;b</code> &#96; \\\\ |\n| --- |',
    ],
    [
      'a heading that ends with a hash, one with quotation marks, and one without words',
      '<h2>C#</h2><h2>the "a" <code>"</code></h2><h3 id=""> </h3>',
      '## C\\#\n\n## the &quot;a&quot; <code>&quot;</code>\n\n### &nbsp;',
    ],
    [
      'addresses and attributes with signs of Markdown',
      '<p><a href="a`b?c&amp;lt;d">e</a> <kbd id="`*`">f</kbd> <img src="g" title="*h*"></p>',
      '[e](a%60b?c&amp;lt;d) <kbd id="&#96;&#42;&#96;">f</kbd> <img src="g" title="&#42;h&#42;">',
    ],
    [
      'a list of paragraphs in a list',
      '<ul><li>a<ul><li><p>b</p><p>c</p></li></ul></li><li>d</li></ul>',
      '-   a\n\n    -   b\n\n        c\n\n-   d',
    ],
    [
      'code in a field',
      '<dl><dt>a</dt><dd><md-code>b</md-code></dd></dl>',
      'a\n:   &nbsp;\n\n    ``` text\n    b\n    ```',
    ],
    [
      'code in a quotation, as lines of which begin',
      '<blockquote><md-code>&gt; a</md-code></blockquote>',
      '!!! quote ""\n\n    ``` text\n    > a\n    ```',
    ],
    [
      'a link whose id looks like Markdown',
      '<p><a href="x" id="__init__">a</a> <a href="x" id="a{b">a</a></p>',
      '[a](x){ #\\_\\_init\\_\\_ } [a](x){ id="a-b" }',
    ],
    [
      'what Markdown has no form for',
      '<p><kbd>a</kbd> <video src="b.mp4" controls></video></p>',
      '<kbd>a</kbd> <video src="b.mp4" controls=""></video>',
    ],
  ])('%s', (_, html, markdown) => {
    expect(htmlToMarkdown(html, asItIs)).toBe(markdown);
  });
});

it('URLs are relative to the page', () => {
  const write = relativeUrls('guides/start.md', (path) => path === 'img/a b.png');
  expect(write('/.page/guides/next.md#x', 'markdown')).toBe('next.md#x');
  expect(write('/.page/guides/next.md#x', 'html')).toBe('../next/#x');
  expect(write('/.page/index.md', 'markdown')).toBe('../index.md');
  expect(write('/.page/index.md', 'html')).toBe('../../');
  expect(write('/.page/guides/start.md#x', 'markdown')).toBe('start.md#x');
  expect(write('/img/a%20b.png', 'markdown')).toBe('../img/a%20b.png');
  expect(write('/img/a%20b.png', 'html')).toBe('../../img/a%20b.png');
  expect(write('/nowhere', 'markdown')).toBe('/nowhere');
  expect(write('/100%', 'markdown')).toBe('/100%');
  expect(write('templates/old.md#x', 'markdown')).toBe('/guides/templates/old.md#x');
  expect(write('#x', 'markdown')).toBe('#x');
  expect(write('https://a.example/b', 'html')).toBe('https://a.example/b');
});
