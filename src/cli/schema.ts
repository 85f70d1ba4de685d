import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../core/host.ts';
import { choiceOf } from './arguments.ts';
import type { Command, Given } from './command.ts';
import type { Streams } from './streams.ts';

/** What there is a schema of. */
const schemas = ['docs', 'model', 'check', 'diff', 'explain', 'feedback', 'fix'] as const;

/** `docs-json-nav schema`: prints a JSON Schema. */
export const schema: Command = {
  usage: 'docs-json-nav schema [--of NAME]',
  summary:
    'Prints the JSON Schema of docs.json, for editors, or that of the model or of a JSON report, for programs that read it.',
  flags: {
    of: {
      type: 'string',
      value: schemas.join('|'),
      description: 'docs.json, the model, or the report of a command in JSON (default: docs)',
    },
  },
  examples: [
    ['docs-json-nav schema > docs.schema.json', 'completion and hints in editors, without a network'],
    ['docs-json-nav schema --of model', 'what print --as model prints'],
    ['docs-json-nav schema --of check', 'what check --format json prints'],
  ],
  notes: ['The package has all of them: docs-json-nav/docs.schema.json, docs-json-nav/check.schema.json and so on.'],
  most: 0,
  run,
};

async function run({ values }: Given, { out }: Streams): Promise<number> {
  const name = choiceOf(values, 'of', schemas, 'schema of');
  // The build makes all of them: see build/schemas.ts.
  out(readFileSync(join(packageFolder(), `dist/${name}.schema.json`), 'utf8'));
  return 0;
}
