import { isList, isObject, type Json, type JsonObject, ownMember } from '../../values/json.ts';
import { type Operation, type References, swaggerMember } from '../../values/specification.ts';

interface UpgradedDocument {
  readonly document: JsonObject;
  readonly operations: readonly Operation[];
}

const maxTypes = 100;
const maxSchemes = 4;

/**
 * Upgrades Swagger 2 to OpenAPI 3: servers, security schemes, parameters, bodies and responses. Schemas stay in
 * `definitions` and references keep their text, so that findings point at the author's text. Names of OAuth flows are
 * not upgraded. Parameters are marked with `swaggerMember`.
 */
export function upgradeSwagger(
  original: JsonObject,
  operations: readonly Operation[],
  references: References,
): UpgradedDocument {
  const upgradedDocument = upgradeSchemes(original, references);
  // Some OpenAPI 3 documents still have `securityDefinitions`.
  if (!Object.hasOwn(original, 'swagger') || Object.hasOwn(original, 'openapi'))
    return { document: upgradedDocument, operations };
  const { swagger: _, ...members } = upgradedDocument;
  const document = { ...members, openapi: '3.0.4', servers: serversOf(original, original) };
  const upgrader = new OperationUpgrader(original, references);
  return { document, operations: operations.map((operation) => upgrader.upgrade(operation)) };
}

/** Combines `schemes`, `host` and `basePath`. An operation can have its own `schemes`. */
function serversOf(document: JsonObject, container: JsonObject): JsonObject[] {
  const host = nonBlankText(document, 'host');
  const path = (nonBlankText(document, 'basePath') ?? '').replace(/\/+$/, '');
  if (host === undefined) return path === '' ? [] : [{ url: path }];
  const schemes = stringsOf(container, 'schemes').slice(0, maxSchemes);
  return (schemes.length === 0 ? ['https'] : schemes).map((scheme) => ({ url: `${scheme}://${host}${path}` }));
}

function upgradeSchemes(document: JsonObject, references: References): JsonObject {
  const components = objectOf(ownMember(document, 'components'));
  const { securityDefinitions, ...members } = document;
  if (!isObject(securityDefinitions) || isObject(components.securitySchemes)) return document;
  const schemes = Object.entries(securityDefinitions).map(([name, reference]): [string, Json] => {
    const scheme = references.resolveObject(reference);
    return [name, scheme === undefined ? reference : upgradeScheme(scheme)];
  });
  return { ...members, components: { ...components, securitySchemes: Object.fromEntries(schemes) } };
}

function upgradeScheme(scheme: JsonObject): JsonObject {
  if (scheme.type === 'basic') return { ...scheme, type: 'http', scheme: 'basic' };
  const flowType = nonBlankText(scheme, 'flow');
  if (scheme.type !== 'oauth2' || flowType === undefined) return scheme;
  const { flow: _, authorizationUrl, tokenUrl, refreshUrl, scopes, ...members } = scheme;
  const flow = definedMembers({ authorizationUrl, tokenUrl, refreshUrl, scopes });
  return { ...members, flows: { [flowType]: flow } };
}

class OperationUpgrader {
  readonly #document: JsonObject;
  readonly #references: References;

  constructor(document: JsonObject, references: References) {
    this.#document = document;
    this.#references = references;
  }

