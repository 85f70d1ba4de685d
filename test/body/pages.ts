import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatOf } from '../../src/core/bodies/read-bodies.ts';
import type { BodyFormat } from '../../src/core/values/page-body.ts';

const fixtures = join(import.meta.dirname, '../../fixtures');

export interface Page {
  readonly file: string;
  readonly text: string;
  readonly format: BodyFormat;
}

/** Cases of `fixtures/bodies`: one page each, with its expected facts. */
export function bodyCases(): readonly (Page & { readonly name: string; readonly expected: unknown })[] {
  const root = join(fixtures, 'bodies');
  return readdirSync(root).map((name) => {
    const [page] = pagesBelow(join(root, name));
    if (page === undefined) throw new Error(`${name} has no page`);
    return { ...page, name, expected: JSON.parse(readFileSync(join(root, name, 'expected.json'), 'utf8')) };
  });
}

/** Pages of the demo site and of the cases of diagnostics. */
export function fixturePages(): readonly Page[] {
  return [...pagesBelow(join(fixtures, 'sites/demo/docs')), ...pagesBelow(join(fixtures, 'diagnostics'))];
}

/** Page files below a folder. */
export function pagesBelow(root: string): readonly Page[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file) && !/(?:^|\/)(?:node_modules|\.git)\//.test(file))
    .sort()
    .flatMap((file) => {
      try {
        const text = new TextDecoder().decode(readFileSync(join(root, file)));
        return [{ file, text, format: formatOf(file) }];
      } catch {
        return [];
      }
    });
}
