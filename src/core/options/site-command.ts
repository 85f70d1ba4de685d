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
 * @param extraArguments Arguments at the end of the command line.
 */
export function siteCommand(
  command: string,
  root: string | undefined,
  options: Options,
  extraArguments: readonly string[] = [],
): string {
  const flags = flaggedOptions
    .filter((flaggedOption) => acceptsFlag(flaggedOption, command))
    .flatMap((flaggedOption) => flagArguments(flaggedOption, options));
  // A folder name with a leading hyphen would be parsed as a flag.
  return commandLine([command, root?.startsWith('-') ? `./${root}` : root, ...flags, ...extraArguments]);
}

function flagArguments({ option, name, path }: FlaggedOption, options: Options): string[] {
  const value = path.reduce<unknown>((container, key) => (isObject(container) ? container[key] : undefined), options);
  if (option.kind === 'toggle') {
    if (value === undefined) return [];
    if (value === false) return option.default ? [`--no-${name}`] : [];
    return [`--${name}`];
  }
  if (option.kind === 'record') {
    const values = isObject(value) ? value : {};
    const shorthandEntries = Object.entries(option.shorthand?.sets ?? {});
    const usesShorthand =
      shorthandEntries.length > 0 && shorthandEntries.every(([key, expectedValue]) => values[key] === expectedValue);
    const shorthandKeys = new Set(usesShorthand ? shorthandEntries.map(([key]) => key) : []);
    const otherEntries = Object.entries(values).filter(([key]) => !shorthandKeys.has(key));
    return [
      ...(usesShorthand ? [`--${option.shorthand?.name}`] : []),
      ...otherEntries.flatMap(([key, word]) => [`--${name}`, `${key}=${word}`]),
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

export const flaggedOptions: readonly FlaggedOption[] = collectFlaggedOptions(siteOptions, []);

export function acceptsFlag({ flag }: FlaggedOption, command: string): boolean {
  return flag.commands?.includes(command) !== false;
}

function collectFlaggedOptions(table: OptionTable, parentPath: readonly string[]): FlaggedOption[] {
  return Object.entries(table).flatMap(([key, option]) => {
    const path = [...parentPath, key];
    if (option.kind === 'group') return collectFlaggedOptions(option.of, path);
    return option.flag === undefined
      ? []
      : [{ option, flag: option.flag, name: option.flag.name ?? toKebabCase(key), path }];
  });
}

function toKebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
