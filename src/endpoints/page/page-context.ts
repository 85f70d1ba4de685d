import type { ListItem } from 'mdast';
import { getOrCreate, type Specification } from '../../core/values.ts';
import { type ApiSettings, defaultApiSettings } from '../api-settings.ts';
import { maxAttemptLength } from '../limits.ts';
import type { EndpointMessages } from '../messages/english.ts';
import type { Phrase, PhraseLike } from '../prose/phrase.ts';
import { createProseParser, type Prose, type ProseOptions } from '../prose/prose.ts';
import type { ActiveSchemas } from '../schema/resolved-schema.ts';
import { type Direction, findSubtypes, SchemaCache, type SchemaContext } from '../schema/schema-context.ts';
import type { ListDepths } from './list-depths.ts';

/** Finds the route of an operation's page. Returns `undefined` if the operation has no page. */
export type RouteOf = (
  operation: { readonly operationId: string } | { readonly method: string; readonly path: string },
) => string | undefined;

/** Context of one page that all functions for its blocks share. */
export interface PageContext extends SchemaContext {
  readonly parseProse: (text: string, options: ProseOptions) => Prose;
  readonly messages: EndpointMessages;
  readonly depths: ListDepths;
  /** Members of referenced schemas, shared between pages of one language. */
  readonly memberCache: Map<string, CachedMembers>;
  readonly routeOf: RouteOf;
  readonly settings: ApiSettings;
}

/** Context of a property list at one nesting level. */
export interface ListContext {
  readonly page: PageContext;
  readonly direction: Direction;
  readonly active: ActiveSchemas;
  readonly depth: number;
  /** Index of the list in `depths`. */
  readonly list: number;
  /** Applies to the outermost list only. */
  readonly extras?: MemberExtras | undefined;
}

/** Additional sentences and list items, by property name. */
export type MemberExtras = ReadonlyMap<
  string,
  { readonly sentences: readonly PhraseLike[]; readonly items: readonly ListItem[] }
>;

export interface MemberList {
  readonly items: readonly ListItem[];
  readonly intro?: Phrase | undefined;
}

export interface CachedMembers {
  readonly members: MemberList;
  /** The members are valid only if none of these keys is active. */
  readonly keys: ReadonlySet<string | object>;
  /** Characters of the page budget that building the members used. */
  readonly cost: number;
  readonly length: number;
}

export function listContext(page: PageContext, direction: Direction, extras?: MemberExtras): ListContext {
  return { page, direction, active: new Set(), depth: 0, list: page.depths.addList(), extras };
}

/** A specification, with caches that its pages share. */
export interface SpecificationContext
  extends Pick<
    PageContext,
    'document' | 'references' | 'resolvedSchemas' | 'mergedProperties' | 'examples' | 'subtypes' | 'parseProse'
  > {
  readonly memberCaches: Map<PageContext['messages'], PageContext['memberCache']>;
  readonly operations: Specification['operations'];
}

export function createSpecificationContext({
  document,
  references,
  operations,
}: Pick<Specification, 'document' | 'references' | 'operations'>): SpecificationContext {
  return {
    document,
    references,
    operations,
    resolvedSchemas: new WeakMap(),
    mergedProperties: new WeakMap(),
    examples: { request: new SchemaCache(), response: new SchemaCache() },
    subtypes: findSubtypes(document),
    parseProse: createProseParser(),
    memberCaches: new Map(),
  };
}

export function createPageContext(
  specification: SpecificationContext,
  messages: PageContext['messages'],
  depths: ListDepths,
  routeOf: PageContext['routeOf'],
  settings: ApiSettings = defaultApiSettings,
): PageContext {
  const members = getOrCreate(specification.memberCaches, messages, () => new Map());
  return {
    ...specification,
    memberCache: members,
    depths,
    messages,
    routeOf,
    settings,
    budget: { characters: maxAttemptLength },
    usedKeys: [],
  };
}
