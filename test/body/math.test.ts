import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { expect, test } from 'vitest';
import { mathRanges } from '../../src/core/bodies/math.ts';
import { mathFromMarkdown, mathSyntax } from '../../src/render/syntax/math.ts';

/** Formulas that a check leaves out. */
function checkedFormulas(text: string): string[] {
  return mathRanges(text).map(({ start, end }) => text.slice(start, end));
}

/** Formulas that a built page shows. */
function renderedFormulas(text: string): string[] {
  const { children } = fromMarkdown(text, { extensions: [mathSyntax], mdastExtensions: [mathFromMarkdown] });
  const [paragraph] = children;
  return (paragraph?.type === 'paragraph' ? paragraph.children : [])
    .filter(({ type }) => (type as string) === 'math')
    .map(({ position }) => text.slice(position?.start.offset, position?.end.offset));
}

test.each([
  ['a $x$ b', ['$x$']],
  ['$5 and $10', []],
  ['$ 5$', []],
  ['$5 $', []],
  ['US$5 or A$', []],
  ['($x$)', ['$x$']],
  ['\\$x$', []],
  ['\\\\$x$', ['$x$']],
  ['$a\\$b$', ['$a\\$b$']],
  ['$x$y$', ['$x$']],
  ['$\u00a05$', []],
  ['a $$x$$ b', ['$$x$$']],
  ['a $\\text\n{x}$ b', ['$\\text\n{x}$']],
  ['a $x\ny$ b', []],
  ['a $\\x\n\ny$ b', []],
])('%j has the formulas %j', (text, formulas) => {
  expect(checkedFormulas(text)).toEqual(formulas);
  expect(renderedFormulas(text)).toEqual(formulas);
});

test('checks and built pages find the same formulas with single signs', () => {
  const part = fc.constantFrom('$', 'a', '5', ' ', '\\', '(', ',', '\u00e9', '\n');
  const texts = fc.array(part, { maxLength: 12 }).map((parts) => `x ${parts.join('')}.`);
  fc.assert(
    fc.property(
      texts.filter((text) => !text.includes('$$') && !/\n *\n/.test(text)),
      (text) => {
        expect(renderedFormulas(text)).toEqual(checkedFormulas(text));
      },
    ),
    { numRuns: 3000 },
  );
});
