import type { Json, JsonObject } from '../../../src/core/values/json.ts';

/** Returns the text for the next position of a document. */
type Text = () => string;

/** A document of each version, with a different text in every text field of a specification. */
export const documents: Readonly<Record<string, (text: Text) => JsonObject>> = {
  'Swagger 2.0': swagger,
  'OpenAPI 3.0': (text) => openapi('3.0.3', text),
  'OpenAPI 3.1': (text) => openapi('3.1.0', text),
  'OpenAPI 3.2': (text) => openapi('3.2.0', text),
  'AsyncAPI 2': asyncapi2,
  'AsyncAPI 3': asyncapi3,
};

/** Hostile keywords of a value. */
function facts(text: Text): JsonObject {
  return {
    ...{ title: text(), description: text(), format: text(), pattern: text(), default: text(), example: text() },
    ...{ enum: [text(), text()], examples: [text()], contentEncoding: text(), contentMediaType: text() },
    externalDocs: { url: text(), description: text() },
    xml: { name: text(), prefix: text(), namespace: text() },
    'x-enum-descriptions': { [text()]: text() },
    'x-enum-varnames': [text()],
    ...{ minimum: text(), maxLength: text() },
  };
}

/** A value with few keywords. */
function value(text: Text): JsonObject {
  return { type: 'string', description: text(), example: text() };
}

/** A schema with every keyword that a page shows. */
function schema(text: Text): JsonObject {
  const branches = [value(text), value(text), value(text)] as const;
  return {
    title: text(),
    description: text(),
    type: 'object',
    required: [text()],
    properties: {
      known: { type: 'string', ...facts(text) },
      number: { type: 'integer', description: text(), default: text(), minimum: text() },
      bare: { description: text() },
      constant: { const: text() },
      untyped: { type: text(), description: text() },
      list: { type: 'array', items: { oneOf: [value(text), { $ref: '#/components/schemas/Named' }] } },
      elsewhere: { $ref: text() },
      choice: {
        anyOf: [{ title: text(), type: 'object', properties: { [text()]: value(text) } }, value(text)],
        discriminator: { propertyName: text(), mapping: { [text()]: text() } },
      },
      condition: Object.fromEntries(['if', 'then', 'else'].map((name, index) => [name, branches[index] as Json])),
      dependent: { dependentRequired: { [text()]: [text()] }, propertyNames: value(text), not: value(text) },
      tuple: { type: 'array', prefixItems: [value(text)], items: false, contains: value(text) },
    },
    patternProperties: { [text()]: value(text) },
    additionalProperties: value(text),
    allOf: [{ description: text(), properties: { [text()]: value(text) } }],
  };
}

function examples(text: Text): JsonObject {
  return {
    [text()]: { summary: text(), description: text(), value: { [text()]: text() } },
    [text()]: { externalValue: text() },
    [text()]: { value: text() },
  };
}

function parameters(text: Text): Json[] {
  const locations = ['path', 'query', 'header', 'cookie', text()];
  return locations.map((location, index) => ({
    ...{ name: text(), in: location, description: text(), style: text(), example: text() },
    ...(index === 0
      ? { schema: { type: 'string', ...facts(text) }, examples: examples(text) }
      : { schema: value(text) }),
  }));
}

function securitySchemes(text: Text): JsonObject {
  const flow = { authorizationUrl: text(), tokenUrl: text(), refreshUrl: text(), scopes: { read: text() } };
  return {
    basic: { type: 'http', scheme: text(), description: text() },
    bearer: { type: 'http', scheme: 'bearer', bearerFormat: text() },
    key: { type: 'apiKey', name: text(), in: 'query', description: text() },
    login: { type: 'oauth2', flows: { implicit: flow, [text()]: flow } },
    connect: { type: 'openIdConnect', openIdConnectUrl: text() },
    other: { type: text(), description: text() },
  };
}

const security = (text: Text): Json => [
  { basic: [], bearer: [], key: [] },
  { login: ['read', text()], connect: [text()], other: [], [text()]: [] },
];

function servers(text: Text): Json {
  return [
    { url: text(), description: text(), name: text() },
    { url: 'https://{host}/', variables: { host: { default: text(), description: text(), enum: [text()] } } },
  ];
}

function operation(text: Text): JsonObject {
  return {
    ...{ summary: text(), description: text(), operationId: text(), tags: [text()], deprecated: true },
    externalDocs: { url: text(), description: text() },
    'x-codeSamples': [{ lang: text(), label: text(), source: text() }],
    'x-mint': { content: text(), metadata: { title: text(), description: text(), tag: text() } },
  };
}

