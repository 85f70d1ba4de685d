import { isList, isObject, type Json, type JsonObject, nonEmptyText, ownMember } from '../../values/json.ts';
import { maxTagDepth } from '../../values/limits.ts';
import { getOrCreate } from '../../values/lists.ts';
import { toPointer } from '../../values/location.ts';
import { itemMethods, type Operation, type OperationsByPath, type References } from '../../values/specification.ts';
import { identifierToWords, pathSegment } from '../routes.ts';
import type { SpecificationKind } from './parse.ts';
import { upgradeSwagger } from './upgrade-swagger.ts';

interface InvalidPart {
  readonly pointer: string;
  readonly reason: string;
}

interface Source {
  readonly name: string;
  readonly form: SpecificationKind;
  readonly document: JsonObject;
  readonly references: References;
  readonly refused: ReadonlySet<string>;
}

interface ReadDocument {
  readonly document: JsonObject;
  readonly operations: readonly Operation[];
  readonly invalidParts: readonly InvalidPart[];
}

/**
 * Reads the operations of a document, and upgrades those of Swagger 2.
 *
 * @param refused Referenced files that could not be fetched, and are already reported.
 */
export function readOperations(
  name: string,
  form: SpecificationKind,
  document: JsonObject,
  references: References,
  refused: ReadonlySet<string> = new Set(),
): ReadDocument {
  const { operations, invalidParts } = new OperationReader({ name, form, document, references, refused }).read();
  return { ...upgradeSwagger(document, operations, references), invalidParts };
}

class OperationReader {
  readonly #operations: Operation[] = [];
  readonly #invalidParts: InvalidPart[] = [];
  readonly #source: Source;
  readonly #groupsOf: ReturnType<typeof tagGroups>;

  constructor(source: Source) {
    this.#source = source;
    this.#groupsOf = tagGroups(source.document, source.form);
  }

  read(): Omit<ReadDocument, 'document'> {
    if (this.#source.form === 'asyncapi') this.#readChannels();
    else {
      this.#readPaths('paths');
      this.#readWebhooks('webhooks');
      this.#readWebhooks('x-webhooks');
      const sections = ['paths', 'webhooks', 'x-webhooks', 'components', 'definitions'];
      if (!sections.some((name) => Object.hasOwn(this.#source.document, name)))
        this.#invalid([], 'it has no paths, webhooks or components');
    }
    return { operations: this.#operations, invalidParts: this.#invalidParts };
  }

  #invalid(steps: readonly string[], reason: string): void {
    this.#invalidParts.push({ pointer: toPointer(steps), reason });
  }

  #section(name: string): [string, Json][] {
    const value = ownMember(this.#source.document, name);
    if (value === undefined || value === null) return [];
    if (isObject(value)) return Object.entries(value);
    this.#invalid([name], `"${name}" is not an object`);
    return [];
  }

  #readPaths(name: string): void {
    for (const [path, unresolved] of this.#section(name)) {
      if (path.startsWith('x-')) continue;
      const item = this.#itemAt([name, path], unresolved);
      if (item === undefined) continue;
      for (const method of itemMethods) {
        const value = ownMember(item, method);
        if (value !== undefined) this.#read(method.toUpperCase(), path, value, item, [name, path, method]);
      }
      const additional = ownMember(item, 'additionalOperations');
      if (!isObject(additional)) continue;
      for (const [method, value] of Object.entries(additional)) {
        this.#read(method, path, value, item, [name, path, 'additionalOperations', method]);
      }
    }
  }

  /** A webhook gets one page, even if it has several methods. */
  #readWebhooks(name: string): void {
    for (const [webhook, unresolved] of this.#section(name)) {
      const item = this.#itemAt([name, webhook], unresolved);
      const method = itemMethods.find((candidate) => item !== undefined && Object.hasOwn(item, candidate));
      const value = method === undefined ? undefined : item?.[method];
      if (item === undefined || method === undefined || value === undefined) continue;
      this.#read('WEBHOOK', webhook, value, item, [name, webhook, method], method.toUpperCase());
    }
  }

  #readChannels(): void {
    if (!Object.hasOwn(this.#source.document, 'channels')) this.#invalid([], 'it has no channels');
    for (const [id, unresolved] of this.#section('channels')) {
      const channel = this.#itemAt(['channels', id], unresolved);
      if (channel !== undefined) this.#read('CHANNEL', id, unresolved, channel, ['channels', id]);
    }
  }

  #itemAt(steps: readonly string[], unresolved: Json): JsonObject | undefined {
    const item = this.#source.references.object(unresolved);
    if (item !== undefined) return item;
    if (this.#source.refused.has(this.#source.references.home(unresolved))) return undefined;
    this.#invalid(steps, isObject(unresolved) ? 'its $ref does not resolve' : 'it is not an object');
    return undefined;
  }

  /** @param verb HTTP method. Only for a webhook, it differs from `method`, which is `WEBHOOK`. */
  #read(
    method: string,
    path: string,
    operation: Json,
    item: JsonObject,
    steps: readonly string[],
    verb = method,
  ): void {
    const value = this.#itemAt(steps, operation);
    if (value === undefined) return;
    const extension = mintExtension(item, value);
    const summary = method === 'CHANNEL' ? nonEmptyText(value.title) : nonEmptyText(value.summary);
    const tags = this.#tagsOf(value);
    const title = nonEmptyText(extension.metadata.title) ?? summary ?? titleOf(method, path);
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
      verb,
    });
  }

