import type { BlockContent, ListItem } from 'mdast';
import { unresolvedReference } from '../../core/specifications.ts';
import { type Json, type JsonObject, ownMember, swaggerMember } from '../../core/values.ts';
import { maxHeaders, maxParameters } from '../limits.ts';
import { inlineCode, joinPhrases, type PhraseLike, phrase, sentence, singleLine } from '../prose/phrase.ts';
import { arrayMember, isTrueMember, memberEntries, stringMember } from '../schema/json-members.ts';
import { resolveSchema } from '../schema/resolve-schema.ts';
import { inferTypes } from '../schema/resolved-schema.ts';
import type { Direction } from '../schema/schema-context.ts';
import { heading, list, listItem } from './blocks.ts';
import { type AuthoredExample, authoredExamples } from './examples.ts';
import { mediaTypes } from './media-types.ts';
import { listContext, type PageContext } from './page-context.ts';
import { valueItem } from './schema-list.ts';
import { type Parameter, type ParameterLocation, pathText } from './serialize-parameter.ts';
import { shortExamples, valueCode } from './value-sentences.ts';

const titles = [
  ['path', 'pathParameters'],
  ['query', 'queryParameters'],
  ['querystring', 'queryString'],
  ['header', 'headers'],
  ['cookie', 'cookies'],
] as const;
const locations = new Set<unknown>(titles.map(([location]) => location));
/** OpenAPI ignores header parameters with these names. Other sections of the page describe these headers. */
const ignoredHeaders = new Set(['accept', 'content-type', 'authorization']);

/** Parameters of the operation override those of the path. */
export function parametersOf(page: PageContext, pathItem: JsonObject, operation: JsonObject): Parameter[] {
  const parameters = new Map<string, Parameter>();
  for (const written of [...arrayMember(pathItem, 'parameters'), ...arrayMember(operation, 'parameters')]) {
    const parameter = readParameter(page, written);
    if (parameter !== undefined) parameters.set(`${parameter.location} ${parameter.name}`, parameter);
  }
  return [...parameters.values()].slice(0, maxParameters);
}

function readParameter(page: PageContext, written: Json): Parameter | undefined {
  const value = page.references.object(written);
  const location = value === undefined ? undefined : ownMember(value, 'in');
  const name = value === undefined ? undefined : stringMember(value, 'name');
  if (value === undefined || name === undefined || !locations.has(location)) return undefined;
  const required = isTrueMember(value, 'required') || location === 'path';
  return { name, location: location as ParameterLocation, required, value, schema: parameterSchema(page, value) };
}

function parameterSchema(page: PageContext, value: JsonObject): Json | undefined {
  return ownMember(value, 'schema') ?? mediaTypes(page, value)[0]?.schema ?? inlineSchema(value);
}

/** Creates the schema of a parameter that contains the schema keywords itself, as in Swagger 2. */
function inlineSchema({ name: _, in: __, required: ___, description: ____, ...schema }: JsonObject): JsonObject {
  return schema;
}

/** One section per parameter location. */
export function parameterSections(page: PageContext, pathItem: JsonObject, operation: JsonObject): BlockContent[] {
  const parameters = parametersOf(page, pathItem, operation);
  const unresolvedReferences = [...arrayMember(pathItem, 'parameters'), ...arrayMember(operation, 'parameters')]
    .slice(0, maxParameters)
    .flatMap((written) => unresolvedReference(page.references, written) ?? []);
  const sections = titles.flatMap(([location, title]) => {
    const items = parameters
      .filter((parameter) => parameter.location === location && !isIgnored(parameter))
      .map((parameter) => parameterItem(page, parameter, 'request'));
    return items.length === 0
      ? []
      : [heading(2, page.messages[title], location === 'querystring' ? 'query' : location), list(items)];
  });
  if (unresolvedReferences.length === 0) return sections;
  return [
    ...sections,
    heading(2, page.messages.furtherParameters),
    list(unresolvedReferences.map((reference) => listItem(page.messages.describedIn(inlineCode(reference))))),
  ];
}

function isIgnored({ location, name, value }: Parameter): boolean {
  return location === 'header' && ignoredHeaders.has(name.toLowerCase()) && !isTrueMember(value, swaggerMember);
}

