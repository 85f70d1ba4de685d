import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../core/host.ts';
import { commonFlags, type Flags } from './arguments.ts';
import type { Command, Given } from './command.ts';
import { choiceOf } from './flag-values.ts';
import type { CommandHelp } from './help.ts';
import type { Streams } from './streams.ts';

/** What there is a schema of. */
const schemas = ['docs', 'model'] as const;

const flags: Flags = {
  of: { type: 'string', value: schemas.join('|'), description: 'docs.json, or the model (default: docs)' },
  ...commonFlags,
};

const help: CommandHelp = {
  usage: 'docs-json-nav schema [--of docs|model]',
  summary: 'Prints the JSON Schema of docs.json, for editors, or that of the model, for programs that read it.',
  flags,
  examples: [
    ['docs-json-nav schema > docs.schema.json', 'completion and hints in editors, without a network'],
    ['docs-json-nav schema --of model', 'what print --as model prints'],
  ],
  notes: ['The package has both: docs-json-nav/docs.schema.json and docs-json-nav/model.schema.json.'],
};

/** `docs-json-nav schema`: prints a JSON Schema. */
export const schema: Command = { help, most: 0, run };

async function run({ values }: Given, { out }: Streams): Promise<number> {
  const name = choiceOf(values, 'of', schemas, 'schema of');
  // The build makes both: see build/schemas.ts.
  out(readFileSync(join(packageFolder(), `dist/${name}.schema.json`), 'utf8'));
  return 0;
}
