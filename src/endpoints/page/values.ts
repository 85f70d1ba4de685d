import { isObject, type Json, type JsonObject, ownMember } from '../../core/values.ts';
import type { EndpointMessages } from '../messages/english.ts';
import { code, enumerate, flat, joined, type Phrase, phrase } from '../prose/phrase.ts';
import { jsonText } from '../schema/json-text.ts';
import { itemsOf } from '../schema/members.ts';

/** Values that are listed where they are told; the others are unfolded below. */
const mostValues = 50;
/** The most values that are unfolded. */
const mostFurther = 2000;

/** A value in code: a string as it is, unless it could be mistaken for another type. */
export function valueCode(value: Json): Phrase {
  if (typeof value !== 'string')
    return code(typeof value === 'object' ? jsonText(value, { pretty: false, limit: 200 }) : String(value));
  return value.trim() === '' || /^(?:true|false|null|-?\d[\d.eE+-]*)$/.test(value)
    ? code(JSON.stringify(value))
    : code(value);
}

/** The values that a schema allows, as a sentence, if it names them. */
export function valueFacts(keywords: JsonObject, words: EndpointMessages): Phrase[] {
  const constant = ownMember(keywords, 'const');
  if (constant !== undefined) return [words.always(valueCode(constant))];
  const values = itemsOf(keywords, 'enum');
  if (values.length === 0) return [];
  if (values.length === 1) return [words.always(valueCode(values[0] as Json))];
  return [words.oneOf(listed(values, words, meaningsOf(keywords, values)))];
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
    const meaning = Array.isArray(written) ? (written[values.indexOf(value)] as Json | undefined) : found;
    return typeof meaning === 'string' && meaning.trim() !== '' ? ` (${flat(meaning.trim().slice(0, 300))})` : '';
  };
}

function listed(values: readonly Json[], words: EndpointMessages, meaning: (value: Json) => string = () => ''): Phrase {
  const shown = values.slice(0, mostValues).map((value) => phrase`${valueCode(value)}${meaning(value)}`);
  const rest = values.length - shown.length;
  return rest > 0 ? phrase`${joined(shown, ', ')} ${words.andMore(rest)}` : enumerate(shown, words.or);
}