/** Operations that together contain every part of an operation. Short pages are faster to test. */
function operations(text: Text): readonly JsonObject[] {
  const form = {
    schema: { type: 'object', properties: { [text()]: { type: 'string', format: 'binary' }, part: value(text) } },
    encoding: { part: { contentType: text(), headers: { [text()]: { schema: value(text) } } } },
  };
  const { 'x-codeSamples': _, ...sampled } = operation(text);
  return [
    { ...operation(text), parameters: parameters(text) },
    { ...sampled, requestBody: { description: text(), content: { 'application/json': { schema: schema(text) } } } },
    { summary: text(), requestBody: { content: { 'multipart/form-data': form } } },
    {
      description: text(),
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: value(text), examples: examples(text) },
          'application/xml': { schema: { type: 'object', properties: { [text()]: value(text) } } },
          [text()]: { example: text() },
        },
      },
    },
    {
      responses: {
        200: {
          description: text(),
          headers: { [text()]: { description: text(), schema: value(text), example: text() } },
          content: { [text()]: { schema: schema(text) }, 'application/json': { examples: examples(text) } },
          links: { [text()]: { operationId: text(), description: text() } },
        },
        [text()]: { description: text(), summary: text() },
        404: { $ref: text() },
      },
    },
    {
      callbacks: {
        [text()]: {
          [text()]: { post: { summary: text(), requestBody: { content: { [text()]: { schema: value(text) } } } } },
        },
      },
      security: security(text),
      servers: servers(text),
      parameters: parameters(text).slice(1),
    },
  ];
}

function openapi(version: string, text: Text): JsonObject {
  const all = operations(text);
  const [first = {}, second = {}] = operations(text);
  return {
    openapi: version,
    info: { title: text(), version: text(), description: text(), summary: text() },
    tags: [{ name: text(), summary: text(), description: text(), 'x-group': text() }],
    servers: servers(text),
    paths: {
      ...Object.fromEntries(
        all.map((each, index) => [`/things/${index}/{id}`, { summary: text(), description: text(), post: each }]),
      ),
      [`/${text()}`]: { put: first, additionalOperations: { [text()]: operation(text) } },
    },
    webhooks: { [text()]: { post: second } },
    components: { schemas: { Named: value(text) }, securitySchemes: securitySchemes(text) },
  };
}

function swagger(text: Text): JsonObject {
  const body = { name: text(), in: 'body', description: text(), schema: schema(text) };
  const field = { name: text(), in: 'formData', type: 'string', ...facts(text), collectionFormat: text() };
  const responses = {
    200: {
      description: text(),
      schema: value(text),
      examples: { 'application/json': { [text()]: text() }, [text()]: text() },
      headers: { [text()]: { type: 'string', description: text() } },
    },
    default: { description: text() },
  };
  return {
    swagger: '2.0',
    info: { title: text(), version: text() },
    ...{ host: text(), basePath: text(), schemes: [text()], consumes: [text()], produces: [text()] },
    paths: {
      '/body': { post: { ...operation(text), parameters: [body], security: security(text) } },
      '/parameters': { get: { parameters: parameters(text), responses } },
      [`/${text()}`]: {
        post: { ...operation(text), parameters: [field, { name: text(), in: 'formData', type: 'file' }], responses },
      },
    },
    securityDefinitions: {
      ...securitySchemes(text),
      login: { type: 'oauth2', flow: text(), authorizationUrl: text(), scopes: { read: text() } },
    },
    definitions: { Named: value(text) },
  };
}

function message(text: Text): JsonObject {
  return {
    ...{ name: text(), title: text(), summary: text(), description: text(), contentType: text() },
    headers: { type: 'object', properties: { [text()]: value(text) } },
    payload: value(text),
    correlationId: { location: text(), description: text() },
    examples: [{ name: text(), summary: text(), payload: { [text()]: text() }, headers: { [text()]: text() } }],
    bindings: { [text()]: { [text()]: text() } },
    traits: [{ description: text(), headers: value(text) }],
    tags: [{ name: text() }],
  };
}

function asyncapi2(text: Text): JsonObject {
  return {
    asyncapi: '2.6.0',
    info: { title: text(), version: text() },
    defaultContentType: text(),
    servers: {
      [text()]: { url: text(), protocol: text(), description: text(), security: security(text), bindings: {} },
    },
    channels: {
      [`events/{id}/${text()}`]: {
        description: text(),
        parameters: { [text()]: { description: text(), schema: value(text), location: text() } },
        bindings: { [text()]: { [text()]: text() } },
        publish: { ...operation(text), message: { oneOf: [message(text), { $ref: text() }] } },
        subscribe: { ...operation(text), message: message(text), traits: [{ description: text() }] },
      },
      schema: { publish: { message: { payload: schema(text) } } },
    },
    components: { schemas: { Named: value(text) }, securitySchemes: securitySchemes(text) },
  };
}

function asyncapi3(text: Text): JsonObject {
  return {
    asyncapi: '3.0.0',
    info: { title: text(), version: text() },
    servers: {
      [text()]: { host: text(), pathname: text(), protocol: text(), description: text(), title: text() },
    },
    channels: {
      events: {
        ...{ address: text(), title: text(), summary: text(), description: text() },
        messages: { one: message(text), [text()]: message(text) },
        parameters: { [text()]: { description: text(), enum: [text()], default: text(), examples: [text()] } },
        bindings: { [text()]: { [text()]: text() } },
      },
      replies: { address: text(), messages: { one: { payload: schema(text), traits: [{ summary: text() }] } } },
    },
    operations: {
      [text()]: {
        ...operation(text),
        ...{ action: 'send', title: text(), channel: { $ref: '#/channels/events' } },
        reply: { channel: { $ref: '#/channels/replies' }, address: { location: text(), description: text() } },
        security: [{ $ref: '#/components/securitySchemes/key' }],
        traits: [{ title: text(), description: text() }],
      },
    },
    components: { schemas: { Named: value(text) }, securitySchemes: securitySchemes(text) },
  };
}
