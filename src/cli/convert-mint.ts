import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { convertMint } from '../core/config.ts';
import { readRegular } from '../core/host.ts';
import { isObject, maxSettingsFileBytes, OptionsError, parseJson } from '../core/values.ts';

export const configFile = 'docs.json';
const oldFile = 'mint.json';

export interface Conversion {
  /** Text of docs.json. */
  readonly text: string;
  /** Result as a sentence, with the settings that have no equivalent. */
  readonly note: string;
}

/**
 * Converts the `mint.json` of a docs folder without `docs.json`. Nothing is written.
 *
 * @param folder Absolute path of the docs folder.
 * @param prefix Prefix that makes its file names relative to the working directory.
 * @returns Undefined if there is nothing to convert.
 * @throws OptionsError if `mint.json` is not an object.
 */
export function convertMintFile(folder: string, prefix: string): Conversion | undefined {
  const path = join(folder, oldFile);
  if (existsSync(join(folder, configFile)) || !existsSync(path)) return undefined;
  const mint = parseJson(readRegular(path, maxSettingsFileBytes).toString());
  if (!isObject(mint)) throw new OptionsError(`${prefix}${oldFile} is not valid JSON: correct it first.`);
  const { docs, lost } = convertMint(mint);
  const missing = lost.length === 0 ? '' : ` Without an equivalent, and left out: ${lost.join(', ')}.`;
  return {
    text: `${JSON.stringify(docs, undefined, 2)}\n`,
    note: `${prefix}${oldFile} as ${configFile}; ${oldFile} is kept.${missing}`,
  };
}
