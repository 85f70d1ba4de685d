import { isList, isObject, type Json, type JsonObject, nonEmptyText, ownMember } from '../../values/json.ts';
import { maxTagDepth } from '../../values/limits.ts';
import { getOrCreate } from '../../values/lists.ts';
import { toPointer } from '../../values/location.ts';
import { type Operation, type OperationsByPath, pathItemMethods, type References } from '../../values/specification.ts';
import { identifierToWords, pathSegment } from '../routes.ts';
import type { SpecificationKind } from './parse.ts';
import { upgradeSwagger } from './upgrade-swagger.ts';

interface InvalidPart {
  readonly pointer: string;
  readonly reason: string;
}

interface OperationSource {
  readonly name: string;
  readonly kind: SpecificationKind;
  readonly document: JsonObject;
  readonly references: References;
  readonly unfetchedFiles: ReadonlySet<string>;
}

interface ReadDocument {
  readonly document: JsonObject;
  readonly operations: readonly Operation[];
  readonly invalidParts: readonly InvalidPart[];
}

/**
 * Reads the operations of a document, and upgrades those of Swagger 2.
 *
 * @param unfetchedFiles Referenced files that could not be fetched, and are already reported.
 */
export function readOperations(
  name: string,
  kind: SpecificationKind,
  document: JsonObject,
  references: References,
  unfetchedFiles: ReadonlySet<string> = new Set(),
): ReadDocument {
  const { operations, invalidParts } = new OperationReader({ name, kind, document, references, unfetchedFiles }).read();
  return { ...upgradeSwagger(document, operations, references), invalidParts };
}

class OperationReader {
  readonly #operations: Operation[] = [];
  readonly #invalidParts: InvalidPart[] = [];
  readonly #source: OperationSource;
  readonly #groupsOf: ReturnType<typeof createTagGrouper>;

  constructor(source: OperationSource) {
    this.#source = source;
    this.#groupsOf = createTagGrouper(source.document, source.kind);
  }

  read(): Omit<ReadDocument, 'document'> {
    if (this.#source.kind === 'asyncapi') this.#readChannels();
    else {
      this.#readPaths('paths');
      this.#readWebhooks('webhooks');
      this.#readWebhooks('x-webhooks');
      const sections = ['paths', 'webhooks', 'x-webhooks', 'components', 'definitions'];
      if (!sections.some((name) => Object.hasOwn(this.#source.document, name)))
        this.#reportInvalid([], 'it has no paths, webhooks or components');
    }
    return { operations: this.#operations, invalidParts: this.#invalidParts };
  }

  #reportInvalid(segments: readonly string[], reason: string): void {
    this.#invalidParts.push({ pointer: toPointer(segments), reason });
  }

  #sectionEntries(name: string): [string, Json][] {
    const value = ownMember(this.#source.document, name);
    if (value === undefined || value === null) return [];
    if (isObject(value)) return Object.entries(value);
    this.#reportInvalid([name], `"${name}" is not an object`);
    return [];
  }

  #readPaths(name: string): void {
    for (const [path, rawItem] of this.#sectionEntries(name)) {
      if (path.startsWith('x-')) continue;
      const item = this.#resolveItem([name, path], rawItem);
      if (item === undefined) continue;
      for (const method of pathItemMethods) {
        const value = ownMember(item, method);
        if (value !== undefined) this.#readOperation(method.toUpperCase(), path, value, item, [name, path, method]);
      }
      const additionalOperations = ownMember(item, 'additionalOperations');
      if (!isObject(additionalOperations)) continue;
      for (const [method, value] of Object.entries(additionalOperations)) {
        this.#readOperation(method, path, value, item, [name, path, 'additionalOperations', method]);
      }
    }
  }

  /** A webhook gets one page, even if it has several methods. */
  #readWebhooks(name: string): void {
    for (const [webhook, rawItem] of this.#sectionEntries(name)) {
      const item = this.#resolveItem([name, webhook], rawItem);
      const method = pathItemMethods.find((candidate) => item !== undefined && Object.hasOwn(item, candidate));
      const value = method === undefined ? undefined : item?.[method];
      if (item === undefined || method === undefined || value === undefined) continue;
      this.#readOperation('WEBHOOK', webhook, value, item, [name, webhook, method], method.toUpperCase());
    }
  }

  #readChannels(): void {
    if (!Object.hasOwn(this.#source.document, 'channels')) this.#reportInvalid([], 'it has no channels');
    for (const [id, rawChannel] of this.#sectionEntries('channels')) {
      const channel = this.#resolveItem(['channels', id], rawChannel);
      if (channel !== undefined) this.#readOperation('CHANNEL', id, rawChannel, channel, ['channels', id]);
    }
  }

  #resolveItem(segments: readonly string[], rawValue: Json): JsonObject | undefined {
    const item = this.#source.references.resolveObject(rawValue);
    if (item !== undefined) return item;
    if (this.#source.unfetchedFiles.has(this.#source.references.targetFile(rawValue))) return undefined;
    this.#reportInvalid(segments, isObject(rawValue) ? 'its $ref does not resolve' : 'it is not an object');
    return undefined;
  }

  /** @param httpMethod HTTP method. Only for a webhook, it differs from `method`, which is `WEBHOOK`. */
  #readOperation(
    method: string,
    path: string,
    operation: Json,
    item: JsonObject,
    segments: readonly string[],
    httpMethod = method,
  ): void {
    const value = this.#resolveItem(segments, operation);
    if (value === undefined) return;
    const extension = mintExtension(item, value);
    const summary = method === 'CHANNEL' ? nonEmptyText(value.title) : nonEmptyText(value.summary);
    const tags = this.#tagsOf(value);
    const title = nonEmptyText(extension.metadata.title) ?? summary ?? defaultTitle(method, path);
    this.#operations.push({
      spec: this.#source.name,
      method,
      path,
      title,
      summary,
      description: nonEmptyText(extension.metadata.description) ?? nonEmptyText(value.description),
      operationId: nonEmptyText(value.operationId),
      tags,
      groups: this.#groupsOf(tags[0]),
      deprecated: value.deprecated === true,
      hidden: item['x-hidden'] === true || value['x-hidden'] === true,
      excluded: item['x-excluded'] === true || value['x-excluded'] === true,
      ...extension,
      item,
      value,
      httpMethod,
    });
  }

