import { isObject, type Json, type JsonObject, ownMember } from '../../core/values.ts';
import { memberEntries } from '../schema/json-members.ts';
import { swaggerMediaTypes } from './media-types.ts';
import type { PageContext } from './page-context.ts';
import { parametersOf } from './parameters.ts';
import type { Parameter } from './serialize-parameter.ts';

/** Converts a Swagger 2 operation to OpenAPI 3: request body and responses. */
export function upgradeOperation(page: PageContext, pathItem: JsonObject, operation: JsonObject): JsonObject {
  const body = requestBody(page, parametersOf(page, pathItem, operation), operation);
  const responses = memberEntries(operation, 'responses').map(([status, written]) => {
    const response = page.references.object(written);
    return [status, response === undefined ? written : upgradeResponse(page, response, operation)] as const;
  });
  return {
    ...operation,
    ...(body === undefined ? {} : { requestBody: body }),
    responses: Object.fromEntries(responses),
  };
}

function requestBody(
  page: PageContext,
  parameters: readonly Parameter[],
  operation: JsonObject,
): JsonObject | undefined {
  const types = swaggerMediaTypes(operation, page.document, 'consumes');
  const body = parameters.find(({ location }) => location === 'body');
  if (body !== undefined) {
    const media = { schema: body.schema ?? {}, ...exampleOf(body.value) };
    const defaultTypes = types.length > 0 ? types : ['application/json'];
    return withDescription(body.value, { required: body.required, content: contentFor(defaultTypes, media) });
  }
  const fields = parameters.filter(({ location }) => location === 'formData');
  if (fields.length === 0) return undefined;
  const hasFile = fields.some(({ value }) => ownMember(value, 'type') === 'file');
  const defaultType = hasFile ? 'multipart/form-data' : 'application/x-www-form-urlencoded';
  const schema = {
    type: 'object',
    properties: Object.fromEntries(
      fields.map((field) => [field.name, withDescription(field.value, fieldSchema(field))]),
    ),
    required: fields.filter(({ required }) => required).map(({ name }) => name),
  };
  const forms = types.filter((type) => /form/i.test(type));
  return {
    required: schema.required.length > 0,
    content: contentFor(forms.length > 0 ? forms : [defaultType], { schema }),
  };
}

function fieldSchema({ value, schema }: Parameter): JsonObject {
  if (ownMember(value, 'type') === 'file') return { type: 'string', format: 'binary' };
  return isObject(schema) ? schema : {};
}

function upgradeResponse(page: PageContext, response: JsonObject, operation: JsonObject): JsonObject {
  const schema = ownMember(response, 'schema');
  const examples = new Map(memberEntries(response, 'examples'));
  if (schema === undefined && examples.size === 0) return response;
  const listed = swaggerMediaTypes(operation, page.document, 'produces');
  const types = [...new Set([...(listed.length > 0 ? listed : ['application/json']), ...examples.keys()])];
  const content = Object.fromEntries(
    types.map((type) => {
      const example = examples.get(type);
      return [type, { ...(schema === undefined ? {} : { schema }), ...(example === undefined ? {} : { example }) }];
    }),
  );
  const { examples: _, schema: __, ...rest } = response;
  return { ...rest, content: content as JsonObject };
}

function contentFor(types: readonly string[], media: JsonObject): JsonObject {
  return Object.fromEntries(types.map((type) => [type, media]));
}

function withDescription(value: JsonObject, object: JsonObject): JsonObject {
  const description = ownMember(value, 'description');
  return typeof description === 'string' ? { ...object, description } : object;
}

function exampleOf(value: JsonObject): { example?: Json } {
  const example = ownMember(value, 'x-example') ?? ownMember(value, 'example');
  return example === undefined ? {} : { example };
}
