import {
  apply,
  defineProperty,
  get,
  getOwnPropertyDescriptor,
  getPrototypeOf,
  isArray,
  isObject,
  toNumber,
  typedArrayPrototype,
} from './natives.ts';

/** Most elements that a function of the language may go through at once. */
export const mostElements = 1_000_000;
/** Most characters of a text that a function of the language is given, or makes. */
export const mostCharacters = 2_000_000;
/** Most elements that are sorted at once: that takes far longer than to go through them. */
export const mostSorted = 100_000;
/** Most bytes of a buffer. */
export const mostBytes = 8_000_000;

const hasProxy = WeakSet.prototype.has;
const proxies = new WeakSet<object>();

/** Remembers a proxy: what it says of itself does not count. */
export function addProxy(proxy: object): void {
  proxies.add(proxy);
}

/** @throws Says that something is too much. */
export function refuse(count: unknown, most: number, what: string): never {
  const named = typeof count === 'number' ? count.toLocaleString('en') : 'too many';
  throw new RangeError(`it takes ${named} ${what} at once, and a page may take ${most.toLocaleString('en')}`);
}

/**
 * Refuses what a function of the language could go through for minutes. V8 cannot end such a function: no time limit
 * holds for it.
 */
export function check(value: unknown, most = mostElements): void {
  if (typeof value === 'string') {
    if (value.length > mostCharacters) refuse(value.length, mostCharacters, 'characters');
    return;
  }
  if (!isObject(value)) return;
  for (let holder: object | null = value; holder !== null; holder = getPrototypeOf(holder)) {
    // What has no length of its own may say another one at each time.
    if (apply(hasProxy, proxies, [holder]) === true) refuse(undefined, most, 'elements of a proxy');
    const length = getOwnPropertyDescriptor(holder, 'length');
    if (length === undefined) continue;
    if (!('value' in length)) {
      if (holder === typedArrayPrototype) return;
      refuse(undefined, most, 'elements of an object whose length is computed');
    }
    const count: unknown = length.value;
    if (typeof count === 'object' || typeof count === 'function') refuse(undefined, most, 'elements');
    if (toNumber(count) > most) refuse(toNumber(count), most, 'elements');
    return;
  }
}

/** A list, or what is like one, that is not too long. */
export function listLike(value: unknown): ArrayLike<unknown> {
  check(value);
  if (!isListLike(value)) throw new TypeError(`${String(value)} is no list`);
  return value;
}

/** Whatever has members is as a list for functions of the language: one without a length is empty. */
function isListLike(value: unknown): value is ArrayLike<unknown> {
  return typeof value === 'string' || isObject(value);
}

/** True for what a loop can go through. Numbers and their like have no members that a page could add. */
export function isIterable(value: unknown): value is Iterable<unknown> {
  return typeof value === 'string' || (isObject(value) && typeof get(value, Symbol.iterator) === 'function');
}

/** What an iterable brings, as a list: the loop is one that V8 can end. Anything else stays as it is. */
export function listed(iterable: Iterable<unknown>): unknown[];
export function listed(iterable: unknown): unknown;
export function listed(iterable: unknown): unknown {
  if (typeof iterable === 'string' || isArray(iterable)) check(iterable);
  if (!isIterable(iterable)) {
    check(iterable);
    return iterable;
  }
  const list: unknown[] = [];
  for (const value of iterable) addTo(list, list.length, value);
  return list;
}

/** Adds an element to a list that is being made, whatever a page has made of the setters of lists. */
export function addTo(list: unknown[], index: number, value: unknown): void {
  if (index >= mostElements) refuse(undefined, mostElements, 'elements');
  defineProperty(list, index, { value, writable: true, enumerable: true, configurable: true });
}