export function headerItems(page: PageContext, holder: JsonObject, direction: Direction): ListItem[] {
  return memberEntries(holder, 'headers')
    .slice(0, maxHeaders)
    .map(([name, written]) => {
      const value = page.references.object(written) ?? {};
      const required = isTrueMember(value, 'required');
      const header = { name, location: 'header', required, value, schema: parameterSchema(page, value) } as const;
      return parameterItem(page, header, direction);
    });
}

function parameterItem(page: PageContext, parameter: Parameter, direction: Direction): ListItem {
  const { value } = parameter;
  const examples = examplesOf(page, parameter);
  const hasDescriptions = examples.some(
    ({ summary, description }) => summary !== undefined || description !== undefined,
  );
  const values = examples.map((example) => example.value);
  return valueItem(listContext(page, direction), {
    title: inlineCode(parameter.name),
    schema: parameter.schema,
    marks: [
      ...(parameter.required ? [page.messages.required] : []),
      ...(isTrueMember(value, 'deprecated') ? [page.messages.deprecated] : []),
    ],
    description: stringMember(value, 'description'),
    facts: [...styleFacts(page, parameter), ...(hasDescriptions ? [] : shortExamples(values, page.messages))],
    items: hasDescriptions ? [exampleList(page, examples)] : [],
  });
}

function examplesOf(page: PageContext, { value, schema }: Parameter): AuthoredExample[] {
  // Without `schema` and `content`, the parameter is its own schema, and the examples are shown with the schema.
  if (!Object.hasOwn(value, 'schema') && !Object.hasOwn(value, 'content') && schema !== undefined) return [];
  const holders = [value, ...mediaTypes(page, value).map((media) => media.value)];
  return holders.flatMap((holder) => authoredExamples(page, holder));
}

function exampleList(page: PageContext, examples: readonly AuthoredExample[]): ListItem {
  const { messages } = page;
  const items = examples.map(({ value, summary, description, externalUrl }) => {
    const { blocks, line } = page.parseProse(description ?? '', { limit: 2000 });
    const sentences = [summary === undefined ? [] : sentence(joinPhrases([singleLine(summary)])), sentence(line ?? [])];
    const externalSentence = externalUrl === undefined ? [] : joinPhrases([messages.inFile(inlineCode(externalUrl))]);
    const shown = value === undefined ? externalSentence : valueCode(value);
    const rest = joinPhrases(
      sentences.filter(({ length }) => length > 0),
      ' ',
    );
    const first = shown.length === 0 ? rest : rest.length === 0 ? shown : phrase`${messages.withColon(shown)} ${rest}`;
    return listItem(first, line === undefined ? blocks : []);
  });
  return listItem(messages.withColon(examples.length === 1 ? messages.example : messages.examples), [], items);
}

/** Describes serialization that differs from the default. */
function styleFacts(page: PageContext, parameter: Parameter): PhraseLike[] {
  const { name, location, value, schema } = parameter;
  const { messages } = page;
  const [type] = inferTypes(resolveSchema(page, schema, new Set()));
  const style = stringMember(value, 'style') ?? stringMember(value, 'collectionFormat');
  const isList = type === 'array';
  const facts = [
    ...(isTrueMember(value, 'allowReserved') ? [messages.reserved] : []),
    ...(isTrueMember(value, 'allowEmptyValue') && location === 'query' ? [messages.mayBeEmpty] : []),
  ];
  if (location === 'path' && (style === 'label' || style === 'matrix')) {
    const sample = isList ? ['a', 'b'] : type === 'object' ? { member: 'value' } : 'value';
    return [messages.writtenAs(inlineCode(pathText(parameter, sample))), ...facts];
  }
  if (!isList && type !== 'object') return facts;
  if (style === 'deepObject') return [messages.writtenAs(inlineCode(`${name}[member]=value`)), ...facts];
  if (style === 'spaceDelimited' || style === 'ssv') return [messages.bySpaces, ...facts];
  if (style === 'pipeDelimited' || style === 'pipes') return [messages.byBars, ...facts];
  const isJoined = ownMember(value, 'explode') === false && !isTrueMember(value, swaggerMember);
  if (isList && location === 'query' && (isJoined || style === 'csv')) return [messages.byCommas, ...facts];
  return style === 'multi' ? [messages.repeated, ...facts] : facts;
}
