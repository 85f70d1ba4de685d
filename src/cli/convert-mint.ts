import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { convertMint } from '../core/config.ts';
import { readRegular } from '../core/host.ts';
import { isObject, maxSettingsFileBytes, OptionsError, parseJson } from '../core/values.ts';

export const docsConfigFile = 'docs.json';
const mintConfigFile = 'mint.json';

export interface MintConversion {
  /** Text of the new docs.json. */
  readonly text: string;
  /** Sentence for the user, with the settings that have no equivalent. */
  readonly note: string;
}

/**
 * Converts the `mint.json` of a docs folder without `docs.json`. Nothing is written.
 *
 * @param folder Absolute path of the docs folder.
 * @param prefix Path of the docs folder relative to the working directory, ending with `/`. Empty for the working
 * directory.
 * @returns `undefined` if there is no `mint.json`, or if `docs.json` exists.
 * @throws OptionsError if `mint.json` is not an object.
 */
export function convertMintFile(folder: string, prefix: string): MintConversion | undefined {
  const path = join(folder, mintConfigFile);
  if (existsSync(join(folder, docsConfigFile)) || !existsSync(path)) return undefined;
  const mint = parseJson(readRegular(path, maxSettingsFileBytes).toString());
  if (!isObject(mint)) throw new OptionsError(`${prefix}${mintConfigFile} is not valid JSON: correct it first.`);
  const { docs, lost } = convertMint(mint);
  const lostNote = lost.length === 0 ? '' : ` Without an equivalent, and left out: ${lost.join(', ')}.`;
  return {
    text: `${JSON.stringify(docs, undefined, 2)}\n`,
    note: `${prefix}${mintConfigFile} as ${docsConfigFile}; ${mintConfigFile} is kept.${lostNote}`,
  };
}
