import fc from 'fast-check';
import GithubSlugger from 'github-slugger';
import { expect, test } from 'vitest';
import { HeadingIds } from '../../src/core/bodies/heading.ts';
import { slug } from '../../src/core/bodies/slugs.ts';

test('resets ids to a mark, more than once', () => {
  const ids = new HeadingIds();
  const next = (text: string) => ids.next({ text, id: undefined });
  next('A');
  const forget = ids.saveState();
  for (let round = 0; round < 3; round++) {
    expect([next('A'), next('__proto__'), next('B')]).toEqual(['a-2', '__proto__', 'b']);
    forget();
  }
});

const texts = fc.array(fc.constantFrom('A', 'a', 'a 1', 'a-1', 'a 2', 'A 1 1', '', ' ', '-1', 'é', '1'), {
  maxLength: 12,
});

test('numbers ids as github-slugger does, with the option', () => {
  fc.assert(
    fc.property(texts, (all) => {
      const [ids, slugger] = [new HeadingIds('github'), new GithubSlugger()];
      for (const text of all) expect(ids.next({ text, id: undefined })).toBe(slugger.slug(text));
    }),
  );
});

test('ids of headings are unique', () => {
  fc.assert(
    fc.property(texts, (all) => {
      const ids = new HeadingIds();
      const made = all.map((text) => ids.next({ text, id: undefined }));
      expect(new Set(made).size).toBe(made.length);
    }),
  );
});

test.each([
  ['Getting started', 'getting-started'],
  ['Config.json options', 'config-json-options'],
  ["What's new", 'what’s-new'],
  ['What’s new?', 'what’s-new'],
  ['Rate limits (per minute)', 'rate-limits-per-minute'],
  ['Read/write access', 'read/write-access'],
  ['Fees & billing', 'fees-&-billing'],
  ['OAuth', 'oauth'],
  ['C#', 'c%23'],
  ['#include', '%23include'],
  ['"Failed to load session" error', '“failed-to-load-session”-error'],
  ['Step 1: Issue a proxy secret', 'step-1-issue-a-proxy-secret'],
  ['1. Run the graph', '1-run-the-graph'],
  ['Using SANDBOX_VOLUMES', 'using-sandbox_volumes'],
  ['Use @axiomhq/js', 'use-@axiomhq/js'],
  ['Search, SEO, and AI indexing', 'search-seo-and-ai-indexing'],
  ['指南', '指南'],
])('%s has the id %s', (text, id) => {
  expect(slug(text)).toBe(id);
});
