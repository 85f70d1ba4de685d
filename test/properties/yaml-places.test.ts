import fc from 'fast-check';
import { dump, load } from 'js-yaml';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isMap, isNode, isScalar, isSeq, type Node, parseDocument } from 'yaml';
import { createYamlLocator } from '../../src/core/diagnostics/yaml-range.ts';
import { type JsonLocation, memberLocation } from '../../src/core/values/location.ts';

/** Offsets of a value's members and items according to another parser, by pointer. */
function* startsOf(node: unknown, location: JsonLocation): Iterable<readonly [JsonLocation, number]> {
  if (isSeq(node)) {
    // For a list with an empty item, the location is the list.
    if (node.items.some((item) => isNode(item) && item.range && item.range[0] === item.range[1])) return;
    for (const [index, item] of node.items.entries()) {
      if (isNode(item) && item.range) yield [memberLocation(location, index), item.range[0]];
      yield* startsOf(item, memberLocation(location, index));
    }
  } else if (isMap(node)) {
    for (const { key, value } of node.items) {
      if (!isScalar(key) || !key.range) continue;
      const member = memberLocation(location, String(key.value));
      yield [member, (key as Node).range?.[0] as number];
      yield* startsOf(value, member);
    }
  }
}

/** Number of compared locations. Texts that aren't valid YAML add none. */
let compared = 0;

function expectAgreement(text: string): void {
  try {
    load(text);
  } catch {
    return;
  }
  const root: JsonLocation = { file: 'api.yaml', pointer: '' };
  const document = parseDocument(text, { logLevel: 'silent' });
  if (document.errors.length > 0) return;
  const rangeOf = createYamlLocator(text);
  for (const [location, start] of startsOf(document.contents, root)) {
    compared++;
    expect([text, location.pointer, rangeOf(location)?.start]).toEqual([text, location.pointer, start]);
  }
}

const word = fc.constantFrom(
  'a',
  'b',
  'get',
  '/users/{id}',
  '200',
  'x y',
  'yes',
  '~',
  '# no comment',
  'a: b',
  '- a',
  '',
);
const lines = fc
  .array(fc.constantFrom('one', 'two words', '', '  more', '# three'), { minLength: 1 })
  .map((all) => all.join('\n'));
const scalar = fc.oneof(word, lines, fc.integer(), fc.boolean(), fc.constant(null));
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    scalar,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(word, tie('value'), { maxKeys: 4 }),
  ),
}));

const settings = fc.record({
  indent: fc.constantFrom(1, 2, 4),
  noArrayIndent: fc.boolean(),
  flowLevel: fc.constantFrom(-1, -1, 0, 1, 2),
  lineWidth: fc.constantFrom(10, 80),
  quotingType: fc.constantFrom("'", '"'),
  forceQuotes: fc.boolean(),
} as const);

beforeEach(() => {
  compared = 0;
});
afterEach(() => expect(compared).toBeGreaterThan(500));

test('values of a YAML text have the same start offsets as in another parser', () => {
  fc.assert(
    fc.property(value, settings, (written, options) => expectAgreement(dump(written, options))),
    { numRuns: 500 },
  );
});

const pieces = fc.constantFrom(
  ...[
    'a:',
    'b: 1',
    '- c',
    '-',
    '  d: 2',
    '  - e',
    '    f: |',
    '      text',
    '# comment',
    '',
    '  # comment',
    'g: &g',
    'h: *g',
  ],
  ...[
    'i: {j: 1, k: [l, m]}',
    'n: [',
    '  o, p',
    ']',
    '? q\n: r',
    '!!map',
    's: !!str t',
    '"u": "v',
    '  w"',
    "x: 'y'  # z",
  ],
);

test('values of real YAML texts have the same start offsets as in another parser', () => {
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 8 }), (all) => expectAgreement(`${all.join('\n')}\n`)),
    { numRuns: 4000 },
  );
});
