import { fileURLToPath } from 'node:url';
import { createJiti } from 'jiti';
import { createGenerator } from 'ts-json-schema-generator';
import type { Rolldown } from 'tsdown';

type Source = typeof import('../src/core/docs-schema.ts');

/** Writes the schemas that editors and other programs read beside the bundle; the command `schema` prints them. */
export function schemas(): Rolldown.Plugin {
  return {
    name: 'schemas',
    async generateBundle() {
      // Not imported by the configuration: what loads that one leaves out modules that doors export.
      const { docsSchema } = await createJiti(import.meta.url).import<Source>('../src/core/docs-schema.ts');
      for (const [name, schema] of Object.entries({ docs: docsSchema(), model: modelSchema() })) {
        const source = `${JSON.stringify(schema, undefined, 2)}\n`;
        this.emitFile({ type: 'asset', fileName: `${name}.schema.json`, source });
      }
    },
  };
}

/** The JSON Schema of the model, made from its type and what is written above each of its members. */
function modelSchema(): object {
  const generator = createGenerator({
    path: pathOf('../src/core/site.ts'),
    tsconfig: pathOf('../tsconfig.json'),
    type: 'Site',
    // The compiler checks types elsewhere.
    skipTypeCheck: true,
    topRef: false,
  });
  const { $schema, definitions, ...rest } = generator.createSchema('Site');
  return { $schema, title: 'The model of docs-json-nav', ...rest, definitions };
}

function pathOf(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
