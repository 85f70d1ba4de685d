import { isObject, type JsonObject, ownMember } from '../../core/values.ts';
import { maxConstraintNames, maxDescriptionLength } from '../limits.ts';
import type { CountedUnit, EndpointMessages, Limit } from '../messages/english.ts';
import {
  enumerate,
  inlineCode,
  joinPhrases,
  type Phrase,
  type PhraseLike,
  phrase,
  sentence,
  singleLine,
} from '../prose/phrase.ts';
import type { Prose } from '../prose/prose.ts';
import { isTrueMember, memberEntries, numberMember, objectMember, stringMember } from '../schema/json-members.ts';
import { numberText } from '../schema/json-text.ts';
import { resolveSchema } from '../schema/resolve-schema.ts';
import type { ActiveSchemas, ResolvedSchema } from '../schema/resolved-schema.ts';
import { activeBelow } from '../schema/resolved-schema.ts';
import type { PageContext } from './page-context.ts';
import { exampleFact, valueCode, valueFacts } from './value-sentences.ts';

/** Maximum nesting depth of arrays whose items are described in one line. */
const maxDepth = 4;

/** Sentences about constraints: allowed values, limits, default. */
export function schemaFacts(shape: ResolvedSchema, messages: EndpointMessages): Phrase[] {
  const { keywords } = shape;
  const facts: PhraseLike[] = [
    ...valueFacts(keywords, messages),
    ...nameFacts(shape, messages),
    ...rangeFacts(keywords, messages),
    ...countFacts(keywords, messages, 'minLength', 'maxLength', 'character'),
    ...countFacts(keywords, messages, 'minItems', 'maxItems', 'item'),
    ...countFacts(keywords, messages, 'minProperties', 'maxProperties', 'member'),
    ...(isTrueMember(keywords, 'uniqueItems') ? [messages.noItemTwice] : []),
    ...patternFacts(keywords, messages.pattern),
    ...(isClosed(shape) ? [messages.noOtherMembers] : []),
    ...contentFacts(keywords, messages),
    ...defaultFact(keywords, messages),
    ...discriminatorFacts(shape, messages),
    ...shape.unresolvedReferences.map((reference) => messages.describedIn(inlineCode(reference))),
  ];
  return facts.map((fact) => joinPhrases([fact]));
}

/** Describes array items on one line: `Items: at least 1 character.` */
export function itemFacts(page: PageContext, shape: ResolvedSchema, active: ActiveSchemas, depth = 0): Phrase[] {
  const sentences = itemSentences(page, shape, active, depth);
  return sentences.length === 0
    ? []
    : [phrase`${page.messages.withColon(page.messages.items)} ${joinPhrases(sentences, ' ')}`];
}

function itemSentences(page: PageContext, shape: ResolvedSchema, active: ActiveSchemas, depth: number): Phrase[] {
  const items = ownMember(shape.keywords, 'items');
  // After `prefixItems`, `items` describes only the remaining items.
  if (!isObject(items) || Object.hasOwn(shape.keywords, 'prefixItems') || depth > maxDepth) return [];
  const inner = activeBelow(active, shape);
  const item = resolveSchema(page, items, inner);
  const { line = [] } = itemProse(page, shape, active);
  const example = item.properties.size > 0 ? [] : exampleFact(item.keywords, page.messages);
  const [first, ...facts] = [...schemaFacts(item, page.messages), ...example];
  const isFirst = line.length === 0;
  const constraints = first === undefined ? [] : [isFirst ? page.messages.afterColon(first) : first, ...facts];
  return [...(isFirst ? [] : [sentence(line)]), ...constraints, ...itemFacts(page, item, inner, depth + 1)];
}

/** Description of array items; empty if it repeats the description of the array. */
export function itemProse(page: PageContext, shape: ResolvedSchema, active: ActiveSchemas): Prose {
  const items = ownMember(shape.keywords, 'items');
  const item = isObject(items) ? resolveSchema(page, items, activeBelow(active, shape)) : shape;
  const text = stringMember(item.keywords, 'description');
  const isOther = item !== shape && text !== undefined && text !== stringMember(shape.keywords, 'description');
  return page.parseProse(isOther ? text : '', { limit: maxDescriptionLength });
}

function isClosed({ keywords }: ResolvedSchema): boolean {
  return ['additionalProperties', 'unevaluatedProperties'].some((name) => ownMember(keywords, name) === false);
}

function contentFacts(keywords: JsonObject, messages: EndpointMessages): Phrase[] {
  const type = stringMember(keywords, 'contentMediaType');
  const encoding = stringMember(keywords, 'contentEncoding');
  return [
    ...(type === undefined ? [] : [phrase`${messages.withColon(messages.contentType)} ${inlineCode(type)}.`]),
    ...(encoding === undefined ? [] : [messages.encodedAs(inlineCode(encoding))]),
  ];
}

