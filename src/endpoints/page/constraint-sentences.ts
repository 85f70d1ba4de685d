import { isObject, type JsonObject, ownMember } from '../../core/values.ts';
import type { Counted, EndpointMessages, Limit } from '../messages/english.ts';
import { code, enumerate, flat, joined, type Phrase, phrase, type Said, sentence } from '../prose/phrase.ts';
import type { Prose } from '../prose/prose.ts';
import { entriesOf, isSet, numberOf, objectOf, textOf } from '../schema/json-members.ts';
import { numberText } from '../schema/json-text.ts';
import { shapeOf } from '../schema/resolve-schema.ts';
import type { Around, Shape } from '../schema/resolved-schema.ts';
import { within } from '../schema/resolved-schema.ts';
import type { Page } from './page-context.ts';
import { exampleFact, valueCode, valueFacts } from './value-sentences.ts';

/** How many names are listed. */
const mostNames = 1000;
/** How many levels of arrays are told in one line. */
const deepest = 4;
const longestDescription = 4000;

/** What else a schema says of a value, as sentences: values allowed, limits, default. */
export function factsOf(shape: Shape, words: EndpointMessages): Phrase[] {
  const { keywords } = shape;
  const facts: Said[] = [
    ...valueFacts(keywords, words),
    ...nameFacts(shape, words),
    ...range(keywords, words),
    ...count(keywords, words, 'minLength', 'maxLength', 'character'),
    ...count(keywords, words, 'minItems', 'maxItems', 'item'),
    ...count(keywords, words, 'minProperties', 'maxProperties', 'member'),
    ...(isSet(keywords, 'uniqueItems') ? [words.noItemTwice] : []),
    ...pattern(keywords, words.pattern),
    ...(isClosed(shape) ? [words.noOtherMembers] : []),
    ...contentFacts(keywords, words),
    ...defaultFact(keywords, words),
    ...discriminator(shape, words),
    ...shape.unresolved.map((reference) => words.describedIn(code(reference))),
  ];
  return facts.map((fact) => joined([fact]));
}

/** What is said of the items of an array, told where the array is; nothing if that is nothing. */
export function itemFacts(page: Page, shape: Shape, active: Around, depth = 0): Phrase[] {
  const said = itemSentences(page, shape, active, depth);
  return said.length === 0 ? [] : [phrase`${page.words.lead(page.words.items)} ${joined(said, ' ')}`];
}

function itemSentences(page: Page, shape: Shape, active: Around, depth: number): Phrase[] {
  const items = ownMember(shape.keywords, 'items');
  // After `prefixItems` they are only those that follow.
  if (!isObject(items) || Object.hasOwn(shape.keywords, 'prefixItems') || depth > deepest) return [];
  const inner = within(active, shape);
  const item = shapeOf(page, items, inner);
  const { line = [] } = itemProse(page, shape, active);
  const example = item.properties.size > 0 ? [] : exampleFact(item.keywords, page.words);
  const [first, ...facts] = [...factsOf(item, page.words), ...example];
  const isFirst = line.length === 0;
  const own = first === undefined ? [] : [isFirst ? uncapitalized(first) : first, ...facts];
  return [...(isFirst ? [] : [sentence(line)]), ...own, ...itemFacts(page, item, inner, depth + 1)];
}

/** The description of the items of an array; nothing if it is the one of the array. */
export function itemProse(page: Page, shape: Shape, active: Around): Prose {
  const items = ownMember(shape.keywords, 'items');
  const item = isObject(items) ? shapeOf(page, items, within(active, shape)) : shape;
  const text = textOf(item.keywords, 'description');
  const isOther = item !== shape && text !== undefined && text !== textOf(shape.keywords, 'description');
  return page.prose(isOther ? text : '', { limit: longestDescription });
}

/** True if there are no members but those that are described. */
function isClosed({ keywords }: Shape): boolean {
  return ['additionalProperties', 'unevaluatedProperties'].some((name) => ownMember(keywords, name) === false);
}

/** What a text contains, and how it is written as text. */
function contentFacts(keywords: JsonObject, words: EndpointMessages): Phrase[] {
  const type = textOf(keywords, 'contentMediaType');
  const encoding = textOf(keywords, 'contentEncoding');
  return [
    ...(type === undefined ? [] : [phrase`${words.lead(words.contentType)} ${code(type)}.`]),
    ...(encoding === undefined ? [] : [words.encodedAs(code(encoding))]),
  ];
}

