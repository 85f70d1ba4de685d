import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseBody } from '../../src/core/bodies/remark.ts';
import { loadFastParser } from '../../src/core/bodies/satteri.ts';
import type { PageBody } from '../../src/core/values/page-body.ts';
import { casesOf } from '../support/cases.ts';
import { texts } from './texts.ts';

const fast = await loadFastParser();

const formats = fc.constantFrom('mdx' as const, 'md' as const);

function expectInside(body: PageBody, text: string): void {
  for (const { start, end } of [...body.links, ...(body.syntaxError === undefined ? [] : [body.syntaxError])]) {
    expect(start).toBeGreaterThanOrEqual(0);
    expect(start).toBeLessThanOrEqual(end);
    expect(end).toBeLessThanOrEqual(text.length);
  }
}

test('any text has facts, and all their locations are inside the text', () => {
  fc.assert(
    fc.property(texts, formats, (text, format) => expectInside(parseBody(text, format), text)),
    { numRuns: casesOf(500) },
  );
});

test.skipIf(fast === undefined)('both parsers find the same facts in any text', () => {
  fc.assert(
    fc.property(texts, formats, (text, format) => {
      const found = fast?.(text, format);
      if (found !== undefined) expect(found).toEqual(parseBody(text, format));
    }),
    // Fixed seed: a rare difference must not fail an unrelated change.
    { numRuns: Number(process.env.PARITY_RUNS ?? casesOf(1000)), seed: Number(process.env.PARITY_SEED ?? 1) },
  );
});

test.each([
  '\t[^1]: a\nword\n=\n',
  'word \ufeffwww.example.com&#x41;',
  '[www.example.com&#x41;',
  '|a|b|\n|-|-|\n|c|d|\n{/* c\n*/}word ',
  '<B>\t{#id}\n</B>',
  '|a|b|\n|-|-|\n<\t',
  '|a|b|\n|-|-|\nword <\t',
  '|a|b|\n|-|-|\n| a < | b |\n',
  '# a < b < #',
  '## word < \n\nx',
])('leaves text that the parsers read differently to remark: %j', (text) => {
  expect(fast?.(text, 'mdx')).toBeUndefined();
});

test.each([
  '|a|b|\n|-|-|\n|c|d|\n<br>\na@example.com',
  'a@example.com[{/* c\n*/}a@example.com&#0;',
  '[word \u00e9a@example.com',
  '[|a|b|\n|-|-|\n[a@b.co](mailto:a@b.co)a@b.co',
  '[a@b.co](mailto:a@b.co)[|a|b|\n|-|-|\na@b.co# ',
  '![xmpp:a@b.co',
  '/a@b.co{{v}}',
  '|a|b|\n|-|-|\n|[l](/t)|c|\nexport default 1\nword ',
  '|a|b|\n|-|-|\nprose\nexport it\n',
  '- a\n<W>\n1. </W>\n',
  '# \ufeff*[s@t.co](/v)*',
  '![[^1]](/x)\n   1) [^1]: n\n',
  '{/* c\n*/}\t</details>\n',
  '`> <A b={{\n> c: 1 }} />\n\\`',
  '<A {...b}>\n- </A>',
  '<A b={[1, 2]} c>\n> </A>\n-a',
  '<A>\t\n\n> </A>',
  '- [r]: /def\n<A>\n## h ',
  '- a `p: \\`c:{u}:\\``. <style>{`a{}`}</style>',
  '# a `p: \\`c:{u}:\\``',
])('reads text that was once read differently the same way: %j', (text) => {
  for (const format of ['mdx', 'md'] as const) {
    const found = fast?.(text, format);
    if (found !== undefined) expect(found).toEqual(parseBody(text, format));
  }
});

test
  .skipIf(fast === undefined)
  .each([
    'Write to [help@example.com](mailto:help@example.com).',
    '- Install [@scope/package](https://example.com/a?b=c#d) or [it](/b)',
    '**[a@b.co](/c)** [@d/e](/f)',
    '[Link](/a)\n\n```sh\nnpx scope/package@latest [a@b.co\nssh://user@example.com\n```\n\n1. [Link](/b)\n   ```\n   /c@d.co\n   ```\n',
    'Pin `node@18.x` or node@18.x, and [write](/a) to /x@y.z.',
    '1. One\n2. Two\n<Frame>\n  <img src="/a.png" />\n</Frame>\n',
    '- One\n{/* a comment */}\n\n- Two\n',
    '<Card icon={<Icon name="a" />} style={{ color: { b: [1, f(2)] } }} href="/a" />',
    'import a from "./a.mdx";\nexport const sections = [\n  { title: "A", id: "a" },\n  { id: `b` },\n];\n\n# A',
    'export const A = ({ b }) => {\n  return <a href="/c">{b}</a>;\n};\n\n<A b="c" />',
    'A\n\n**\u{1f48e} Level up**: [a](/b)\n\n<A>\n</A>\t\n',
    'Use `run --count <count>` to [tune](/a) it.',
    'Compare with `a b <c>` or `<>`, `www.a.b`, or\n\n```sql\na <> b\t</>\n```\n',
    'Ask **@g&gt;** or [&lt;@h&gt;](/i).',
  ])('parses text natively if both parsers agree: %j', (text) => {
  expect(fast?.(text, 'mdx')).toEqual(parseBody(text, 'mdx'));
});

test('the location of a plain link is its target', () => {
  const target = fc.stringMatching(/^[/.#?][a-z0-9/._~=-]{0,12}$/);
  const words = fc.stringMatching(/^[a-zé😀 ]{0,8}$/u);
  const link = fc.oneof(
    fc.record({ target, words }).map((it) => ({ ...it, text: `[${it.words}](${it.target})` })),
    fc.record({ target, words }).map((it) => ({ ...it, text: `![${it.words}](<${it.target}> 'title')` })),
    fc.record({ target, words }).map((it) => ({ ...it, text: `<A title="${it.words}" href="${it.target}" />` })),
    fc.record({ target, words }).map((it) => ({ ...it, text: `<A src={'${it.target}'}>${it.words}</A>` })),
  );
  fc.assert(
    fc.property(fc.array(link, { maxLength: 6 }), fc.constantFrom(' ', '\n', '\r\n', ' 😀 '), (links, between) => {
      const text = `Start ${links.map((each) => each.text).join(between)}`;
      const body = parseBody(text, 'mdx');
      expect(body.links.map((each) => each.target)).toEqual(links.map((each) => each.target));
      for (const { target: found, start, end } of body.links) expect(text.slice(start, end)).toBe(found);
    }),
    { numRuns: 200 },
  );
});
