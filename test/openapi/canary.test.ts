import { expect, test } from 'vitest';
import { canaryDocument } from '../generators/canary.ts';

test('the site that every generator builds has a specification with code in every text', async () => {
  const file = '../../fixtures/generators/content/foreign.json';
  await expect(`${JSON.stringify(canaryDocument(), null, 2)}\n`).toMatchFileSnapshot(file);
});
