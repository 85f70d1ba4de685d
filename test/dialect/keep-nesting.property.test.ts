import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';
import { expect, test } from 'vitest';
import { keepNesting } from '../../src/render/pages/keep-nesting.ts';

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

test('elements are in each other as they are written', () => {
  fc.assert(
    fc.property(fc.array(tree, { maxLength: 4 }), (parts) => {
      const written = keepNesting(parts.join(''));
      expect(read(written)).toBe(written);
      expect(textOf(parseFragment(written))).toBe(textOf(parseFragment(parts.join(''))));
    }),
    { numRuns: 2000 },
  );
});

test('what a parser reads as it is written is not changed', () => {
  fc.assert(
    fc.property(fc.array(tree, { maxLength: 4 }), (parts) => {
      const html = read(parts.join(''));
      fc.pre(read(html) === html);
      expect(keepNesting(html)).toBe(html);
    }),
    { numRuns: 2000 },
  );
});

test('elements that nothing ends are left to the parser', () => {
  const html = '<ul><li>one<li>two</ul><p>three<p>four<b>five</i></p><td></table>';
  expect(keepNesting(html)).toBe(html);
});

test('what is no HTML is not read', () => {
  const html = '<p><script>"<p></p>"</script><!-- <div></div> --><textarea><a><a></a></a></textarea></p>';
  expect(keepNesting(html)).toBe(html);
});

test('any number of elements in each other takes linear time', () => {
  const many = 50_000;
  const html = `${'<p>'.repeat(many)}${'<b>'.repeat(many)}${'</i>'.repeat(many)}${'</p>'.repeat(many)}`;
  const start = performance.now();
  keepNesting(html);
  expect(performance.now() - start).toBeLessThan(5000);
});
