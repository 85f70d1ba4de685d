import { expect, test } from 'vitest';
import { memoryHost } from '../src/core/host/memory.ts';

test.each([
  ['a text', 'é'],
  ['bytes', Buffer.from('é')],
])('a host in memory compares the size of %s in bytes', (_, content) => {
  const { read } = memoryHost({ 'a.md': content });
  expect(read('a.md', 1)).toEqual({ problem: 'large' });
  expect(read('a.md', 2)).toEqual({ text: 'é' });
});
