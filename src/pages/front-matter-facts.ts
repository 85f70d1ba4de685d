import type { FactKind } from '../host/file-facts.ts';
import type { FrontMatter } from '../values/inventory.ts';
import type { Variables } from '../values/variables.ts';
import { isFrontMatter } from './front-matter.ts';

/** How the front matter of pages is kept with which nothing is wrong. */
export function frontMatterFacts(variables: Variables): FactKind<FrontMatter> {
  return {
    name: 'front-matter',
    version: JSON.stringify([...variables]),
    pack: (frontMatter) => frontMatter,
    unpack: (packed) => (isFrontMatter(packed) ? packed : undefined),
  };
}
