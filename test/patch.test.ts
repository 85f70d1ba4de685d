import { afterEach, expect, test, vi } from 'vitest';
import { formatPatch } from '../src/cli/patch.ts';

afterEach(() => vi.unstubAllEnvs());

const before = 'first\nA long line with [a link](/guides/strat) in the middle of it.\nlast\n';
const after = before.replace('strat', 'start');

test('highlights changed words in a long line if there are colors', () => {
  vi.stubEnv('NO_COLOR', '');
  vi.stubEnv('FORCE_COLOR', '1');
  const marked = (word: string): string => `\u001b[1m\u001b[4m${word}\u001b[24m\u001b[22m`;
  const patch = formatPatch('a.mdx', before, after);
  expect(patch).toContain(`(/guides/${marked('strat')})`);
  expect(patch).toContain(`(/guides/${marked('start')})`);
});

test('is a plain patch without colors, and highlights nothing in added or removed lines', () => {
  vi.stubEnv('NO_COLOR', '1');
  expect(formatPatch('a.mdx', before, after)).toBe(
    [
      ...['--- a.mdx', '+++ a.mdx', '@@ -1,3 +1,3 @@', ' first'],
      '-A long line with [a link](/guides/strat) in the middle of it.',
      '+A long line with [a link](/guides/start) in the middle of it.',
      ' last',
    ].join('\n'),
  );
  vi.stubEnv('NO_COLOR', '');
  vi.stubEnv('FORCE_COLOR', '1');
  expect(formatPatch('a.mdx', 'a\n', 'a\nb\nc\n')).not.toContain('\u001b[4m');
});
