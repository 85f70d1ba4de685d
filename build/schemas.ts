import { readFileSync } from 'node:fs';
import { createJiti } from 'jiti';
import type { Rolldown } from 'tsdown';

type Source = typeof import('../src/cli/schema/json-schema.ts');

/** Writes the schemas that editors and other programs read beside the bundle. */
export function schemas(): Rolldown.Plugin {
  return {
    name: 'schemas',
    async generateBundle() {
      // Not imported by the configuration: what loads that one leaves out modules that doors export.
      const { docsSchema } = await createJiti(import.meta.url).import<Source>('../src/cli/schema/json-schema.ts');
      const docs = `${JSON.stringify(docsSchema(), undefined, 2)}\n`;
      const model = readFileSync(new URL('../src/cli/schema/model.schema.json', import.meta.url), 'utf8');
      this.emitFile({ type: 'asset', fileName: 'docs.schema.json', source: docs });
      this.emitFile({ type: 'asset', fileName: 'model.schema.json', source: model });
    },
  };
}
