import type { Json, JsonObject } from './json.ts';

/** `method` of the operation that represents a specification's overview page. */
export const overviewMethod = 'OVERVIEW';

/** An operation, a webhook, or an AsyncAPI channel. Each one can have an endpoint page. */
export interface Operation {
  /** Path in the docs folder, or URL. */
  readonly spec: string;
  /** Upper case; `WEBHOOK` for a webhook, `CHANNEL` for a channel. */
  readonly method: string;
  readonly path: string;
  readonly title: string;
  readonly summary: string | undefined;
  readonly description: string | undefined;
  readonly operationId: string | undefined;
  readonly tags: readonly string[];
  /** Labels of the groups that generated pages are sorted into, outermost first. */
  readonly groups: readonly string[];
  readonly deprecated: boolean;
  /** `x-hidden`: has a page, but no visible entry in generated groups. */
  readonly hidden: boolean;
  /** `x-excluded`: has no page. */
  readonly excluded: boolean;
  /** `x-mint.href`: full URL path of the page. */
  readonly href: string | undefined;
  /** `x-mint.metadata`: front matter of the page. */
  readonly metadata: JsonObject;
  /** `x-mint.content`: Markdown before the generated content. */
  readonly content: string | undefined;
  /** HTTP method of a webhook, in upper case. Equal to `method` for everything else. */
  readonly httpMethod: string;
  /** The path item or channel that contains the operation, with `$ref` resolved. */
  readonly item: JsonObject;
  readonly value: JsonObject;
  /** Document, path item and operation as the author wrote them, if they were upgraded from Swagger 2. */
  readonly original?: { readonly document: JsonObject; readonly item: JsonObject; readonly value: JsonObject };
}

export interface ReferenceTarget {
  /** Unique key of the target: equal for two references to the same value. */
  readonly key: string;
  /** Last segment of the reference, for display. */
  readonly name: string;
  readonly value: Json | undefined;
}

export interface References {
  readonly resolveTarget: (reference: string) => ReferenceTarget;
  /**
   * Resolves an object that may be a reference. Members next to `$ref` override those of the target. Returns
   * `undefined` if the result is not an object.
   */
  readonly resolveObject: (value: Json | undefined) => JsonObject | undefined;
  /** File that contains the final target of a value's references; empty for the document itself. */
  readonly targetFile: (value: Json | undefined) => string;
}

/** Operations by path or webhook name, without a trailing slash, then by method. */
export type OperationsByPath = ReadonlyMap<string, ReadonlyMap<string, Operation>>;

/** A loaded specification. Its document is untrusted and may have any shape. */
export interface Specification {
  readonly source: string;
  readonly kind: 'openapi' | 'asyncapi';
  /** In the order of the specification; webhooks follow the paths. */
  readonly operations: readonly Operation[];
  readonly byPath: OperationsByPath;
  /** Other files of the specification: paths from the docs folder, or URLs. */
  readonly files: readonly string[];
  /** OpenAPI 3 or AsyncAPI. A Swagger 2 document is upgraded, except for its paths: see `operations`. */
  readonly document: JsonObject;
  /** The document as the author wrote it. Pointers of findings and references refer to it. */
  readonly original: JsonObject;
  readonly references: References;
}

export type SpecificationState =
  /**
   * `isWhole` is false if parts of the specification failed to load. A missing operation may be in one of these parts.
   */
  | { readonly state: 'read'; readonly specification: Specification; readonly isWhole: boolean }
  /** Unreachable at the moment, so references to the specification can't be checked. */
  | { readonly state: 'unknown' }
  | { readonly state: 'failed' };

/**
 * Marks parameters and headers that were upgraded from Swagger 2. Their documentation shows `collectionFormat` instead
 * of `explode`, and they may have the name of a header that OpenAPI 3 reserves.
 */
export const swaggerMember = 'x-swagger';

/** Methods of a path item, in the order in which pages are generated. */
export const pathItemMethods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'] as const;

export const httpMethods: readonly string[] = pathItemMethods.map((method) => method.toUpperCase());
