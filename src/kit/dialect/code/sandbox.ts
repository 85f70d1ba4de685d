import { type Context, compileFunction, createContext } from 'node:vm';
import { createMembrane, type Membrane } from './membrane.ts';
import { Steps, type TimeLimits } from './steps.ts';

/**
 * Where the JavaScript of pages runs: a realm of its own with the language's own objects, and nothing of Node: no files,
 * no network, no environment. Only what goes through a membrane gets in or out, so no page holds an object of this
 * program. Node says of its contexts that they are no security boundary; what runs there shares this process.
 */
export class Sandbox {
  readonly #context: Context;
  readonly #membrane: Membrane;
  /** What keeps an endless loop from keeping the build. */
  readonly steps: Steps;

  constructor(limits?: TimeLimits) {
    this.steps = new Steps(limits);
    // Without a prototype, which pages would find on their global object. Its own queue of what promises bring, which
    // nobody works off: a page waits for nothing.
    this.#context = createContext(Object.create(null), {
      microtaskMode: 'afterEvaluate',
      codeGeneration: { strings: false, wasm: false },
    });
    this.#run(preludeSource);
    const theirs = this.#run(intrinsicsSource) as readonly object[];
    const ours = compileFunction(intrinsicsSource)() as readonly object[];
    this.#membrane = createMembrane((body) => this.#run(body), [ours, theirs], mayPageWrite);
    for (const [name, value] of Object.entries(standIns())) this.#context[name] = this.#membrane.toPage(value);
  }

  #run(body: string): unknown {
    return compileFunction(body, [], { parsingContext: this.#context })();
  }

  /**
   * A function whose body runs in here. What it is given, returns and throws goes through the membrane.
   *
   * @throws {SyntaxError} If the body is not JavaScript.
   */
  compile(body: string, parameters: readonly string[], file: string): (...values: unknown[]) => unknown {
    const inside = compileFunction(body, [...parameters], { parsingContext: this.#context, filename: file });
    return this.#membrane.toHost(inside) as (...values: unknown[]) => unknown;
  }

  /** True for a name that the language itself knows here. */
  has(name: string): boolean {
    return name in this.#context || isLanguageName(name);
  }

  /** Runs something with stand-ins for what only a browser has, which is undefined otherwise. */
  withBrowser<Value>(run: () => Value): Value {
    const standIn = this.#membrane.toPage(anything());
    for (const name of browserNames) this.#context[name] = standIn;
    try {
      return run();
    } finally {
      this.forgetBrowser();
    }
  }

  /** Takes the stand-ins away, where what ran with them could not end. */
  forgetBrowser(): void {
    for (const name of browserNames) delete this.#context[name];
  }
}

/** What pages find of a browser and of Node; timers never come. */
function standIns(): Record<string, unknown> {
  const silent = (): void => {};
  const methods = ['log', 'info', 'warn', 'error', 'debug', 'trace'].map((name) => [name, silent] as const);
  return {
    console: Object.freeze(Object.fromEntries(methods)),
    ...{ URL, URLSearchParams, TextEncoder, TextDecoder, atob, btoa, structuredClone },
    ...{ setTimeout: silent, clearTimeout: silent, setInterval: silent, clearInterval: silent, queueMicrotask: silent },
    process: Object.freeze({ env: Object.freeze({ NODE_ENV: 'production' }) }),
  };
}

/** A page may set `ref.current`, sort a list and fill in a component of its own; nothing that others use. */
function mayPageWrite(value: object): boolean {
  if (typeof value === 'function' || Object.isFrozen(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype !== null && !Object.hasOwn(value, 'constructor');
}

/** The intrinsic objects of a realm, in one order. */
const intrinsicsSource = `
  'use strict';
  const own = [
    Object, Function, Array, String, Number, Boolean, Symbol, BigInt, Date, RegExp, Promise, Map, Set, WeakMap, WeakSet,
    Error, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError, AggregateError, ArrayBuffer, DataView,
    Int8Array, Uint8Array, Uint8ClampedArray, Int16Array, Uint16Array, Int32Array, Uint32Array, Float32Array, Float64Array,
    BigInt64Array, BigUint64Array, Object.getPrototypeOf(Int8Array),
    (async () => {}).constructor, (function* () {}).constructor, (async function* () {}).constructor,
  ];
  const iterators = [[][Symbol.iterator](), new Map().entries(), new Set().values(), ''[Symbol.iterator]()];
  return [
    ...own.flatMap((one) => [one, one.prototype]),
    ...iterators.map((one) => Object.getPrototypeOf(one)),
    Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())),
    (function* () {}).constructor.prototype.prototype,
    (async function* () {}).constructor.prototype.prototype,
    JSON, Math, Reflect,
  ];
`;

/**
 * What is done to the realm of pages before any of them runs. Promises that fail are as those that are never settled:
 * Node ends a process in which nobody handles one. Functions that go through a list or text of any length without letting
 * themselves be ended refuse a very long one. Nothing that all pages share can be changed.
 */
const preludeSource = `
  'use strict';
  const { apply, construct, getOwnPropertyDescriptor, ownKeys, defineProperty } = Reflect;
  const most = 10_000_000;
  const refuse = () => {
    throw new RangeError('it is longer than 10,000,000');
  };
  const replace = (holder, name, make) => {
    const found = getOwnPropertyDescriptor(holder, name);
    if (typeof found?.value === 'function' && found.configurable) defineProperty(holder, name, { ...found, value: make(found.value) });
  };
  const lengthOf = (value) => {
    try {
      return Number(value.length);
    } catch {
      return 0;
    }
  };
  const sizeOf = (value) => (lengthOf(value) > most ? refuse() : undefined);
  const guard = (original) => {
    const { [original.name]: guarded } = {
      [original.name](...given) {
        sizeOf(this);
        for (let index = 0; index < given.length; index++) {
          if (typeof given[index] === 'object' && given[index] !== null) sizeOf(given[index]);
        }
        return apply(original, this, given);
      },
    };
    return guarded;
  };
  const TypedArray = Object.getPrototypeOf(Int8Array);
  const holders = [
    Array.prototype, TypedArray.prototype, Array, TypedArray, String, String.prototype, Object, Number.prototype,
    BigInt.prototype, Date.prototype, JSON, Intl, Promise,
  ];
  for (const kind of Reflect.ownKeys(Intl)) if (typeof Intl[kind] === 'function') holders.push(Intl[kind]);
  for (const holder of holders) {
    const others = ['constructor', 'prototype', 'isArray', ...(holder === Intl ? ownKeys(Intl) : [])];
    for (const name of ownKeys(holder)) {
      if (!others.includes(name) || name === 'getCanonicalLocales') replace(holder, name, guard);
    }
  }
  for (const name of ['repeat', 'padStart', 'padEnd']) {
    replace(String.prototype, name, (original) => {
      const { [name]: guarded } = {
        [name](count, ...given) {
          if (Number(count) * (name === 'repeat' ? Math.max(1, String(this).length) : 1) > most) refuse();
          return apply(original, this, [count, ...given]);
        },
      };
      return guarded;
    });
  }
  for (const name of ['apply']) {
    for (const holder of [Function.prototype, Reflect]) replace(holder, name, (original) => {
      const { [name]: guarded } = {
        [name](...given) {
          sizeOf(given[given.length - 1]);
          return apply(original, this, given);
        },
      };
      return guarded;
    });
  }
  const sized = ['Array', 'ArrayBuffer', 'SharedArrayBuffer', ...'Int8 Uint8 Uint8Clamped Int16 Uint16 Int32 Uint32 Float32 Float64 BigInt64 BigUint64'.split(' ').map((kind) => kind + 'Array')];
  const ownProxy = Proxy;
  const counted = (given) => {
    if (given.length === 1 && Number(given[0]) > most) refuse();
    if (typeof given[0] === 'object' && given[0] !== null) sizeOf(given[0]);
    return given;
  };
  const kinds = ownKeys(Intl).filter((name) => typeof Intl[name] === 'function' && Intl[name].prototype !== undefined);
  for (const [holder, name] of [...sized.map((name) => [globalThis, name]), ...kinds.map((name) => [Intl, name])]) {
    const original = holder[name];
    if (original === undefined) continue;
    const limited = new ownProxy(original, {
      __proto__: null,
      apply: (target, self, given) => apply(target, self, counted(given)),
      construct: (target, given, made) => construct(target, counted(given), made === limited ? target : made),
    });
    holder[name] = limited;
    defineProperty(original.prototype, 'constructor', { value: limited });
  }
  const OwnPromise = Promise;
  globalThis.Promise = new ownProxy(OwnPromise, {
    __proto__: null,
    construct(target, [run], made) {
      const settle = (resolve) => {
        try {
          run(resolve, () => {});
        } catch {}
      };
      return construct(target, [settle], made === globalThis.Promise ? target : made);
    },
  });
  OwnPromise.reject = () => new OwnPromise(() => {});
  defineProperty(OwnPromise.prototype, 'constructor', { value: globalThis.Promise });
  // WebAssembly and memory that is shared are of no use for making a page.
  for (const name of ['WebAssembly', 'SharedArrayBuffer', 'Atomics']) delete globalThis[name];
  const frozen = new Set();
  const freeze = (value) => {
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null || frozen.has(value)) return;
    frozen.add(value);
    Object.freeze(value);
    for (const name of ownKeys(value)) {
      const found = getOwnPropertyDescriptor(value, name);
      for (const one of [found.value, found.get, found.set]) freeze(one);
    }
    freeze(Object.getPrototypeOf(value));
  };
  for (const name of ownKeys(globalThis)) {
    const { value } = getOwnPropertyDescriptor(globalThis, name) ?? {};
    if (value !== globalThis) freeze(value);
  }
  for (const one of [async () => {}, function* () {}, async function* () {}, [][Symbol.iterator](), new Map().entries(), new Set().values(), ''[Symbol.iterator](), /a/[Symbol.matchAll]('')]) {
    freeze(Object.getPrototypeOf(one));
  }
`;

/** True for a name that every context knows. */
export function isLanguageName(name: string): boolean {
  return name in languageNames || name === 'undefined' || name === 'arguments';
}

/** The language's own names, which every context has. */
const languageNames = Object.fromEntries(
  Object.getOwnPropertyNames(globalThis)
    .filter((name) =>
      /^(?:[A-Z][A-Za-z\d]*|parse(?:Int|Float)|is(?:NaN|Finite)|(?:en|de)codeURI(?:Component)?|globalThis|NaN|Infinity)$/.test(
        name,
      ),
    )
    .map((name) => [name, true]),
);

export const browserNames = [
  'window',
  'document',
  'location',
  'navigator',
  'localStorage',
  'sessionStorage',
  'history',
  'screen',
  'matchMedia',
];

/** Whatever is asked of it is there, and is empty. */
function anything(): unknown {
  const target = Object.assign(() => undefined, {});
  const proxy: unknown = new Proxy(target, {
    get: (_, name) => {
      if (name === Symbol.toPrimitive) return () => '';
      if (name === Symbol.iterator) return [][Symbol.iterator];
      if (name === 'length' || name === 'innerWidth' || name === 'innerHeight') return 0;
      return name === 'then' || name === 'constructor' ? undefined : proxy;
    },
    set: () => true,
    has: () => true,
    apply: () => proxy,
    construct: () => proxy as object,
  });
  return proxy;
}
