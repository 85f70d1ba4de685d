import type { JsonObject } from '../../src/core/values/json.ts';

/** An OpenAPI document whose request bodies use types that refer to each other in a ring of sixty. */
export function largeSpecification(operations: number): JsonObject {
  const schemas = Object.fromEntries(
    Array.from({ length: 60 }, (_, index) => [
      `Type${index}`,
      {
        type: 'object',
        required: ['id'],
        properties: {
          id: { type: 'string', format: 'uuid', description: 'What it is known by.' },
          created: { type: 'string', format: 'date-time' },
          next: { $ref: `#/components/schemas/Type${(index + 1) % 60}` },
          tags: { type: 'array', items: { type: 'string', enum: ['a', 'b'] } },
          ...Object.fromEntries(
            Array.from({ length: 12 }, (_, field) => [
              `field${field}`,
              { type: 'integer', minimum: 1, description: 'A `number` of <things>.' },
            ]),
          ),
        },
      },
    ]),
  );
  const media = (index: number) => ({
    content: { 'application/json': { schema: { $ref: `#/components/schemas/Type${index % 60}` } } },
  });
  const paths = Object.fromEntries(
    Array.from({ length: operations }, (_, index) => [
      `/things-${index}/{id}`,
      {
        post: {
          description: `Makes thing ${index}.`,
          parameters: [{ name: 'id', in: 'path', schema: { type: 'string' } }],
          requestBody: media(index),
          responses: { 200: { description: 'Made.', ...media(index + 1) } },
        },
      },
    ]),
  );
  return { openapi: '3.1.0', servers: [{ url: 'https://api.example.com' }], paths, components: { schemas } };
}
