import fc from 'fast-check';
import { memoryHost } from '../../../src/core/host/memory.ts';
import type { JsonObject } from '../../../src/core/values/json.ts';
import type { OperationContent } from '../../../src/endpoints/page/operation-content.ts';
import { resolveSite } from '../../../src/site/resolve.ts';
import { config } from '../../support/folder.ts';
import { documents } from './hostile-documents.ts';

/** A formula that ends in the next text: `$` before and after `{`. */
const formula = ['$', '{1}'].join('');

/** All characters with a special meaning in any of the parsers. */
const character = fc.constantFrom(
  ...'$`{}<>~*_[]()!|\\&#@:%=+-'.split(''),
  ...['$$', '``', '```', '**', '~~', '{{', '}}', ':::', '::', '![', '](', '[^1]', '<!--', '-->', '&lt;', '&#36;'],
  ...['0', '7', '1. ', '2) ', '\n', '\n\n', '\r\n', '\r', '\t', '    ', ' ', '  \n', '\u2028', '\u0085', '\u00a0'],
  ...['import ', 'export ', 'import x from "y"', '\nexport const a = 1', 'v-html="x"', 'v-', '<script', '<script>'],
  ...['</script>', '<Note>', '</Note>', '<Card title={x}>', '<br/>', 'www.a.b', 'https://a.b', 'a@b.c', 'http:'],
  ...[
    'javascript:',
    'a',
    'Word',
    'é',
    '中',
    '?',
    '.',
    ',',
    ';',
    '"',
    "'",
    '/',
    '^',
    '%7B',
    '{x}',
    '$x$',
    '$x',
    formula,
  ],
  ...[
    '[a](javascript&amp;colon;b)',
    '![a](b "*c*")',
    '\n> ```\n> > a\n> ```\n',
    '\n- ',
    '</div>',
    '[TOC]',
    '\u0002',
    '#',
  ],
  ...[':a[b]{c=d}', '\u200b', '!!! note', '??? x', '=== "a"', '{: .a onclick=x }', '{ #id }', '~~~', '--8<-- "a"'],
);

export const hostileText = fc.array(character, { minLength: 1, maxLength: 6 }).map((characters) => characters.join(''));

/** Specifications of every kind, with texts in every text field. */
export function specifications(text: fc.Arbitrary<string>): fc.Arbitrary<JsonObject> {
  // Eleven texts for hundreds of positions: each occurs many times, next to different ones per document.
  const texts = fc.array(text, { minLength: 11, maxLength: 11 });
  return fc.tuple(fc.constantFrom(...Object.values(documents)), texts).map(([documentOf, given]) => {
    let position = 0;
    return documentOf(() => given[(position++ * 7) % given.length] as string);
  });
}

/** Content of all endpoint pages of a specification. */
export async function contentsOf(document: JsonObject): Promise<OperationContent[]> {
  const host = memoryHost({
    'docs.json': config({ groups: [{ group: 'API', openapi: 'api.json' }] }),
    'api.json': JSON.stringify(document),
  });
  const site = await resolveSite({}, host);
  const contents = await Promise.all(Object.keys(site.model.pages).map((route) => site.endpointContent(route)));
  return contents.filter((content) => content !== undefined);
}
