import { getOrMake, type JsonObject, type Specification } from '../../core/values.ts';
import { rememberingProse } from '../prose/prose.ts';
import { BySchema } from '../schema/by-schema.ts';
import { extensionsIn } from '../schema/extensions.ts';
import type { ListDepths, Page } from './page.ts';
import { firstOfEachTag } from './tags.ts';

/** A specification, and what its pages have in common: each page adds to it what others need too. */
export interface PageSource
  extends Pick<Page, 'document' | 'references' | 'shapes' | 'pairs' | 'examples' | 'extensions' | 'prose'> {
  /** In each language. */
  readonly members: Map<Page['words'], Page['members']>;
  /** The first operation of each tag, by the name of the tag. */
  readonly firstOfTag: ReadonlyMap<string, JsonObject>;
}

/** @param specification Untrusted data of any shape. */
export function pageSource({ document, references }: Pick<Specification, 'document' | 'references'>): PageSource {
  return {
    ...{ document, references, shapes: new WeakMap(), pairs: new WeakMap() },
    examples: { request: new BySchema(), response: new BySchema() },
    extensions: extensionsIn(document),
    ...{ prose: rememberingProse(), members: new Map(), firstOfTag: firstOfEachTag(document, references) },
  };
}

/** Characters that an attempt at a page may write: more than enough to see which list is too long. */
const longestAttempt = 400_000;

/** What a page is made from, before anything of it is written. */
export function newPage(source: PageSource, words: Page['words'], depths: ListDepths, routeOf: Page['routeOf']): Page {
  const members = getOrMake(source.members, words, () => new Map());
  return { ...source, members, depths, words, routeOf, budget: { characters: longestAttempt }, asked: [] };
}
