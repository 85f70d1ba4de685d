import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSON_SCHEMA, load } from 'js-yaml';
import { pathKey, readOperations } from '../../src/core/specifications/read/operations.ts';
import { createReferences } from '../../src/core/specifications/read/references.ts';
import type { JsonObject } from '../../src/core/values/json.ts';
import { buildOperationContent, type OperationContent } from '../../src/endpoints/page/operation-content.ts';
import { createSpecificationContext } from '../../src/endpoints/page/page-context.ts';

/** Operation that a fixture selects. */
interface OperationQuery {
  readonly method: string;
  readonly path: string;
  readonly language?: string;
}

/** Content of an operation in a fixture's specification. Default: the operation in its `input.json`. */
export function describedIn(folder: string, query?: OperationQuery): OperationContent {
  const file = ['spec.yaml', 'spec.json'].map((each) => join(folder, each)).find(existsSync) ?? '';
  const original = load(readFileSync(file, 'utf8'), { schema: JSON_SCHEMA }) as JsonObject;
  const { method, path, language } =
    query ?? (JSON.parse(readFileSync(join(folder, 'input.json'), 'utf8')) as OperationQuery);
  const references = createReferences(original);
  const kind = method === 'CHANNEL' ? 'asyncapi' : 'openapi';
  const { document, operations } = readOperations('api.json', kind, original, references);
  const operation = operations.find((item) => item.method === method && pathKey(item.path) === pathKey(path));
  if (operation === undefined) throw new Error(`${folder} has no ${method} ${path}`);
  return buildOperationContent(createSpecificationContext({ document, references, operations }), operation, language);
}
