import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { applyBaseline, formatBaseline, isBaseline, parseBaseline } from '../diagnostics/baseline.ts';
import { passes } from '../diagnostics/verdict.ts';
import { fileError } from '../host/file-error.ts';
import { OptionsError } from '../values/options-error.ts';
import type { Checked, CheckedBaseline } from './check-report.ts';
import { openOutput } from './output.ts';
import type { StreamName, Streams } from './streams.ts';

/**
 * Leaves out of a result what a baseline knows.
 *
 * @param name As it was given.
 * @param update Write what is found to it first.
 * @returns `stream` is what the baseline was written to, if that is no file.
 * @throws OptionsError if there is no such file, or it is no baseline.
 * @throws FileError if it cannot be written, or is something else that must not be replaced.
 */
export async function compareWithBaseline(
  result: Checked,
  name: string,
  update: boolean,
  streams: Streams,
): Promise<{ result: Checked; baseline: CheckedBaseline; stream: StreamName | undefined }> {
  const { stream, text } = update
    ? await writeBaseline(formatBaseline(result.diagnostics), name, streams)
    : { stream: undefined, text: readBaseline(resolve(streams.cwd, name), name) };
  const { diagnostics, known, stale } = applyBaseline(result.diagnostics, parseBaseline(text, name));
  const ok = passes(diagnostics, result.maxWarnings);
  return { result: { ...result, diagnostics, ok }, baseline: { name, known, stale }, stream };
}

async function writeBaseline(text: string, name: string, streams: Streams) {
  const { stream, write } = openOutput(name, { name: 'a baseline', holds: isBaseline }, streams);
  await write(text);
  return { stream, text };
}

function readBaseline(path: string, name: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw fileError(error, 'cannot be read', path);
    throw new OptionsError(`There is no baseline ${name}. Write it with --update-baseline.`);
  }
}
