import { capitalize, isObject, type JsonObject, ownMember } from '../../core/values.ts';
import { maxConstraintNames, maxDescriptionLength } from '../limits.ts';
import type { CountedUnit, EndpointMessages, Limit } from '../messages/english.ts';
import {
  inlineCode,
  joinAsList,
  joinPhrases,
  type Phrase,
  type PhraseLike,
  phrase,
  toSingleLine,
  withFullStop,
} from '../prose/phrase.ts';
import type { Prose } from '../prose/prose.ts';
import { isTrueMember, memberEntries, numberMember, objectMember, stringMember } from '../schema/json-members.ts';
import { formatJsonNumber } from '../schema/json-text.ts';
import { resolveSchema } from '../schema/resolve-schema.ts';
import type { ActiveSchemas, ResolvedSchema } from '../schema/resolved-schema.ts';
import { withActiveSchema } from '../schema/resolved-schema.ts';
import type { PageContext } from './page-context.ts';
import { exampleSentences, valueCode, valueSentences } from './value-sentences.ts';

/** Maximum nesting depth of arrays whose items are described in one line. */
const maxDepth = 4;

/** Sentences about constraints: allowed values, limits, default. */
export function constraintSentences(resolvedSchema: ResolvedSchema, messages: EndpointMessages): Phrase[] {
  const { keywords } = resolvedSchema;
  const sentences: PhraseLike[] = [
    ...valueSentences(keywords, messages),
    ...nameConstraintSentences(resolvedSchema, messages),
    ...rangeSentences(keywords, messages),
    ...countSentences(keywords, messages, 'minLength', 'maxLength', 'character'),
    ...countSentences(keywords, messages, 'minItems', 'maxItems', 'item'),
    ...countSentences(keywords, messages, 'minProperties', 'maxProperties', 'member'),
    ...(isTrueMember(keywords, 'uniqueItems') ? [messages.noItemTwice] : []),
    ...patternSentences(keywords, messages.pattern),
    ...(isClosed(resolvedSchema) ? [messages.noOtherMembers] : []),
    ...contentSentences(keywords, messages),
    ...defaultSentences(keywords, messages),
    ...discriminatorSentences(resolvedSchema, messages),
    ...resolvedSchema.unresolvedReferences.map((reference) => messages.describedIn(inlineCode(reference))),
  ];
  return sentences.map((text) => joinPhrases([text]));
}

/** Describes array items on one line: `Items: at least 1 character.` */
export function itemConstraintSentences(
  page: PageContext,
  resolvedSchema: ResolvedSchema,
  active: ActiveSchemas,
  depth = 0,
): Phrase[] {
  const sentences = itemSentences(page, resolvedSchema, active, depth);
  return sentences.length === 0
    ? []
    : [phrase`${page.messages.withColon(page.messages.items)} ${joinPhrases(sentences, ' ')}`];
}

function itemSentences(
  page: PageContext,
  resolvedSchema: ResolvedSchema,
  active: ActiveSchemas,
  depth: number,
): Phrase[] {
  const items = ownMember(resolvedSchema.keywords, 'items');
  // After `prefixItems`, `items` describes only the remaining items.
  if (!isObject(items) || Object.hasOwn(resolvedSchema.keywords, 'prefixItems') || depth > maxDepth) return [];
  const itemActiveSchemas = withActiveSchema(active, resolvedSchema);
  const itemSchema = resolveSchema(page, items, itemActiveSchemas);
  const { line = [] } = itemProse(page, resolvedSchema, active);
  const example = itemSchema.properties.size > 0 ? [] : exampleSentences(itemSchema.keywords, page.messages);
  const [firstSentence, ...otherSentences] = [...constraintSentences(itemSchema, page.messages), ...example];
  const startsWithConstraint = line.length === 0;
  const constraints =
    firstSentence === undefined
      ? []
      : [startsWithConstraint ? page.messages.afterColon(firstSentence) : firstSentence, ...otherSentences];
  return [
    ...(startsWithConstraint ? [] : [withFullStop(line)]),
    ...constraints,
    ...itemConstraintSentences(page, itemSchema, itemActiveSchemas, depth + 1),
  ];
}

/** Description of array items; empty if it repeats the description of the array. */
export function itemProse(page: PageContext, resolvedSchema: ResolvedSchema, active: ActiveSchemas): Prose {
  const items = ownMember(resolvedSchema.keywords, 'items');
  const itemSchema = isObject(items)
    ? resolveSchema(page, items, withActiveSchema(active, resolvedSchema))
    : resolvedSchema;
  const text = stringMember(itemSchema.keywords, 'description');
  const hasItemDescription =
    itemSchema !== resolvedSchema &&
    text !== undefined &&
    text !== stringMember(resolvedSchema.keywords, 'description');
  return page.parseProse(hasItemDescription ? text : '', { limit: maxDescriptionLength });
}

function isClosed({ keywords }: ResolvedSchema): boolean {
  return ['additionalProperties', 'unevaluatedProperties'].some((name) => ownMember(keywords, name) === false);
}

function contentSentences(keywords: JsonObject, messages: EndpointMessages): Phrase[] {
  const type = stringMember(keywords, 'contentMediaType');
  const encoding = stringMember(keywords, 'contentEncoding');
  return [
    ...(type === undefined ? [] : [phrase`${messages.withColon(messages.contentType)} ${inlineCode(type)}.`]),
    ...(encoding === undefined ? [] : [messages.encodedAs(inlineCode(encoding))]),
  ];
}

