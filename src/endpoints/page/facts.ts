import { isObject, type Json, type JsonObject, ownMember } from '../../core/values.ts';
import type { Counted, EndpointMessages, Limit } from '../messages/endpoint-messages.ts';
import { code, enumerate, flat, joined, type Phrase, phrase, type Said } from '../prose/phrase.ts';
import { textOf as shownText } from '../prose/tree.ts';
import { jsonText } from '../schema/json-text.ts';
import { entriesOf, isSet, itemsOf, objectOf, textOf } from '../schema/members.ts';
import type { Shape } from '../schema/types.ts';

const mostValues = 50;

/** A value in code: a string as it is, unless it could be mistaken for another type. */
export function valueCode(value: Json): Phrase {
  if (typeof value !== 'string')
    return code(typeof value === 'object' ? jsonText(value, { pretty: false, limit: 200 }) : String(value));
  return value.trim() === '' || /^(?:true|false|null|-?\d[\d.eE+-]*)$/.test(value)
    ? code(JSON.stringify(value))
    : code(value);
}

/** What else a schema says of a value, as sentences: values allowed, limits, default, an example. */
export function factsOf(shape: Shape, words: EndpointMessages): Phrase[] {
  const { keywords } = shape;
  const facts: Said[] = [
    ...valueFacts(keywords, words),
    ...nameFacts(shape, words),
    ...itemFacts(keywords, words),
    ...range(keywords, words),
    ...count(keywords, words, 'minLength', 'maxLength', 'character'),
    ...count(keywords, words, 'minItems', 'maxItems', 'item'),
    ...count(keywords, words, 'minProperties', 'maxProperties', 'member'),
    ...(isSet(keywords, 'uniqueItems') ? [words.noItemTwice] : []),
    ...pattern(keywords, words.pattern),
    ...defaultFact(keywords, words),
    ...discriminator(shape, words),
    ...shape.unresolved.map((reference) => words.describedIn(code(reference))),
  ];
  return facts.map((fact) => joined([fact]));
}

/** A short example of a single value, as a sentence; for what has no example of its own on the page. */
export function exampleFact(keywords: JsonObject, words: EndpointMessages): Phrase[] {
  const value = ownMember(keywords, 'example') ?? itemsOf(keywords, 'examples')[0];
  if (value === undefined || value === null || typeof value === 'object') return [];
  const shown = valueCode(value);
  const said = [ownMember(keywords, 'default'), ownMember(keywords, 'const'), ...itemsOf(keywords, 'enum')];
  const isLong = shown.map(shownText).join('').length > 100;
  return isLong || said.includes(value) ? [] : [phrase`${words.lead(words.example)} ${shown}.`];
}

function valueFacts(keywords: JsonObject, words: EndpointMessages): Phrase[] {
  const constant = ownMember(keywords, 'const');
  if (constant !== undefined) return [words.always(valueCode(constant))];
  const values = itemsOf(keywords, 'enum');
  if (values.length === 0) return [];
  if (values.length === 1) return [words.always(valueCode(values[0] as Json))];
  return [words.oneOf(listed(values, words, meaningsOf(keywords, values)))];
}

/** Values allowed in an array, told where the array is. */
function itemFacts(keywords: JsonObject, words: EndpointMessages): Phrase[] {
  const items = objectOf(keywords, 'items');
  const values = items === undefined ? [] : itemsOf(items, 'enum');
  return values.length === 0 ? [] : [words.items(listed(values, words))];
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

/** What is said of the names of members: those needed and not described, those that others ask for, how all are. */
function nameFacts({ keywords, properties, required }: Shape, words: EndpointMessages): Phrase[] {
  const bare = [...required].filter((name) => !properties.has(name)).slice(0, mostValues);
  const dependent = entriesOf(keywords, 'dependentRequired').slice(0, mostValues);
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

function listed(values: readonly Json[], words: EndpointMessages, meaning: (value: Json) => string = () => ''): Phrase {
  const shown = values.slice(0, mostValues).map((value) => phrase`${valueCode(value)}${meaning(value)}`);
  const rest = values.length - shown.length;
  return rest > 0 ? phrase`${joined(shown, ', ')} ${words.andMore(rest)}` : enumerate(shown, words.or);
}

function range(keywords: JsonObject, words: EndpointMessages): string[] {
  const low = bound(keywords, 'minimum', 'exclusiveMinimum');
  const high = bound(keywords, 'maximum', 'exclusiveMaximum');
  const step = numberIn(keywords, 'multipleOf');
  const facts: string[] = [];
  if (low?.open === false && high?.open === false) facts.push(words.between(low.value, high.value));
  else if (low !== undefined || high !== undefined) facts.push(words.limits(low, high));
  if (step !== undefined) facts.push(words.multipleOf(step));
  return facts;
}

/** A limit in either spelling: a number of its own (3.1), or `true` beside the other keyword (before). */
function bound(keywords: JsonObject, name: string, exclusive: string): Limit | undefined {
  const open = numberIn(keywords, exclusive);
  if (open !== undefined) return { value: open, open: true };
  const value = numberIn(keywords, name);
  return value === undefined ? undefined : { value, open: isSet(keywords, exclusive) };
}

function count(
  keywords: JsonObject,
  words: EndpointMessages,
  lowest: string,
  highest: string,
  what: Counted,
): string[] {
  const low = numberIn(keywords, lowest);
  const high = numberIn(keywords, highest);
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
    .slice(0, mostValues)
    .map(([value, target]) => words.formFor(code(value), flat(String(target).split('/').at(-1) ?? '')));
  return [words.toldBy(code(name), enumerate(forms, words.and))];
}

function numberIn(keywords: JsonObject, name: string): number | undefined {
  const value = ownMember(keywords, name);
  return typeof value === 'number' ? value : undefined;
}
