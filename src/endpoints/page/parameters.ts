import type { BlockContent, ListItem } from 'mdast';
import { unresolved } from '../../core/specifications.ts';
import { type Json, type JsonObject, ownMember } from '../../core/values.ts';
import { code, flat, joined, phrase, type Said, sentence } from '../prose/phrase.ts';
import { entriesOf, isSet, itemsOf, textOf } from '../schema/json-members.ts';
import { shapeOf } from '../schema/resolve-schema.ts';
import { kindsOf } from '../schema/resolved-schema.ts';
import type { Direction } from '../schema/schema-context.ts';
import { heading, list, listItem } from './blocks.ts';
import { type Example, givenExamples } from './examples.ts';
import { mediaTypes } from './media-types.ts';
import { listingOf, type Page } from './page-context.ts';
import { valueItem } from './schema-list.ts';
import { type Parameter, type ParameterPlace, pathText } from './serialize-parameter.ts';
import { shortExamples, valueCode } from './value-sentences.ts';

const titles = [
  ['path', 'pathParameters'],
  ['query', 'queryParameters'],
  ['querystring', 'queryString'],
  ['header', 'headers'],
  ['cookie', 'cookies'],
] as const;
const places = new Set<unknown>([...titles.map(([place]) => place), 'body', 'formData']);
/** Headers that say what other parts of the page say already; OpenAPI lets nobody describe them as parameters. */
const ignoredHeaders = new Set(['accept', 'content-type', 'authorization']);
const mostParameters = 300;
const mostHeaders = 1000;

/** The parameters of an operation: its own, and those of the path that it does not describe anew. */
export function parametersOf(page: Page, pathItem: JsonObject, operation: JsonObject): Parameter[] {
  const found = new Map<string, Parameter>();
  for (const written of [...itemsOf(pathItem, 'parameters'), ...itemsOf(operation, 'parameters')]) {
    const parameter = readParameter(page, written);
    if (parameter !== undefined) found.set(`${parameter.place} ${parameter.name}`, parameter);
  }
  return [...found.values()].slice(0, mostParameters);
}

function readParameter(page: Page, written: Json): Parameter | undefined {
  const value = page.references.object(written);
  const place = value === undefined ? undefined : ownMember(value, 'in');
  const name = value === undefined ? undefined : textOf(value, 'name');
  if (value === undefined || name === undefined || !places.has(place)) return undefined;
  const required = isSet(value, 'required') || place === 'path';
  return { name, place: place as ParameterPlace, required, value, schema: schemaOf(page, value) };
}

function schemaOf(page: Page, value: JsonObject): Json | undefined {
  return ownMember(value, 'schema') ?? mediaTypes(page, value)[0]?.schema ?? ownSchema(value);
}

/** Swagger 2 writes the schema into the parameter or header itself. */
function ownSchema({ name: _, in: __, required: ___, description: ____, ...schema }: JsonObject): JsonObject {
  return schema;
}

/** The sections on parameters: one for each place they are sent in. */
export function parameterSections(page: Page, pathItem: JsonObject, operation: JsonObject): BlockContent[] {
  const parameters = parametersOf(page, pathItem, operation);
  const elsewhere = [...itemsOf(pathItem, 'parameters'), ...itemsOf(operation, 'parameters')]
    .slice(0, mostParameters)
    .flatMap((written) => unresolved(page.references, written) ?? []);
  const sections = titles.flatMap(([place, title]) => {
    const items = parameters
      .filter((parameter) => parameter.place === place && !isIgnored(page, parameter))
      .map((parameter) => parameterItem(page, parameter, 'request'));
    return items.length === 0
      ? []
      : [heading(2, page.words[title], place === 'querystring' ? 'query' : place), list(items)];
  });
  if (elsewhere.length === 0) return sections;
  return [
    ...sections,
    heading(2, page.words.furtherParameters),
    list(elsewhere.map((reference) => listItem(page.words.describedIn(code(reference))))),
  ];
}

function isIgnored(page: Page, { place, name }: Parameter): boolean {
  const isNew = typeof ownMember(page.document, 'openapi') === 'string';
  return isNew && place === 'header' && ignoredHeaders.has(name.toLowerCase());
}

