import { isObject, type Json, type JsonObject, ownMember } from '../../values/json.ts';
import { pointerTo } from '../../values/place.ts';
import type { Operation, OperationsByPath, References, WholeOperation } from '../../values/specification.ts';
import { sentenceOf, slug } from '../address.ts';
import { itemMethods } from '../methods.ts';
import type { Form, SpecificationFault } from './parse.ts';
import { tagGroups } from './tags.ts';

/**
 * Reads what navigation needs of a document: paths, methods, summaries, tags and a few `x-` members. Everything else
 * stays as it is, unread.
 *
 * @param refused Files that `references` lead to and that could not be had, which is reported.
 */
export function readOperations(
  source: string,
  form: Form,
  document: JsonObject,
  references: References,
  refused: ReadonlySet<string> = new Set(),
): {
  readonly operations: readonly WholeOperation[];
  readonly faults: readonly (SpecificationFault & { fault: 'invalid' })[];
} {
  const faults: (SpecificationFault & { fault: 'invalid' })[] = [];
  const operations: WholeOperation[] = [];
  const groupsOf = tagGroups(document, form);
  const invalid = (steps: readonly string[], reason: string): void => {
    faults.push({ fault: 'invalid', pointer: pointerTo(steps), reason });
  };

  if (form === 'asyncapi') readChannels();
  else {
    readPaths('paths');
    readWebhooks('webhooks');
    readWebhooks('x-webhooks');
    const known = ['paths', 'webhooks', 'x-webhooks', 'components', 'definitions'];
    if (!known.some((name) => Object.hasOwn(document, name)))
      invalid([], 'it has none of paths, webhooks and components');
  }
  return { operations, faults };

  function section(name: string): [string, Json][] {
    const value = ownMember(document, name);
    if (value === undefined || value === null) return [];
    if (isObject(value)) return Object.entries(value) as [string, Json][];
    invalid([name], `"${name}" is not an object`);
    return [];
  }

  function readPaths(name: string): void {
    for (const [path, written] of section(name)) {
      if (path.startsWith('x-')) continue;
      const item = itemAt([name, path], written);
      if (item === undefined) continue;
      for (const method of itemMethods) {
        const value = ownMember(item, method);
        if (value !== undefined) read(method.toUpperCase(), path, value, item, [name, path, method]);
      }
      const more = ownMember(item, 'additionalOperations');
      if (!isObject(more)) continue;
      for (const [method, value] of Object.entries(more)) {
        read(method, path, value as Json, item, [name, path, 'additionalOperations', method]);
      }
    }
  }

  /** A webhook is one page, whatever its method. */
  function readWebhooks(name: string): void {
    for (const [webhook, written] of section(name)) {
      const item = itemAt([name, webhook], written);
      const method = itemMethods.find((candidate) => item !== undefined && Object.hasOwn(item, candidate));
      if (item === undefined || method === undefined) continue;
      read('WEBHOOK', webhook, item[method] as Json, item, [name, webhook, method], method.toUpperCase());
    }
  }

  function readChannels(): void {
    if (!Object.hasOwn(document, 'channels')) invalid([], 'it has no channels');
    for (const [id, written] of section('channels')) {
      const channel = itemAt(['channels', id], written);
      if (channel !== undefined) read('CHANNEL', id, written, channel, ['channels', id]);
    }
  }

  function itemAt(steps: readonly string[], written: Json): JsonObject | undefined {
    const item = references.object(written);
    if (item !== undefined) return item;
    if (refused.has(references.home(written))) return undefined;
    invalid(steps, isObject(written) ? 'its $ref leads nowhere' : 'it is not an object');
    return undefined;
  }

  /** @param verb The method that is sent, where `method` does not say it. */
  function read(
    method: string,
    path: string,
    operation: Json,
    item: JsonObject,
    steps: readonly string[],
    verb = method,
  ): void {
    const value = itemAt(steps, operation);
    if (value === undefined) return;
    const mint = mintOf(item, value);
    const own = method === 'CHANNEL' ? text(value.title) : text(value.summary);
    const tags = tagsOf(value);
    const title = text(mint.metadata.title) ?? own ?? titleOf(method, path);
    operations.push({
      spec: source,
      method,
      path,
      title,
      summary: own,
      description: text(mint.metadata.description) ?? text(value.description),
      operationId: text(value.operationId),
      tags,
      groups: groupsOf(tags[0]),
      deprecated: value.deprecated === true,
      hidden: item['x-hidden'] === true || value['x-hidden'] === true,
      excluded: item['x-excluded'] === true || value['x-excluded'] === true,
      ...mint,
      ...{ item, value, verb },
    });
  }

  /** AsyncAPI 2 has tags on the operations of a channel. */
  function tagsOf(value: JsonObject): string[] {
    if (form === 'openapi' && !Array.isArray(value.tags)) return [];
    const holders =
      form === 'openapi'
        ? [value]
        : [value, ...['subscribe', 'publish'].map((name) => ownMember(value, name)).filter(isObject)];
    const names = new Set<string>();
    for (const { tags: list } of holders) {
      for (const tag of Array.isArray(list) ? (list as readonly Json[]) : []) {
        const name = text(isObject(tag) ? tag.name : tag);
        if (name !== undefined) names.add(name);
      }
    }
    return [...names];
  }
}

/** Operations by what entries call them. */
export function indexByPath<One extends Operation>(operations: readonly One[]): OperationsByPath<One> {
  const byPath = new Map<string, Map<string, One>>();
  for (const operation of operations) {
    const key = pathKey(operation.path);
    const known = byPath.get(key);
    if (known === undefined) byPath.set(key, new Map([[operation.method, operation]]));
    // Of two paths that a trailing slash tells apart, the first is found.
    else if (!known.has(operation.method)) known.set(operation.method, operation);
  }
  return byPath;
}

/** One trailing slash is ignored in a reference. */
export function pathKey(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

function titleOf(method: string, path: string): string {
  if (method === 'CHANNEL' || method === 'WEBHOOK') return sentenceOf(path);
  return sentenceOf(`${method}-${slug(path)}`);
}

type Mint = Pick<Operation, 'href' | 'metadata' | 'content'>;

const noMint: Mint = { href: undefined, metadata: {}, content: undefined };

/** `x-mint` of a path item and of its operation, which wins. */
function mintOf(item: JsonObject, operation: JsonObject): Mint {
  const all = [ownMember(item, 'x-mint'), ownMember(operation, 'x-mint')].filter(isObject);
  if (all.length === 0) return noMint;
  return all.reduce<Mint>(
    (above, { href, metadata, content }) => ({
      href: text(href) ?? above.href,
      metadata: isObject(metadata) ? { ...above.metadata, ...metadata } : above.metadata,
      content: text(content) ?? above.content,
    }),
    noMint,
  );
}

function text(value: Json | undefined): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
