import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { caseVariant, editDistance, isMisspelling, isTypo, nearestWords } from '../../src/core/config/nearest.ts';

describe('the distance of two words', () => {
  test.each([
    ['one', 'one', 0],
    ['oen', 'one', 1],
    ['neo', 'one', 2],
    ['abcd', 'badc', 2],
    ['start', 'strat', 1],
    ['ca', 'abc', 3],
    ['', 'ab', 2],
    ['🚀a', 'a🚀', 2],
  ])('%s and %s: %i', (a, b, distance) => {
    expect(editDistance(a, b, 9)).toBe(distance);
  });

  test('matches its definition in both directions, and exceeds the limit for larger distances', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
    fc.assert(
      fc.property(word, word, fc.nat(8), (a, b, limit) => {
        const wanted = distanceByDefinition(a, b);
        expect(editDistance(a, b, 9)).toBe(wanted);
        expect(editDistance(b, a, 9)).toBe(wanted);
        expect(Math.min(editDistance(a, b, limit), limit + 1)).toBe(Math.min(wanted, limit + 1));
      }),
      { numRuns: 300 },
    );
  });
});

/** Edit distance by definition: tries every removal, insertion, replacement and swap of adjacent letters. */
function distanceByDefinition(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const ways = [
    distanceByDefinition(a.slice(0, -1), b) + 1,
    distanceByDefinition(a, b.slice(0, -1)) + 1,
    distanceByDefinition(a.slice(0, -1), b.slice(0, -1)) + (a.at(-1) === b.at(-1) ? 0 : 1),
  ];
  const isSwap = a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1);
  return Math.min(...ways, ...(isSwap ? [distanceByDefinition(a.slice(0, -2), b.slice(0, -2)) + 1] : []));
}

test('two swapped letters are one typo, in short words too', () => {
  expect(isTypo('oen', 'one')).toBe(true);
  expect(isMisspelling('oen', 'one')).toBe(false);
  expect(nearestWords('oen', ['one', 'two'])).toEqual(['one']);
});

test('a word in another letter case is the only suggestion', () => {
  expect(caseVariant('ONE', ['one', 'two'])).toBe('one');
  expect(caseVariant('ONE', ['one', 'One'])).toBeUndefined();
  expect(caseVariant('oen', ['one', 'two'])).toBeUndefined();
});

test.each([
  ['/w', []],
  ['x', []],
  ['Q', ['q']],
  ['/vp', ['/vq']],
])('%s is corrected to %j', (word, meant) => {
  expect(nearestWords(word, ['/', '/g', 'q', '/vq'])).toEqual(meant);
});