/** Constraints on property names: required, dependent, pattern. */
function nameConstraintSentences(
  { keywords, properties, required }: ResolvedSchema,
  messages: EndpointMessages,
): Phrase[] {
  const undescribedNames = [...required].filter((name) => !properties.has(name)).slice(0, maxConstraintNames);
  const dependentRequired = memberEntries(keywords, 'dependentRequired').slice(0, maxConstraintNames);
  const nameSchema = objectMember(keywords, 'propertyNames') ?? {};
  return [
    ...(undescribedNames.length === 0
      ? []
      : [messages.requiredNames(joinAsList(undescribedNames.map(inlineCode), messages.and), undescribedNames.length)]),
    ...dependentRequired.flatMap(([name, dependentNames]) => {
      const requiredNames = (Array.isArray(dependentNames) ? dependentNames : [])
        .filter((dependentName) => typeof dependentName === 'string')
        .map(inlineCode);
      if (requiredNames.length === 0) return [];
      return [messages.requiredWith(inlineCode(name), joinAsList(requiredNames, messages.and), requiredNames.length)];
    }),
    ...patternSentences(nameSchema, messages.namesLike),
    ...[
      ...valueSentences(nameSchema, messages),
      ...countSentences(nameSchema, messages, 'minLength', 'maxLength', 'character'),
    ].map((constraint) => messages.names(messages.afterColon(constraint))),
  ];
}

function rangeSentences(keywords: JsonObject, messages: EndpointMessages): string[] {
  const lowerLimit = readLimit(keywords, 'minimum', 'exclusiveMinimum');
  const upperLimit = readLimit(keywords, 'maximum', 'exclusiveMaximum');
  const divisor = numberMember(keywords, 'multipleOf');
  const sentences: string[] = [];
  if (lowerLimit?.isExclusive === false && upperLimit?.isExclusive === false)
    sentences.push(messages.between(lowerLimit.value, upperLimit.value));
  else if (lowerLimit !== undefined || upperLimit !== undefined) {
    const limits = [
      ...(lowerLimit === undefined ? [] : [messages.lowerLimit(lowerLimit)]),
      ...(upperLimit === undefined ? [] : [messages.upperLimit(upperLimit)]),
    ];
    const sentence = limits.join(` ${messages.and} `);
    sentences.push(`${capitalize(sentence)}.`);
  }
  if (divisor !== undefined) sentences.push(messages.multipleOf(divisor));
  return sentences;
}

/** Supports both forms of `exclusiveMinimum`: a number (OpenAPI 3.1), or `true` next to `minimum` (OpenAPI 3.0). */
function readLimit(
  keywords: JsonObject,
  name: 'minimum' | 'maximum',
  exclusiveKeyword: 'exclusiveMinimum' | 'exclusiveMaximum',
): Limit | undefined {
  const exclusiveLimit = numberMember(keywords, exclusiveKeyword);
  const value = numberMember(keywords, name);
  const isStricter =
    exclusiveLimit !== undefined &&
    (value === undefined || (name === 'minimum' ? exclusiveLimit >= value : exclusiveLimit <= value));
  if (isStricter) return { value: formatJsonNumber(exclusiveLimit), isExclusive: true };
  return value === undefined
    ? undefined
    : { value: formatJsonNumber(value), isExclusive: isTrueMember(keywords, exclusiveKeyword) };
}

function countSentences(
  keywords: JsonObject,
  messages: EndpointMessages,
  minKeyword: string,
  maxKeyword: string,
  unit: CountedUnit,
): string[] {
  const min = numberMember(keywords, minKeyword);
  const max = numberMember(keywords, maxKeyword);
  if (min !== undefined && min > 0 && max !== undefined)
    return [min === max ? messages.exactly(max, unit) : messages.from(min, max, unit)];
  if (max !== undefined) return [messages.atMost(max, unit)];
  return min !== undefined && min > 0 ? [messages.atLeast(min, unit)] : [];
}

function patternSentences(keywords: JsonObject, toSentence: (pattern: PhraseLike) => Phrase): Phrase[] {
  const pattern = stringMember(keywords, 'pattern');
  return pattern === undefined ? [] : [toSentence(inlineCode(pattern))];
}

function defaultSentences(keywords: JsonObject, messages: EndpointMessages): Phrase[] {
  const value = ownMember(keywords, 'default');
  return value === undefined || value === null ? [] : [messages.defaultValue(valueCode(value))];
}

function discriminatorSentences(resolvedSchema: ResolvedSchema, messages: EndpointMessages): Phrase[] {
  const discriminator = resolvedSchema.keywords.discriminator;
  const name = isObject(discriminator)
    ? stringMember(discriminator, 'propertyName')
    : typeof discriminator === 'string'
      ? discriminator
      : undefined;
  if (name === undefined || name === '') return [];
  const mapping = isObject(discriminator) ? (objectMember(discriminator, 'mapping') ?? {}) : {};
  const mappingPhrases = Object.entries(mapping)
    .filter(([, target]) => typeof target === 'string')
    .slice(0, maxConstraintNames)
    .map(([value, target]) =>
      messages.formFor(inlineCode(value), toSingleLine(String(target).split('/').at(-1) ?? '')),
    );
  return [messages.discriminatedBy(inlineCode(name), joinAsList(mappingPhrases, messages.and))];
}
