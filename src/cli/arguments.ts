import { parseArgs } from 'node:util';
import { nearestWords } from '../core/config.ts';
import { joinWithOr } from '../core/findings.ts';
import { OptionsError } from '../core/values.ts';

export interface Flag {
  readonly type: 'string' | 'boolean';
  readonly multiple?: boolean;
  readonly short?: string;
  /** Placeholder of the value in the help: `--format FORMAT`. */
  readonly value?: string;
  readonly description: string;
  /** Accepted but not listed in the help, because the flag has no effect. */
  readonly hidden?: true;
}

export type Flags = Readonly<Record<string, Flag>>;

export type FlagValues = Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;

const commonFlags: Flags = { help: { type: 'boolean', short: 'h', description: 'show this help' } };

/**
 * Parses the arguments after the name of the command.
 *
 * @param maxNames Maximum number of positional arguments.
 * @param usage Command with its arguments: `docs-json-nav check [root]`.
 * @throws OptionsError for an unknown flag. The message suggests the most similar flag.
 */
export function parseArguments(
  args: readonly string[],
  commandFlags: Flags,
  maxNames: number,
  usage: string,
): { values: FlagValues; names: readonly string[] } {
  const flags = { ...commandFlags, ...commonFlags };
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, { type, multiple = false, short }]) => [
      name,
      short === undefined ? { type, multiple } : { type, multiple, short },
    ]),
  );
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind === 'option') checkFlag(args[token.index] ?? '', token.name, token.value, flags);
  }
  if (positionals.length > maxNames) throw new OptionsError(formatTooManyArguments(usage, positionals, maxNames));
  return { values, names: positionals };
}

function formatTooManyArguments(usage: string, positionals: readonly string[], maxNames: number): string {
  const singleArgument = usage.includes('[root]') ? 'one folder' : 'one name';
  const allowed = ['no arguments', singleArgument][maxNames] ?? `at most ${maxNames} names`;
  return `${usage.split(' ')[1]} takes ${allowed}; got ${positionals.join(' and ')}.`;
}

function checkFlag(word: string, name: string, value: string | undefined, flags: Flags): void {
  const flag = Object.hasOwn(flags, name) ? flags[name] : undefined;
  if (flag === undefined) throw new OptionsError(formatUnknownFlag(stripValue(word), Object.keys(visibleFlags(flags))));
  if (flag.type === 'boolean' && value !== undefined) throw new OptionsError(`--${name} takes no value.`);
  if (flag.type === 'string' && (value === undefined || isFlag(value, flags))) {
    throw new OptionsError(`--${name} needs a value: --${name}${flag.value === undefined ? '' : ` ${flag.value}`}.`);
  }
}

export function visibleFlags(flags: Flags): Flags {
  return Object.fromEntries(Object.entries({ ...flags, ...commonFlags }).filter(([, { hidden }]) => hidden !== true));
}

function isFlag(value: string, flags: Flags): boolean {
  return value.startsWith('--') && Object.hasOwn(flags, stripValue(value.slice(2)));
}

function stripValue(word: string): string {
  return word.replace(/=.*$/s, '');
}

function formatUnknownFlag(word: string, names: readonly string[]): string {
  const flagName = word.replace(/^-+(?:no-)?/, '');
  const [nearest] = names.includes(flagName) ? [flagName] : nearestWords(flagName, names);
  return `Unknown flag ${word}. ${nearest === undefined ? '--help lists the flags.' : `Did you mean --${nearest}?`}`;
}

export function flagValue(values: FlagValues, flag: string): string | undefined {
  const value = values[flag];
  return typeof value === 'string' ? value : undefined;
}

export function flagValues(values: FlagValues, flag: string): readonly string[] | undefined {
  const value = values[flag];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : undefined;
}

export function flagChoice<Choice extends string>(
  values: FlagValues,
  flag: string,
  choices: readonly Choice[],
  noun?: string,
): Choice {
  return flagMember(
    values,
    flag,
    choices.map((word) => [word, word]),
    noun,
  );
}

/**
 * Looks up the value of a flag in a list. Without the flag, returns the first member.
 *
 * @param members Pairs of a flag value and the member that it selects.
 * @param noun Name of the flag in messages. Default: the flag itself.
 * @throws OptionsError for an unknown value. The message suggests the most similar value.
 */
export function flagMember<Member>(
  values: FlagValues,
  flag: string,
  members: readonly (readonly [word: string, member: Member])[],
  noun = flag,
): Member {
  const choices = members.map(([word]) => word);
  const value = flagValue(values, flag) ?? choices[0] ?? '';
  const member = members.find(([word]) => word === value);
  if (member !== undefined) return member[1];
  const [nearest] = nearestWords(value, choices);
  throw new OptionsError(`Unknown ${noun} ${value}: write ${nearest ?? joinWithOr(choices)}.`);
}
