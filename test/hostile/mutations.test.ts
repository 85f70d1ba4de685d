import { describe, expect, test } from 'vitest';
import { memoryHost } from '../../src/core/host/memory.ts';
import { resolveSite } from '../../src/site/resolve.ts';
import { type Files, type Mutation, mutations, validSite } from './kinds.ts';

const find = async (files: Files) => (await resolveSite({ content: true }, memoryHost(files))).diagnostics;

test('the unchanged site has no findings', async () => {
  expect(await find(validSite)).toEqual([]);
});

describe('a single fault is found at its location, with few other findings', () => {
  test.each(mutations)('$name', async (mutation) => {
    const { file, from, to, codes, foundIn = file } = mutation;
    const before = validSite[file] as string;
    expect(before.split(from), `${from} stands once in ${file}`).toHaveLength(2);
    const files = { ...validSite, [file]: before.replace(from, () => to) };
    const found = await find(files);
    const lines = lineOf(mutation, before, files[foundIn] as string);
    expect(found.map(({ code, file: at, line }) => [code, at, line])).toContainEqual([
      expect.toSatisfy((code: string) => codes.includes(code)),
      foundIn,
      lines,
    ]);
    expect(found.length).toBeLessThanOrEqual(2);
  });
});

/** Line number that the finding must have, from 1. */
function lineOf({ from, below = 0, foundAt }: Mutation, before: string, after: string): number {
  const offset = foundAt === undefined ? before.indexOf(from) : after.indexOf(foundAt);
  const text = foundAt === undefined ? before : after;
  return text.slice(0, offset).split('\n').length + below;
}
