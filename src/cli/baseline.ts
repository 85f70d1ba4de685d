import { lstatSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  applyBaseline,
  type Baseline,
  type CheckScope,
  formatBaseline,
  isBaseline,
  parseBaseline,
  passes,
} from '../core/diagnostics.ts';
import { readRegular, readRegularOrPipe, toFileError } from '../core/host.ts';
import { type Diagnostic, maxBaselineBytes, OptionsError } from '../core/values.ts';
import { readBaseline } from '../site/read-baseline.ts';
import type { ResolvedSite } from '../site/resolve.ts';
import type { FlagValues } from './arguments.ts';
import type { CheckReport } from './json-reports.ts';
import { openOutput, type StreamName, type Streams } from './streams.ts';

export interface BaselineComparison extends Pick<ResolvedSite, 'diagnostics' | 'ok'> {
  readonly baseline: CheckReport['baseline'];
  readonly stream: StreamName | undefined;
}

/**
 * Removes the findings that a baseline contains.
 *
 * @param name Path as given by the user.
 * @param isUpdate Write the findings to the baseline first. Entries of checks that did not run are kept.
 * @param scope Checks that ran.
 * @throws OptionsError if the file is missing or isn't a baseline.
 * @throws FileError if the file can't be written, or if a file that isn't a baseline would be replaced.
 */
export async function compareWithBaseline(
  site: Pick<ResolvedSite, 'diagnostics' | 'maxWarnings'>,
  name: string,
  isUpdate: boolean,
  scope: CheckScope,
  streams: Streams,
): Promise<BaselineComparison> {
  const { stream, findings } = isUpdate
    ? await writeBaseline(site.diagnostics, name, scope, streams)
    : { stream: undefined, ...readBaseline(resolve(streams.cwd, name), name, readRegularOrPipe) };
  const { diagnostics, ...comparison } = applyBaseline(site.diagnostics, findings, scope);
  return { diagnostics, ok: passes(diagnostics, site.maxWarnings), baseline: { name, ...comparison }, stream };
}

async function writeBaseline(diagnostics: readonly Diagnostic[], name: string, scope: CheckScope, streams: Streams) {
  const { stream, write } = openOutput(name, { name: 'a baseline', holds: isBaseline }, streams);
  const existingBaseline = stream === undefined ? readExistingBaseline(resolve(streams.cwd, name), name) : undefined;
  const { unchecked } = applyBaseline(diagnostics, existingBaseline?.findings ?? [], scope);
  const checks = [...scope.checks, ...(unchecked.length > 0 ? (existingBaseline?.checks ?? []) : [])];
  const text = formatBaseline(diagnostics, checks, unchecked);
  await write(text);
  return { stream, ...parseBaseline(text, name) };
}

function readExistingBaseline(path: string, name: string): Baseline | undefined {
  if (lstatSync(path, { throwIfNoEntry: false }) === undefined) return undefined;
  try {
    return parseBaseline(readRegular(path, maxBaselineBytes).toString(), name);
  } catch (error) {
    if (error instanceof OptionsError) return undefined;
    throw toFileError(error, 'cannot be read', path);
  }
}

export function checkScope(
  { checkSettings: { content, external, rules } }: Pick<ResolvedSite, 'checkSettings'>,
  values: FlagValues,
): CheckScope {
  const isEnabled = { content, external, for: values.for !== undefined, since: values.since !== undefined };
  const checks = new Set((['content', 'external', 'for', 'since'] as const).filter((check) => isEnabled[check]));
  return { checks, rules };
}
