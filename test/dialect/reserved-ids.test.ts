import { expect, test } from 'vitest';
import { ReservedIds } from '../../src/render/pages/reserved-ids.ts';

test('restoring frees all ids since the state was saved, and no others', () => {
  const ids = new ReservedIds();
  ids.reserve('a');
  const restore = ids.saveState();
  expect([ids.reserveUnique('a'), ids.reserveUnique('b')]).toEqual(['a-2', 'b']);
  restore();
  expect([ids.reserveUnique('a'), ids.reserveUnique('b')]).toEqual(['a-2', 'b']);
});
