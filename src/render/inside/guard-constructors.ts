import { check, listed, mostBytes, refuse } from './most.ts';
import {
  apply,
  construct,
  get,
  getOwnPropertyDescriptor,
  getPrototypeOf,
  isObject,
  isView,
  NativeProxy,
  replace,
  toNumber,
  typedArray,
} from './natives.ts';

/** Gives constructors forms that refuse too much, in the place of the native ones. */
export function guardConstructors(): void {
  const replaced = (name: string, given: (values: unknown[]) => unknown[], holder: object = globalThis): void => {
    const native = get(holder, name);
    if (typeof native !== 'function') return;
    const made = new NativeProxy(native, {
      apply: (target, self, values) => apply(target, self, given(values)),
      construct: (target, values, newTarget) => construct(target, given(values), newTarget),
    });
    replace(holder, name, made);
    replace(native.prototype, 'constructor', made);
  };
  const iterable = ([first, ...rest]: unknown[]): unknown[] => [listed(first), ...rest];
  for (const name of ['Map', 'Set', 'WeakMap', 'WeakSet', 'AggregateError']) replaced(name, iterable);
  const count = (first: unknown): unknown => {
    if (typeof first === 'object' && first !== null) return first;
    const number = toNumber(first);
    if (number > mostBytes) refuse(number, mostBytes, 'bytes');
    return first === undefined ? first : number;
  };
  replaced('ArrayBuffer', ([first, options]) => {
    const maxByteLength = isObject(options) ? get(options, 'maxByteLength') : undefined;
    const size = count(typeof first === 'object' ? toNumber(first) : first);
    return maxByteLength === undefined ? [size] : [size, { maxByteLength: count(toNumber(maxByteLength)) }];
  });
  const typed = ([first, ...rest]: unknown[]): unknown[] => {
    if (typeof first !== 'object' || first === null) return [count(first), ...rest];
    if (isView(first) || isBuffer(first)) return [first, ...rest];
    return [listed(first), ...rest];
  };
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    const value = get(globalThis, name);
    if (typeof value === 'function' && getPrototypeOf(value) === typedArray) replaced(name, typed);
  }
  const checked = (values: unknown[]): unknown[] => {
    for (let index = 0; index < values.length; index++) check(values[index]);
    return values;
  };
  for (const name of Object.getOwnPropertyNames(Intl)) {
    if (/^[A-Z]/.test(name)) replaced(name, checked, Intl);
  }
  for (const name of ['RegExp', 'Date', 'String', 'Number', 'BigInt', 'Object', 'Symbol']) replaced(name, checked);
}

const byteLength = getOwnPropertyDescriptor(ArrayBuffer.prototype, 'byteLength')?.get;

function isBuffer(value: object): boolean {
  try {
    if (byteLength !== undefined) apply(byteLength, value, []);
    return byteLength !== undefined;
  } catch {
    return false;
  }
}