/** The items of a list of headers: those of a response, or of a part of a form. */
export function headerItems(page: Page, holder: JsonObject, direction: Direction): ListItem[] {
  return entriesOf(holder, 'headers')
    .slice(0, mostHeaders)
    .map(([name, written]) => {
      const value = page.references.object(written) ?? {};
      const required = isSet(value, 'required');
      const header = { name, place: 'header', required, value, schema: schemaOf(page, value) } as const;
      return parameterItem(page, header, direction);
    });
}

function parameterItem(page: Page, parameter: Parameter, direction: Direction): ListItem {
  const { value } = parameter;
  const examples = examplesOf(page, parameter);
  const isTold = examples.some(({ summary, description }) => summary !== undefined || description !== undefined);
  const values = examples.map((example) => example.value);
  return valueItem(listingOf(page, direction), {
    title: code(parameter.name),
    schema: parameter.schema,
    marks: [
      ...(parameter.required ? [page.words.required] : []),
      ...(isSet(value, 'deprecated') ? [page.words.deprecated] : []),
    ],
    description: textOf(value, 'description'),
    facts: [...styleFacts(page, parameter), ...(isTold ? [] : shortExamples(values, page.words))],
    items: isTold ? [exampleList(page, examples)] : [],
  });
}

function examplesOf(page: Page, { value, schema }: Parameter): Example[] {
  // What the schema itself gives as an example is told with the schema.
  if (!Object.hasOwn(value, 'schema') && !Object.hasOwn(value, 'content') && schema !== undefined) return [];
  const holders = [value, ...mediaTypes(page, value).map((media) => media.value)];
  return holders.flatMap((holder) => givenExamples(page, holder));
}

/** Examples of a parameter with what is said of each. */
function exampleList(page: Page, examples: readonly Example[]): ListItem {
  const { words } = page;
  const items = examples.map(({ value, summary, description, external }) => {
    const { blocks, line } = page.prose(description ?? '', { limit: 2000 });
    const said = [summary === undefined ? [] : sentence(joined([flat(summary)])), sentence(line ?? [])];
    const place = external === undefined ? [] : joined([words.inFile(code(external))]);
    const shown = value === undefined ? place : valueCode(value);
    const rest = joined(
      said.filter(({ length }) => length > 0),
      ' ',
    );
    const first = shown.length === 0 ? rest : rest.length === 0 ? shown : phrase`${words.lead(shown)} ${rest}`;
    return listItem(first, line === undefined ? blocks : []);
  });
  return listItem(words.lead(examples.length === 1 ? words.example : words.examples), [], items);
}

/** How a value is written, if it is not the usual way. */
function styleFacts(page: Page, parameter: Parameter): Said[] {
  const { name, place, value, schema } = parameter;
  const { words } = page;
  const [type] = kindsOf(shapeOf(page, schema, new Set()));
  const style = textOf(value, 'style') ?? textOf(value, 'collectionFormat');
  const isList = type === 'array';
  const facts = [
    ...(isSet(value, 'allowReserved') ? [words.reserved] : []),
    ...(isSet(value, 'allowEmptyValue') && place === 'query' ? [words.mayBeEmpty] : []),
  ];
  if (place === 'path' && (style === 'label' || style === 'matrix')) {
    const sample = isList ? ['a', 'b'] : type === 'object' ? { member: 'value' } : 'value';
    return [words.writtenAs(code(pathText(parameter, sample))), ...facts];
  }
  if (!isList && type !== 'object') return facts;
  if (style === 'deepObject') return [words.writtenAs(code(`${name}[member]=value`)), ...facts];
  if (style === 'spaceDelimited' || style === 'ssv') return [words.bySpaces, ...facts];
  if (style === 'pipeDelimited' || style === 'pipes') return [words.byBars, ...facts];
  const isJoined = isList && place === 'query' && (ownMember(value, 'explode') === false || style === 'csv');
  if (isJoined) return [words.byCommas, ...facts];
  return style === 'multi' ? [words.repeated, ...facts] : facts;
}
