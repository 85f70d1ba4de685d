import { isList, isObject, type Json, type JsonObject, ownMember } from '../../core/values.ts';
import type { Counted, EndpointMessages, Limit } from '../messages/english.ts';
import { code, enumerate, flat, joined, type Phrase, phrase, type Said, sentence } from '../prose/phrase.ts';
import type { Prose } from '../prose/prose.ts';
import { textOf as shownText } from '../prose/tree.ts';
import { jsonText, numberText } from '../schema/json-text.ts';
import { entriesOf, isSet, itemsOf, numberOf, objectOf, textOf } from '../schema/members.ts';
import { shapeOf, within } from '../schema/shape.ts';
import type { Around, Shape } from '../schema/types.ts';
import type { Page } from './page.ts';

/** How many names are listed. */
const mostNames = 1000;
/** How many levels of arrays are told in one line. */
const deepest = 4;
/** The most characters of a value in a line, of an example in a line, and the most examples. */
const longestValue = 1000;
const longestExample = 200;
const mostExamples = 20;
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
function valueFacts(keywords: JsonObject, words: EndpointMessages): Phrase[] {
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
