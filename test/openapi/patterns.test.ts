import { createContext, runInContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { generateMatch, matchesPattern } from '../../src/endpoints/examples/pattern.ts';
import { casesOf } from '../support/cases.ts';
import { millisecondsSince } from '../support/effort.ts';

const engine = createContext(Object.create(null));

/** Result of the regular expression engine. Patterns that would backtrack too long are left out. */
function enginesAnswer(written: string, value: string): boolean {
  const code = `new RegExp(${JSON.stringify(written)}, 'u').test(${JSON.stringify(value)})`;
  try {
    return runInContext(code, engine, { timeout: 500 }) as boolean;
  } catch (error) {
    fc.pre((error as { code?: string }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT');
    throw error;
  }
}

describe('a pattern of a specification', () => {
  const piece = fc.constantFrom(
    'a',
    'b',
    '1',
    '.',
    '\\d',
    '\\w',
    '\\S',
    '[ab]',
    '[^a]',
    '[a-b1-3]',
    '\\b',
    '^',
    '$',
    '\\.',
  );
  const repeat = fc.constantFrom('', '*', '+', '?', '{2}', '{1,}', '{0,2}', '*?');
  const { pattern } = fc.letrec<{ pattern: string }>((tie) => ({
    pattern: fc.oneof(
      { maxDepth: 3 },
      fc
        .tuple(piece, repeat)
        .map(([letter, times]) => (/[\^$b]$/.test(letter) && letter !== 'b' ? letter : letter + times)),
      fc.array(tie('pattern'), { minLength: 1, maxLength: 3 }).map((parts) => parts.join('')),
      fc.tuple(tie('pattern'), tie('pattern')).map(([a, b]) => `(${a}|${b})`),
      fc.tuple(tie('pattern'), repeat).map(([a, times]) => `(?:${a})${times}`),
      tie('pattern').map((a) => `(?=${a})`),
      tie('pattern').map((a) => `(?!${a})`),
    ),
  }));
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '1', '.', ' ', 'é', '\n'), maxLength: 7 });

  test('is interpreted as by the engine', () => {
    fc.assert(
      fc.property(pattern, text, (written, value) => {
        expect(matchesPattern(written, value)).toBe(enginesAnswer(written, value));
      }),
      { numRuns: casesOf(3000) },
    );
  });

  test('gets a matching text or none', () => {
    fc.assert(
      fc.property(pattern, fc.nat(9), (written, least) => {
        const made = generateMatch(written, least);
        if (made !== undefined) expect([made.length >= least, enginesAnswer(written, made)]).toEqual([true, true]);
      }),
      { numRuns: casesOf(2000), examples: [['(?:(?:1*){2})+1{0,2}1{0,2}(?:^)', 0]] },
    );
  });

  test.each([
    ['^[A-Z]{2}$', 'ST'],
    ['^\\d{3}-\\d{4}$', '123-1234'],
    ['rdme_\\w+', 'rdme_string'],
    ['^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{4})$', 'st=='],
    ['^#[0-9a-f]{6}$', '#abcdef'],
    ['^$', ''],
    ['(a)\\1', undefined],
    ['[', undefined],
    ['(?<=a)b', undefined],
    ['^\\p{Script=Greek}$', undefined],
  ])('%s is matched by %s', (written, expected) => {
    expect(generateMatch(written)).toBe(expected);
  });

  test('takes no noticeable time for a malicious pattern', () => {
    const start = process.cpuUsage();
    for (const hostile of [
      '^(a+)+$',
      '^(a|a)*$',
      '^(a|aa|a*)*b*(a*)*$',
      '(.*)*(.*)*(.*)*x',
      '^((a{0,50}){0,50}){0,50}$',
    ]) {
      expect(matchesPattern(hostile, `${'a'.repeat(1500)}!`) === true && hostile.endsWith('$')).toBe(false);
    }
    for (const hostile of [
      '('.repeat(500),
      '['.repeat(2000),
      '(?:a{999}){999}',
      `${'(a|'.repeat(50)}b${')'.repeat(50)}`,
    ]) {
      generateMatch(hostile, 50);
    }
    expect(millisecondsSince(start)).toBeLessThan(3000);
  });
});
