import { isList, isObject, type Json, type JsonObject, ownMember } from '../../core/values.ts';
import type { EndpointMessages } from '../messages/english.ts';
import { textOf as shownText } from '../prose/mdast.ts';
import { code, enumerate, flat, joined, type Phrase, phrase } from '../prose/phrase.ts';
import { itemsOf } from '../schema/json-members.ts';
import { jsonText, numberText } from '../schema/json-text.ts';

const longestValue = 1000;
const longestExample = 200;
const mostExamples = 20;

/** Values that are listed where they are told; the others are unfolded below. */
const mostValues = 50;
/** The most values that are unfolded. */
const mostFurther = 2000;

/** A value in code: a string as it is, unless it could be mistaken for another type. */
export function valueCode(value: Json): Phrase {
  if (typeof value === 'number') return code(numberText(value));
  if (typeof value !== 'string') return code(jsonText(value, { pretty: false, limit: longestValue }));
  return value.trim() === '' || /^(?:true|false|null|-?\d[\d.eE+-]*)$/.test(value)
    ? code(JSON.stringify(value))
    : code(value);
}

/** The values that a schema allows, as a sentence, if it names them. */
export function valueFacts(keywords: JsonObject, words: EndpointMessages): Phrase[] {
  const constant = ownMember(keywords, 'const');
  const values = constant === undefined ? itemsOf(keywords, 'enum') : [constant];
  if (values.length === 0) return [];
  if (values.length === 1) return [words.always(valueCode(values[0] as Json))];
  const meaning = meaningsOf(keywords, values);
  const shown = values.slice(0, mostValues).map((value) => phrase`${valueCode(value)}${meaning(value)}`);
  const rest = values.length - shown.length;
  return [words.oneOf(rest > 0 ? phrase`${joined(shown, ', ')} ${words.andMore(rest)}` : enumerate(shown, words.or))];
}

/** Those of the values allowed that the sentence has no room for, each with what it means. */
export function furtherValues(keywords: JsonObject): Phrase[] {
  const values = itemsOf(keywords, 'enum');
  const meaning = meaningsOf(keywords, values);
  return values.slice(mostValues, mostFurther).map((value) => phrase`${valueCode(value)}${meaning(value)}`);
}

/** What the values of an enum mean: by value, or in their order. */
function meaningsOf(keywords: JsonObject, values: readonly Json[]): (value: Json) => string {
  const written = ownMember(keywords, 'x-enum-descriptions') ?? ownMember(keywords, 'x-enumDescriptions');
  return (value) => {
    const found = isObject(written) ? ownMember(written, String(value)) : undefined;
    const meaning = isList(written) ? written[values.indexOf(value)] : found;
    return typeof meaning === 'string' && meaning.trim() !== '' ? ` (${flat(meaning.trim().slice(0, 300))})` : '';
  };
}

/** The short examples of a value, as a sentence; for what has no example of its own on the page. */
export function exampleFact(keywords: JsonObject, words: EndpointMessages): Phrase[] {
  const said = [ownMember(keywords, 'default'), ownMember(keywords, 'const'), ...itemsOf(keywords, 'enum')];
  const given = [ownMember(keywords, 'example'), ...itemsOf(keywords, 'examples')];
  return shortExamples(
    given.filter((value) => !said.includes(value)),
    words,
  );
}

/** Those of some examples that a line has room for, each once, as a sentence. */
export function shortExamples(values: readonly (Json | undefined)[], words: EndpointMessages): Phrase[] {
  const given = values.flatMap((value) => {
    if (value === undefined || value === null) return [];
    const shown = valueCode(value);
    const text = shown.map(shownText).join('');
    return text.length > longestExample ? [] : [[text, shown] as const];
  });
  const shown = [...new Map(given).values()].slice(0, mostExamples);
  if (shown.length === 0) return [];
  return [phrase`${words.lead(shown.length === 1 ? words.example : words.examples)} ${joined(shown, ', ')}.`];
}
