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
import { inlineCode, joinAsList, joinPhrases, type Phrase, phrase, toSingleLine } from '../prose/phrase.ts';
import { arrayMember } from '../schema/json-members.ts';
import { formatJson, formatJsonNumber } from '../schema/json-text.ts';

/** Formats a value as code. Strings are quoted only if they are blank or look like another type. */
export function valueCode(value: Json): Phrase {
  const source = numberSource(value);
  if (source !== undefined) return inlineCode(source);
  if (typeof value === 'number') return inlineCode(formatJsonNumber(value));
  if (typeof value !== 'string') return inlineCode(formatJson(value, { pretty: false, limit: maxQuotedValueLength }));
  return value.trim() === '' || /^(?:true|false|null|-?\d[\d.eE+-]*)$/.test(value)
    ? inlineCode(JSON.stringify(value))
    : inlineCode(value);
}

/** Sentence about `const` or `enum`. */
export function valueSentences(keywords: JsonObject, messages: EndpointMessages): Phrase[] {
  const constant = ownMember(keywords, 'const');
  const values = constant === undefined ? arrayMember(keywords, 'enum') : [constant];
  if (values.length === 0) return [];
  if (values.length === 1) return [messages.always(valueCode(values[0] as Json))];
  const describeValue = enumDescriptions(keywords, values);
  const shownValues = values
    .slice(0, maxQuotedValues)
    .map((value) => phrase`${valueCode(value)}${describeValue(value)}`);
  const omittedCount = values.length - shownValues.length;
  return [
    messages.oneOf(
      omittedCount > 0
        ? phrase`${joinPhrases(shownValues, ', ')} ${messages.andMore(omittedCount)}`
        : joinAsList(shownValues, messages.or),
    ),
  ];
}

/**
 * Enum values beyond the inline limit, with their descriptions.
 *
 * @returns `omittedCount` is the number of values beyond `maxFurtherValues`.
 */
export function listFurtherValues(keywords: JsonObject): {
  readonly furtherValues: readonly Phrase[];
  readonly omittedCount: number;
} {
  const values = arrayMember(keywords, 'enum');
  const describeValue = enumDescriptions(keywords, values);
  const end = maxQuotedValues + maxFurtherValues;
  return {
    furtherValues: values
      .slice(maxQuotedValues, end)
      .map((value) => phrase`${valueCode(value)}${describeValue(value)}`),
    omittedCount: Math.max(0, values.length - end),
  };
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
    const description = isList(descriptions) ? descriptions[values.indexOf(value)] : valueDescription;
    return typeof description === 'string' && description.trim() !== ''
      ? ` (${toSingleLine(description.trim().slice(0, 300))})`
      : '';
  };
}

/** Sentence with short examples, for values without an example block. */
export function exampleSentences(keywords: JsonObject, messages: EndpointMessages): Phrase[] {
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
    const code = valueCode(value);
    const text = code.map(shownText).join('');
    return text.length > maxQuotedExampleLength ? [] : [[text, code] as const];
  });
  const shownExamples = [...new Map(examples).values()].slice(0, maxQuotedExamples);
  if (shownExamples.length === 0) return [];
  return [
    phrase`${messages.withColon(shownExamples.length === 1 ? messages.example : messages.examples)} ${joinPhrases(shownExamples, ', ')}.`,
  ];
}
