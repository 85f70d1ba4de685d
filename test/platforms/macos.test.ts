import { describe, vi } from 'vitest';
import { macOS } from './other-system.ts';
import { givesTheSameAnswers } from './same-answers.ts';

vi.mock('node:fs', async () => {
  const { macOS: make } = await import('./other-system.ts');
  const { fs } = make();
  return { ...fs, default: fs };
});

describe('macOS', () => givesTheSameAnswers(macOS().foreign));
