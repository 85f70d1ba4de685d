import fc from 'fast-check';
import GithubSlugger from 'github-slugger';
import { expect, test } from 'vitest';
import { HeadingIds } from '../../src/core/bodies/heading.ts';

test('resets ids to a mark, more than once', () => {
  const ids = new HeadingIds();
  const next = (text: string) => ids.next({ text, id: undefined });
  next('A');
  const forget = ids.saveState();
  for (let round = 0; round < 3; round++) {
    expect([next('A'), next('__proto__'), next('B')]).toEqual(['a-1', '__proto__', 'b']);
    forget();
  }
});

test('numbers ids as github-slugger does', () => {
  const texts = fc.array(fc.constantFrom('A', 'a', 'a 1', 'a-1', 'A 1 1', '', ' ', '-1', 'é', '1'), { maxLength: 12 });
  fc.assert(
    fc.property(texts, (all) => {
      const [ids, slugger] = [new HeadingIds(), new GithubSlugger()];
      for (const text of all) expect(ids.next({ text, id: undefined })).toBe(slugger.slug(text));
    }),
  );
});
