import type FastGlob from 'fast-glob';
import { describe, expect, test, vi } from 'vitest';
import { shortPath } from '../../src/core/host/file-error.ts';
import { windows } from './other-system.ts';
import { givesTheSameAnswers } from './same-answers.ts';

vi.mock('node:fs', async () => {
  const { windows: make } = await import('./other-system.ts');
  const { fs } = make();
  return { ...fs, default: fs };
});
vi.mock('node:path', async () => {
  const { windows: make } = await import('./other-system.ts');
  const { path } = make();
  return { ...path, default: path };
});
// fast-glob accesses the disk directly.
vi.mock('fast-glob', async () => {
  const { windows: make } = await import('./other-system.ts');
  const { default: glob } = await vi.importActual<{ default: typeof FastGlob }>('fast-glob');
  const local = (patterns: string[], options: FastGlob.Options) =>
    glob(patterns, { ...options, ...(options.cwd === undefined ? {} : { cwd: make().local(options.cwd) }) });
  return { default: local };
});

describe('Windows', () => givesTheSameAnswers(windows().foreign));

test('messages have the whole path of a file far above the working directory', () => {
  vi.spyOn(process, 'cwd').mockReturnValue('C:\\a\\b\\c');
  expect(shortPath('C:\\a\\d.json')).toBe('..\\..\\d.json');
  expect(shortPath('C:\\d.json')).toBe('C:\\d.json');
  vi.restoreAllMocks();
});
