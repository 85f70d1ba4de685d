import { guardConstructors } from './guard-constructors.ts';
import { addProxy, check, mostElements, mostSorted } from './most.ts';
import {
  alike,
  apply,
  defineProperty,
  get,
  getOwnPropertyDescriptor,
  isArray,
  isView,
  type Method,
  type Native,
  NativeProxy,
  ownKeys,
  prototypeOf,
  replace,
  typedArray,
  typedArrayPrototype,
} from './natives.ts';
import { ownForms } from './own-forms.ts';

/** What the language has since versions of Node that are newer than the oldest one this package runs on: gone everywhere. */
const newer: readonly (readonly [holder: object, names: readonly string[]])[] = [
  [Array, ['fromAsync']],
  [
    Set.prototype,
    ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
  ],
  [
    prototypeOf(prototypeOf([][Symbol.iterator]())),
    ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find'],
  ],
];

/** What works on memory that others change, waits for them, is told when memory is freed, or runs machine code. */
const withdrawn = [
  ...['Atomics', 'SharedArrayBuffer', 'WebAssembly', 'FinalizationRegistry', 'WeakRef'],
  ...['Iterator', 'AsyncDisposableStack', 'DisposableStack', 'SuppressedError', 'Float16Array'],
];

/** Gives every function of the language that goes through what it is given a form that refuses too much. */
export function guardLanguage(): void {
  for (const name of withdrawn) Reflect.deleteProperty(globalThis, name);
  for (const [holder, names] of newer) for (const name of names) Reflect.deleteProperty(holder, name);
  guardProxies();
  const forms = new Map<unknown, unknown>();
  for (const form of ownForms()) forms.set(form, form);
  const guard = (holder: object, checked: Check, names?: readonly PropertyKey[]): void =>
    guardMembers(holder, checked, forms, names);
  const intl = Object.getOwnPropertyNames(Intl).flatMap((name) => {
    const member = get(Intl, name);
    return typeof member !== 'function' || member.prototype === undefined ? [] : [member, member.prototype];
  });
  for (const holder of [Array.prototype, typedArrayPrototype]) {
    guard(holder, checkBoth, ['toLocaleString']);
    guard(holder, checkAll);
  }
  // Many of these take a list of languages.
  const local = [String.prototype, Number.prototype, BigInt.prototype, Date.prototype, Intl, ...intl];
  for (const holder of [...local, typedArray, Array]) guard(holder, checkBoth);
  guard(Reflect, checkList, ['apply', 'construct']);
  guard(Function.prototype, checkList, ['apply']);
  guard(JSON, checkList, ['stringify']);
  const texts = [String, Object, JSON, RegExp.prototype, BigInt, Number, Date, Symbol, globalThis];
  for (const holder of [...texts, prototypeOf('a'.matchAll(/a/g)), Reflect]) guard(holder, checkTexts);
  guardConstructors();
}

/** Knows every proxy that a page makes. */
function guardProxies(): void {
  const { revocable } = NativeProxy;
  const guardedProxy = function (target: object, handler: object): object {
    if (new.target === undefined) throw new TypeError("Constructor Proxy requires 'new'");
    const made = new NativeProxy(target, handler);
    addProxy(made);
    return made;
  };
  defineProperty(guardedProxy, 'name', { value: 'Proxy' });
  replace(guardedProxy, 'revocable', (target: object, handler: object) => {
    const made = revocable(target, handler);
    addProxy(made.proxy);
    return made;
  });
  replace(globalThis, 'Proxy', guardedProxy);
}

/** Looks at what a function is called on, and with. */
type Check = (self: unknown, values: readonly unknown[], most: number) => void;

const checkText = (value: unknown): void => {
  if (typeof value === 'string') check(value);
};
const checkTexts: Check = (self, values) => {
  checkText(self);
  for (let index = 0; index < values.length; index++) checkText(values[index]);
};
const checkAll: Check = (self, values, most) => {
  check(self, most);
  for (let index = 0; index < values.length; index++) {
    if (typeof values[index] !== 'function') checkLength(values[index], most);
  }
};
const checkBoth: Check = (self, values, most) => {
  if (typeof self === 'string' || isArray(self) || isView(self)) check(self, most);
  for (let index = 0; index < values.length; index++) check(values[index], most);
};
/** What a function is called with is the last one, and JSON names what it contains in the second one. */
const checkList: Check = (self, values, most) => {
  checkTexts(self, values, most);
  for (let index = 1; index < values.length; index++) {
    if (typeof values[index] !== 'function') check(values[index], most);
  }
};

/** Looks at lists and texts alone: an element may be anything. */
function checkLength(value: unknown, most: number): void {
  if (typeof value === 'string' || isView(value)) check(value, most);
}

/** Functions that take one step, however long a list is. */
const harmless: ReadonlySet<PropertyKey> = new Set(['push', 'pop', 'at', 'charAt', 'charCodeAt', 'codePointAt']);

/** @param forms Functions that are guarded already, and the guarded form of those that are not. */
function guardMembers(
  holder: object,
  checked: Check,
  forms: Map<unknown, unknown>,
  names: readonly PropertyKey[] = ownKeys(holder),
): void {
  for (const name of names) {
    const property = getOwnPropertyDescriptor(holder, name);
    if (property === undefined || !property.configurable || name === 'constructor') continue;
    const { value } = property;
    if (typeof value !== 'function' || getOwnPropertyDescriptor(value, 'prototype') !== undefined) continue;
    if (name === Symbol.hasInstance || harmless.has(name)) continue;
    const form = forms.get(value) ?? guarded(value, checked, /sort/i.test(String(name)));
    forms.set(value, form);
    forms.set(form, form);
    defineProperty(holder, name, { ...property, value: form });
  }
}

function guarded(native: Native, checked: Check, sorts: boolean): Method {
  const most = sorts ? mostSorted : mostElements;
  const form: Method = {
    method(...values: unknown[]): unknown {
      checked(this, values, most);
      return apply(native, this, values);
    },
  }.method;
  return alike(form, native);
}
