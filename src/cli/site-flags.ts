import { joinWithOr } from '../core/findings.ts';
import { acceptsFlag, findOptions, flaggedOptions, type Options } from '../core/options.ts';
import { type Option, OptionsError } from '../core/values.ts';
import { type Flag, type Flags, type FlagValues, flagValue, flagValues } from './arguments.ts';

export function siteFlags(command: string): Flags {
  const flags: Record<string, Flag> = {};
  for (const flaggedOption of flaggedOptions) {
    const { option, flag, name } = flaggedOption;
    if (isOnByDefault(option)) flags[name] = { type: 'boolean', description: flag.help, hidden: true };
    if (!acceptsFlag(flaggedOption, command)) continue;
    flags[isOnByDefault(option) ? `no-${name}` : name] = {
      type: option.kind === 'toggle' ? 'boolean' : 'string',
      multiple: option.kind === 'list' || option.kind === 'record',
      ...(flag.value === undefined ? {} : { value: flag.value }),
      description: flag.help,
    };
    if (option.kind === 'record' && option.shorthand !== undefined) {
      flags[option.shorthand.name] = { type: 'boolean', description: option.shorthand.help };
    }
  }
  flags.config = {
    type: 'string',
    value: 'FILE',
    description: 'config file (default: docs-json-nav.config.mjs, .js, .ts or .json)',
  };
  return flags;
}

/**
 * Options set by flags.
 *
 * @param root Docs folder as given by the user.
 * @throws OptionsError for an invalid value.
 */
export function readFlagOptions(values: FlagValues, root: string | undefined): Options {
  const options: Record<string, unknown> = root === undefined ? {} : { root };
  for (const { option, name, path } of flaggedOptions) {
    const value = readOptionValue(option, name, values);
    if (value !== undefined) setNestedOption(options, path, value);
  }
  return options;
}

/**
 * Finds the options of a site. Flags override the settings file.
 *
 * @param root Docs folder as given by the user. `undefined` searches for a docs folder.
 */
export function findSiteOptions(values: FlagValues, root: string | undefined, cwd: string) {
  return findOptions(readFlagOptions(values, root), cwd, { configFile: flagValue(values, 'config') });
}

/** Prefix that makes file names relative to the working directory instead of the docs folder: `docs/`. */
export function getPathPrefix(root: string): string {
  const folder = root.replace(/(?:^|\/)docs\.json$/, '').replace(/\/+$/, '');
  return folder === '.' || folder === '' ? '' : `${folder}/`;
}

function readOptionValue(option: Option, name: string, values: FlagValues): unknown {
  if (isOnByDefault(option)) return values[`no-${name}`] === true ? false : values[name];
  const value = values[name];
  if (option.kind === 'number' && typeof value === 'string') return parseNumberFlag(name, value);
  if (option.kind !== 'record') return value;
  const { shorthand, of } = option;
  const shorthandValue = shorthand !== undefined && values[shorthand.name] === true ? shorthand.sets : undefined;
  if (value === undefined) return shorthandValue;
  const pairs = (flagValues(values, name) ?? []).map((text) => parsePair(name, text, of.of));
  return { ...(shorthandValue as object | undefined), ...Object.fromEntries(pairs) };
}

/** Options that are on by default have a flag that turns them off: `--no-content`. */
function isOnByDefault(option: Option): boolean {
  return option.kind === 'toggle' && option.default === true;
}

function parseNumberFlag(name: string, text: string): number {
  if (!/^\d+(?:\.\d+)?$/.test(text)) throw new OptionsError(`Invalid --${name} ${text}: write a number from 0.`);
  return Number(text);
}

/** Parses `NAME=WORD`. */
function parsePair(flag: string, text: string, allowedWords: readonly string[]): [string, string] {
  const separatorIndex = text.lastIndexOf('=');
  const word = text.slice(separatorIndex + 1);
  if (separatorIndex < 1 || !allowedWords.includes(word)) {
    throw new OptionsError(`--${flag} ${text} cannot be read: write CODE=${joinWithOr(allowedWords)}.`);
  }
  return [text.slice(0, separatorIndex), word];
}

function setNestedOption(
  options: Record<string, unknown>,
  [name, ...nestedPath]: readonly string[],
  value: unknown,
): void {
  if (name === undefined) return;
  if (nestedPath.length === 0) options[name] = value;
  else {
    const group = (options[name] ?? {}) as Record<string, unknown>;
    setNestedOption(group, nestedPath, value);
    options[name] = group;
  }
}