  upgrade(operation: Operation): Operation {
    const { item, value } = operation;
    const itemParameters = this.#parameters(item);
    const operationParameters = this.#parameters(value);
    const requestBody = this.#requestBody([...itemParameters, ...operationParameters], value);
    const responses = Object.entries(objectOf(ownMember(value, 'responses'))).map(
      ([status, response]) => [status, this.#response(response, value)] as const,
    );
    const { servers: _, requestBody: __, schemes: ___, ...members } = value;
    const { servers: ____, ...itemMembers } = item;
    return {
      ...operation,
      item: { ...itemMembers, parameters: upgradeNonBodyParameters(itemParameters) },
      value: {
        ...members,
        ...(Object.hasOwn(value, 'schemes') ? { servers: serversOf(this.#document, value) } : {}),
        parameters: upgradeNonBodyParameters(operationParameters),
        ...(requestBody === undefined ? {} : { requestBody }),
        responses: Object.fromEntries(responses),
      },
      original: { document: this.#document, item, value },
    };
  }

  #parameters(container: JsonObject): Json[] {
    const parameters = ownMember(container, 'parameters');
    return (isList(parameters) ? parameters : []).map(
      (parameter) => this.#references.resolveObject(parameter) ?? parameter,
    );
  }

  #requestBody(parameters: readonly Json[], operation: JsonObject): JsonObject | undefined {
    const namedParameters = parameters
      .filter(isObject)
      .filter((parameter) => nonBlankText(parameter, 'name') !== undefined);
    // If parameters have the same location and name, the last one wins, but keeps the position of the first.
    const parametersByKey = new Map(
      namedParameters.map((parameter) => [`${String(parameter.in)} ${String(parameter.name)}`, parameter]),
    );
    const mediaTypes = this.#mediaTypes(operation, 'consumes');
    const body = [...parametersByKey.values()].find((parameter) => parameter.in === 'body');
    if (body !== undefined) {
      const example = ownMember(body, 'x-example') ?? ownMember(body, 'example');
      const { name: _, in: __, required, description, ...schema } = body;
      const media = definedMembers({ schema: ownMember(body, 'schema') ?? schema, example });
      const content = createContent(mediaTypes.length > 0 ? mediaTypes : ['application/json'], media);
      return withDescription({ required: required === true, content }, description);
    }
    const formFields = [...parametersByKey.values()].filter((parameter) => parameter.in === 'formData');
    if (formFields.length === 0) return undefined;
    const hasFile = formFields.some(({ type }) => type === 'file');
    const required = formFields.filter((field) => field.required === true).map(({ name }) => name as string);
    const properties = Object.fromEntries(formFields.map((field) => [field.name as string, fieldSchema(field)]));
    const formTypes = mediaTypes.filter((type) => /form/i.test(type));
    const defaultType = hasFile ? 'multipart/form-data' : 'application/x-www-form-urlencoded';
    return {
      required: required.length > 0,
      content: createContent(formTypes.length > 0 ? formTypes : [defaultType], {
        schema: { type: 'object', properties, required },
      }),
    };
  }

  #response(reference: Json, operation: JsonObject): Json {
    const response = this.#references.resolveObject(reference);
    if (response === undefined) return reference;
    const { schema, examples, headers, ...members } = response;
    const upgradedResponse = { ...members, ...(isObject(headers) ? { headers: this.#headers(headers) } : {}) };
    const examplesByType = objectOf(examples);
    if (schema === undefined && Object.keys(examplesByType).length === 0) return upgradedResponse;
    const producedTypes = this.#mediaTypes(operation, 'produces');
    const types = new Set([
      ...(producedTypes.length > 0 ? producedTypes : ['application/json']),
      ...Object.keys(examplesByType),
    ]);
    const content = [...types].map(
      (type) => [type, definedMembers({ schema, example: ownMember(examplesByType, type) })] as const,
    );
    return { ...upgradedResponse, content: Object.fromEntries(content) };
  }

  #headers(headers: JsonObject): JsonObject {
    const entries = Object.entries(headers).map(([name, reference]): [string, Json] => {
      const header = this.#references.resolveObject(reference);
      return [name, header === undefined ? reference : upgradeParameter(header)];
    });
    return Object.fromEntries(entries);
  }

  #mediaTypes(operation: JsonObject, name: 'consumes' | 'produces'): string[] {
    return stringsOf(Object.hasOwn(operation, name) ? operation : this.#document, name).slice(0, maxTypes);
  }
}

function upgradeNonBodyParameters(parameters: readonly Json[]): Json[] {
  return parameters
    .filter((parameter) => !isObject(parameter) || (parameter.in !== 'body' && parameter.in !== 'formData'))
    .map((parameter) =>
      isObject(parameter) && !Object.hasOwn(parameter, '$ref') ? upgradeParameter(parameter) : parameter,
    );
}

const parameterMembers = [
  ...['name', 'in', 'description', 'required', 'deprecated', 'allowEmptyValue', 'allowReserved'],
  ...['style', 'collectionFormat'],
] as const;

function upgradeParameter(parameter: JsonObject): JsonObject {
  if (Object.hasOwn(parameter, 'schema') || Object.hasOwn(parameter, 'content')) return parameter;
  const { name: _, in: __, required: ___, description: ____, ...schema } = parameter;
  const members = parameterMembers.flatMap((name) => {
    const value = ownMember(parameter, name);
    return value === undefined ? [] : [[name, value] as const];
  });
  const explode = parameter.collectionFormat === 'multi';
  return { ...Object.fromEntries(members), explode, schema, [swaggerMember]: true };
}

function fieldSchema(field: JsonObject): JsonObject {
  const { name: _, in: __, required: ___, description, ...keywords } = field;
  const schema = ownMember(field, 'schema') ?? keywords;
  const isFile = field.type === 'file';
  return withDescription(isFile ? { type: 'string', format: 'binary' } : objectOf(schema), description);
}

function createContent(types: readonly string[], media: JsonObject): JsonObject {
  return Object.fromEntries(types.map((type) => [type, media]));
}

function withDescription(object: JsonObject, description: Json | undefined): JsonObject {
  return typeof description === 'string' ? { ...object, description } : object;
}

function definedMembers(members: Readonly<Record<string, Json | undefined>>): JsonObject {
  const entries = Object.entries(members).filter((entry): entry is [string, Json] => entry[1] !== undefined);
  return Object.fromEntries(entries);
}

function objectOf(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}

function nonBlankText(object: JsonObject, name: string): string | undefined {
  const value = ownMember(object, name);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

function stringsOf(container: JsonObject, name: string): string[] {
  const values = ownMember(container, name);
  return isList(values) ? values.filter((item) => typeof item === 'string') : [];
}
