import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { catalogue, codes } from '../src/core/findings/catalogue.ts';
import type { FindingCode } from '../src/core/findings/diagnose.ts';
import type { Host } from '../src/core/host/host.ts';
import { memoryHost } from '../src/core/host/memory.ts';
import { nodeHost } from '../src/core/host/node.ts';
import type { Options } from '../src/core/options.ts';
import type { Diagnostic } from '../src/core/values/diagnostic.ts';
import { type ResolvedSite, resolveSite } from '../src/site/resolve.ts';
import { readDiagnosticPage } from './documentation/diagnostic-page.ts';

/** Content of a case's `expected.json`. */
interface Expected {
  /** Purpose of the case. */
  readonly why: string;
  readonly options?: Options;
  /** Files in memory, for names that some file systems can't store. Other cases have a folder `docs`. */
  readonly files?: Readonly<Record<string, string>>;
  /** All expected diagnostics, in order. */
  readonly diagnostics: readonly (Facts & { readonly suggestions?: readonly string[] })[];
}

/** Fields that are a contract. Messages are not; they are in the case's `report.txt`. */
type Facts = Pick<Diagnostic, 'code' | 'severity' | 'file' | 'line' | 'column' | 'endLine' | 'endColumn' | 'pointer'>;

interface Case {
  readonly code: string;
  /** For example `page-missing/plain`. */
  readonly name: string;
  readonly expected: Expected;
  /** Reads the files that locations refer to. */
  readonly host: Host;
  /** Docs folder of the case. */
  readonly root: string;
}

const folder = join(import.meta.dirname, '../fixtures/diagnostics');
const folders = namesIn(folder);
const cases = folders.flatMap((code) => namesIn(join(folder, code)).map((name) => readCase(code, name)));
const runs = new Map<Case, Promise<ResolvedSite>>();
/**
 * Codes that a docs folder and default options can't produce. Some are off by default; feedback comes from a
 * service; lost features are reported when pages are rendered (missing imports and undefined names excepted); a lost route needs a
 * repository; an external link needs a server. Other tests cover them.
 */
const withoutFolder = (code: string): boolean =>
  code === 'page-unlisted' ||
  code === 'endpoint-unlisted' ||
  code === 'route-lost' ||
  code === 'link-external' ||
  (/^(?:feedback|dialect|generator)-/.test(code) &&
    code !== 'dialect-import-missing' &&
    code !== 'dialect-name-unknown');
const expectedFolders = [...codes.filter((code) => !withoutFolder(code)), 'none'].sort();

describe('cases', () => {
  test.each(cases)('$name', async (item) => {
    const { diagnostics } = await run(item);
    const expected = item.expected.diagnostics;
    expect(diagnostics.map(factsOf)).toEqual(expected.map(({ suggestions: _, ...facts }) => facts));
    for (const diagnostic of diagnostics) expectSound(item, diagnostic);
    if (diagnostics.length > 0) {
      const report = join(folder, item.name, 'report.txt');
      await expect(diagnostics.map((diagnostic) => reportOf(diagnostic)).join('')).toMatchFileSnapshot(report);
    }
    for (const [index, { suggestions }] of expected.entries()) {
      if (suggestions !== undefined) expect(diagnostics[index]?.link?.suggestions).toEqual(suggestions);
    }
  });

  test('every code has a folder of cases, and every folder has a code', () => {
    expect(folders).toEqual(expectedFolders);
  });

  test('each case reports the code of its folder', () => {
    const strangers = cases.filter(({ code, expected: { diagnostics } }) =>
      code === 'none' ? diagnostics.length > 0 : diagnostics.every((diagnostic) => diagnostic.code !== code),
    );
    expect(strangers.map(({ name }) => name)).toEqual([]);
  });
});

describe('rules', () => {
  test.each(codes.flatMap((code) => cases.find((item) => item.code === code) ?? []))('$code', async (item) => {
    const { code } = item;
    const { diagnostics } = await run(item);
    const others = diagnostics.filter((diagnostic) => diagnostic.code !== code);
    const off = await resolve(item, { [code]: 'off' });
    expect(off.diagnostics).toEqual(others);
    const changed = await resolve(item, { [code]: 'info' });
    expect(changed.diagnostics).toEqual(
      diagnostics.map((diagnostic) => (diagnostic.code === code ? { ...diagnostic, severity: 'info' } : diagnostic)),
    );
    expect(changed.ok).toBe(others.every(({ severity }) => severity !== 'error'));
  });
});

