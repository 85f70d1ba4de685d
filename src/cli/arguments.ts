import { parseArgs } from 'node:util';
import { nearestWords } from '../core/config.ts';
import { either } from '../core/findings.ts';
import { OptionsError } from '../core/values.ts';

/** A flag of a command. */
export interface Flag {
  readonly type: 'string' | 'boolean';
  readonly multiple?: boolean;
  readonly short?: string;
  /** What its value is called in the help. */
  readonly value?: string;
  readonly description: string;
  /** True for a flag that is read and that no help names: it says what is so anyway. */
  readonly hidden?: true;
}

export type Flags = Readonly<Record<string, Flag>>;

/** What flags were given, by name. */
export type FlagValues = Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;

/** What every command has beside its own. */
const commonFlags: Flags = { help: { type: 'boolean', short: 'h', description: 'show this help' } };

/**
 * Reads the words behind a command.
 *
 * @param most Names that the command takes.
 * @param usage The command with its names: `docs-json-nav check [root]`.
 * @throws OptionsError for a flag that the command does not have, with the one that was probably meant.
 */
export function parseArguments(
  words: readonly string[],
  own: Flags,
  most: number,
  usage: string,
): { values: FlagValues; names: readonly string[] } {
  const flags = { ...own, ...commonFlags };
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, { type, multiple = false, short }]) => [
      name,
      short === undefined ? { type, multiple } : { type, multiple, short },
    ]),
  );
  const { values, positionals, tokens } = parseArgs({
    args: [...words],
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind === 'option') checkFlag(words[token.index] ?? '', token.name, token.value, flags);
  }
  if (positionals.length > most) throw new OptionsError(tooMany(usage, positionals, most));
  return { values, names: positionals };
}

/** What is wrong with more names than a command takes. */
function tooMany(usage: string, names: readonly string[], most: number): string {
  const one = usage.includes('[root]') ? 'one folder' : 'one name';
  const taken = ['no names', one][most] ?? `at most ${most} names`;
  return `${usage.split(' ')[1]} takes ${taken}; got ${names.join(' and ')}.`;
}

function checkFlag(word: string, name: string, value: string | undefined, flags: Flags): void {
  const flag = Object.hasOwn(flags, name) ? flags[name] : undefined;
  if (flag === undefined) throw new OptionsError(unknownFlag(beforeValue(word), Object.keys(shownFlags(flags))));
  if (flag.type === 'boolean' && value !== undefined) throw new OptionsError(`--${name} takes no value.`);
  if (flag.type === 'string' && (value === undefined || isFlag(value, flags))) {
    throw new OptionsError(`--${name} needs a value: --${name}${flag.value === undefined ? '' : ` ${flag.value}`}.`);
  }
}

/** The flags that the help of a command shows, `--help` among them. */
export function shownFlags(flags: Flags): Flags {
  return Object.fromEntries(Object.entries({ ...flags, ...commonFlags }).filter(([, { hidden }]) => hidden !== true));
}

/** True for a flag that is where the value of another one should. */
function isFlag(value: string, flags: Flags): boolean {
  return value.startsWith('--') && Object.hasOwn(flags, beforeValue(value.slice(2)));
}

/** `--name` of `--name=value`. */
function beforeValue(word: string): string {
  return word.replace(/=.*$/s, '');
}

function unknownFlag(word: string, names: readonly string[]): string {
  const bare = word.replace(/^-+(?:no-)?/, '');
  const [nearest] = names.includes(bare) ? [bare] : nearestWords(bare, names);
  return `There is no flag ${word}. ${nearest === undefined ? '--help lists the flags.' : `Did you mean --${nearest}?`}`;
}

/** The value of a flag; undefined if it was not given. */
export function flagValue(values: FlagValues, flag: string): string | undefined {
  const value = values[flag];
  return typeof value === 'string' ? value : undefined;
}

/** The values of a flag that may be given several times, in their order; undefined if it was not given. */
export function flagValues(values: FlagValues, flag: string): readonly string[] | undefined {
  const value = values[flag];
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : undefined;
}

/** The word of a flag that takes one of some, as `memberOf` finds it. */
export function choiceOf<Word extends string>(
  values: FlagValues,
  flag: string,
  words: readonly Word[],
  noun?: string,
): Word {
  return memberOf(
    values,
    flag,
    words.map((word) => [word, word]),
    noun,
  );
}

/**
 * What the word of a flag names; the first of its members if it was not given.
 *
 * @param members By their words.
 * @param noun What messages call it. Default: the name of the flag.
 * @throws OptionsError for any other word, with the one that was probably meant.
 */
export function memberOf<Member>(
  values: FlagValues,
  flag: string,
  members: readonly (readonly [word: string, member: Member])[],
  noun = flag,
): Member {
  const words = members.map(([word]) => word);
  const given = flagValue(values, flag) ?? words[0] ?? '';
  const found = members.find(([word]) => word === given);
  if (found !== undefined) return found[1];
  const [nearest] = nearestWords(given, words);
  throw new OptionsError(`There is no ${noun} ${given}: write ${nearest ?? either(words)}.`);
}
