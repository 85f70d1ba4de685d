import { addTo, check, listed, listLike, mostBytes, mostCharacters, refuse } from './most.ts';
import {
  alike,
  apply,
  functionOf,
  get,
  isArray,
  isObject,
  type Method,
  type Native,
  replace,
  toNumber,
  toText,
  typedArray,
} from './natives.ts';

/** Replaces functions whose arguments say more than their length. Gives the forms that are in their places. */
export function ownForms(): readonly Method[] {
  const iterable = ['fromEntries', 'groupBy', 'from', 'all', 'allSettled', 'any', 'race'];
  return [
    ...define(String.prototype, 'repeat', (native) =>
      sized(native, (text, count) => (text === '' ? 0 : text.length * count)),
    ),
    ...['padStart', 'padEnd'].flatMap((name) =>
      define(String.prototype, name, (native) => sized(native, (_, count) => count)),
    ),
    ...define(String, 'raw', () => raw),
    ...Object.entries(listForms).flatMap(([name, form]) => define(Array.prototype, name, () => form)),
    ...[Array, typedArray, Object, Map, Promise].flatMap((holder) =>
      iterable.flatMap((name) => define(holder, name, fromIterable)),
    ),
    ...['resize', 'transfer', 'transferToFixedLength'].flatMap((name) => define(ArrayBuffer.prototype, name, bytes)),
  ];
}

/** Gives an object its own form of a function that it has; what this version of the language lacks stays away. */
function define(holder: object, name: string, formOf: (native: Native) => Method): readonly Method[] {
  const native = functionOf(holder, name);
  if (native === undefined) return [];
  const form = alike(formOf(native), native);
  replace(holder, name, form);
  return [form];
}

/** A function of texts that refuses to make one of too many characters. */
function sized(native: Native, size: (text: string, count: number) => number): Method {
  return {
    method(...values: unknown[]): unknown {
      const text = toText(this);
      const [first, ...rest] = values;
      const count = toNumber(first);
      if (size(text, count) > mostCharacters) refuse(size(text, count), mostCharacters, 'characters');
      check(rest[0]);
      return apply(native, text, [count, ...rest]);
    },
  }.method;
}

/** A function of buffers that refuses to make one of too many bytes. */
function bytes(native: Native): Method {
  return {
    method(...values: unknown[]): unknown {
      const count = toNumber(values[0]);
      if (count > mostBytes) refuse(count, mostBytes, 'bytes');
      return apply(native, this, values.length === 0 ? [] : [count, ...values.slice(1)]);
    },
  }.method;
}

/** A function whose first argument is an iterable takes it as a list that is not too long. */
function fromIterable(native: Native): Method {
  return {
    method(first: unknown, ...rest: unknown[]): unknown {
      return apply(native, this, [listed(first), ...rest]);
    },
  }.method;
}

const { raw } = {
  raw(strings?: unknown, ...values: unknown[]): unknown {
    const parts = listLike(strings === undefined ? [] : isObject(strings) ? get(strings, 'raw') : undefined);
    let text = '';
    for (let index = 0; index < parts.length; index++) {
      text += String(parts[index]);
      if (index + 1 < parts.length && index < values.length) text += String(values[index]);
    }
    return text;
  },
};

const listForms: Readonly<Record<string, Method>> = {
  flat(depth = 1) {
    const made: unknown[] = [];
    flatten(made, this, toNumber(depth));
    return made;
  },
  flatMap(run, self) {
    const made: unknown[] = [];
    const from = listLike(this);
    const { length } = from;
    if (typeof run !== 'function') throw new TypeError(`${String(run)} is not a function`);
    for (let index = 0; index < length; index++) {
      if (!(index in from)) continue;
      const value = apply(run, self, [from[index], index, from]);
      if (isArray(value)) flatten(made, value, 0);
      else addTo(made, made.length, value);
    }
    return made;
  },
  concat(...values) {
    const made: unknown[] = [];
    let count = 0;
    for (const value of [this, ...values]) {
      const isList = isObject(value) && (get(value, Symbol.isConcatSpreadable) ?? isArray(value));
      if (typeof value !== 'object' || !isList) addTo(made, count++, value);
      else {
        const from = listLike(value);
        const { length } = from;
        for (let index = 0; index < length; index++, count++) if (index in from) addTo(made, count, from[index]);
      }
    }
    made.length = count;
    return made;
  },
};

function flatten(made: unknown[], list: unknown, depth: number): void {
  const from = listLike(list);
  for (let index = 0; index < from.length; index++) {
    if (!(index in from)) continue;
    const value = from[index];
    if (depth >= 1 && isArray(value)) flatten(made, value, depth - 1);
    else addTo(made, made.length, value);
  }
}
