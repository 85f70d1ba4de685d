import { diagnose } from '../rules/index.ts';
import { isObject, type Json, type JsonContainer, type JsonObject } from '../values/json.ts';
import type { Finding } from '../values/outcome.ts';
import { normalizePath } from '../values/paths.ts';
import { type JsonPlace, memberPlace } from '../values/place.ts';
import { countMembers } from './survey.ts';

/** What a JSON file of the docs folder contains. */
export type FileContent = { readonly value: Json } | 'missing' | 'outside' | 'unreadable';

/** A value with every `$ref` in it replaced, and where it was written. */
export interface Resolved {
  readonly value: Json;
  readonly place: JsonPlace;
}

/** What resolving found out beside the value. */
export interface References {
  readonly resolved: Resolved;
  readonly origins: ReadonlyMap<JsonContainer, ReadonlyMap<string | number, JsonPlace>>;
  readonly unresolved: ReadonlySet<Json>;
  readonly findings: readonly Finding[];
}

/** More levels than this, `$ref`s followed, are refused: see `readJson`. */
const depthLimit = 512;
/** More values than this, `$ref`s followed, are refused: a few small files can stand for billions. */
const sizeLimit = 2_000_000;

/** The file that a path means from within another; undefined if it leads out of the docs folder. */
export function referencedFile(from: string, path: string): string | undefined {
  if (path.startsWith('/') || /^[a-z]:[\\/]/i.test(path)) return undefined;
  return normalizePath(`${from.slice(0, from.lastIndexOf('/') + 1)}${path}`);
}

/** Every `$ref` of a value, as written. */
export function referencesIn(value: Json): string[] {
  const found: string[] = [];
  const visit = (container: Json): void => {
    if (typeof container !== 'object' || container === null) return;
    if (isObject(container) && typeof container.$ref === 'string') found.push(container.$ref);
    for (const member of Object.values(container)) visit(member as Json);
  };
  visit(value);
  return found;
}

/**
 * Replaces `$ref`s with the files that they name: relative to the file that contains them, at any depth, members beside a `$ref`
 * winning over those of its object. What contains no `$ref` is not copied.
 *
 * @param start The file to begin with; `isPlain` if it is known to contain no `$ref`.
 * @param read What a file contains; files without a `$ref` are used as they are, without a copy.
 * @param missing Makes the finding for a file that is not there.
 */
export function resolveReferences(start: StartFile, read: ReadFile, missing: MissingFile): References {
  return new ReferenceResolver(read, missing).run(start);
}

type StartFile = { readonly file: string; readonly value: Json; readonly isPlain: boolean };
type ReadFile = (file: string) => FileContent;
type MissingFile = (path: string, target: string, place: JsonPlace) => Finding;

class ReferenceResolver {
  readonly #read: ReadFile;
  readonly #missing: MissingFile;
  readonly #origins = new Map<JsonContainer, Map<string | number, JsonPlace>>();
  readonly #unresolved = new Set<Json>();
  readonly #findings: Finding[] = [];
  /** How many values each file without `$ref`s contains; -1 for one that has some. */
  readonly #weights = new Map<Json, number>();
  #size = 0;

  constructor(read: ReadFile, missing: MissingFile) {
    this.#read = read;
    this.#missing = missing;
  }

