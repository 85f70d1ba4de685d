import { expect, test } from 'vitest';
import { parseBody } from '../../src/core/bodies/remark.ts';

/** Text, the range of the error, and its reason. */
const errors: readonly (readonly [text: string, at: string, reason: RegExp])[] = [
  ['# T\n\n<Card href="/a">\n\nText\n', '<Card href="/a">', /^expected a closing tag for `<Card>`$/],
  ['<A>\n<B>\n</A>\n</B>', '</A>', /^unexpected closing tag `<\/A>`, expected corresponding closing tag for `<B>`$/],
  ['a {b c}', ' ', /^an expression in braces is not JavaScript: unexpected content after expression$/],
  ['a { b\n', 'b', /^unexpected end of file in expression, expected a corresponding closing brace for `{`$/],
  ['a\n\n<!-- b -->', '<!--', /^MDX has no HTML comments, only `{\/\* … \*\/}`$/],
  ['export const a = ;\n', ';', /^an import or export is not JavaScript: unexpected token$/],
  ['<A b=c />', 'c', /^unexpected character `c` before attribute value/],
  ['😀 <A b={} />', '}', /^unexpected empty expression$/],
  ['---\ntitle: x\n---\n\n</A>\n', '</A>', /^unexpected closing slash `\/` in tag|^unexpected closing tag/],
];

test.each(errors)('%j is invalid MDX', (text, at, reason) => {
  const { syntaxError, anchors, imports } = parseBody(text, 'mdx');
  expect({ anchors, imports }).toEqual({ anchors: [], imports: [] });
  expect(syntaxError?.reason).toMatch(reason);
  expect(at).toContain(text.slice(syntaxError?.start, syntaxError?.end));
});

test("formulas aren't syntax errors", () => {
  expect(parseBody('$\\frac{a}{b}$ costs $5 and {\n', 'mdx').syntaxError).toBeDefined();
  expect(parseBody('$\\frac{a}{b}$ [x](/x)\n\n$$\n\\sum_{i=1}^{n}\n$$\n', 'mdx').links).toHaveLength(1);
});
