import { getOrMake, type Specification } from '../../core/values.ts';
import { rememberingProse } from '../prose/prose.ts';
import { BySchema } from '../schema/by-schema.ts';
import { extensionsIn } from '../schema/extensions.ts';
import type { ListDepths, Page } from './page.ts';

/** A specification, and what its pages have in common: each page adds to it what others need too. */
export interface PageSource
  extends Pick<Page, 'document' | 'references' | 'shapes' | 'pairs' | 'examples' | 'extensions' | 'prose'> {
  /** In each language. */
  readonly members: Map<Page['words'], Page['members']>;
  readonly operations: Specification['operations'];
}

/** @param specification Untrusted data of any shape. */
export function pageSource({
  document,
  references,
  operations,
}: Pick<Specification, 'document' | 'references' | 'operations'>): PageSource {
  return {
    ...{ document, references, operations, shapes: new WeakMap(), pairs: new WeakMap() },
    examples: { request: new BySchema(), response: new BySchema() },
    extensions: extensionsIn(document),
    ...{ prose: rememberingProse(), members: new Map() },
  };
}

/** Characters that an attempt at a page may write: more than enough to see which list is too long. */
const longestAttempt = 400_000;

/** What a page is made from, before anything of it is written. */
export function newPage(source: PageSource, words: Page['words'], depths: ListDepths, routeOf: Page['routeOf']): Page {
  const members = getOrMake(source.members, words, () => new Map());
  return { ...source, members, depths, words, routeOf, budget: { characters: longestAttempt }, asked: [] };
}
