import type { Answer, Answers, Change } from '../values/fix.ts';
import type { JsonLocation, Location, TextLocation } from '../values/location.ts';
import { quote } from './wording.ts';

export function sure(answer: Answer | undefined): Answers | undefined {
  return answer && { isSure: true, answers: [answer] };
}

export function choose(...answers: readonly (Answer | undefined)[]): Answers | undefined {
  const given = answers.filter((answer) => answer !== undefined);
  return given.length === 0 ? undefined : { isSure: false, answers: given };
}

export function write(location: Location, was: string, text: string): Answer | undefined {
  return isJson(location) ? answer(`Write ${quote(text)}`, { do: 'write', location, was, text }) : undefined;
}

export function rename(location: Location, was: string, name: string): Answer | undefined {
  if (!isJson(location)) return undefined;
  return answer(`Rename it to ${quote(name)}`, {
    do: 'write',
    location: { ...location, part: 'key' },
    was,
    text: name,
  });
}

export function replace(
  location: Location,
  was: string | undefined,
  text: string,
  title = `Write ${quote(text)}`,
): Answer | undefined {
  return isText(location) ? answer(title, { do: 'replace', location, was, text }) : undefined;
}

export function remove(location: Location | undefined, title = 'Remove it'): Answer | undefined {
  return location !== undefined && (isJson(location) || isText(location))
    ? answer(title, { do: 'remove', location })
    : undefined;
}

export function answer(title: string, ...changes: readonly Change[]): Answer {
  return { title, changes };
}

export function firstOrAny(isSure: boolean | undefined, answers: readonly (Answer | undefined)[]): Answers | undefined {
  return isSure === true ? sure(answers[0]) : choose(...answers);
}

/**
 * Proposes replacement texts: a certain one, or a choice.
 *
 * @param only Text that is certainly correct. `undefined` offers the likely texts instead.
 * @param likely Candidates, most likely first.
 * @param make Creates the answer that writes a text.
 */
export function certainOr(
  only: string | undefined,
  likely: readonly (string | undefined)[],
  make: (text: string) => Answer | undefined,
): Answers | undefined {
  return only === undefined
    ? choose(...likely.map((text) => (text === undefined ? undefined : make(text))))
    : sure(make(only));
}

export function isJson(location: Location): location is JsonLocation {
  return 'pointer' in location && !('start' in location);
}

function isText(location: Location): location is TextLocation {
  return 'start' in location;
}