test.each(codes)('docs/diagnostics/%s.md states the severities', (code) => {
  expect(readDiagnosticPage(code).severities).toEqual(severitiesOf(code));
});

function namesIn(path: string): string[] {
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

function readCase(code: string, name: string): Case {
  const path = join(folder, code, name);
  const expected = JSON.parse(readFileSync(join(path, 'expected.json'), 'utf8')) as Expected;
  const root = join(path, 'docs');
  if (expected.files === undefined && !existsSync(root)) throw new Error(`${code}/${name} has no files.`);
  const host = expected.files === undefined ? nodeHost(root) : memoryHost(expected.files);
  return { code, name: `${code}/${name}`, expected, host, root };
}

function run(one: Case): Promise<ResolvedSite> {
  const known = runs.get(one) ?? resolve(one, {});
  runs.set(one, known);
  return known;
}

function resolve({ expected: { options, files }, host, root }: Case, rules: Options['rules']): Promise<ResolvedSite> {
  const inMemory = files === undefined ? undefined : host;
  return resolveSite({ root, ...options, rules: { ...options?.rules, ...rules } }, inMemory);
}

function factsOf({ code, severity, file, line, column, endLine, endColumn, pointer }: Diagnostic): Facts {
  return { code, severity, file, line, column, endLine, endColumn, ...(pointer === undefined ? {} : { pointer }) };
}

/** Invariants of every diagnostic. */
function expectSound({ host }: Case, diagnostic: Diagnostic): void {
  const { message, help, related, file, line, column, endLine, endColumn } = diagnostic;
  for (const text of [message, help ?? 'x', ...related.map((other) => other.message)]) {
    expect(text.trim()).not.toBe('');
    expect(text).not.toMatch(/undefined|\[object|NaN/);
  }
  expect(endLine > line || (endLine === line && endColumn >= column)).toBe(true);
  for (const location of [diagnostic, { file, line: endLine, column: endColumn }, ...related])
    expectInside(host, location);
}

/** A location lies within its file's text. For a missing or unreadable file it is the beginning. */
function expectInside(host: Host, { file, line, column }: Pick<Diagnostic, 'file' | 'line' | 'column'>): void {
  const read = host.read(file);
  const lines = ('text' in read ? read.text : '').split('\n');
  expect(line).toBeGreaterThanOrEqual(1);
  expect(line).toBeLessThanOrEqual(lines.length);
  expect(column).toBeGreaterThanOrEqual(1);
  expect(column).toBeLessThanOrEqual((lines[line - 1] ?? '').length + 1);
}

/**
 * Severities that the cases here don't show. `test/feedback/prose.test.ts`, `fixtures/history/snippet-renamed` and
 * `test/external-links.process.test.ts` cover them.
 */
const severitiesElsewhere: Readonly<Record<string, string[]>> = {
  'dialect-import-missing': ['error', 'warning'],
  'feedback-refused': ['error', 'warning'],
  'feedback-failed': ['error', 'warning'],
  'feedback-stale': ['error', 'warning'],
  'feedback-partial': ['info', 'warning'],
  'feedback-parameters': ['info', 'warning'],
  'feedback-undated': ['info', 'warning'],
  'link-external': ['info', 'warning'],
};

/** Default severities of a code: those in its cases, or the catalogue's if it has no case. */
function severitiesOf(code: FindingCode): string[] {
  const byDefault = cases.filter(({ expected }) => expected.options?.rules?.[code] === undefined);
  const own = byDefault.flatMap(({ expected }) =>
    expected.diagnostics.filter((diagnostic) => diagnostic.code === code),
  );
  const { severity } = catalogue[code];
  return (
    severitiesElsewhere[code] ??
    (own.length === 0 ? [String(severity)] : [...new Set(own.map(({ severity }) => severity))].sort())
  );
}

/** Text that a user sees about a finding, followed by the edits of its fixes. */
function reportOf({ code, severity, file, line, column, message, help, related, fixes }: Diagnostic): string {
  const lines = [
    `${file}:${line}:${column} ${severity} ${code}: ${message}`,
    ...(help === undefined ? [] : [`  help: ${help}`]),
    ...related.map((other) => `  ${other.file}:${other.line}:${other.column}: ${other.message}`),
    ...(fixes?.fixes ?? []).flatMap(({ title, edits }) => [
      `  ${fixes?.isSure === true ? 'fix' : 'choice'}: ${title}`,
      ...edits.map((edit) => `    ${edit.file} ${edit.start}-${edit.end} ${JSON.stringify(edit.text)}`),
    ]),
  ];
  return `${lines.join('\n')}\n`;
}
