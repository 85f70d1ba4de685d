import { lstatSync, readFileSync } from 'node:fs';
import {
  applyBaseline,
  type Baseline,
  formatBaseline,
  type LookedFor,
  parseBaseline,
} from '../diagnostics/baseline.ts';
import { passes } from '../diagnostics/verdict.ts';
import { fileError } from '../host/file-error.ts';
import { OptionsError } from '../values/options-error.ts';
import type { Checked, CheckedBaseline } from './check-report.ts';
import { writeOutput } from './output-file.ts';
import type { Streams } from './streams.ts';

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
  streams: Pick<Streams, 'out' | 'err'>,
): { result: Checked; baseline: CheckedBaseline } {
  if (update) {
    const earlier = earlierBaseline(path);
    const { unchecked } = applyBaseline(result.diagnostics, earlier?.findings ?? [], run);
    const checks = [...run.checks, ...(unchecked.length > 0 ? (earlier?.checks ?? []) : [])];
    const file = { path, name, kind: 'a baseline', isOurs: isBaseline };
    writeOutput(file, formatBaseline(result.diagnostics, checks, unchecked), streams);
  }
  const baseline = readBaseline(path, name);
  if (baseline === undefined) throw new OptionsError(`There is no baseline ${name}. Write it with --update-baseline.`);
  const { diagnostics, known, stale, unchecked } = applyBaseline(result.diagnostics, baseline.findings, run);
  const ok = passes(diagnostics, result.maxWarnings);
  return { result: { ...result, diagnostics, ok }, baseline: { name, known, stale, unchecked } };
}

/** The baseline that is to be replaced; undefined if there is none, or the file is something else. */
function earlierBaseline(path: string): Baseline | undefined {
  const status = lstatSync(path, { throwIfNoEntry: false });
  if (status?.isFile() !== true) return undefined;
  const text = readFileSync(path, 'utf8');
  return isBaseline(text) ? parseBaseline(text, path) : undefined;
}

function isBaseline(text: string): boolean {
  try {
    parseBaseline(text, '');
    return true;
  } catch {
    return false;
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