  run({ file, value, isPlain }: StartFile): References {
    const place = { file, pointer: '' };
    const resolved =
      isPlain || this.#plainSize(value) !== undefined ? { value, place } : this.#resolve(value, place, [file], 0);
    return { resolved, origins: this.#origins, unresolved: this.#unresolved, findings: this.#findings };
  }

  #resolve(value: Json, place: JsonPlace, chain: readonly string[], depth: number): Resolved {
    this.#size++;
    if (isObject(value)) return this.#resolveObject(value, place, chain, depth);
    if (!Array.isArray(value)) return { value, place };
    const items: Json[] = [];
    for (const [index, item] of value.entries())
      items.push(this.#resolveMember(items, index, item, place, chain, depth));
    const isPlain = value.every((item, index) => item === items[index]);
    return { value: isPlain ? value : items, place };
  }

  #resolveObject(value: JsonObject, place: JsonPlace, chain: readonly string[], depth: number): Resolved {
    const reference = typeof value.$ref === 'string' ? value.$ref : undefined;
    const target =
      reference === undefined ? undefined : this.#follow(reference, memberPlace(place, '$ref'), chain, depth);
    if (target !== undefined && !isObject(target.value)) return target;

    const members: Record<string, Json> = {};
    if (target !== undefined) this.#inherit(members, target);
    for (const [name, member] of Object.entries(value)) {
      if (name === '$ref' && reference !== undefined) continue;
      if (target !== undefined) this.#setOrigin(members, name, memberPlace(place, name));
      define(members, name, this.#resolveMember(members, name, member as Json, place, chain, depth));
    }
    if (reference !== undefined && target === undefined) this.#unresolved.add(members);
    const isPlain =
      reference === undefined && Object.entries(value).every(([name, member]) => member === members[name]);
    return { value: isPlain ? value : members, place: target?.place ?? place };
  }

  /** Takes over the members of the object that a `$ref` stands for. */
  #inherit(members: Record<string, Json>, target: Resolved): void {
    const inherited = target.value as JsonObject;
    const places = this.#origins.get(inherited);
    for (const [name, member] of Object.entries(inherited)) {
      define(members, name, member as Json);
      this.#setOrigin(members, name, places?.get(name) ?? memberPlace(target.place, name));
    }
  }

  #resolveMember(
    container: JsonContainer,
    name: string | number,
    member: Json,
    at: JsonPlace,
    chain: readonly string[],
    depth: number,
  ): Json {
    if (typeof member !== 'object' || member === null) return member;
    const own = memberPlace(at, name);
    const resolved = this.#resolve(member, own, chain, depth + 1);
    if (resolved.place !== own) this.#setOrigin(container, name, resolved.place);
    return resolved.value;
  }

  /** What a `$ref` stands for; undefined if it stands for nothing, which is then reported. */
  #follow(path: string, place: JsonPlace, chain: readonly string[], depth: number): Resolved | undefined {
    const target = referencedFile(place.file, path);
    if (target === undefined) return this.#fail(diagnose('ref-outside-root', place, { path }));
    if (chain.includes(target)) return this.#fail(diagnose('ref-cycle', place, { chain: [...chain, target] }));
    const content = this.#read(target);
    if (content === 'outside') return this.#fail(diagnose('ref-outside-root', place, { path }));
    if (content === 'missing') return this.#fail(this.#missing(path, target, place));
    // The file's own fault is reported where it is.
    if (content === 'unreadable') return undefined;
    if (depth > depthLimit)
      return this.#fail(diagnose('config-syntax', place, { problem: { kind: 'depth', limit: depthLimit } }));
    if (this.#size > sizeLimit)
      return this.#fail(diagnose('config-syntax', place, { problem: { kind: 'size', limit: sizeLimit } }));
    const at = { file: target, pointer: '' };
    const plain = this.#plainSize(content.value);
    if (plain === undefined) return this.#resolve(content.value, at, [...chain, target], depth + 1);
    this.#size += plain;
    return { value: content.value, place: at };
  }

  /** How many values a file without `$ref`s contains; undefined for one that has some. */
  #plainSize(value: Json): number | undefined {
    const known = this.#weights.get(value) ?? (referencesIn(value).length > 0 ? -1 : countMembers(value));
    this.#weights.set(value, known);
    return known < 0 ? undefined : known;
  }

  #fail(finding: Finding): undefined {
    this.#findings.push(finding);
  }

  #setOrigin(container: JsonContainer, name: string | number, place: JsonPlace): void {
    const members = this.#origins.get(container);
    if (members === undefined) this.#origins.set(container, new Map([[name, place]]));
    else members.set(name, place);
  }
}

/** Sets a member even if its name is `__proto__`. */
function define(members: Record<string, Json>, name: string, value: Json): void {
  Object.defineProperty(members, name, { value, enumerable: true, configurable: true, writable: true });
}
