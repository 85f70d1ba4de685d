import type { JsonObject } from './json.ts';

/** Folder of generated pages where nothing else is said. */
export const defaultDirectory = 'api-reference';

/** What an endpoint page is about: an operation, a webhook, or a channel of AsyncAPI. */
export interface Operation {
  /** The specification's own name: its path in the docs folder, or its URL. */
  readonly spec: string;
  /** Upper case; `WEBHOOK` for a webhook, `CHANNEL` for a channel. */
  readonly method: string;
  /** The path, the webhook's name or the channel's id. */
  readonly path: string;
  readonly title: string;
  readonly summary: string | undefined;
  readonly description: string | undefined;
  readonly operationId: string | undefined;
  readonly tags: readonly string[];
  /** Labels of the groups that it stands in where pages are generated, outermost first. */
  readonly groups: readonly string[];
  readonly deprecated: boolean;
  /** `x-hidden`: it has a page, and no visible place where pages are generated. */
  readonly hidden: boolean;
  /** `x-excluded`: it has no page. */
  readonly excluded: boolean;
  /** `x-mint.href`: its address, whole. */
  readonly href: string | undefined;
  /** `x-mint.metadata`: front matter of its page. */
  readonly metadata: JsonObject;
  /** `x-mint.content`: Markdown before the generated content. */
  readonly content: string | undefined;
}

/** A specification, as far as navigation needs it: nothing is dereferenced. */
export interface Specification {
  readonly source: string;
  readonly kind: 'openapi' | 'asyncapi';
  /** In the order of the specification; webhooks follow the paths. */
  readonly operations: readonly Operation[];
  /** By path (or name) without a trailing slash, then by method. */
  readonly byPath: ReadonlyMap<string, ReadonlyMap<string, Operation>>;
  /** The whole document as parsed: untrusted, of any shape. */
  readonly document: JsonObject;
}

/** What became of a specification that somebody named. */
export type SpecificationState =
  /** `isWhole` is false where parts of it are at fault, which is reported: what is not found in it may be in those. */
  | { readonly state: 'read'; readonly specification: Specification; readonly isWhole: boolean }
  /** Not to be had now: what refers to it can be neither confirmed nor denied. */
  | { readonly state: 'unknown' }
  /** Missing or at fault, which is reported. */
  | { readonly state: 'failed' };
