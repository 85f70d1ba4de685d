/**
 * Times the content of endpoint pages, in process and in time of the processor: a made specification of 500 operations,
 * or the operations of the given JSON files.
 *
 * usage: node bench/endpoint-content.mjs [SPEC.json ...]
 */
import { readFileSync } from 'node:fs';
import { createJiti } from 'jiti';

const jiti = createJiti(import.meta.url);
const source = (path) => jiti.import(`../src/openapi/${path}.ts`);
const { operationContent } = await source('sheet/operation-content');
const { readOperations } = await source('read/operations');
const { referencesOf } = await source('read/references');
const runs = 5;
const types = 60;
const reference = (number) => ({ $ref: `#/components/schemas/Type${number % types}` });
const media = (number) => ({ content: { 'application/json': { schema: reference(number) } } });

/** 500 operations, each with a request and an answer of a type that holds other types. */
const made = {
  openapi: '3.1.0',
  servers: [{ url: 'https://api.example.com' }],
  paths: Object.fromEntries(
    Array.from({ length: 500 }, (_, number) => [
      `/things-${number}/{id}`,
      {
        post: {
          description: `Makes thing ${number} of <many>.`,
          parameters: [{ name: 'id', in: 'path', schema: { type: 'string' } }],
          requestBody: media(number),
          responses: { 200: { description: 'Made.', ...media(number + 1) } },
        },
      },
    ]),
  ),
  components: {
    schemas: Object.fromEntries(
      Array.from({ length: types }, (_, number) => [
        `Type${number}`,
        {
          type: 'object',
          required: ['id'],
          properties: {
            id: { type: 'string', format: 'uuid', description: 'What it is known by.' },
            next: reference(number + 1),
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
    ),
  },
};

const files = process.argv.slice(2);
const documents =
  files.length > 0 ? files.map((file) => [file, JSON.parse(readFileSync(file, 'utf8'))]) : [['made', made]];

for (const [name, document] of documents) {
  const times = [];
  let characters = 0;
  let operations = [];
  for (let run = 0; run < runs; run++) {
    const start = process.cpuUsage();
    characters = 0;
    const references = referencesOf(document);
    ({ operations } = readOperations(name, 'openapi', document, references));
    for (const operation of operations) {
      const { call, details } = operationContent({ document, references }, operation);
      characters += call.length + details.length;
    }
    const { user, system } = process.cpuUsage(start);
    times.push((user + system) / 1000);
  }
  const [first] = times;
  const median = times.toSorted((a, b) => a - b)[Math.floor(runs / 2)];
  console.log(
    `${name}: ${operations.length} operations, ${(characters / 1024).toFixed(0)} KiB, first ${first.toFixed(0)} ms, median ${median.toFixed(0)} ms`,
  );
}
