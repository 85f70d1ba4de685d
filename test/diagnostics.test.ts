import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../src/core/findings/catalogue.ts';
import type { Code } from '../src/core/findings/diagnose.ts';
import { codes } from '../src/core/findings/explain.ts';
import type { Host } from '../src/core/host/host.ts';
import { memoryHost } from '../src/core/host/memory.ts';
import { nodeHost } from '../src/core/host/node.ts';
import type { Options } from '../src/core/options.ts';
import type { Diagnostic } from '../src/core/values/diagnostic.ts';
import { type ResolvedSite, resolveSite } from '../src/site/resolve.ts';
import { readDiagnosticPage } from './documentation/diagnostic-page.ts';

/** What a case says of itself in its `expected.json`. */
interface Expected {
  /** What the case is about. */
  readonly why: string;
  readonly options?: Options;
  /** Files in memory, for those that not every machine can contain; else they are in `docs`. */
  readonly files?: Readonly<Record<string, string>>;
  /** All of them, in order. */
  readonly diagnostics: readonly (Facts & { readonly suggestions?: readonly string[] })[];
}

/** What is a contract: everything but the prose, which is in the `report.txt` of the case. */
type Facts = Pick<Diagnostic, 'code' | 'severity' | 'file' | 'line' | 'column' | 'endLine' | 'endColumn' | 'pointer'>;

interface Case {
  readonly code: string;
  /** `page-missing/plain`. */
  readonly name: string;
  readonly expected: Expected;
  /** For reading the texts that places are in. */
  readonly host: Host;
  /** The docs folder of the case. */
  readonly root: string;
}

const folder = join(import.meta.dirname, '../fixtures/diagnostics');
const folders = namesIn(folder);
const cases = folders.flatMap((code) => namesIn(join(folder, code)).map((name) => readCase(code, name)));
const runs = new Map<Case, Promise<ResolvedSite>>();
/**
 * `page-unlisted` is off unless somebody asks for it; feedback is read from a service, and what a generator cannot keep
 * is told where pages are rendered, missing imports apart; a lost route needs a repository, and an external link a server:
 * they have tests of their own.
 */
const withoutFolder = (code: string): boolean =>
  code === 'page-unlisted' ||
  code === 'route-lost' ||
  code === 'link-external' ||
  (/^(?:feedback|dialect|generator)-/.test(code) && code !== 'dialect-import-missing');
const expectedFolders = [...codes.filter((code) => !withoutFolder(code)), 'none'].sort();

describe('cases', () => {
  test.each(cases)('$name', async (one) => {
    const { diagnostics } = await run(one);
    const expected = one.expected.diagnostics;
    expect(diagnostics.map(factsOf)).toEqual(expected.map(({ suggestions: _, ...facts }) => facts));
    for (const diagnostic of diagnostics) expectSound(one, diagnostic);
    if (diagnostics.length > 0) {
      const report = join(folder, one.name, 'report.txt');
      await expect(diagnostics.map((diagnostic) => reportOf(diagnostic)).join('')).toMatchFileSnapshot(report);
    }
    for (const [index, { suggestions }] of expected.entries()) {
      if (suggestions !== undefined) expect(diagnostics[index]?.link?.suggestions).toEqual(suggestions);
    }
  });

  test('there is a folder for every code, and for nothing else', () => {
    expect(folders).toEqual(expectedFolders);
  });

  test('each case is about the code of its folder', () => {
    const strangers = cases.filter(({ code, expected: { diagnostics } }) =>
      code === 'none' ? diagnostics.length > 0 : diagnostics.every((diagnostic) => diagnostic.code !== code),
    );
    expect(strangers.map(({ name }) => name)).toEqual([]);
  });
});

describe('rules', () => {
  test.each(codes.flatMap((code) => cases.find((one) => one.code === code) ?? []))('$code', async (one) => {
    const { code } = one;
    const { diagnostics } = await run(one);
    const others = diagnostics.filter((diagnostic) => diagnostic.code !== code);
    const off = await resolve(one, { [code]: 'off' });
    expect(off.diagnostics).toEqual(others);
    const changed = await resolve(one, { [code]: 'info' });
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

/** What holds for every diagnostic, whatever it says. */
function expectSound({ host }: Case, diagnostic: Diagnostic): void {
  const { message, help, related, file, line, column, endLine, endColumn } = diagnostic;
  for (const text of [message, help ?? 'x', ...related.map((other) => other.message)]) {
    expect(text.trim()).not.toBe('');
    expect(text).not.toMatch(/undefined|\[object|NaN/);
  }
  expect(endLine > line || (endLine === line && endColumn >= column)).toBe(true);
  for (const place of [diagnostic, { file, line: endLine, column: endColumn }, ...related]) expectInside(host, place);
}

/** A place is in the text of its file; that of a file that is missing or unreadable is its beginning. */
function expectInside(host: Host, { file, line, column }: Pick<Diagnostic, 'file' | 'line' | 'column'>): void {
  const read = host.read(file);
  const lines = ('text' in read ? read.text : '').split('\n');
  expect(line).toBeGreaterThanOrEqual(1);
  expect(line).toBeLessThanOrEqual(lines.length);
  expect(column).toBeGreaterThanOrEqual(1);
  expect(column).toBeLessThanOrEqual((lines[line - 1] ?? '').length + 1);
}

/**
 * Of codes that have more than the cases here show: `test/feedback/prose.test.ts`, `fixtures/history/snippet-renamed`
 * and `test/external-links.test.ts` hold them to that.
 */
const severitiesElsewhere: Readonly<Record<string, string[]>> = {
  'dialect-import-missing': ['error', 'warning'],
  'feedback-refused': ['error', 'warning'],
  'feedback-partial': ['info', 'warning'],
  'link-external': ['info', 'warning'],
};

/** The severities that a code has by default, as its cases show them; without a case, as the catalogue says. */
function severitiesOf(code: Code): string[] {
  const own = cases.flatMap(({ expected }) => expected.diagnostics.filter((diagnostic) => diagnostic.code === code));
  const { severity } = catalogue[code];
  return (
    severitiesElsewhere[code] ??
    (own.length === 0 ? [String(severity)] : [...new Set(own.map(({ severity }) => severity))].sort())
  );
}

/** What a reader is told about a finding, and what its fixes write. */
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
