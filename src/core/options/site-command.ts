import { commandLine } from '../host/command-line.ts';
import { isObject } from '../values/json.ts';
import type { Options } from './check-options.ts';
import { isTaken, type Settable, settables } from './settables.ts';

/**
 * A command line about a site without the program in front: every command that a message names is made here, so that it
 * is about the same folder, with the same options.
 *
 * @param command `fix`
 * @param root The docs folder, from where the command is run; undefined for the one that is found.
 * @param options What somebody set, beside the settings file, which the command finds too. What no flag sets is left out.
 * @param more Further words.
 */
export function siteCommand(
  command: string,
  root: string | undefined,
  options: Options,
  more: readonly string[] = [],
): string {
  const flags = settables.filter((one) => isTaken(one, command)).flatMap((one) => wordsOf(one, options));
  // What begins with a hyphen would be a flag.
  return commandLine([command, root?.startsWith('-') ? `./${root}` : root, ...flags, ...more]);
}

function wordsOf({ option, name, path }: Settable, options: Options): string[] {
  const value = path.reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), options);
  if (option.kind === 'toggle') {
    if (value === undefined) return [];
    if (value === false) return option.default ? [`--no-${name}`] : [];
    return [`--${name}`];
  }
  if (option.kind === 'record') {
    const { shorthand } = option;
    const short = shorthand?.sets ?? {};
    return Object.entries(isObject(value) ? value : {}).flatMap(([key, word]) =>
      short[key] === word ? [`--${shorthand?.name}`] : [`--${name}`, `${key}=${word}`],
    );
  }
  return [value ?? []].flat().flatMap((each) => [`--${name}`, String(each)]);
}