  /** Tags of an operation or channel. A channel also has the tags of its operations (AsyncAPI 2). */
  #tagsOf(value: JsonObject): string[] {
    if (this.#source.form === 'openapi' && !Array.isArray(value.tags)) return [];
    const holders =
      this.#source.form === 'openapi'
        ? [value]
        : [value, ...['subscribe', 'publish'].map((name) => ownMember(value, name)).filter(isObject)];
    const names = new Set<string>();
    for (const { tags: list } of holders) {
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

function titleOf(method: string, path: string): string {
  if (method === 'CHANNEL' || method === 'WEBHOOK') return identifierToWords(path);
  return identifierToWords(`${method}-${pathSegment(path)}`);
}

type MintExtension = Pick<Operation, 'href' | 'metadata' | 'content'>;

const emptyExtension: MintExtension = { href: undefined, metadata: {}, content: undefined };

/** Merges `x-mint` of a path item and its operation. The operation wins. */
function mintExtension(item: JsonObject, operation: JsonObject): MintExtension {
  const all = [ownMember(item, 'x-mint'), ownMember(operation, 'x-mint')].filter(isObject);
  if (all.length === 0) return emptyExtension;
  return all.reduce<MintExtension>(
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
export function tagGroups(
  document: JsonObject,
  form: SpecificationKind,
): (tag: string | undefined) => readonly string[] {
  const untagged = [form === 'asyncapi' ? 'Websockets' : 'API Reference'];
  const declared = new Map<string, JsonObject>();
  const tags = ownMember(document, 'tags');
  for (const tag of isList(tags) ? tags : []) {
    if (isObject(tag) && typeof tag.name === 'string') declared.set(tag.name, tag);
  }
  const cache = new Map<string, readonly string[]>();
  return (tag) => (tag === undefined ? untagged : getOrCreate(cache, tag, groupsOf));

  function groupsOf(tag: string): string[] {
    const groups: string[] = [];
    for (let name: string | undefined = tag; name !== undefined && groups.length < maxTagDepth; ) {
      const declaration: JsonObject | undefined = declared.get(name);
      const labels = [declaration?.['x-group'], declaration?.summary];
      const label = labels.find((each): each is string => typeof each === 'string' && each.trim() !== '');
      groups.unshift(label?.trim() ?? name);
      name = typeof declaration?.parent === 'string' ? declaration.parent : undefined;
    }
    return groups;
  }
}
