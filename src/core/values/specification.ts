import type { Json, JsonObject } from './json.ts';

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
  /** Labels of the groups that it is in where pages are generated, outermost first. */
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
  /** `x-mint.content`: Markdown that comes before the generated content. */
  readonly content: string | undefined;
  /** The method that a webhook is sent with, in upper case; for all others `method`. */
  readonly verb: string;
  /** What contains the operation: its path item, or the channel. References of both are followed. */
  readonly item: JsonObject;
  /** The operation as its specification has it. */
  readonly value: JsonObject;
}

/** Where a `$ref` leads. */
export interface Target {
  /** What names the place: two references with one key mean the same. */
  readonly key: string;
  /** The last word of the reference, as a reader would name it. */
  readonly name: string;
  /** Undefined if it leads nowhere. */
  readonly value: Json | undefined;
}

/** Follows the `$ref`s of a specification, whichever of its files they are in. */
export interface References {
  readonly target: (reference: string) => Target;
  /**
   * The object meant by a value that may be a reference, members written beside `$ref` winning. Undefined if there
   * is none.
   */
  readonly object: (value: Json | undefined) => JsonObject | undefined;
  /** The file that a value's references end in; empty for the document itself. */
  readonly home: (value: Json | undefined) => string;
}

/** Operations by path (or name) without a trailing slash, then by method. */
export type OperationsByPath = ReadonlyMap<string, ReadonlyMap<string, Operation>>;

/** A specification: what navigation needs of it, and all that it says, which is untrusted and of any shape. */
export interface Specification {
  readonly source: string;
  readonly kind: 'openapi' | 'asyncapi';
  /** In the order of the specification; webhooks follow the paths. */
  readonly operations: readonly Operation[];
  readonly byPath: OperationsByPath;
  /** The other files that it is made of: paths from the docs folder, or URLs. */
  readonly files: readonly string[];
  readonly document: JsonObject;
  /** They are followed when they are asked for. */
  readonly references: References;
}

/** What became of a specification that somebody named. */
export type SpecificationState =
  /** `isWhole` is false if parts of it are at fault, which is reported: what is not found in it may be in those. */
  | { readonly state: 'read'; readonly specification: Specification; readonly isWhole: boolean }
  /** Not to be had now: what refers to it can be neither confirmed nor denied. */
  | { readonly state: 'unknown' }
  /** Missing or at fault, which is reported. */
  | { readonly state: 'failed' };

/** The methods that a path item defines by a member of its own, in the order that pages are generated in. */
export const itemMethods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'] as const;

/** The methods of HTTP that a reference may name in any letter case. */
export const httpMethods: readonly string[] = itemMethods.map((method) => method.toUpperCase());
