import { isList, isObject, type Json, type JsonObject, numberSource, ownMember } from '../../core/values.ts';
import {
  maxFurtherValues,
  maxQuotedExampleLength,
  maxQuotedExamples,
  maxQuotedValueLength,
  maxQuotedValues,
} from '../limits.ts';
import type { EndpointMessages } from '../messages/english.ts';
import { plainText as shownText } from '../prose/mdast.ts';
import { enumerate, inlineCode, joinPhrases, type Phrase, phrase, singleLine } from '../prose/phrase.ts';
import { arrayMember } from '../schema/json-members.ts';
import { jsonText, numberText } from '../schema/json-text.ts';

/** Formats a value as code. Strings are quoted only if they are blank or look like another type. */
export function valueCode(value: Json): Phrase {
  const source = numberSource(value);
  if (source !== undefined) return inlineCode(source);
  if (typeof value === 'number') return inlineCode(numberText(value));
  if (typeof value !== 'string') return inlineCode(jsonText(value, { pretty: false, limit: maxQuotedValueLength }));
  return value.trim() === '' || /^(?:true|false|null|-?\d[\d.eE+-]*)$/.test(value)
    ? inlineCode(JSON.stringify(value))
    : inlineCode(value);
}

/** Sentence about `const` or `enum`. */
export function valueFacts(keywords: JsonObject, messages: EndpointMessages): Phrase[] {
  const constant = ownMember(keywords, 'const');
  const values = constant === undefined ? arrayMember(keywords, 'enum') : [constant];
  if (values.length === 0) return [];
  if (values.length === 1) return [messages.always(valueCode(values[0] as Json))];
  const describe = enumDescriptions(keywords, values);
  const shown = values.slice(0, maxQuotedValues).map((value) => phrase`${valueCode(value)}${describe(value)}`);
  const rest = values.length - shown.length;
  return [
    messages.oneOf(
      rest > 0 ? phrase`${joinPhrases(shown, ', ')} ${messages.andMore(rest)}` : enumerate(shown, messages.or),
    ),
  ];
}

/** Enum values beyond the inline limit, with their descriptions. */
export function furtherValues(keywords: JsonObject): Phrase[] {
  const values = arrayMember(keywords, 'enum');
  const describe = enumDescriptions(keywords, values);
  return values.slice(maxQuotedValues, maxFurtherValues).map((value) => phrase`${valueCode(value)}${describe(value)}`);
}

/**
 * Returns a function that describes an enum value. `x-enum-descriptions` is an object with the values as keys, or an
 * array in the order of the values.
 */
function enumDescriptions(keywords: JsonObject, values: readonly Json[]): (value: Json) => string {
  const descriptions = ownMember(keywords, 'x-enum-descriptions') ?? ownMember(keywords, 'x-enumDescriptions');
  return (value) => {
    const valueDescription = isObject(descriptions)
      ? ownMember(descriptions, numberSource(value) ?? String(value))
      : undefined;
    const meaning = isList(descriptions) ? descriptions[values.indexOf(value)] : valueDescription;
    return typeof meaning === 'string' && meaning.trim() !== '' ? ` (${singleLine(meaning.trim().slice(0, 300))})` : '';
  };
}

/** Sentence with short examples, for values without an example block. */
export function exampleFact(keywords: JsonObject, messages: EndpointMessages): Phrase[] {
  const constraintValues = [
    ownMember(keywords, 'default'),
    ownMember(keywords, 'const'),
    ...arrayMember(keywords, 'enum'),
  ];
  const examples = [ownMember(keywords, 'example'), ...arrayMember(keywords, 'examples')];
  return shortExamples(
    examples.filter((value) => !constraintValues.includes(value)),
    messages,
  );
}

/** Leaves out long and repeated examples. */
export function shortExamples(values: readonly (Json | undefined)[], messages: EndpointMessages): Phrase[] {
  const examples = values.flatMap((value) => {
    if (value === undefined || value === null) return [];
    const shown = valueCode(value);
    const text = shown.map(shownText).join('');
    return text.length > maxQuotedExampleLength ? [] : [[text, shown] as const];
  });
  const shown = [...new Map(examples).values()].slice(0, maxQuotedExamples);
  if (shown.length === 0) return [];
  return [
    phrase`${messages.withColon(shown.length === 1 ? messages.example : messages.examples)} ${joinPhrases(shown, ', ')}.`,
  ];
}
