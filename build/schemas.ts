import { readFileSync } from 'node:fs';
import type { Rolldown } from 'tsdown';
import { docsSchema } from '../src/cli/schema/json-schema.ts';

/** Writes the schemas that editors and other programs read beside the bundle. */
export function schemas(): Rolldown.Plugin {
  return {
    name: 'schemas',
    generateBundle() {
      const docs = `${JSON.stringify(docsSchema(), undefined, 2)}\n`;
      const model = readFileSync(new URL('../src/cli/schema/model.schema.json', import.meta.url), 'utf8');
      this.emitFile({ type: 'asset', fileName: 'docs.schema.json', source: docs });
      this.emitFile({ type: 'asset', fileName: 'model.schema.json', source: model });
    },
  };
}
