import type { BlockContent, ListItem } from 'mdast';
import { unresolvedReference } from '../../core/specifications.ts';
import { type Json, type JsonObject, ownMember, swaggerMember } from '../../core/values.ts';
import { maxHeaders, maxParameters } from '../limits.ts';
import { inlineCode, joinPhrases, type PhraseLike, phrase, toSingleLine, withFullStop } from '../prose/phrase.ts';
import { arrayMember, isTrueMember, memberEntries, stringMember } from '../schema/json-members.ts';
import { resolveSchema } from '../schema/resolve-schema.ts';
import { inferTypes } from '../schema/resolved-schema.ts';
import type { Direction } from '../schema/schema-context.ts';
import { heading, list, listItem } from './blocks.ts';
import { type AuthoredExample, readExamples } from './examples.ts';
import { readMediaTypes } from './media-types.ts';
import { listContext, type PageContext } from './page-context.ts';
import { valueItem } from './schema-list.ts';
import { type Parameter, type ParameterLocation, serializePath } from './serialize-parameter.ts';
import { shortExamples, valueCode } from './value-sentences.ts';

const locationTitles = [
  ['path', 'pathParameters'],
  ['query', 'queryParameters'],
  ['querystring', 'queryString'],
  ['header', 'headers'],
  ['cookie', 'cookies'],
] as const;
const parameterLocations = new Set<unknown>(locationTitles.map(([location]) => location));
/** OpenAPI ignores header parameters with these names. Other sections of the page describe these headers. */
const ignoredHeaders = new Set(['accept', 'content-type', 'authorization']);

/** Parameters of the operation override those of the path. */
export function readParameters(page: PageContext, pathItem: JsonObject, operation: JsonObject): Parameter[] {
  const parameters = new Map<string, Parameter>();
  for (const parameterReference of [...arrayMember(pathItem, 'parameters'), ...arrayMember(operation, 'parameters')]) {
    const parameter = readParameter(page, parameterReference);
    if (parameter !== undefined) parameters.set(`${parameter.location} ${parameter.name}`, parameter);
  }
  return [...parameters.values()].slice(0, maxParameters);
}

function readParameter(page: PageContext, parameterReference: Json): Parameter | undefined {
  const value = page.references.resolveObject(parameterReference);
  const location = value === undefined ? undefined : ownMember(value, 'in');
  const name = value === undefined ? undefined : stringMember(value, 'name');
  if (value === undefined || name === undefined || !parameterLocations.has(location)) return undefined;
  const required = isTrueMember(value, 'required') || location === 'path';
  return { name, location: location as ParameterLocation, required, value, schema: parameterSchema(page, value) };
}

function parameterSchema(page: PageContext, value: JsonObject): Json | undefined {
  return ownMember(value, 'schema') ?? readMediaTypes(page, value)[0]?.schema ?? inlineSchema(value);
}

/** Creates the schema of a parameter that contains the schema keywords itself, as in Swagger 2. */
function inlineSchema({ name: _, in: __, required: ___, description: ____, ...schema }: JsonObject): JsonObject {
  return schema;
}

/** One section per parameter location. */
export function parameterSections(page: PageContext, pathItem: JsonObject, operation: JsonObject): BlockContent[] {
  const parameters = readParameters(page, pathItem, operation);
  const unresolvedReferences = [...arrayMember(pathItem, 'parameters'), ...arrayMember(operation, 'parameters')]
    .slice(0, maxParameters)
    .flatMap((parameterReference) => unresolvedReference(page.references, parameterReference) ?? []);
  const sections = locationTitles.flatMap(([location, title]) => {
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
    .map(([name, headerReference]) => {
      const value = page.references.resolveObject(headerReference) ?? {};
      const required = isTrueMember(value, 'required');
      const header = { name, location: 'header', required, value, schema: parameterSchema(page, value) } as const;
      return parameterItem(page, header, direction);
    });
}

function parameterItem(page: PageContext, parameter: Parameter, direction: Direction): ListItem {
  const { value } = parameter;
  const examples = listParameterExamples(page, parameter);
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
    sentences: [...styleSentences(page, parameter), ...(hasDescriptions ? [] : shortExamples(values, page.messages))],
    items: hasDescriptions ? [exampleList(page, examples)] : [],
  });
}

function listParameterExamples(page: PageContext, { value, schema }: Parameter): AuthoredExample[] {
  // Without `schema` and `content`, the parameter is its own schema, and the examples are shown with the schema.
  if (!Object.hasOwn(value, 'schema') && !Object.hasOwn(value, 'content') && schema !== undefined) return [];
  const exampleHolders = [value, ...readMediaTypes(page, value).map((media) => media.value)];
  return exampleHolders.flatMap((holder) => readExamples(page, holder));
}

function exampleList(page: PageContext, examples: readonly AuthoredExample[]): ListItem {
  const { messages } = page;
  const items = examples.map(({ value, summary, description, externalUrl }) => {
    const { blocks, line } = page.parseProse(description ?? '', { limit: 2000 });
    const sentences = [
      summary === undefined ? [] : withFullStop(joinPhrases([toSingleLine(summary)])),
      withFullStop(line ?? []),
    ];
    const externalSentence = externalUrl === undefined ? [] : joinPhrases([messages.inFile(inlineCode(externalUrl))]);
    const valuePhrase = value === undefined ? externalSentence : valueCode(value);
    const descriptionPhrase = joinPhrases(
      sentences.filter(({ length }) => length > 0),
      ' ',
    );
    const firstLine =
      valuePhrase.length === 0
        ? descriptionPhrase
        : descriptionPhrase.length === 0
          ? valuePhrase
          : phrase`${messages.withColon(valuePhrase)} ${descriptionPhrase}`;
    return listItem(firstLine, line === undefined ? blocks : []);
  });
  return listItem(messages.withColon(examples.length === 1 ? messages.example : messages.examples), [], items);
}

/** Describes serialization that differs from the default. */
function styleSentences(page: PageContext, parameter: Parameter): PhraseLike[] {
  const { name, location, value, schema } = parameter;
  const { messages } = page;
  const [type] = inferTypes(resolveSchema(page, schema, new Set()));
  const style = stringMember(value, 'style') ?? stringMember(value, 'collectionFormat');
  const isList = type === 'array';
  const sentences = [
    ...(isTrueMember(value, 'allowReserved') ? [messages.reserved] : []),
    ...(isTrueMember(value, 'allowEmptyValue') && location === 'query' ? [messages.mayBeEmpty] : []),
  ];
  if (location === 'path' && (style === 'label' || style === 'matrix')) {
    const sampleValue = isList ? ['a', 'b'] : type === 'object' ? { member: 'value' } : 'value';
    return [messages.writtenAs(inlineCode(serializePath(parameter, sampleValue))), ...sentences];
  }
  if (!isList && type !== 'object') return sentences;
  if (style === 'deepObject') return [messages.writtenAs(inlineCode(`${name}[member]=value`)), ...sentences];
  if (style === 'spaceDelimited' || style === 'ssv') return [messages.bySpaces, ...sentences];
  if (style === 'pipeDelimited' || style === 'pipes') return [messages.byBars, ...sentences];
  const isJoined = ownMember(value, 'explode') === false && !isTrueMember(value, swaggerMember);
  if (isList && location === 'query' && (isJoined || style === 'csv')) return [messages.byCommas, ...sentences];
  return style === 'multi' ? [messages.repeated, ...sentences] : sentences;
}
