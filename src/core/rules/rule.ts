import type { Effect, LinkFacts, Severity } from '../values/diagnostic.ts';
import type { Answer, Answers, Change } from '../values/fix.ts';
import type { JsonPlace, Place, TextPlace } from '../values/place.ts';

/** Where a finding is, and the other place that has to do with it. */
export interface Places {
  readonly place: Place;
  readonly related: Place | undefined;
}

/** A check that only some runs make: of the bodies of pages, for a generator (`--for`), against a revision (`--since`). */
export type Check = 'content' | 'external' | 'for' | 'since';

/** A rule: what is said of a fault, its default severity, and what fixes it. */
export interface Rule<Arguments extends object> {
  readonly severity: Severity | 'off' | ((args: Arguments) => Severity);
  /** Checks that find it; one is enough. Default: every run finds it. */
  readonly needs?: readonly Check[];
  /** What is wrong, in one sentence, with the names that the user typed. */
  readonly message: (args: Arguments) => string;
  /** What to do, with the nearest right thing where one exists. */
  readonly help?: (args: Arguments) => string | undefined;
  /** Findings of one cause share a group: people are shown one of many, machines all of them. */
  readonly group?: (args: Arguments) => string;
  /** A link that is at fault, in fields: `link` of the diagnostic. Reports, fixes and comments that ignore read it. */
  readonly facts?: (args: Arguments) => LinkFacts;
  /** What the other place is. */
  readonly related?: (args: Arguments) => string;
  /** What fixes it: says the same as `help`, as changes of files. */
  readonly answers?: (args: Arguments, places: Places) => Answers | undefined;
  /** Until it is fixed, what comes after it is not looked at. Default: false. */
  readonly hides?: boolean;
  /** May come of another fault's fix, if it has one right answer itself. Default: false. */
  readonly follows?: boolean;
  /** The code that says it already of a file that has both. Default: none. */
  readonly impliedBy?: string;
  /** Links to the address that the entry names are not reported beside it. Default: false. */
  readonly coversLinks?: boolean;
  /** If this code is found, it is not looked for. Default: none. */
  readonly hiddenBy?: string;
}

/** What a rule says besides its prose. */
export type Traits = Pick<Rule<never>, 'needs' | 'hides' | 'follows' | 'impliedBy' | 'coversLinks' | 'hiddenBy'>;

/** What rules say of something that a generator cannot show as it is meant. */
export interface Affected {
  readonly effect: Effect;
}

/** A rule as it is written. */
export interface WrittenRule<Arguments extends object> extends Omit<Rule<Arguments>, 'severity'> {
  /** Default: `error`. */
  readonly severity?: Rule<Arguments>['severity'];
}

/** Gives a rule the type of its arguments, and its severity if it says none. */
export function rule<Arguments extends object>(written: WrittenRule<Arguments>): Rule<Arguments> {
  return { severity: 'error', ...written };
}

/** `"a"`, as it would be typed. */
export const quote = (text: string): string => JSON.stringify(text);

/** What names and addresses that people write never reach. */
const longest = 500;

/** A text as it is, unless somebody made it to fill the screen. */
export const brief = (text: string): string => (text.length > longest ? `${text.slice(0, longest - 3)}...` : text);

/** `a, b or c`. */
export function either(words: readonly string[]): string {
  return joined(words, 'or');
}

/** `a, b and c`. */
export function and(words: readonly string[]): string {
  return joined(words, 'and');
}

function joined(words: readonly string[], last: string): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

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

/** `Did you mean "a" or "b"?`, or undefined if nothing is near. */
export function didYouMean(...nearest: readonly (string | undefined)[]): string | undefined {
  const words = nearest.filter((word) => word !== undefined);
  return words.length === 0 ? undefined : `Did you mean ${either(words.map(quote))}?`;
}

/** True for the place of a value in a JSON file. */
export function isJson(place: Place): place is JsonPlace {
  return 'pointer' in place && !('start' in place);
}

function isText(place: Place): place is TextPlace {
  return 'start' in place;
}
