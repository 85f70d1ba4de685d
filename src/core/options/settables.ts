import type { Option, OptionFlag, OptionTable } from '../values/option.ts';
import { siteOptions } from './table.ts';

export interface FlaggedOption {
  readonly option: Option;
  readonly flag: OptionFlag;
  /** The flag without its hyphens. */
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
