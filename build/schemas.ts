import { fileURLToPath } from 'node:url';
import { createJiti } from 'jiti';
import { createGenerator } from 'ts-json-schema-generator';
import type { Rolldown } from 'tsdown';

type Source = typeof import('../src/core/docs-schema.ts');

/**
 * Writes the JSON schemas next to the bundle. Editors and other programs read them; the command `schema` prints them.
 */
export function schemas(): Rolldown.Plugin {
  return {
    name: 'schemas',
    async generateBundle() {
      // Not a static import: the configuration's loader drops modules that barrel files re-export.
      const { createDocsSchema } = await createJiti(import.meta.url).import<Source>('../src/core/docs-schema.ts');
      const reports = Object.entries(reportTypes).map(
        ([name, type]) => [name, schemaOf('../src/cli/json-reports.ts', type, `${name} --format json`)] as const,
      );
      const model = schemaOf('../src/core/site.ts', 'Site', 'The model of docs-json-nav');
      for (const [name, schema] of [['docs', createDocsSchema()] as const, ['model', model] as const, ...reports]) {
        const source = `${JSON.stringify(schema, undefined, 2)}\n`;
        this.emitFile({ type: 'asset', fileName: `${name}.schema.json`, source });
      }
    },
  };
}

/** Types that commands print with `--format json`. */
const reportTypes = {
  check: 'CheckReport',
  diff: 'DiffReport',
  explain: 'ExplainReport',
  feedback: 'FeedbackOutput',
  fix: 'FixOutput',
};

/** Generates the JSON Schema of a type, with the doc comments of its members as descriptions. */
function schemaOf(path: string, type: string, title: string): object {
  const generator = createGenerator({
    path: pathOf(path),
    tsconfig: pathOf('../tsconfig.json'),
    type,
    // `tsc` already checks types.
    skipTypeCheck: true,
    topRef: false,
  });
  const { $schema, definitions, ...rest } = generator.createSchema(type);
  return { $schema, title, ...rest, definitions };
}

function pathOf(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
