import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSON_SCHEMA, load } from 'js-yaml';
import { pathKey, readOperations } from '../../src/core/specifications/read/operations.ts';
import { createReferences } from '../../src/core/specifications/read/references.ts';
import type { JsonObject } from '../../src/core/values/json.ts';
import { type OperationContent, operationContent } from '../../src/endpoints/page/operation-content.ts';
import { specificationContext } from '../../src/endpoints/page/page-context.ts';

/** The operation that a fixture asks for. */
interface Asked {
  readonly method: string;
  readonly path: string;
  readonly language?: string;
}

/** What the specification of a fixture says of an operation. Default: the one in its `input.json`. */
export function describedIn(folder: string, asked?: Asked): OperationContent {
  const file = ['spec.yaml', 'spec.json'].map((each) => join(folder, each)).find(existsSync) ?? '';
  const original = load(readFileSync(file, 'utf8'), { schema: JSON_SCHEMA }) as JsonObject;
  const { method, path, language } = asked ?? (JSON.parse(readFileSync(join(folder, 'input.json'), 'utf8')) as Asked);
  const references = createReferences(original);
  const kind = method === 'CHANNEL' ? 'asyncapi' : 'openapi';
  const { document, operations } = readOperations('api.json', kind, original, references);
  const operation = operations.find((one) => one.method === method && pathKey(one.path) === pathKey(path));
  if (operation === undefined) throw new Error(`${folder} has no ${method} ${path}`);
  return operationContent(specificationContext({ document, references, operations }), operation, language);
}
