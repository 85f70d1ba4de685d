import { isObject, type Json, type JsonObject, ownMember } from '../../values/json.ts';
import { plain } from '../prose/prose.ts';
import { jsonText } from './json-text.ts';
import { code, enumerate } from './markdown.ts';
import { entriesOf, isSet, itemsOf, objectOf, textOf } from './members.ts';
import type { Shape } from './page.ts';

const mostValues = 50;

/** A value in code: a string as it is, unless it could be mistaken for another type. */
export function valueCode(value: Json): string {
  if (typeof value !== 'string')
    return code(typeof value === 'object' ? jsonText(value, { pretty: false, limit: 200 }) : String(value));
  return value.trim() === '' || /^(?:true|false|null|-?\d[\d.eE+-]*)$/.test(value)
    ? code(JSON.stringify(value))
    : code(value);
}

/** What else a schema says of a value, as sentences: values allowed, limits, default, an example. */
export function factsOf(shape: Shape): string[] {
  const { keywords } = shape;
  return [
    ...valueFacts(keywords),
    ...nameFacts(shape),
    ...itemFacts(keywords),
    ...range(keywords),
    ...count(keywords, 'minLength', 'maxLength', 'character'),
    ...count(keywords, 'minItems', 'maxItems', 'item'),
    ...count(keywords, 'minProperties', 'maxProperties', 'member'),
    ...(isSet(keywords, 'uniqueItems') ? ['No item twice.'] : []),
    ...pattern(keywords),
    ...defaultFact(keywords),
    ...discriminator(shape),
    ...shape.unresolved.map((reference) => `Described in ${code(reference)}.`),
  ];
}

/** A short example of a single value, as a sentence; for what has no example of its own on the page. */
export function exampleFact(keywords: JsonObject): string[] {
  const value = ownMember(keywords, 'example') ?? itemsOf(keywords, 'examples')[0];
  if (value === undefined || value === null || typeof value === 'object') return [];
  const text = valueCode(value);
  const said = [ownMember(keywords, 'default'), ownMember(keywords, 'const'), ...itemsOf(keywords, 'enum')];
  return text.length > 100 || said.includes(value) ? [] : [`Example: ${text}.`];
}

function valueFacts(keywords: JsonObject): string[] {
  const constant = ownMember(keywords, 'const');
  if (constant !== undefined) return [`Always ${valueCode(constant)}.`];
  const values = itemsOf(keywords, 'enum');
  if (values.length === 0) return [];
  if (values.length === 1) return [`Always ${valueCode(values[0] as Json)}.`];
  return [`One of ${listed(values, meaningsOf(keywords, values))}.`];
}

/** Values allowed in an array, told where the array is. */
function itemFacts(keywords: JsonObject): string[] {
  const items = objectOf(keywords, 'items');
  const values = items === undefined ? [] : itemsOf(items, 'enum');
  return values.length === 0 ? [] : [`Items: ${listed(values)}.`];
}

/** What the values of an enum mean: by value, or in their order. */
function meaningsOf(keywords: JsonObject, values: readonly Json[]): (value: Json) => string {
  const written = ownMember(keywords, 'x-enum-descriptions') ?? ownMember(keywords, 'x-enumDescriptions');
  return (value) => {
    const found = isObject(written) ? ownMember(written, String(value)) : undefined;
    const meaning = Array.isArray(written) ? (written[values.indexOf(value)] as Json | undefined) : found;
    return typeof meaning === 'string' && meaning.trim() !== '' ? ` (${plain(meaning.trim().slice(0, 300))})` : '';
  };
}

