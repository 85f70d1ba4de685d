import type { Json } from '../values/json.ts';
import type { Expansion } from '../values/site-facts.ts';
import type { References } from '../values/specification.ts';

export interface SpecificationFile {
  readonly file: string;
  readonly root: Json;
  readonly specs: readonly string[];
  readonly references: References;
  readonly isEntryFile: boolean;
}

export function specificationFiles(specifications: Expansion['specifications']): SpecificationFile[] {
  const byFile = new Map<string, SpecificationFile & { readonly specs: string[] }>();
  for (const [spec, state] of specifications) {
    if (state.state !== 'read') continue;
    const { original, references, files } = state.specification;
    for (const file of new Set([spec, ...files])) {
      const isEntryFile = file === spec;
      const root = isEntryFile ? original : references.target(file).value;
      if (root === undefined || /^https?:/i.test(file)) continue;
      const existing = byFile.get(file);
      if (existing === undefined) byFile.set(file, { file, root, specs: [spec], references, isEntryFile });
      else existing.specs.push(spec);
    }
  }
  return [...byFile.values()];
}
