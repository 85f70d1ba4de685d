import { dirname, join } from 'node:path';
import { readRegular, relativePath, writeFileAtomic } from '../core/host.ts';
import type { FoundOptions } from '../core/options.ts';
import { maxSettingsFileBytes } from '../core/values.ts';
import { withMember } from './init/manifest.ts';

const baselineFileName = 'docs-json-nav.baseline.json';
const settingsFileName = 'docs-json-nav.config.json';

/**
 * Default path of the baseline: next to the settings file. If there is no settings file, the path is in the first
 * folder that is searched for one.
 */
export function defaultBaseline({ configFile, candidates }: Pick<FoundOptions, 'configFile' | 'candidates'>): string {
  return join(dirname(configFile ?? (candidates[0] as string)), baselineFileName);
}

/**
 * Sets the option `baseline` to the default file. Creates a JSON settings file if there is no settings file.
 *
 * @returns A sentence for the user. A settings file that is a script isn't changed: the sentence says what to add.
 */
export function setBaselineOption(
  { configFile, candidates }: Pick<FoundOptions, 'configFile' | 'candidates'>,
  cwd: string,
): string {
  const path = configFile ?? join(dirname(candidates[0] as string), settingsFileName);
  const name = relativePath(cwd, path);
  if (!path.endsWith('.json'))
    return `Add to ${name}, so that builds accept them too: baseline: '${baselineFileName}'.`;
  const text = configFile === undefined ? '{}\n' : readRegular(path, maxSettingsFileBytes).toString();
  writeFileAtomic(path, withMember(text, ['baseline'], baselineFileName));
  return `${name} names it now, so builds accept them too.`;
}
