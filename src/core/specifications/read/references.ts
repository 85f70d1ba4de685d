import { decodePercent } from '../../links/url.ts';
import { isList, isObject, type Json, type JsonObject, ownMember } from '../../values/json.ts';
import { maxReferenceChain } from '../../values/limits.ts';
import { getOrCreate } from '../../values/lists.ts';
import { pointerSegments } from '../../values/location.ts';
import type { References, ReferenceTarget } from '../../values/specification.ts';

/**
 * Resolves the `$ref`s of a document and of the files that it refers to, lazily.
 *
 * @param files Contents of the other files by name, as in the absolute references that `files.ts` creates.
 */
export function createReferences(document: JsonObject, files: ReadonlyMap<string, Json> = new Map()): References {
  const targets = new Map<string, ReferenceTarget>();
  const anchors = new Map<string, ReadonlyMap<string, Json>>();

  function resolveTarget(reference: string): ReferenceTarget {
    const createTarget = (key: string): ReferenceTarget => ({ key, name: targetName(key), value: valueAt(key) });
    return getOrCreate(targets, reference, createTarget);
  }

  function valueAt(reference: string): Json | undefined {
    const [file, fragment] = splitReference(reference);
    const root: Json | undefined = file === '' ? document : files.get(file);
    if (fragment === '' || fragment === '/') return root;
    if (!fragment.startsWith('/')) {
      if (root === undefined) return undefined;
      return getOrCreate(anchors, file, () => findAnchors(root)).get(decodePercent(fragment));
    }
    let value = root;
    for (const segment of pointerSegments(decodePercent(fragment))) {
      if (isList(value)) value = /^\d+$/.test(segment) ? value[Number(segment)] : undefined;
      else value = isObject(value) ? ownMember(value, segment) : undefined;
    }
    return value;
  }

  /**
   * Follows a chain of references. `siblings` collects the members next to each `$ref`; `file` is the file that the
   * last `$ref` names.
   */
  function follow(value: Json | undefined) {
    let [resolved, file] = [value, ''];
    let siblings: JsonObject | undefined;
    for (let depth = 0; depth < maxReferenceChain; depth++) {
      const reference = isObject(resolved) ? ownMember(resolved, '$ref') : undefined;
      if (!isObject(resolved) || typeof reference !== 'string') return { resolved, siblings, file };
      const { $ref: _, ...siblingMembers } = resolved;
      siblings = { ...siblingMembers, ...siblings };
      file = splitReference(reference)[0];
      resolved = resolveTarget(reference).value;
    }
    return { resolved: undefined, siblings, file };
  }

  function resolveObject(value: Json | undefined): JsonObject | undefined {
    const { resolved, siblings } = follow(value);
    if (!isObject(resolved)) return undefined;
    return siblings === undefined ? resolved : { ...resolved, ...siblings };
  }

  return { resolveTarget, resolveObject, targetFile: (value) => follow(value).file };
}

export function unresolvedReference(references: References, value: Json | undefined): string | undefined {
  if (!isObject(value) || references.resolveObject(value) !== undefined) return undefined;
  const reference = ownMember(value, '$ref');
  return typeof reference === 'string' ? reference : undefined;
}

export function splitReference(reference: string): readonly [file: string, fragment: string] {
  const hashIndex = reference.indexOf('#');
  return hashIndex === -1 ? [reference, ''] : [reference.slice(0, hashIndex), reference.slice(hashIndex + 1)];
}

/** Indexes schemas by `$anchor` and `$dynamicAnchor`. If several schemas have the same name, the first one wins. */
function findAnchors(root: Json): ReadonlyMap<string, Json> {
  const anchors = new Map<string, Json>();
  const seen = new Set<Json>();
  const stack: Json[] = [root];
  for (let value = stack.pop(); value !== undefined; value = stack.pop()) {
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    for (const name of isObject(value) ? [value.$anchor, value.$dynamicAnchor] : []) {
      if (typeof name === 'string' && !anchors.has(name)) anchors.set(name, value);
    }
    stack.push(
      ...Object.values(value)
        .filter((member) => typeof member === 'object')
        .reverse(),
    );
  }
  return anchors;
}

function targetName(reference: string): string {
  const lastPart = reference.split(/[/#]/).findLast((part) => part !== '') ?? reference;
  return pointerSegments(`/${decodePercent(lastPart)}`)
    .join('/')
    .replace(/\.(?:json|ya?ml)$/i, '')
    .slice(0, 100);
}
