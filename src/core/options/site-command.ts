import { commandLine } from '../host/package-manager.ts';
import { isObject } from '../values/json.ts';
import type { Option, OptionFlag, OptionTable } from '../values/option.ts';
import type { Options } from './check-options.ts';
import { siteOptions } from './table.ts';

/**
 * Builds a command line without the program's name. All commands in messages are built here, so that they apply to the
 * same folder with the same options.
 *
 * @param command Name of the command: `fix`.
 * @param root Docs folder relative to the working directory; `undefined` if the search finds it.
 * @param options Options that don't come from the settings file, which the command reads itself. Options without a flag
 * are left out.
 * @param more Arguments at the end of the command line.
 */
export function siteCommand(
  command: string,
  root: string | undefined,
  options: Options,
  more: readonly string[] = [],
): string {
  const flags = flaggedOptions
    .filter((settable) => acceptsFlag(settable, command))
    .flatMap((settable) => argumentsOf(settable, options));
  // A folder name with a leading hyphen would be parsed as a flag.
  return commandLine([command, root?.startsWith('-') ? `./${root}` : root, ...flags, ...more]);
}

function argumentsOf({ option, name, path }: FlaggedOption, options: Options): string[] {
  const value = path.reduce<unknown>((container, key) => (isObject(container) ? container[key] : undefined), options);
  if (option.kind === 'toggle') {
    if (value === undefined) return [];
    if (value === false) return option.default ? [`--no-${name}`] : [];
    return [`--${name}`];
  }
  if (option.kind === 'record') {
    const values = isObject(value) ? value : {};
    const shorthand = Object.entries(option.shorthand?.sets ?? {});
    const isShort = shorthand.length > 0 && shorthand.every(([key, word]) => values[key] === word);
    const covered = new Set(isShort ? shorthand.map(([key]) => key) : []);
    const others = Object.entries(values).filter(([key]) => !covered.has(key));
    return [
      ...(isShort ? [`--${option.shorthand?.name}`] : []),
      ...others.flatMap(([key, word]) => [`--${name}`, `${key}=${word}`]),
    ];
  }
  return [value ?? []].flat().flatMap((item) => [`--${name}`, String(item)]);
}

export interface FlaggedOption {
  readonly option: Option;
  readonly flag: OptionFlag;
  readonly name: string;
  readonly path: readonly string[];
}

export const flaggedOptions: readonly FlaggedOption[] = settablesOf(siteOptions, []);

export function acceptsFlag({ flag }: FlaggedOption, command: string): boolean {
  return flag.commands?.includes(command) !== false;
}

function settablesOf(table: OptionTable, parentPath: readonly string[]): FlaggedOption[] {
  return Object.entries(table).flatMap(([key, option]) => {
    const path = [...parentPath, key];
    if (option.kind === 'group') return settablesOf(option.of, path);
    return option.flag === undefined
      ? []
      : [{ option, flag: option.flag, name: option.flag.name ?? hyphenated(key), path }];
  });
}

function hyphenated(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
