import type { ListItem } from 'mdast';
import { getOrMake, type Specification } from '../../core/values.ts';
import type { EndpointMessages } from '../messages/english.ts';
import type { Phrase, PhraseLike } from '../prose/phrase.ts';
import { createProseParser, type Prose, type ProseOptions } from '../prose/prose.ts';
import type { ActiveSchemas } from '../schema/resolved-schema.ts';
import { type Direction, SchemaCache, type SchemaContext, subtypesIn } from '../schema/schema-context.ts';
import type { ListDepths } from './list-depths.ts';

/** The route of the page of an operation, by its id or by its method and path; undefined if it has none. */
export type RouteOf = (
  operation: { readonly operationId: string } | { readonly method: string; readonly path: string },
) => string | undefined;

/** What every part of one page is made from. */
export interface PageContext extends SchemaContext {
  /** Reads a description. */
  readonly parseProse: (text: string, options: ProseOptions) => Prose;
  /** What the page itself says, in its language. */
  readonly messages: EndpointMessages;
  /** How deep the lists of members go. */
  readonly depths: ListDepths;
  /** The members of types that other pages show too. */
  readonly members: Map<string, CachedMembers>;
  /** Where the page of another operation of the document is. */
  readonly routeOf: RouteOf;
}

/** What a list of a schema needs to know at every level. */
export interface ListContext {
  readonly page: PageContext;
  readonly direction: Direction;
  /** References that are being shown around the place. */
  readonly active: ActiveSchemas;
  readonly depth: number;
  /** Which list of the page it is, for the depth that it may have. */
  readonly list: number;
  /** What is said of members of the outermost list beside their schemas. */
  readonly extras?: MemberExtras | undefined;
}

/** What else there is to say of members, by their names: sentences, and items of their own list. */
export type MemberExtras = ReadonlyMap<
  string,
  { readonly facts: readonly PhraseLike[]; readonly items: readonly ListItem[] }
>;

/** The items of a list, and the words that lead up to it, if there is something to say. */
export interface MemberList {
  readonly items: readonly ListItem[];
  readonly intro?: Phrase | undefined;
}

/** The members of a type, as they are wherever it is shown. */
export interface CachedMembers {
  readonly members: MemberList;
  /** What they were made from: around any of it, the type looks different. */
  readonly keys: ReadonlySet<string | object>;
  /** What they took of the budget of a page, and what of it is the length of their list. */
  readonly cost: number;
  readonly length: number;
}

/** Where the list of a schema itself starts. */
export function listContext(page: PageContext, direction: Direction, extras?: MemberExtras): ListContext {
  return { page, direction, active: new Set(), depth: 0, list: page.depths.addList(), extras };
}

/** A specification, and what its pages have in common: each page adds to it what others need too. */
export interface SpecificationContext
  extends Pick<
    PageContext,
    'document' | 'references' | 'resolvedSchemas' | 'mergedProperties' | 'examples' | 'subtypes' | 'parseProse'
  > {
  /** In each language. */
  readonly members: Map<PageContext['messages'], PageContext['members']>;
  readonly operations: Specification['operations'];
}

/** @param specification Untrusted data of any shape. */
export function specificationContext({
  document,
  references,
  operations,
}: Pick<Specification, 'document' | 'references' | 'operations'>): SpecificationContext {
  return {
    ...{ document, references, operations, resolvedSchemas: new WeakMap(), mergedProperties: new WeakMap() },
    examples: { request: new SchemaCache(), response: new SchemaCache() },
    subtypes: subtypesIn(document),
    ...{ parseProse: createProseParser(), members: new Map() },
  };
}

/** Characters that an attempt at a page may write: more than enough to see which list is too long. */
const maxAttemptLength = 400_000;

/** What a page is made from, before anything of it is written. */
export function createPageContext(
  source: SpecificationContext,
  messages: PageContext['messages'],
  depths: ListDepths,
  routeOf: PageContext['routeOf'],
): PageContext {
  const members = getOrMake(source.members, messages, () => new Map());
  return { ...source, members, depths, messages, routeOf, budget: { characters: maxAttemptLength }, usedKeys: [] };
}
