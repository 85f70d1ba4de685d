import { diagnose } from '../findings/diagnose.ts';
import { isObject, type Json, type JsonContainer, type JsonObject } from '../values/json.ts';
import { maxResolvedDepth, maxResolvedValues } from '../values/limits.ts';
import { getOrCreate } from '../values/lists.ts';
import { type JsonLocation, memberLocation } from '../values/location.ts';
import type { Finding } from '../values/outcome.ts';
import { normalizePath } from '../values/paths.ts';

export type FileContent = { readonly value: Json } | 'missing' | 'outside' | 'unreadable';

export interface ResolvedValue {
  readonly value: Json;
  readonly location: JsonLocation;
}

export interface ResolvedReferences {
  readonly resolved: ResolvedValue;
  readonly origins: ReadonlyMap<JsonContainer, ReadonlyMap<string | number, JsonLocation>>;
  readonly unresolved: ReadonlySet<Json>;
  readonly findings: readonly Finding[];
}

/** Path of the file that a `$ref` refers to, relative to the docs folder. `undefined` if it is outside that folder. */
export function referencedFile(from: string, path: string): string | undefined {
  if (path.startsWith('/') || /^[a-z]:[\\/]/i.test(path)) return undefined;
  return normalizePath(`${from.slice(0, from.lastIndexOf('/') + 1)}${path}`);
}

export function collectReferences(value: Json): string[] {
  const references: string[] = [];
  const visit = (container: Json): void => {
    if (typeof container !== 'object' || container === null) return;
    if (isObject(container) && typeof container.$ref === 'string') references.push(container.$ref);
    for (const member of Object.values(container)) visit(member);
  };
  visit(value);
  return references;
}

/**
 * Resolves all `$ref`s in a file, at any depth. A `$ref` is relative to the file that contains it. Members next to a
 * `$ref` override the members of its target. Values without `$ref` are not copied.
 *
 * @param file An existing file.
 * @param read Returns the content of a file.
 * @param reportMissing Creates the finding for a missing file.
 */
export function resolveReferences(file: string, read: ReadFile, reportMissing: ReportMissing): ResolvedReferences {
  const content = read(file);
  const resolver = new ReferenceResolver(read, reportMissing);
  const value = typeof content === 'string' ? {} : content.value;
  const resolved = resolver.resolve(value, { location: { file, pointer: '' }, chain: [file], depth: 0 });
  const { origins, unresolved, findings } = resolver;
  return { resolved, origins, unresolved, findings };
}

type ReadFile = (file: string) => FileContent;
type ReportMissing = (path: string, target: string, location: JsonLocation) => Finding;

interface ValuePosition {
  readonly location: JsonLocation;
  readonly chain: readonly string[];
  readonly depth: number;
}

class ReferenceResolver {
  readonly origins = new Map<JsonContainer, Map<string | number, JsonLocation>>();
  readonly unresolved = new Set<Json>();
  readonly findings: Finding[] = [];
  readonly #read: ReadFile;
  readonly #reportMissing: ReportMissing;
  #size = 0;

  constructor(read: ReadFile, reportMissing: ReportMissing) {
    this.#read = read;
    this.#reportMissing = reportMissing;
  }

  resolve(value: Json, position: ValuePosition): ResolvedValue {
    this.#size++;
    if (isObject(value)) return this.#resolveObject(value, position);
    const { location } = position;
    if (!Array.isArray(value)) return { value, location };
    const items: Json[] = [];
    for (const [index, item] of value.entries()) items.push(this.#resolveMember(items, index, item, position));
    const isUnchanged = value.every((item, index) => item === items[index]);
    return { value: isUnchanged ? value : items, location };
  }

  #resolveObject(value: JsonObject, position: ValuePosition): ResolvedValue {
    const { location } = position;
    const reference = typeof value.$ref === 'string' ? value.$ref : undefined;
    const target =
      reference === undefined
        ? undefined
        : this.#resolveReference(reference, memberLocation(location, '$ref'), position);
    const members: Record<string, Json> = {};
    if (target !== undefined) {
      if (!isObject(target.value)) return target;
      this.#copyMembers(members, target.value, target.location);
    }
    for (const [name, member] of Object.entries(value)) {
      if (name === '$ref' && reference !== undefined) continue;
      if (target !== undefined) this.#setOrigin(members, name, memberLocation(location, name));
      setMember(members, name, this.#resolveMember(members, name, member, position));
    }
    if (reference !== undefined && target === undefined) this.unresolved.add(members);
    const isUnchanged =
      reference === undefined && Object.entries(value).every(([name, member]) => member === members[name]);
    return { value: isUnchanged ? value : members, location: target?.location ?? location };
  }

  #copyMembers(members: Record<string, Json>, targetMembers: JsonObject, location: JsonLocation): void {
    const locations = this.origins.get(targetMembers);
    for (const [name, member] of Object.entries(targetMembers)) {
      setMember(members, name, member);
      this.#setOrigin(members, name, locations?.get(name) ?? memberLocation(location, name));
    }
  }

  #resolveMember(
    container: JsonContainer,
    name: string | number,
    member: Json,
    { chain, ...position }: ValuePosition,
  ): Json {
    if (typeof member !== 'object' || member === null) return member;
    const location = memberLocation(position.location, name);
    const resolved = this.resolve(member, { location, chain, depth: position.depth + 1 });
    if (resolved.location !== location) this.#setOrigin(container, name, resolved.location);
    return resolved.value;
  }

  #resolveReference(path: string, location: JsonLocation, { chain, depth }: ValuePosition): ResolvedValue | undefined {
    const target = referencedFile(location.file, path);
    const content = target === undefined ? 'outside' : this.#read(target);
    if (target === undefined || content === 'outside')
      return this.#fail(diagnose('ref-outside-root', location, { path }));
    if (chain.includes(target)) return this.#fail(diagnose('ref-cycle', location, { chain: [...chain, target] }));
    if (content === 'missing') return this.#fail(this.#reportMissing(path, target, location));
    // The file's error is already reported.
    if (content === 'unreadable') return undefined;
    if (depth > maxResolvedDepth || this.#size > maxResolvedValues) {
      const depthProblem = { kind: 'depth', limit: maxResolvedDepth } as const;
      const problem = depth > maxResolvedDepth ? depthProblem : ({ kind: 'size', limit: maxResolvedValues } as const);
      return this.#fail(diagnose('config-syntax', location, { problem }));
    }
    const position = { location: { file: target, pointer: '' }, chain: [...chain, target], depth: depth + 1 };
    return this.resolve(content.value, position);
  }

  #fail(finding: Finding): undefined {
    this.findings.push(finding);
  }

  #setOrigin(container: JsonContainer, name: string | number, location: JsonLocation): void {
    getOrCreate(this.origins, container, () => new Map<string | number, JsonLocation>()).set(name, location);
  }
}

/** Sets a member safely even if its name is `__proto__`. */
function setMember(members: Record<string, Json>, name: string, value: Json): void {
  Object.defineProperty(members, name, { value, enumerable: true, configurable: true, writable: true });
}
