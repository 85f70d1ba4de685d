/** Most elements that a function of the language may go through at once. */
const mostElements = 1_000_000;
/** Most characters of a text that a function of the language is given, or makes. */
const mostCharacters = 2_000_000;
/** Most elements that are sorted at once: that takes far longer than to go through them. */
const mostSorted = 100_000;
/** Most bytes of a buffer. */
const mostBytes = 8_000_000;

type AnyFunction = (this: unknown, ...values: never[]) => unknown;
type Method = (this: unknown, ...values: unknown[]) => unknown;

const { apply, construct, defineProperty, getOwnPropertyDescriptor, getPrototypeOf, ownKeys } = Reflect;
const typedArray = getPrototypeOf(Uint8Array) as { prototype: object };
const { isArray } = Array;
const { isView } = ArrayBuffer;
const [NativeProxy, toNumber, toText] = [Proxy, Number, String];
const hasProxy = WeakSet.prototype.has;
const proxies = new WeakSet<object>();
const isProxy = (value: object): boolean => apply(hasProxy, proxies, [value]) as boolean;

function refuse(count: unknown, most: number, what: string): never {
  const named = typeof count === 'number' ? count.toLocaleString('en') : 'too many';
  throw new RangeError(`it takes ${named} ${what} at once, and a page may take ${most.toLocaleString('en')}`);
}

/**
 * Refuses what a function of the language could go through for minutes. V8 cannot end such a function: no time limit
 * holds for it.
 */
function check(value: unknown, most = mostElements): void {
  if (typeof value === 'string') {
    if (value.length > mostCharacters) refuse(value.length, mostCharacters, 'characters');
    return;
  }
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return;
  for (let holder: object | null = value; holder !== null; holder = getPrototypeOf(holder)) {
    // What has no length of its own may say another one at each time.
    if (isProxy(holder)) refuse(undefined, most, 'elements of a proxy');
    const length = getOwnPropertyDescriptor(holder, 'length');
    if (length === undefined) continue;
    if (!('value' in length)) {
      if (holder === typedArray.prototype) return;
      refuse(undefined, most, 'elements of an object whose length is computed');
    }
    const count: unknown = length.value;
    if (typeof count === 'object' || typeof count === 'function') refuse(undefined, most, 'elements');
    if (toNumber(count) > most) refuse(toNumber(count), most, 'elements');
    return;
  }
}

/** What an iterable brings, as a list: the loop is one that V8 can end. */
export function listed(iterable: unknown): unknown {
  if (typeof iterable === 'string' || isArray(iterable)) check(iterable);
  if (iterable === null || iterable === undefined) return iterable;
  if (typeof (iterable as Iterable<unknown>)[Symbol.iterator] !== 'function') {
    check(iterable);
    return iterable;
  }
  const list: unknown[] = [];
  let count = 0;
  for (const value of iterable as Iterable<unknown>) {
    if (count === mostElements) refuse(undefined, mostElements, 'elements');
    defineProperty(list, count++, { value, writable: true, enumerable: true, configurable: true });
  }
  return list;
}

