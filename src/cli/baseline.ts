import { readFileSync } from 'node:fs';
import { applyBaseline, formatBaseline, parseBaseline } from '../diagnostics/baseline.ts';
import { passes } from '../diagnostics/verdict.ts';
import { fileError } from '../host/file-error.ts';
import { writeWhole } from '../host/write-file.ts';
import { OptionsError } from '../values/options-error.ts';
import type { Checked, CheckedBaseline } from './check-report.ts';

/**
 * Leaves out of a result what a baseline knows.
 *
 * @param name What messages call the file.
 * @param update Write what is found to it first.
 * @throws OptionsError where there is no such file, or it is no baseline.
 */
export function compareWithBaseline(
  result: Checked,
  name: string,
  path: string,
  update: boolean,
): { result: Checked; baseline: CheckedBaseline } {
  if (update) writeWhole(path, formatBaseline(result.diagnostics));
  const { diagnostics, known, stale } = applyBaseline(
    result.diagnostics,
    parseBaseline(readBaseline(path, name), name),
  );
  const ok = passes(diagnostics, result.maxWarnings);
  return { result: { ...result, diagnostics, ok }, baseline: { name, known, stale } };
}

function readBaseline(path: string, name: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw fileError(error, 'cannot be read', path);
    throw new OptionsError(`There is no baseline ${name}. Write it with --update-baseline.`);
  }
}
