import type { Answer, Answers, Change } from '../values/fix.ts';
import type { JsonLocation, Location, TextLocation } from '../values/location.ts';
import { quote } from './wording.ts';

export function certainAnswer(answer: Answer | undefined): Answers | undefined {
  return answer && { isSure: true, answers: [answer] };
}

export function offerAnswers(...answers: readonly (Answer | undefined)[]): Answers | undefined {
  const possibleAnswers = answers.filter((answer) => answer !== undefined);
  return possibleAnswers.length === 0 ? undefined : { isSure: false, answers: possibleAnswers };
}

export function writeAnswer(location: Location, expectedText: string, text: string): Answer | undefined {
  return isJsonLocation(location)
    ? createAnswer(`Write ${quote(text)}`, { kind: 'write', location, was: expectedText, text })
    : undefined;
}

export function renameKeyAnswer(location: Location, expectedText: string, name: string): Answer | undefined {
  if (!isJsonLocation(location)) return undefined;
  return createAnswer(`Rename it to ${quote(name)}`, {
    kind: 'write',
    location: { ...location, part: 'key' },
    was: expectedText,
    text: name,
  });
}

export function replaceAnswer(
  location: Location,
  expectedText: string | undefined,
  text: string,
  title = `Write ${quote(text)}`,
): Answer | undefined {
  return isTextLocation(location)
    ? createAnswer(title, { kind: 'replace', location, was: expectedText, text })
    : undefined;
}

export function removeAnswer(location: Location | undefined, title = 'Remove it'): Answer | undefined {
  return location !== undefined && (isJsonLocation(location) || isTextLocation(location))
    ? createAnswer(title, { kind: 'remove', location })
    : undefined;
}

export function createAnswer(title: string, ...changes: readonly Change[]): Answer {
  return { title, changes };
}

export function certainOrOffered(
  isSure: boolean | undefined,
  answers: readonly (Answer | undefined)[],
): Answers | undefined {
  return isSure === true ? certainAnswer(answers[0]) : offerAnswers(...answers);
}

/**
 * Proposes replacement texts: a certain one, or a choice.
 *
 * @param certainText Text that is certainly correct. `undefined` offers the likely texts instead.
 * @param likelyTexts Candidates, most likely first.
 * @param toAnswer Creates the answer that writes a text.
 */
export function certainTextOrOffered(
  certainText: string | undefined,
  likelyTexts: readonly (string | undefined)[],
  toAnswer: (text: string) => Answer | undefined,
): Answers | undefined {
  return certainText === undefined
    ? offerAnswers(...likelyTexts.map((text) => (text === undefined ? undefined : toAnswer(text))))
    : certainAnswer(toAnswer(certainText));
}

export function isJsonLocation(location: Location): location is JsonLocation {
  return 'pointer' in location && !('start' in location);
}

function isTextLocation(location: Location): location is TextLocation {
  return 'start' in location;
}
