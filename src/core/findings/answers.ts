import type { Answer, Answers, Change } from '../values/fix.ts';
import type { JsonPlace, Place, TextPlace } from '../values/place.ts';
import { quote } from './wording.ts';

/** The one right answer. */
export function sure(answer: Answer | undefined): Answers | undefined {
  return answer && { isSure: true, answers: [answer] };
}

/** Answers that somebody has to choose from. */
export function choose(...answers: readonly (Answer | undefined)[]): Answers | undefined {
  const given = answers.filter((answer) => answer !== undefined);
  return given.length === 0 ? undefined : { isSure: false, answers: given };
}

/** Another string at a place of a JSON file. */
export function write(place: Place, was: string, text: string): Answer | undefined {
  return isJson(place) ? answer(`Write ${quote(text)}`, { do: 'write', place, was, text }) : undefined;
}

/** Another name for a member of a JSON file. */
export function rename(place: Place, was: string, name: string): Answer | undefined {
  if (!isJson(place)) return undefined;
  return answer(`Rename it to ${quote(name)}`, { do: 'write', place: { ...place, part: 'key' }, was, text: name });
}

/** Another text at a range of a file. */
export function replace(
  place: Place,
  was: string | undefined,
  text: string,
  title = `Write ${quote(text)}`,
): Answer | undefined {
  return isText(place) ? answer(title, { do: 'replace', place, was, text }) : undefined;
}

/** An item or member of a JSON file goes. */
export function remove(place: Place | undefined, title = 'Remove it'): Answer | undefined {
  return place !== undefined && (isJson(place) || isText(place)) ? answer(title, { do: 'remove', place }) : undefined;
}

/** An answer of one change or several. */
export function answer(title: string, ...changes: readonly Change[]): Answer {
  return { title, changes };
}

/** The first of some answers if it is the one right one, else all of them to choose from. */
export function firstOrAny(isSure: boolean | undefined, answers: readonly (Answer | undefined)[]): Answers | undefined {
  return isSure === true ? sure(answers[0]) : choose(...answers);
}

/**
 * Texts to write, likeliest first.
 *
 * @param only The one that is right, if there is no doubt.
 * @param make The answer that puts a text where it belongs.
 */
export function sureOr(
  only: string | undefined,
  likely: readonly (string | undefined)[],
  make: (text: string) => Answer | undefined,
): Answers | undefined {
  return only === undefined
    ? choose(...likely.map((text) => (text === undefined ? undefined : make(text))))
    : sure(make(only));
}

/** True for the place of a value in a JSON file. */
export function isJson(place: Place): place is JsonPlace {
  return 'pointer' in place && !('start' in place);
}

function isText(place: Place): place is TextPlace {
  return 'start' in place;
}
