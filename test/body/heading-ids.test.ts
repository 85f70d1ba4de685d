import fc from 'fast-check';
import GithubSlugger, { slug as original } from 'github-slugger';
import { expect, test } from 'vitest';
import { HeadingIds } from '../../src/core/bodies/heading-ids.ts';
import { slug } from '../../src/core/bodies/slug.ts';

test('an id has the letters that github-slugger gives it', () => {
  for (let code = 0; code < 0x250; code++) {
    const text = `A ${String.fromCharCode(code)}-b`;
    expect(slug(text), text).toBe(original(text));
  }
});

test('ids are numbered as github-slugger numbers them', () => {
  const texts = fc.array(fc.constantFrom('A', 'a', 'a 1', 'a-1', 'A 1 1', '', ' ', '-1', 'é', '1'), { maxLength: 12 });
  fc.assert(
    fc.property(texts, (all) => {
      const [ids, slugger] = [new HeadingIds(), new GithubSlugger()];
      for (const text of all) expect(ids.next({ text, id: undefined })).toBe(slugger.slug(text));
    }),
  );
});
