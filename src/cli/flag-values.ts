import { nearestWords } from '../core/config.ts';
import { either } from '../core/rules.ts';
import { OptionsError } from '../core/values.ts';
import type { FlagValues } from './arguments.ts';

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
