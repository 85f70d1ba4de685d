import { expect, test } from 'vitest';
import { createBadges } from '../src/generators/view/badges.ts';
import { navigationLabels } from '../src/generators/view/words.ts';

test.each([
  ['DEPRECATED', ['GET', 'Deprecated']],
  [' get ', ['GET', 'Deprecated']],
  ['Beta', ['GET', 'Deprecated', 'Beta']],
])('a tag %s that repeats another badge is left out', (tag, texts) => {
  const badges = createBadges({ method: 'GET', deprecated: true, tag }, navigationLabels(undefined));
  expect(badges.map(({ text }) => text)).toEqual(texts);
});
