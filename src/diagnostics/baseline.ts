import type { Diagnostic } from '../values/diagnostic.ts';
import { isObject, type Json } from '../values/json.ts';
import { OptionsError } from '../values/options-error.ts';

/** A finding that a site lives with for now. Lines are left out: they change with every edit. */
export interface KnownFinding {
  readonly code: string;
  readonly file: string;
  readonly message: string;
  /** How often it is found. */
  readonly count: number;
}

export interface BaselineResult {
  /** What the baseline does not know. */
  readonly diagnostics: readonly Diagnostic[];
  /** How many it knows. */
  readonly known: number;
  /** What it knows and is not found any more. */
  readonly stale: readonly KnownFinding[];
}

/** Splits diagnostics into those that a baseline knows and those that are new. */
export function applyBaseline(diagnostics: readonly Diagnostic[], baseline: readonly KnownFinding[]): BaselineResult {
  const left = new Map<string, number>();
  for (const finding of baseline) left.set(keyOf(finding), (left.get(keyOf(finding)) ?? 0) + finding.count);
  const fresh = diagnostics.filter((diagnostic) => {
    const key = keyOf(diagnostic);
    const count = left.get(key) ?? 0;
    if (count > 0) left.set(key, count - 1);
    return count === 0;
  });
  const stale = baseline.flatMap((finding) => {
    const count = left.get(keyOf(finding)) ?? 0;
    return count > 0 ? [{ ...finding, count }] : [];
  });
  return { diagnostics: fresh, known: diagnostics.length - fresh.length, stale };
}

/** The text of a baseline that knows these diagnostics: sorted, so that changes of it read well. */
export function formatBaseline(diagnostics: readonly Diagnostic[]): string {
  const findings = new Map<string, KnownFinding>();
  for (const diagnostic of diagnostics) {
    const { code, file, message } = diagnostic;
    const count = (findings.get(keyOf(diagnostic))?.count ?? 0) + 1;
    findings.set(keyOf(diagnostic), { code, file, message, count });
  }
  const sorted = [...findings].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, finding]) => finding);
  return `${JSON.stringify({ version: 1, findings: sorted }, undefined, 2)}\n`;
}

/** True for the text of a baseline, of whichever version. */
export function isBaseline(text: string): boolean {
  try {
    const value = JSON.parse(text) as Json;
    return isObject(value) && typeof value.version === 'number' && Array.isArray(value.findings);
  } catch {
    return false;
  }
}

/**
 * Reads a baseline.
 *
 * @param name What messages call the file.
 * @throws OptionsError where it is none.
 */
export function parseBaseline(text: string, name: string): KnownFinding[] {
  let value: Json;
  try {
    value = JSON.parse(text) as Json;
  } catch {
    throw new OptionsError(`${name} is not JSON. Write a new file with --update-baseline.`);
  }
  const findings = isObject(value) && value.version === 1 ? value.findings : undefined;
  if (!Array.isArray(findings))
    throw new OptionsError(`${name} is not a baseline. Write a new file with --update-baseline.`);
  return (findings as readonly Json[]).map((finding) => {
    const { code, file, message, count }: Record<string, Json | undefined> = isObject(finding) ? finding : {};
    if (
      typeof code !== 'string' ||
      typeof file !== 'string' ||
      typeof message !== 'string' ||
      !Number.isSafeInteger(count) ||
      (count as number) < 1
    ) {
      throw new OptionsError(`${name} has an entry that is not a finding. Write it again with --update-baseline.`);
    }
    return { code, file, message, count: count as number };
  });
}

function keyOf({ file, code, message }: Pick<KnownFinding, 'file' | 'code' | 'message'>): string {
  return JSON.stringify([file, code, message]);
}
