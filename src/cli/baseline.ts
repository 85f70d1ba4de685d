import { readFileSync } from 'node:fs';
import {
  applyBaseline,
  type Baseline,
  formatBaseline,
  type LookedFor,
  parseBaseline,
} from '../diagnostics/baseline.ts';
import { passes } from '../diagnostics/verdict.ts';
import { fileError } from '../host/file-error.ts';
import { writeWhole } from '../host/write-file.ts';
import { OptionsError } from '../values/options-error.ts';
import type { Checked, CheckedBaseline } from './check-report.ts';

/**
 * Leaves out of a result what a baseline knows.
 *
 * @param name What messages call the file.
 * @param update Write what is found to it first. What the run did not look for stays in it.
 * @param run What the run looked for.
 * @throws OptionsError if there is no such file, or it is no baseline.
 */
export function compareWithBaseline(
  result: Checked,
  name: string,
  path: string,
  update: boolean,
  run: LookedFor,
): { result: Checked; baseline: CheckedBaseline } {
  if (update) {
    const earlier = earlierBaseline(path, name);
    const { unchecked } = applyBaseline(result.diagnostics, earlier?.findings ?? [], run);
    const checks = [...run.checks, ...(unchecked.length > 0 ? (earlier?.checks ?? []) : [])];
    writeWhole(path, formatBaseline(result.diagnostics, checks, unchecked));
  }
  const baseline = readBaseline(path, name);
  if (baseline === undefined) throw new OptionsError(`There is no baseline ${name}. Write it with --update-baseline.`);
  const { diagnostics, known, stale, unchecked } = applyBaseline(result.diagnostics, baseline.findings, run);
  const ok = passes(diagnostics, result.maxWarnings);
  return { result: { ...result, diagnostics, ok }, baseline: { name, known, stale, unchecked } };
}

/**
 * The baseline that is to be replaced.
 *
 * @throws OptionsError for a file that is something else: it is left alone.
 */
function earlierBaseline(path: string, name: string): Baseline | undefined {
  try {
    return readBaseline(path, name);
  } catch (error) {
    if (!(error instanceof OptionsError)) throw error;
    throw new OptionsError(`${name} is not a baseline, so it is not replaced. Choose another file, or remove it.`);
  }
}

/** Undefined if there is no such file. */
function readBaseline(path: string, name: string): Baseline | undefined {
  try {
    return parseBaseline(readFileSync(path, 'utf8'), name);
  } catch (error) {
    if (error instanceof OptionsError) throw error;
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw fileError(error, 'cannot be read', path);
  }
}
