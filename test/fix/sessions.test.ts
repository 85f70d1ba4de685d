import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runSession } from '../support/transcript.ts';

/** Each case is a docs folder and the commands run in it: preview, apply, and a last run that finds nothing. */
const cases = join(import.meta.dirname, '../../fixtures/fix');
const names = readdirSync(cases, { withFileTypes: true }).flatMap((item) => (item.isDirectory() ? [item.name] : []));

test.each(names)('%s', async (name) => {
  const { expected, actual } = await runSession(join(cases, name));
  expect(actual).toBe(expected);
});