/** Constraints on property names: required, dependent, pattern. */
function nameFacts({ keywords, properties, required }: ResolvedSchema, messages: EndpointMessages): Phrase[] {
  const undescribed = [...required].filter((name) => !properties.has(name)).slice(0, maxConstraintNames);
  const dependent = memberEntries(keywords, 'dependentRequired').slice(0, maxConstraintNames);
  const names = objectMember(keywords, 'propertyNames') ?? {};
  return [
    ...(undescribed.length === 0
      ? []
      : [messages.requiredNames(enumerate(undescribed.map(inlineCode), messages.and), undescribed.length)]),
    ...dependent.flatMap(([name, others]) => {
      const requiredNames = (Array.isArray(others) ? others : [])
        .filter((other) => typeof other === 'string')
        .map(inlineCode);
      if (requiredNames.length === 0) return [];
      return [messages.requiredWith(inlineCode(name), enumerate(requiredNames, messages.and), requiredNames.length)];
    }),
    ...patternFacts(names, messages.namesLike),
    ...[...valueFacts(names, messages), ...countFacts(names, messages, 'minLength', 'maxLength', 'character')].map(
      (fact) => messages.names(messages.afterColon(fact)),
    ),
  ];
}

function rangeFacts(keywords: JsonObject, messages: EndpointMessages): string[] {
  const low = limitOf(keywords, 'minimum', 'exclusiveMinimum');
  const high = limitOf(keywords, 'maximum', 'exclusiveMaximum');
  const step = numberMember(keywords, 'multipleOf');
  const facts: string[] = [];
  if (low?.isExclusive === false && high?.isExclusive === false) facts.push(messages.between(low.value, high.value));
  else if (low !== undefined || high !== undefined) {
    const limits = [
      ...(low === undefined ? [] : [messages.lowerLimit(low)]),
      ...(high === undefined ? [] : [messages.upperLimit(high)]),
    ];
    const text = limits.join(` ${messages.and} `);
    facts.push(`${text.charAt(0).toUpperCase()}${text.slice(1)}.`);
  }
  if (step !== undefined) facts.push(messages.multipleOf(step));
  return facts;
}

/** Supports both forms of `exclusiveMinimum`: a number (OpenAPI 3.1), or `true` next to `minimum` (OpenAPI 3.0). */
function limitOf(keywords: JsonObject, name: string, exclusive: string): Limit | undefined {
  const exclusiveLimit = numberMember(keywords, exclusive);
  if (exclusiveLimit !== undefined) return { value: numberText(exclusiveLimit), isExclusive: true };
  const value = numberMember(keywords, name);
  return value === undefined ? undefined : { value: numberText(value), isExclusive: isTrueMember(keywords, exclusive) };
}

function countFacts(
  keywords: JsonObject,
  messages: EndpointMessages,
  minKeyword: string,
  maxKeyword: string,
  unit: CountedUnit,
): string[] {
  const low = numberMember(keywords, minKeyword);
  const high = numberMember(keywords, maxKeyword);
  if (low !== undefined && low > 0 && high !== undefined)
    return [low === high ? messages.exactly(high, unit) : messages.from(low, high, unit)];
  if (high !== undefined) return [messages.atMost(high, unit)];
  return low !== undefined && low > 0 ? [messages.atLeast(low, unit)] : [];
}

function patternFacts(keywords: JsonObject, toSentence: (pattern: PhraseLike) => Phrase): Phrase[] {
  const written = stringMember(keywords, 'pattern');
  return written === undefined ? [] : [toSentence(inlineCode(written))];
}

function defaultFact(keywords: JsonObject, messages: EndpointMessages): Phrase[] {
  const value = ownMember(keywords, 'default');
  return value === undefined || value === null ? [] : [messages.defaultValue(valueCode(value))];
}

function discriminatorFacts(shape: ResolvedSchema, messages: EndpointMessages): Phrase[] {
  const written = shape.keywords.discriminator;
  const name = isObject(written)
    ? stringMember(written, 'propertyName')
    : typeof written === 'string'
      ? written
      : undefined;
  if (name === undefined || name === '') return [];
  const mapping = isObject(written) ? (objectMember(written, 'mapping') ?? {}) : {};
  const forms = Object.entries(mapping)
    .filter(([, target]) => typeof target === 'string')
    .slice(0, maxConstraintNames)
    .map(([value, target]) => messages.formFor(inlineCode(value), singleLine(String(target).split('/').at(-1) ?? '')));
  return [messages.discriminatedBy(inlineCode(name), enumerate(forms, messages.and))];
}
