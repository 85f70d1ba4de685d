import { getOrMake, type References, type Specification } from '../../core/values.ts';
import { rememberingProse } from '../prose/prose.ts';
import { BySchema } from '../schema/by-schema.ts';
import type { ListDepths, Page } from './page.ts';

/** What the pages of a specification have in common. */
type Shared = Pick<Page, 'shapes' | 'pairs' | 'examples' | 'prose'> & {
  /** In each language. */
  readonly members: Map<Page['words'], Page['members']>;
};

/** By the references of a specification, which are new whenever it is read. */
const known = new WeakMap<References, Shared>();

/** Characters that an attempt at a page may write: more than enough to see which list is too long. */
const longestAttempt = 400_000;

/** What a page is made from, before anything of it is written. */
export function newPage(
  { document, references }: Pick<Specification, 'document' | 'references'>,
  words: Page['words'],
  depths: ListDepths,
  routeOf: Page['routeOf'],
): Page {
  const shared = known.get(references) ?? newShared();
  known.set(references, shared);
  const members = getOrMake(shared.members, words, () => new Map());
  return {
    ...{ document, references, depths, words, routeOf },
    ...{ ...shared, members },
    ...{ budget: { characters: longestAttempt }, asked: [] },
  };
}

function newShared(): Shared {
  return {
    ...{ shapes: new WeakMap(), pairs: new WeakMap() },
    examples: { request: new BySchema(), response: new BySchema() },
    ...{ prose: rememberingProse(), members: new Map() },
  };
}
