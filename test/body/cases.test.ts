import { describe, expect, test } from 'vitest';
import { parseBody } from '../../src/core/bodies/remark.ts';
import { bodyCases } from './pages.ts';

describe('the facts of a page', () => {
  test.each(bodyCases())('$name', ({ text, format, expected }) => {
    expect(parseBody(text, format)).toEqual(expected);
  });

  test('places are those of the targets as written', () => {
    const text = '---\ntitle: 😀\n---\n\n😀 [a](</a b> "t") <B href="/c" />\n\n> [r][x]\n\n[x]: /def\n';
    const { links } = parseBody(text, 'mdx');
    expect(links.map(({ start, end }) => text.slice(start, end))).toEqual(['/a b', '/c', '/def']);
  });

  test('those of imports are those of the specifiers, and of the statements before them', () => {
    const text =
      '---\ntitle: 😀\n---\n\n😀 <Snippet file="/a.mdx" />\n\nexport const x = 1;\nimport B from \'./b.mdx\'\n';
    const { imports } = parseBody(text, 'mdx');
    expect(imports.map(({ start, written }) => text.slice(start, written.end))).toEqual([
      '<Snippet file="/a.mdx',
      "import B from './b.mdx",
    ]);
    expect(imports.map(({ written: { start, end } }) => text.slice(start, end))).toEqual(['a.mdx', './b.mdx']);
  });

  test('the same text is MDX in one file and Markdown in another', () => {
    const text = '<a href="/a">a</a> {x} [b](/b)\n\nUse <unclosed>\n';
    expect(parseBody(text, 'mdx').syntaxError).toBeDefined();
    expect(parseBody(text, 'md').links.map(({ target }) => target)).toEqual(['/a', '/b']);
  });

  test('what no parser can walk is a syntax error too', () => {
    const { syntaxError, links } = parseBody('>'.repeat(5000), 'mdx');
    expect(links).toEqual([]);
    if (syntaxError !== undefined) expect(syntaxError.start).toBe(0);
  });
});
