import { isValidElement } from 'preact';

/** How deep a value may be that goes to the host. */
const deepest = 64;
/** How many parts it may have. */
const most = 200_000;

/** Values that the host asks for by their numbers. */
const pieces: unknown[] = [];

/**
 * A value as JSON for the host. Texts, truth values, null and numbers are themselves; everything else is a list that
 * begins with its kind: see `code/values.ts`.
 */
export function described(value: unknown): string {
  let count = 0;
  const around = new Set<object>();
  const describe = (one: unknown, depth: number): unknown => {
    count += 1;
    if (depth > deepest || count > most) throw new Error('its value is too large, or contains itself');
    switch (typeof one) {
      case 'string':
      case 'boolean':
        return one;
      case 'number':
        return Number.isFinite(one) ? one : ['number', String(one)];
      case 'bigint':
        return ['bigint', String(one)];
      case 'function':
        return ['function'];
      case 'object':
        break;
      default:
        return ['undefined'];
    }
    if (one === null) return one;
    if (isValidElement(one)) return ['element', pieces.push(one) - 1];
    if (around.has(one)) throw new Error('its value contains itself');
    around.add(one);
    const inner = Array.isArray(one)
      ? ['list', ...Array.from(one, (member) => describe(member, depth + 1))]
      : ['object', ...Object.entries(plain(one)).flatMap(([name, member]) => [name, describe(member, depth + 1)])];
    around.delete(one);
    return inner;
  };
  return JSON.stringify(describe(value, 0));
}

/** What JSON would make of it. */
function plain(object: object): object {
  const { toJSON }: { readonly toJSON?: unknown } = object;
  if (typeof toJSON !== 'function') return object;
  const made: unknown = Reflect.apply(toJSON, object, []);
  return typeof made === 'object' && made !== null ? made : { value: made };
}

/** An element that the host has been told of. */
export function pieceAt(index: number): unknown {
  return pieces[index];
}

/** Makes a value of a kind that only the host can name. */
export type Revive = (kind: string, name: unknown) => unknown;

/** A value that the host has described. @param parts Those that are from here. */
export function revived(text: string, parts: readonly unknown[], revive: Revive): unknown {
  const read = (one: unknown): unknown => {
    if (!Array.isArray(one)) return one;
    const [kind, ...rest]: readonly unknown[] = one;
    switch (kind) {
      case 'undefined':
      case 'function':
        return undefined;
      case 'number':
        return Number(rest[0]);
      case 'bigint':
        return BigInt(String(rest[0]));
      case 'list':
        return rest.map(read);
      case 'object': {
        const object: Record<string, unknown> = {};
        for (let index = 0; index < rest.length; index += 2) {
          const property = { value: read(rest[index + 1]), writable: true, enumerable: true, configurable: true };
          Object.defineProperty(object, String(rest[index]), property);
        }
        return object;
      }
      case 'given':
        return parts[Number(rest[0])];
      default:
        return revive(String(kind), rest[0]);
    }
  };
  return read(JSON.parse(text));
}
