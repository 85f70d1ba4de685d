import type { Answer, Answers, Change } from '../values/fix.ts';
import type { JsonPlace, Place, TextPlace } from '../values/location.ts';
import { quote } from './wording.ts';

export function sure(answer: Answer | undefined): Answers | undefined {
  return answer && { isSure: true, answers: [answer] };
}

export function choose(...answers: readonly (Answer | undefined)[]): Answers | undefined {
  const given = answers.filter((answer) => answer !== undefined);
  return given.length === 0 ? undefined : { isSure: false, answers: given };
}

export function write(place: Place, was: string, text: string): Answer | undefined {
  return isJson(place) ? answer(`Write ${quote(text)}`, { do: 'write', place, was, text }) : undefined;
}

export function rename(place: Place, was: string, name: string): Answer | undefined {
  if (!isJson(place)) return undefined;
  return answer(`Rename it to ${quote(name)}`, { do: 'write', place: { ...place, part: 'key' }, was, text: name });
}

export function replace(
  place: Place,
  was: string | undefined,
  text: string,
  title = `Write ${quote(text)}`,
): Answer | undefined {
  return isText(place) ? answer(title, { do: 'replace', place, was, text }) : undefined;
}

export function remove(place: Place | undefined, title = 'Remove it'): Answer | undefined {
  return place !== undefined && (isJson(place) || isText(place)) ? answer(title, { do: 'remove', place }) : undefined;
}

export function answer(title: string, ...changes: readonly Change[]): Answer {
  return { title, changes };
}

export function firstOrAny(isSure: boolean | undefined, answers: readonly (Answer | undefined)[]): Answers | undefined {
  return isSure === true ? sure(answers[0]) : choose(...answers);
}

/**
 * Offers replacement texts, most likely first.
 *
 * @param only The only possible text, if there is no doubt.
 * @param make Builds the change that writes a text.
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

export function isJson(place: Place): place is JsonPlace {
  return 'pointer' in place && !('start' in place);
}

function isText(place: Place): place is TextPlace {
  return 'start' in place;
}
