import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { catalogue, codes } from '../../src/core/findings/catalogue.ts';
import { type CheckSite, certainFix, fixSite } from '../../src/core/fix.ts';
import type { Host } from '../../src/core/host/host.ts';
import { memoryHost } from '../../src/core/host/memory.ts';
import { overlayHost } from '../../src/core/host/overlay.ts';
import type { Options } from '../../src/core/options.ts';
import type { Diagnostic } from '../../src/core/values/diagnostic.ts';
import { resolveSite } from '../../src/site/resolve.ts';
import { onlyFiles } from '../support/disk.ts';

/** A site with faults. */
interface Faulty {
  readonly name: string;
  readonly host: Host;
  readonly options: Options;
}

/** For each code in the table of docs/fix.md: whether the table lists an applied fix, and an offered one. */
const documented = new Map(
  readFileSync(join(import.meta.dirname, '../../docs/fix.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => {
      const [, named = '', applied = '', offered = ''] = line.split('|').map((cell) => cell.trim());
      return [...named.matchAll(/`([^`]+)`/g)].map(([, code]) => [code, [applied !== '', offered !== '']] as const);
    }),
);

test('docs/fix.md lists the codes that have a fix', () => {
  const fixable = codes.filter((code) => 'answers' in catalogue[code]);
  expect([...documented.keys()].sort()).toEqual([...fixable].sort());
});

/** Codes that hide other findings until they are fixed. */
const hiding = ['config-syntax', 'ref-missing'];

const planted = plantedFaults();

describe.each(ownCases())('$name', expectRightFixes);

describe.skipIf(planted.length === 0)('planted faults', () => {
  describe.each(planted)('$name', expectRightFixes);
});

function expectRightFixes({ host, options }: Faulty): void {
  const checked = new WeakMap<Host, Promise<readonly Diagnostic[]>>();
  const check: CheckSite = (shown) => {
    const known = checked.get(shown) ?? resolveSite(options, shown).then(({ diagnostics }) => diagnostics);
    checked.set(shown, known);
    return known;
  };

  test('fixed findings are gone, there are no new ones, and a second run changes nothing', async () => {
    const before = await check(host);
    const { texts, applied: done } = await fixSite(host, check, certainFix);
    const fixed = overlayHost(host, texts);
    const after = await check(fixed);
    const [had, has] = [countsOf(before), countsOf(after)];
    for (const [key, number] of countsOf(done.map(({ diagnostic }) => diagnostic))) {
      expect([key, has.get(key) ?? 0]).toEqual([key, Math.max((had.get(key) ?? number) - number, 0)]);
    }
    if (!done.some(({ diagnostic }) => hiding.includes(diagnostic.code))) {
      expect(after.length).toBeLessThanOrEqual(before.length - Math.min(done.length, 1));
      const codes = new Set(before.map(({ code }) => code));
      expect(after.filter(({ code }) => !codes.has(code))).toEqual([]);
    }
    expect((await fixSite(fixed, check, certainFix)).applied).toEqual([]);
  });

  test('docs/fix.md says whether a fix of the code is applied or offered', async () => {
    for (const { code, fixes } of await check(host)) {
      if (fixes !== undefined) expect([code, documented.get(code)?.[fixes.isSure ? 0 : 1]]).toEqual([code, true]);
    }
  });

  test('every answer edits the current text', async () => {
    for (const { fixes } of await check(host)) {
      for (const { edits } of fixes?.fixes ?? []) {
        for (const { file, start, end } of edits) {
          const read = host.read(file);
          const length = 'text' in read ? read.text.length : -1;
          expect(start).toBeLessThanOrEqual(end);
          expect(end).toBeLessThanOrEqual(length);
        }
      }
    }
  });
}

function ownCases(): Faulty[] {
  const root = join(import.meta.dirname, '../../fixtures/diagnostics');
  const foldersIn = (path: string): string[] =>
    readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  return foldersIn(root).flatMap((code) =>
    foldersIn(join(root, code)).map((name) => {
      const folder = join(root, code, name);
      const { options, files } = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8'));
      const docs = join(folder, 'docs');
      const host = files === undefined ? onlyFiles(docs) : memoryHost(files);
      return { name: `${code}/${name}`, host, options: { root: docs, content: true, ...options } };
    }),
  );
}

/** Small sites with planted faults, if they are on this machine. */
function plantedFaults(): Faulty[] {
  const path = join(import.meta.dirname, '../../../shared/faults/sites.json');
  if (!existsSync(path)) return [];
  const sites: Record<string, { files: Record<string, string> }> = JSON.parse(readFileSync(path, 'utf8'));
  return Object.entries(sites).map(([name, { files }]) => ({
    name,
    host: memoryHost(files),
    options: { content: true },
  }));
}

function countsOf(diagnostics: readonly Diagnostic[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const one of diagnostics) counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1);
  return counts;
}

function keyOf({ code, file, message }: Diagnostic): string {
  return JSON.stringify([code, file, message]);
}