/** What the language has since versions of Node that are newer than the oldest one this package runs on: gone everywhere. */
const newer: readonly (readonly [holder: object | undefined, names: readonly string[]])[] = [
  [Array, ['fromAsync']],
  [
    Set.prototype,
    ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
  ],
  [
    getPrototypeOf(getPrototypeOf([][Symbol.iterator]()) as object) as object,
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
  for (const [holder, names] of newer) for (const name of names) if (holder) Reflect.deleteProperty(holder, name);
  const knownProxies = (target: object, handler: object): object => {
    const made = new NativeProxy(target, handler);
    proxies.add(made);
    return made;
  };
  const guardedProxy = function (target: object, handler: object): object {
    if (new.target === undefined) throw new TypeError("Constructor Proxy requires 'new'");
    return knownProxies(target, handler);
  };
  defineProperty(guardedProxy, 'name', { value: 'Proxy' });
  const { revocable } = NativeProxy;
  replace(guardedProxy, 'revocable', (target: object, handler: object) => {
    const made = apply(revocable, NativeProxy, [target, handler]) as { proxy: object };
    proxies.add(made.proxy);
    return made;
  });
  replace(globalThis, 'Proxy', guardedProxy);

  ownForms();
  const intl = Object.getOwnPropertyNames(Intl).flatMap((name) => {
    const member = (Intl as never as Record<string, { prototype?: object } | undefined>)[name];
    return member?.prototype === undefined ? [] : [member, member.prototype];
  });
  for (const holder of [Array.prototype, typedArray.prototype]) {
    guardMembers(holder, checkBoth, ['toLocaleString']);
    guardMembers(holder, checkAll);
  }
  // Many of these take a list of languages.
  const local = [String.prototype, Number.prototype, BigInt.prototype, Date.prototype, Intl, ...intl];
  for (const holder of [...local, typedArray, Array]) guardMembers(holder, checkBoth);
  guardMembers(Reflect, checkList, ['apply', 'construct']);
  guardMembers(Function.prototype, checkList, ['apply']);
  guardMembers(JSON, checkList, ['stringify']);
  const texts = [String, Object, JSON, RegExp.prototype, BigInt, Number, Date, Symbol, globalThis];
  for (const holder of [...texts, getPrototypeOf('a'.matchAll(/a/g)) as object, Reflect])
    guardMembers(holder, checkTexts);
  guardConstructors();
}

/** Functions that are guarded already, and the guarded form of those that are not. */
const forms = new Map<unknown, unknown>();

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

function guardMembers(holder: object, checked: Check, names: readonly PropertyKey[] = ownKeys(holder)): void {
  for (const name of names) {
    const property = getOwnPropertyDescriptor(holder, name);
    if (property === undefined || !property.configurable || name === 'constructor') continue;
    const { value } = property;
    if (typeof value !== 'function' || getOwnPropertyDescriptor(value, 'prototype') !== undefined) continue;
    if (name === Symbol.hasInstance || harmless.has(name)) continue;
    const form = forms.get(value) ?? guarded(value as Method, checked, /sort/i.test(String(name)));
    forms.set(value, form);
    forms.set(form, form);
    defineProperty(holder, name, { ...property, value: form });
  }
}

function guarded(native: Method, checked: Check, sorts: boolean): Method {
  const most = sorts ? mostSorted : mostElements;
  const form: Method = {
    method(...values: unknown[]): unknown {
      checked(this, values, most);
      return apply(native, this, values);
    },
  }.method;
  return alike(form, native);
}

/** A function with the name and the number of parameters of another one. */
function alike<Made extends AnyFunction>(made: Made, native: AnyFunction): Made {
  for (const name of ['name', 'length']) {
    const property = getOwnPropertyDescriptor(native, name);
    if (property !== undefined) defineProperty(made, name, property);
  }
  return made;
}

function replace(holder: object, name: PropertyKey, value: unknown): void {
  const property = getOwnPropertyDescriptor(holder, name);
  defineProperty(holder, name, {
    writable: true,
    configurable: true,
    enumerable: property?.enumerable ?? false,
    value,
  });
}

/** Replaces functions whose arguments say more than their length. */
function ownForms(): void {
  const { repeat, padStart, padEnd } = String.prototype;
  define(String.prototype, {
    repeat: sized(repeat, (text, count) => (text === '' ? 0 : text.length * count)),
    padStart: sized(padStart, (_, count) => count),
    padEnd: sized(padEnd, (_, count) => count),
  });
  define(String, rawForm as never);
  define(Array.prototype, listForms);
  fromIterable(Array, 'from');
  fromIterable(typedArray, 'from');
  fromIterable(Object, 'fromEntries', 'groupBy');
  fromIterable(Map, 'groupBy');
  fromIterable(Promise, 'all', 'allSettled', 'any', 'race');
  const buffers = ArrayBuffer.prototype as never as Record<string, AnyFunction>;
  const sizes = ['resize', 'transfer', 'transferToFixedLength'].filter((name) => buffers[name] !== undefined);
  define(ArrayBuffer.prototype, Object.fromEntries(sizes.map((name) => [name, bytes(buffers[name] as AnyFunction)])));
}

/** Gives an object its own forms of the functions that it has; what this version of the language lacks stays away. */
function define(holder: object, methods: Record<string, Method>): void {
  for (const [name, method] of Object.entries(methods)) {
    const native = getOwnPropertyDescriptor(holder, name)?.value as Method | undefined;
    if (native === undefined) continue;
    forms.set(method, method);
    replace(holder, name, alike(method, native));
  }
}

/** A function of texts that refuses to make one of too many characters. */
function sized(native: AnyFunction, size: (text: string, count: number) => number): Method {
  return {
    method(...values: unknown[]): unknown {
      const text = toText(this);
      const [first, ...rest] = values;
      const count = toNumber(first);
      if (size(text, count) > mostCharacters) refuse(size(text, count), mostCharacters, 'characters');
      check(rest[0]);
      return apply(native, text, [count, ...rest] as never);
    },
  }.method;
}

/** A function of buffers that refuses to make one of too many bytes. */
function bytes(native: AnyFunction): Method {
  return {
    method(...values: unknown[]): unknown {
      const count = toNumber(values[0]);
      if (count > mostBytes) refuse(count, mostBytes, 'bytes');
      return apply(native, this, (values.length === 0 ? [] : [count, ...values.slice(1)]) as never);
    },
  }.method;
}

/** Functions whose first argument is an iterable take it as a list that is not too long. */
function fromIterable(holder: object, ...names: readonly string[]): void {
  for (const name of names) {
    const native = getOwnPropertyDescriptor(holder, name)?.value as Method | undefined;
    if (native === undefined) continue;
    define(holder, {
      [name](first: unknown, ...rest: unknown[]) {
        return apply(native, this, [listed(first), ...rest]);
      },
    });
  }
}

const rawForm = {
  raw({ raw }: { raw: ArrayLike<unknown> } = { raw: [] }, ...values: unknown[]) {
    check(raw);
    let text = '';
    for (let index = 0; index < raw.length; index++) {
      text += String(raw[index]);
      if (index + 1 < raw.length && index < values.length) text += String(values[index]);
    }
    return text;
  },
};

const listForms: Record<string, Method> = {
  flat(depth = 1) {
    const made: unknown[] = [];
    flatten(made, this as never, toNumber(depth));
    return made;
  },
  flatMap(run, self) {
    const made: unknown[] = [];
    const from = this as ArrayLike<unknown>;
    check(from);
    const { length } = from;
    for (let index = 0; index < length; index++) {
      if (!(index in from)) continue;
      const value = apply(run as never, self, [from[index], index, from]) as unknown;
      if (isArray(value)) flatten(made, value, 0);
      else add(made, made.length, value);
    }
    return made;
  },
  concat(...values) {
    const made: unknown[] = [];
    let count = 0;
    for (const value of [this, ...values]) {
      const spreads = (value as { [Symbol.isConcatSpreadable]?: unknown } | null | undefined)?.[
        Symbol.isConcatSpreadable
      ];
      if (typeof value !== 'object' || value === null || !(spreads ?? isArray(value))) add(made, count++, value);
      else {
        check(value);
        const from = value as ArrayLike<unknown>;
        const { length } = from;
        for (let index = 0; index < length; index++, count++) if (index in from) add(made, count, from[index]);
      }
    }
    made.length = count;
    return made;
  },
};

function add(list: unknown[], count: number, value: unknown): void {
  if (count >= mostElements) refuse(undefined, mostElements, 'elements');
  defineProperty(list, count, { value, writable: true, enumerable: true, configurable: true });
}

function flatten(made: unknown[], from: ArrayLike<unknown>, depth: number): void {
  check(from);
  for (let index = 0; index < from.length; index++) {
    if (!(index in from)) continue;
    const value = from[index];
    if (depth >= 1 && isArray(value)) flatten(made, value, depth - 1);
    else add(made, made.length, value);
  }
}

/** Gives constructors forms that refuse too much, in the place of the native ones. */
function guardConstructors(): void {
  const replaced = (name: string, given: (values: unknown[]) => unknown[], holder: object = globalThis): void => {
    const native = (holder as never as Record<string, { prototype: object } | undefined>)[name];
    if (native === undefined) return;
    const made = new NativeProxy(native, {
      apply: (target, self, values) => apply(target as never, self, given(values)),
      construct: (target, values, newTarget) => construct(target as never, given(values), newTarget),
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
    const { maxByteLength } = (options ?? {}) as { maxByteLength?: unknown };
    const size = count(typeof first === 'object' ? toNumber(first) : first);
    return maxByteLength === undefined ? [size] : [size, { maxByteLength: count(toNumber(maxByteLength)) }];
  });
  const typed = ([first, ...rest]: unknown[]): unknown[] => {
    if (typeof first !== 'object' || first === null) return [count(first), ...rest];
    if (isView(first) || isBuffer(first)) return [first, ...rest];
    return [listed(first), ...rest];
  };
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    const value = (globalThis as never as Record<string, unknown>)[name];
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

const byteLength = getOwnPropertyDescriptor(ArrayBuffer.prototype, 'byteLength')?.get as AnyFunction;

function isBuffer(value: object): boolean {
  try {
    apply(byteLength, value, []);
    return true;
  } catch {
    return false;
  }
}
