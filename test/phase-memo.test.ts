import { describe, expect, test } from 'vitest';
import type { Host } from '../src/core/host/host.ts';
import { memoryHost } from '../src/core/host/memory.ts';
import { type Changes, PhaseMemo } from '../src/core/host/phase-memo.ts';
import { type TracedHost, traceHost } from '../src/core/host/traced-host.ts';

const nothing: Changes = new Set();

function changesOf(...files: string[]): Changes {
  return new Set(files);
}

/** A phase that counts its runs. */
function counted(read: (host: TracedHost) => unknown) {
  const memo = new PhaseMemo(true);
  let count = 0;
  return {
    memo,
    count: () => count,
    run: (changes: Changes | undefined, host: Host, inputs: readonly unknown[] = []) => {
      memo.startRun(changes);
      return memo.runPhase('phase', inputs, traceHost(host), async (traced) => {
        count++;
        return read(traced);
      });
    },
  };
}

describe('a phase runs again', () => {
  const host = memoryHost({ 'a.mdx': 'A', 'guides/b.mdx': 'B' });

  test.each<[string, Changes | undefined, (host: TracedHost) => unknown, number]>([
    ['where a file that it read has changed', changesOf('a.mdx'), (files) => files.read('a.mdx'), 2],
    ['where a file came that it missed', changesOf('gone.mdx'), (files) => files.exists('gone.mdx'), 2],
    ['where a folder of its files has changed', changesOf('guides'), (files) => files.read('guides/b.mdx'), 2],
    ['where nobody knows what has changed', undefined, (files) => files.read('a.mdx'), 2],
    ['where a remote text did not come', nothing, (files) => files.fetch('https://example.com/a.json'), 2],
    ['but not where another file has changed', changesOf('guides/b.mdx'), (files) => files.read('a.mdx'), 1],
    ['but not where nothing has changed', nothing, (files) => files.list(), 1],
  ])('%s', async (_, changes, read, times) => {
    const listing = host.list();
    const phase = counted(read);
    const lasting = { ...host, list: () => listing };
    await phase.run(undefined, lasting);
    await phase.run(changes, lasting);
    expect(phase.count()).toBe(times);
  });

  test('if files were added or removed and it listed all of them', async () => {
    const phase = counted((files) => files.list());
    await phase.run(undefined, host);
    await phase.run(nothing, memoryHost({}));
    expect(phase.count()).toBe(2);
  });

  test('if an input is another object', async () => {
    const phase = counted(() => undefined);
    const input = {};
    await phase.run(undefined, host, [input]);
    await phase.run(nothing, host, [input]);
    await phase.run(nothing, host, [{}]);
    expect(phase.count()).toBe(2);
  });

  test("if a file has changed while it wasn't read", async () => {
    const phase = counted((files) => files.read('a.mdx'));
    await phase.run(undefined, host);
    phase.memo.startRun(changesOf('a.mdx'));
    await phase.run(nothing, host);
    expect(phase.count()).toBe(2);
  });
});

test('inputs of a reused phase count for the enclosing phase', async () => {
  const host = memoryHost({ 'a.mdx': 'A' });
  const memo = new PhaseMemo(true);
  let count = 0;
  const outer = (changes: Changes | undefined, input: object) => {
    memo.startRun(changes);
    return memo.runPhase('outer', [input], traceHost(host), async (traced) => {
      count++;
      return memo.runPhase('inner', [], traced, (inner) => inner.read('a.mdx'));
    });
  };
  const input = {};
  await outer(undefined, {});
  await outer(nothing, input);
  await outer(changesOf('a.mdx'), input);
  expect(count).toBe(3);
});

test('a single run stores nothing', async () => {
  const memo = new PhaseMemo();
  const host = traceHost(memoryHost({}));
  expect(await memo.runPhase('phase', [], host, () => 1)).toBe(1);
  expect(await memo.runPhase('phase', [], host, () => 2)).toBe(2);
});
