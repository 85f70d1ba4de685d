/*
 * The language's own functions, taken before any of them is guarded or seen by a page, and typed for values that may be
 * anything.
 */

/** Any function of the language. */
export type Native = Parameters<typeof Reflect.apply>[0];

/** A function that stands in the place of a native one. */
export type Method = (this: unknown, ...values: unknown[]) => unknown;

export const apply: (run: Native, self: unknown, values: ArrayLike<unknown>) => unknown = Reflect.apply;
export const construct: (run: Native, values: ArrayLike<unknown>, made: Native) => object = Reflect.construct;
export const get: (holder: object, name: PropertyKey) => unknown = Reflect.get;
export const { defineProperty, getOwnPropertyDescriptor, getPrototypeOf, ownKeys } = Reflect;
export const { isArray } = Array;
export const { isView } = ArrayBuffer;
export const [NativeProxy, toNumber, toText] = [Proxy, Number, String];

/** True for what has members of its own. */
export function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}

/** The prototype of what has one. */
export function prototypeOf(value: object): object {
  const found = getPrototypeOf(value);
  if (found === null) throw new TypeError('it has no prototype');
  return found;
}

/** A function that an object has itself; undefined if this version of the language has none of that name. */
export function functionOf(holder: object, name: PropertyKey): Native | undefined {
  const value: unknown = getOwnPropertyDescriptor(holder, name)?.value;
  return typeof value === 'function' ? value : undefined;
}

/** The constructor of all lists of numbers, and what these inherit. */
export const typedArray = prototypeOf(Uint8Array);
export const typedArrayPrototype = prototypeOf(Uint8Array.prototype);

/** Puts a value in the place of a member. */
export function replace(holder: object, name: PropertyKey, value: unknown): void {
  const enumerable = getOwnPropertyDescriptor(holder, name)?.enumerable ?? false;
  defineProperty(holder, name, { writable: true, configurable: true, enumerable, value });
}

/** A function with the name and the number of parameters of another one. */
export function alike<Made extends object>(made: Made, native: Native): Made {
  for (const name of ['name', 'length']) {
    const property = getOwnPropertyDescriptor(native, name);
    if (property !== undefined) defineProperty(made, name, property);
  }
  return made;
}