/** What is said of the names of members: those needed and not described, those that others ask for, how all are. */
function nameFacts({ keywords, properties, required }: Shape): string[] {
  const bare = [...required].filter((name) => !properties.has(name)).slice(0, mostValues);
  const dependent = entriesOf(keywords, 'dependentRequired').slice(0, mostValues);
  const names = objectOf(keywords, 'propertyNames') ?? {};
  return [
    ...(bare.length === 0 ? [] : [`${enumerate(bare.map(code))} ${bare.length === 1 ? 'is' : 'are'} required.`]),
    ...dependent.flatMap(([name, others]) => {
      const needed = (Array.isArray(others) ? others : []).filter((other) => typeof other === 'string').map(code);
      if (needed.length === 0) return [];
      return [`With ${code(name)}, ${enumerate(needed)} ${needed.length === 1 ? 'is' : 'are'} required.`];
    }),
    ...pattern(names).map((fact) => fact.replace(/^Pattern: /, 'Names are like ')),
    ...[...valueFacts(names), ...count(names, 'minLength', 'maxLength', 'character')].map(
      (fact) => `Names: ${fact.charAt(0).toLowerCase()}${fact.slice(1)}`,
    ),
  ];
}

function listed(values: readonly Json[], meaning: (value: Json) => string = () => ''): string {
  const shown = values.slice(0, mostValues).map((value) => `${valueCode(value)}${meaning(value)}`);
  const rest = values.length - shown.length;
  return rest > 0 ? `${shown.join(', ')} and ${rest} more` : enumerate(shown, 'or');
}

function range(keywords: JsonObject): string[] {
  const low = bound(keywords, 'minimum', 'exclusiveMinimum');
  const high = bound(keywords, 'maximum', 'exclusiveMaximum');
  const step = numberIn(keywords, 'multipleOf');
  const facts: string[] = [];
  if (low?.open === false && high?.open === false) facts.push(`From ${low.value} to ${high.value}.`);
  else {
    const words = [
      ...(low === undefined ? [] : [`${low.open ? 'greater than' : 'at least'} ${low.value}`]),
      ...(high === undefined ? [] : [`${high.open ? 'less than' : 'at most'} ${high.value}`]),
    ];
    if (words.length > 0) facts.push(`${capital(enumerate(words))}.`);
  }
  if (step !== undefined) facts.push(`A multiple of ${step}.`);
  return facts;
}

/** A limit in either spelling: a number of its own (3.1), or `true` beside the other keyword (before). */
function bound(keywords: JsonObject, name: string, exclusive: string): { value: number; open: boolean } | undefined {
  const open = numberIn(keywords, exclusive);
  if (open !== undefined) return { value: open, open: true };
  const value = numberIn(keywords, name);
  return value === undefined ? undefined : { value, open: isSet(keywords, exclusive) };
}

function count(keywords: JsonObject, lowest: string, highest: string, unit: string): string[] {
  const low = numberIn(keywords, lowest);
  const high = numberIn(keywords, highest);
  const units = (number: number) => `${number} ${unit}${number === 1 ? '' : 's'}`;
  if (low !== undefined && low > 0 && high !== undefined)
    return [low === high ? `Exactly ${units(high)}.` : `${low} to ${units(high)}.`];
  if (high !== undefined) return [`At most ${units(high)}.`];
  return low !== undefined && low > 0 ? [`At least ${units(low)}.`] : [];
}

function pattern(keywords: JsonObject): string[] {
  const written = textOf(keywords, 'pattern');
  return written === undefined ? [] : [`Pattern: ${code(written)}.`];
}

function defaultFact(keywords: JsonObject): string[] {
  const value = ownMember(keywords, 'default');
  return value === undefined || value === null ? [] : [`Default: ${valueCode(value)}.`];
}

function discriminator(shape: Shape): string[] {
  const written = shape.keywords.discriminator;
  const name = isObject(written) ? textOf(written, 'propertyName') : typeof written === 'string' ? written : undefined;
  if (name === undefined || name === '') return [];
  const mapping = isObject(written) ? (objectOf(written, 'mapping') ?? {}) : {};
  const forms = Object.entries(mapping)
    .filter(([, target]) => typeof target === 'string')
    .slice(0, mostValues)
    .map(([value, target]) => `${code(value)} for ${plain(String(target).split('/').at(-1) ?? '')}`);
  return [`The form is told by ${code(name)}${forms.length > 0 ? `: ${enumerate(forms)}` : ''}.`];
}

function numberIn(keywords: JsonObject, name: string): number | undefined {
  const value = ownMember(keywords, name);
  return typeof value === 'number' ? value : undefined;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
