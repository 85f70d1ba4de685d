import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';
import { expect, test } from 'vitest';
import { keepNesting } from '../../src/render/pages/keep-nesting.ts';
import { millisecondsSince } from '../support/effort.ts';

const names = ['p', 'div', 'a', 'button', 'span', 'em', 'h2', 'h3', 'ul', 'li', 'dl', 'dd', 'form', 'pre', 'section'];

const { tree } = fc.letrec<{ tree: string; element: string }>((tie) => ({
  tree: fc.oneof({ maxDepth: 6 }, fc.constantFrom('words', ' ', '<br/>', '<hr/>'), tie('element'), tie('element')),
  element: fc
    .tuple(fc.constantFrom(...names), fc.constantFrom('', ' class="c"'), fc.array(tie('tree'), { maxLength: 3 }))
    .map(([name, attributes, inside]) => `<${name}${attributes}>${inside.join('')}</${name}>`),
}));

/** Parses and prints HTML. A parser drops the first line break of a `pre`. */
function read(html: string): string {
  return serialize(parseFragment(html)).replaceAll(/<(br|hr)>/g, '<$1/>');
}

function textOf(node: DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.DocumentFragment): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

test('parsed elements are nested as in the source', () => {
  fc.assert(
    fc.property(fc.array(tree, { maxLength: 4 }), (parts) => {
      const written = keepNesting(parts.join(''));
      expect(read(written)).toBe(written);
      expect(textOf(parseFragment(written))).toBe(textOf(parseFragment(parts.join(''))));
    }),
    { numRuns: 2000 },
  );
});

test("doesn't change HTML that a parser reads as nested in the source", () => {
  fc.assert(
    fc.property(fc.array(tree, { maxLength: 4 }), (parts) => {
      const html = read(parts.join(''));
      fc.pre(read(html) === html);
      expect(keepNesting(html)).toBe(html);
    }),
    { numRuns: 2000 },
  );
});

test('leaves unclosed elements to the parser', () => {
  const html = '<ul><li>one<li>two</ul><p>three<p>four<b>five</i></p><td></table>';
  expect(keepNesting(html)).toBe(html);
});

test("ignores text that isn't HTML", () => {
  const html = '<p><script>"<p></p>"</script><!-- <div></div> --><textarea><a><a></a></a></textarea></p>';
  expect(keepNesting(html)).toBe(html);
});

test('takes linear time for deep nesting', () => {
  const many = 50_000;
  const html = `${'<p>'.repeat(many)}${'<b>'.repeat(many)}${'</i>'.repeat(many)}${'</p>'.repeat(many)}`;
  const start = process.cpuUsage();
  keepNesting(html);
  expect(millisecondsSince(start)).toBeLessThan(5000);
});
