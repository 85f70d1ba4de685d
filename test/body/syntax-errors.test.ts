import { expect, test } from 'vitest';
import { parseBody } from '../../src/core/bodies/remark.ts';

/** Text, the range of the error, and its reason. */
const errors: readonly (readonly [text: string, at: string, reason: RegExp])[] = [
  ['# T\n\n<Card href="/a">\n\nText\n', '<Card href="/a">', /^the tag "<Card>" is not closed$/],
  ['<A>\n<B>\n</A>\n</B>', '</A>', /^the closing tag "<\/A>" comes while "<B>" of line 2 is still open$/],
  ['a {b c}', 'c', /^an expression in braces is not JavaScript: unexpected "c"$/],
  ['{b\n\n  second line}\n', 'second', /^the expression in braces of line 1 is not JavaScript: unexpected "second"$/],
  ['a {b +}', '}', /^an expression in braces is not JavaScript: unexpected "}"$/],
  [
    '<A>\n  <B n="1">x</B>\n  <B n="2">y\n\n  </B>\n</A>',
    '<B n="2">',
    /^the tag "<B>" is not closed in the same paragraph/,
  ],
  ['a { b\n', 'b', /^"{" begins an expression, which has no closing brace$/],
  ['a\n\n<!-- b -->', '<!--', /^MDX has no HTML comments, only `{\/\* … \*\/}`$/],
  ['a\n\n{% hint style="info" %}\nb\n{% endhint %}\n', '{% hint style="info" %}', /^"{% hint %}" is a tag of GitBook/],
  ['export const a = ;\n', ';', /^an import or export is not JavaScript: unexpected ";"$/],
  [
    'export const a = () => {\n  return <A<b>>;\n};\n',
    '<b>>;',
    /^the import or export of line 1 is not JavaScript: unexpected "<b>>;"$/,
  ],
  ['<A b=c />', 'c', /^in the tag "<A", the value of an attribute has no quotes$/],
  ['😀 <A b={} />', '}', /^unexpected empty expression$/],
  [
    '<Tab>\n```js\na\n</Tab>\n<Tab>\n```\n{b\n```\n</Tab>\n',
    '```js',
    /^the code block "```js" of line 2 is not closed before "<\/Tab>" of line 4$/,
  ],
  ['<Tab>\n\n~~~\na\n  </Tab>\n', '~~~', /^the code block "~~~" of line 3 is not closed before "<\/Tab>" of line 5$/],
  [
    '<A>\n- a\n  ```\n  b\n</A>\n\n1. c\n\n   ```\n   d\n</A>\n',
    '</A>',
    /^the closing tag "<\/A>" has no opening tag$/,
  ],
  ['<A>\n```\n<A>\n</A>\n```\n\n<B />\n', '<A>', /^the tag "<A>" is not closed$/],
  ['<A>\n```\nconst a = "</A>"\n```\n', '<A>', /^the tag "<A>" is not closed$/],
  ['---\ntitle: x\n---\n\n</A>\n', '</A>', /^the closing tag "<\/A>" has no opening tag$/],
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
