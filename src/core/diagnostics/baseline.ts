import type { Check } from '../findings/definition.ts';
import { definitionOf, traitsOf } from '../findings/explain.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import { isList, isObject, type JsonObject, parseJson } from '../values/json.ts';
import { OptionsError } from '../values/options-error.ts';
import { printableValue } from './report/text.ts';

/** A finding that a site lives with for now. Lines are left out: they change with every edit. */
export interface KnownFinding {
  readonly code: string;
  readonly file: string;
  readonly message: string;
  /** How often it is found. */
  readonly count: number;
}

/** A baseline as it is written. */
export interface Baseline {
  /** The checks of the run that wrote it, beyond those of every run. Those before 0.3 do not say. */
  readonly checks: readonly string[];
  readonly findings: readonly KnownFinding[];
}

export interface BaselineResult {
  /** What the baseline does not know. */
  readonly diagnostics: readonly Diagnostic[];
  /** How many it knows. */
  readonly known: number;
  /** What it knows, and this run looked for and did not find. */
  readonly stale: readonly KnownFinding[];
  /** What it knows, and this run did not look for. */
  readonly unchecked: readonly KnownFinding[];
}

/** What a run looks for. */
export interface LookedFor {
  readonly checks: ReadonlySet<Check>;
  /** What `rules` of the settings say, by code. */
  readonly rules: ReadonlyMap<string, string>;
}

/** True for a finding that a run would have, if it is still there. */
export function isLookedFor(
  { code, file }: Pick<KnownFinding, 'code' | 'file'>,
  { checks, rules }: LookedFor,
): boolean {
  if ((rules.get(code) ?? defaultOf(code)) === 'off') return false;
  // Texts of pages have variables, too.
  const needs = code === 'variable-unknown' && /\.mdx?$/i.test(file) ? (['content'] as const) : traitsOf(code).needs;
  return needs === undefined || needs.some((check) => checks.has(check));
}

/** Severity of a code unless `rules` say otherwise; undefined if it depends on the finding, or there is no such code. */
function defaultOf(code: string): string | undefined {
  const severity = definitionOf(code)?.severity;
  return typeof severity === 'string' ? severity : undefined;
}

/** Splits diagnostics into those that a baseline knows and those that are new. */
export function applyBaseline(
  diagnostics: readonly Diagnostic[],
  baseline: readonly KnownFinding[],
  run: LookedFor,
): BaselineResult {
  const left = new Map<string, number>();
  for (const finding of baseline) left.set(keyOf(finding), (left.get(keyOf(finding)) ?? 0) + finding.count);
  const fresh = diagnostics.filter((diagnostic) => {
    const key = keyOf(diagnostic);
    const count = left.get(key) ?? 0;
    if (count > 0) left.set(key, count - 1);
    return count === 0;
  });
  const notFound = baseline.flatMap((finding) => {
    const count = left.get(keyOf(finding)) ?? 0;
    return count > 0 ? [{ ...finding, count }] : [];
  });
  return {
    diagnostics: fresh,
    known: diagnostics.length - fresh.length,
    stale: notFound.filter((finding) => isLookedFor(finding, run)),
    unchecked: notFound.filter((finding) => !isLookedFor(finding, run)),
  };
}

/**
 * The text of a baseline that knows these diagnostics: sorted, so that changes of it read well.
 *
 * @param checks Those of the run that found them.
 * @param others Findings of an earlier baseline that the run did not look for.
 */
export function formatBaseline(
  diagnostics: readonly Diagnostic[],
  checks: Iterable<string>,
  others: readonly KnownFinding[] = [],
): string {
  const findings = new Map(others.map((finding) => [keyOf(finding), finding]));
  for (const diagnostic of diagnostics) {
    const { code, file, message } = diagnostic;
    const count = (findings.get(keyOf(diagnostic))?.count ?? 0) + 1;
    findings.set(keyOf(diagnostic), { code, file, message, count });
  }
  const sorted = [...findings].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, finding]) => finding);
  return `${printableValue({ version: 1, checks: [...new Set(checks)].sort(), findings: sorted })}\n`;
}

/** True for the text of a baseline, of whichever version. */
export function isBaseline(text: string): boolean {
  const value = parseJson(text);
  return isObject(value) && typeof value.version === 'number' && Array.isArray(value.findings);
}

/**
 * Reads a baseline.
 *
 * @param name The name of the file, as messages show it.
 * @throws OptionsError if it is none.
 */
export function parseBaseline(text: string, name: string): Baseline {
  const value = parseJson(text);
  if (value === undefined) throw new OptionsError(`${name} is not JSON. Write a new file with --update-baseline.`);
  const { version, findings, checks: written }: JsonObject = isObject(value) ? value : {};
  if (version !== 1 || !isList(findings))
    throw new OptionsError(`${name} is not a baseline. Write a new file with --update-baseline.`);
  const checks = isList(written) ? written.filter((check) => typeof check === 'string') : [];
  const known = findings.map((finding) => {
    const { code, file, message, count }: JsonObject = isObject(finding) ? finding : {};
    if (
      typeof code !== 'string' ||
      typeof file !== 'string' ||
      typeof message !== 'string' ||
      typeof count !== 'number' ||
      !Number.isSafeInteger(count) ||
      count < 1
    ) {
      throw new OptionsError(`${name} has an entry that is not a finding. Write it again with --update-baseline.`);
    }
    return { code, file, message, count };
  });
  return { checks, findings: known };
}

function keyOf({ file, code, message }: Pick<KnownFinding, 'file' | 'code' | 'message'>): string {
  return JSON.stringify([file, code, message]);
}
