import { definitionOf, findingBehavior } from '../findings/catalogue.ts';
import type { OptionalCheck } from '../findings/definition.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import { isList, isObject, type JsonObject, parseJson } from '../values/json.ts';
import { OptionsError } from '../values/option.ts';
import { formatSafeJson } from './report/text.ts';

/** An accepted finding. Line numbers are not stored, because every edit changes them. */
export interface BaselineEntry {
  readonly code: string;
  readonly file: string;
  readonly message: string;
  readonly count: number;
}

export interface Baseline {
  /** Optional checks that were active when the file was written. Empty for files from before version 0.3. */
  readonly checks: readonly string[];
  readonly findings: readonly BaselineEntry[];
}

export interface BaselineResult {
  readonly diagnostics: readonly Diagnostic[];
  readonly known: number;
  readonly stale: readonly BaselineEntry[];
  readonly unchecked: readonly BaselineEntry[];
}

export interface CheckScope {
  readonly checks: ReadonlySet<OptionalCheck>;
  readonly rules: ReadonlyMap<string, string>;
}

export function isCoveredBy(
  { code, file }: Pick<BaselineEntry, 'code' | 'file'>,
  { checks, rules }: CheckScope,
): boolean {
  if ((rules.get(code) ?? defaultSeverity(code)) === 'off') return false;
  // In page bodies, this code needs the check `content`.
  const requiredChecks =
    code === 'variable-unknown' && /\.mdx?$/i.test(file) ? (['content'] as const) : findingBehavior(code).needs;
  return requiredChecks === undefined || requiredChecks.some((check) => checks.has(check));
}

function defaultSeverity(code: string): string | undefined {
  const severity = definitionOf(code)?.severity;
  return typeof severity === 'string' ? severity : undefined;
}

export function applyBaseline(
  diagnostics: readonly Diagnostic[],
  baseline: readonly BaselineEntry[],
  scope: CheckScope,
): BaselineResult {
  const { unmatched, remaining } = matchBaseline(diagnostics, baseline);
  const unmatchedEntries = baseline.flatMap((finding) => {
    const count = remaining.get(baselineKey(finding)) ?? 0;
    return count > 0 ? [{ ...finding, count }] : [];
  });
  return {
    diagnostics: unmatched,
    known: diagnostics.length - unmatched.length,
    stale: unmatchedEntries.filter((finding) => isCoveredBy(finding, scope)),
    unchecked: unmatchedEntries.filter((finding) => !isCoveredBy(finding, scope)),
  };
}

/** Returns the findings that a baseline doesn't contain. */
export function unmatchedFindings(
  diagnostics: readonly Diagnostic[],
  baseline: readonly BaselineEntry[],
): readonly Diagnostic[] {
  return matchBaseline(diagnostics, baseline).unmatched;
}

function matchBaseline(diagnostics: readonly Diagnostic[], baseline: readonly BaselineEntry[]) {
  /** Number of accepted findings that no diagnostic has matched yet, by key. */
  const unmatchedCounts = new Map<string, number>();
  for (const finding of baseline)
    unmatchedCounts.set(baselineKey(finding), (unmatchedCounts.get(baselineKey(finding)) ?? 0) + finding.count);
  const unmatched = diagnostics.filter((diagnostic) => {
    const key = baselineKey(diagnostic);
    const count = unmatchedCounts.get(key) ?? 0;
    if (count > 0) unmatchedCounts.set(key, count - 1);
    return count === 0;
  });
  return { unmatched, remaining: unmatchedCounts };
}

/**
 * Serializes a baseline. Entries are sorted, so that diffs are small.
 *
 * @param checks Checks of the run that found the diagnostics.
 * @param keptEntries Entries of the previous baseline that this run couldn't check. They are kept.
 */
export function formatBaseline(
  diagnostics: readonly Diagnostic[],
  checks: Iterable<string>,
  keptEntries: readonly BaselineEntry[] = [],
): string {
  const findings = new Map(keptEntries.map((finding) => [baselineKey(finding), finding]));
  for (const diagnostic of diagnostics) {
    const { code, file, message } = diagnostic;
    const count = (findings.get(baselineKey(diagnostic))?.count ?? 0) + 1;
    findings.set(baselineKey(diagnostic), { code, file, message, count });
  }
  const sorted = [...findings].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, finding]) => finding);
  return `${formatSafeJson({ version: 1, checks: [...new Set(checks)].sort(), findings: sorted })}\n`;
}

export function isBaseline(text: string): boolean {
  const value = parseJson(text);
  return isObject(value) && typeof value.version === 'number' && Array.isArray(value.findings);
}

/**
 * @param fileName File name for error messages.
 * @throws OptionsError if the text is not a valid baseline.
 */
export function parseBaseline(text: string, fileName: string): Baseline {
  const value = parseJson(text);
  if (value === undefined) throw new OptionsError(`${fileName} is not JSON. Write a new file with --update-baseline.`);
  const { version, findings, checks: rawChecks }: JsonObject = isObject(value) ? value : {};
  if (version !== 1 || !isList(findings))
    throw new OptionsError(`${fileName} is not a baseline. Write a new file with --update-baseline.`);
  const checks = isList(rawChecks) ? rawChecks.filter((check) => typeof check === 'string') : [];
  const entries = findings.map((finding) => {
    const { code, file, message, count }: JsonObject = isObject(finding) ? finding : {};
    if (
      typeof code !== 'string' ||
      typeof file !== 'string' ||
      typeof message !== 'string' ||
      typeof count !== 'number' ||
      !Number.isSafeInteger(count) ||
      count < 1
    ) {
      throw new OptionsError(`${fileName} has an entry that is not a finding. Write it again with --update-baseline.`);
    }
    return { code, file, message, count };
  });
  return { checks, findings: entries };
}

function baselineKey({ file, code, message }: Pick<BaselineEntry, 'file' | 'code' | 'message'>): string {
  return JSON.stringify([file, code, message]);
}