/** What is said of the names of members: those needed and not described, those that others ask for, how all are. */
function nameFacts({ keywords, properties, required }: Shape, words: EndpointMessages): Phrase[] {
  const bare = [...required].filter((name) => !properties.has(name)).slice(0, mostNames);
  const dependent = entriesOf(keywords, 'dependentRequired').slice(0, mostNames);
  const names = objectOf(keywords, 'propertyNames') ?? {};
  return [
    ...(bare.length === 0 ? [] : [words.needed(enumerate(bare.map(code), words.and), bare.length)]),
    ...dependent.flatMap(([name, others]) => {
      const needed = (Array.isArray(others) ? others : []).filter((other) => typeof other === 'string').map(code);
      if (needed.length === 0) return [];
      return [words.neededWith(code(name), enumerate(needed, words.and), needed.length)];
    }),
    ...pattern(names, words.namesLike),
    ...[...valueFacts(names, words), ...count(names, words, 'minLength', 'maxLength', 'character')].map((fact) =>
      words.names(uncapitalized(fact)),
    ),
  ];
}

/** With a small letter at its beginning. */
function uncapitalized(said: Said): Phrase {
  const [first, ...others] = joined([said]);
  if (first?.type !== 'text') return joined([said]);
  return [{ type: 'text', value: first.value.charAt(0).toLowerCase() + first.value.slice(1) }, ...others];
}

function range(keywords: JsonObject, words: EndpointMessages): string[] {
  const low = bound(keywords, 'minimum', 'exclusiveMinimum');
  const high = bound(keywords, 'maximum', 'exclusiveMaximum');
  const step = numberOf(keywords, 'multipleOf');
  const facts: string[] = [];
  if (low?.open === false && high?.open === false) facts.push(words.between(low.value, high.value));
  else if (low !== undefined || high !== undefined) {
    const limits = [
      ...(low === undefined ? [] : [words.lower(low)]),
      ...(high === undefined ? [] : [words.upper(high)]),
    ];
    const said = limits.join(` ${words.and} `);
    facts.push(`${said.charAt(0).toUpperCase()}${said.slice(1)}.`);
  }
  if (step !== undefined) facts.push(words.multipleOf(step));
  return facts;
}

/** A limit in either spelling: a number of its own (3.1), or `true` beside the other keyword (before). */
function bound(keywords: JsonObject, name: string, exclusive: string): Limit | undefined {
  const open = numberOf(keywords, exclusive);
  if (open !== undefined) return { value: numberText(open), open: true };
  const value = numberOf(keywords, name);
  return value === undefined ? undefined : { value: numberText(value), open: isSet(keywords, exclusive) };
}

function count(
  keywords: JsonObject,
  words: EndpointMessages,
  lowest: string,
  highest: string,
  what: Counted,
): string[] {
  const low = numberOf(keywords, lowest);
  const high = numberOf(keywords, highest);
  if (low !== undefined && low > 0 && high !== undefined)
    return [low === high ? words.exactly(high, what) : words.from(low, high, what)];
  if (high !== undefined) return [words.atMost(high, what)];
  return low !== undefined && low > 0 ? [words.atLeast(low, what)] : [];
}

function pattern(keywords: JsonObject, say: (pattern: Said) => Phrase): Phrase[] {
  const written = textOf(keywords, 'pattern');
  return written === undefined ? [] : [say(code(written))];
}

function defaultFact(keywords: JsonObject, words: EndpointMessages): Phrase[] {
  const value = ownMember(keywords, 'default');
  return value === undefined || value === null ? [] : [words.defaultValue(valueCode(value))];
}

function discriminator(shape: Shape, words: EndpointMessages): Phrase[] {
  const written = shape.keywords.discriminator;
  const name = isObject(written) ? textOf(written, 'propertyName') : typeof written === 'string' ? written : undefined;
  if (name === undefined || name === '') return [];
  const mapping = isObject(written) ? (objectOf(written, 'mapping') ?? {}) : {};
  const forms = Object.entries(mapping)
    .filter(([, target]) => typeof target === 'string')
    .slice(0, mostNames)
    .map(([value, target]) => words.formFor(code(value), flat(String(target).split('/').at(-1) ?? '')));
  return [words.toldBy(code(name), enumerate(forms, words.and))];
}