  /** Tags of an operation or channel. A channel also has the tags of its operations (AsyncAPI 2). */
  #tagsOf(value: JsonObject): string[] {
    if (this.#source.kind === 'openapi' && !Array.isArray(value.tags)) return [];
    const tagHolders =
      this.#source.kind === 'openapi'
        ? [value]
        : [value, ...['subscribe', 'publish'].map((name) => ownMember(value, name)).filter(isObject)];
    const names = new Set<string>();
    for (const { tags: list } of tagHolders) {
      for (const tag of isList(list) ? list : []) {
        const name = nonEmptyText(isObject(tag) ? tag.name : tag);
        if (name !== undefined) names.add(name);
      }
    }
    return [...names];
  }
}

export function indexByPath(operations: readonly Operation[]): OperationsByPath {
  const byPath = new Map<string, Map<string, Operation>>();
  for (const operation of operations) {
    const methods = getOrCreate(byPath, pathKey(operation.path), () => new Map<string, Operation>());
    // If two paths differ only in a trailing slash, the first path wins.
    if (!methods.has(operation.method)) methods.set(operation.method, operation);
  }
  return byPath;
}

/** Removes one trailing slash, so that references match with and without it. */
export function pathKey(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

function defaultTitle(method: string, path: string): string {
  if (method === 'CHANNEL' || method === 'WEBHOOK') return identifierToWords(path);
  return identifierToWords(`${method}-${pathSegment(path)}`);
}

type MintExtension = Pick<Operation, 'href' | 'metadata' | 'content'>;

const emptyExtension: MintExtension = { href: undefined, metadata: {}, content: undefined };

/** Merges `x-mint` of a path item and its operation. The operation wins. */
function mintExtension(item: JsonObject, operation: JsonObject): MintExtension {
  const extensions = [ownMember(item, 'x-mint'), ownMember(operation, 'x-mint')].filter(isObject);
  if (extensions.length === 0) return emptyExtension;
  return extensions.reduce<MintExtension>(
    (inherited, { href, metadata, content }) => ({
      href: nonEmptyText(href) ?? inherited.href,
      metadata: isObject(metadata) ? { ...inherited.metadata, ...metadata } : inherited.metadata,
      content: nonEmptyText(content) ?? inherited.content,
    }),
    emptyExtension,
  );
}

/**
 * Returns a function from a tag to its group labels, outermost first. The label is the tag's `x-group`, else its
 * `summary` (OpenAPI 3.2), else its name; it is nested in the groups of the tag's parents (OpenAPI 3.2). Labels appear
 * in the navigation only; `routes.ts` derives the paths of pages.
 */
export function createTagGrouper(
  document: JsonObject,
  kind: SpecificationKind,
): (tag: string | undefined) => readonly string[] {
  const untaggedLabels = [kind === 'asyncapi' ? 'Websockets' : 'API Reference'];
  const declaredTags = new Map<string, JsonObject>();
  const tags = ownMember(document, 'tags');
  for (const tag of isList(tags) ? tags : []) {
    if (isObject(tag) && typeof tag.name === 'string') declaredTags.set(tag.name, tag);
  }
  const labelsByTag = new Map<string, readonly string[]>();
  return (tag) => (tag === undefined ? untaggedLabels : getOrCreate(labelsByTag, tag, groupsOf));

  function groupsOf(tag: string): string[] {
    const groups: string[] = [];
    for (let name: string | undefined = tag; name !== undefined && groups.length < maxTagDepth; ) {
      const declaration: JsonObject | undefined = declaredTags.get(name);
      const labels = [declaration?.['x-group'], declaration?.summary];
      const label = labels.find(
        (candidate): candidate is string => typeof candidate === 'string' && candidate.trim() !== '',
      );
      groups.unshift(label?.trim() ?? name);
      name = typeof declaration?.parent === 'string' ? declaration.parent : undefined;
    }
    return groups;
  }
}
