import { ask } from './ask.ts';
import { isIterable, listed } from './most.ts';

type Pair = readonly [name: string, value: string];

/** Most characters of a text that a stand-in takes. */
const most = 2_000_000;

function askedText(service: string, what: string, text = ''): string {
  if (what.length > most || text.length > most) throw new RangeError('a text is too long');
  return ask(service, what, text);
}

function asked<Answer>(service: string, what: string, text = ''): Answer {
  try {
    return JSON.parse(askedText(service, what, text));
  } catch (error) {
    throw new TypeError(error instanceof Error ? error.message : service);
  }
}

function pairOf(value: unknown): Pair {
  if (!isIterable(value)) throw new TypeError('A pair is not iterable');
  const [name, given] = listed(value);
  return [String(name), String(given)];
}

class URLSearchParams {
  #pairs: Pair[];
  #changed: ((text: string) => void) | undefined;

  constructor(init: unknown = '', changed?: unknown) {
    this.#changed = typeof changed === 'object' && changed !== null ? changes.get(changed) : undefined;
    if (typeof init === 'object' && init !== null) {
      this.#pairs = (isIterable(init) ? listed(init) : Object.entries(init)).map(pairOf);
    } else this.#pairs = asked<Pair[]>('pairs', String(init));
  }

  get size(): number {
    return this.#pairs.length;
  }

  append(name: string, value: string): void {
    this.#set([...this.#pairs, [String(name), String(value)]]);
  }

  delete(name: string, value?: string): void {
    this.#set(this.#pairs.filter((pair) => pair[0] !== String(name) || (value !== undefined && pair[1] !== value)));
  }

  get(name: string): string | null {
    return this.#pairs.find((pair) => pair[0] === String(name))?.[1] ?? null;
  }

  getAll(name: string): string[] {
    return this.#pairs.filter((pair) => pair[0] === String(name)).map((pair) => pair[1]);
  }

  has(name: string, value?: string): boolean {
    return this.#pairs.some((pair) => pair[0] === String(name) && (value === undefined || pair[1] === value));
  }

  set(name: string, value: string): void {
    const first = this.#pairs.findIndex((pair) => pair[0] === String(name));
    const pair: Pair = [String(name), String(value)];
    if (first === -1) this.#set([...this.#pairs, pair]);
    else {
      const kept = this.#pairs.filter((other, index) => index === first || other[0] !== pair[0]);
      this.#set(kept.with(first, pair));
    }
  }

  sort(): void {
    this.#set(this.#pairs.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
  }

  forEach(run: (value: string, name: string, from: URLSearchParams) => void, self?: unknown): void {
    for (const [name, value] of this.#pairs) run.call(self, value, name, this);
  }

  keys(): Iterator<string> {
    return this.#pairs.map(([name]) => name)[Symbol.iterator]();
  }

  values(): Iterator<string> {
    return this.#pairs.map(([, value]) => value)[Symbol.iterator]();
  }

  entries(): Iterator<Pair> {
    return this.#pairs.map(([name, value]) => [name, value] as const)[Symbol.iterator]();
  }

  [Symbol.iterator](): Iterator<Pair> {
    return this.entries();
  }

  toString(): string {
    return asked<string>('query', JSON.stringify(this.#pairs));
  }

  get [Symbol.toStringTag](): string {
    return 'URLSearchParams';
  }

  #set(pairs: Pair[]): void {
    this.#pairs = pairs;
    this.#changed?.(this.toString());
  }
}

/** What an address does when the parameters that are part of it change, by the key that they are made with. */
const changes = new WeakMap<object, (text: string) => void>();

/** The parts of an address that can be set. */
const parts = ['href', 'protocol', 'username', 'password', 'host', 'hostname', 'port', 'pathname', 'search', 'hash'];
type Parts = Record<string, string>;

class URL {
  #parts: Parts;
  #query: URLSearchParams | undefined;

  constructor(address: unknown, base?: unknown) {
    this.#parts = asked<Parts>('url', String(address), base === undefined ? '' : String(base));
  }

  static canParse(address: unknown, base?: unknown): boolean {
    return URL.parse(address, base) !== null;
  }

  static parse(address: unknown, base?: unknown): URL | null {
    try {
      return new URL(address, base);
    } catch {
      return null;
    }
  }

  get origin(): string {
    return this.#parts.origin ?? '';
  }

  get searchParams(): URLSearchParams {
    if (this.#query === undefined) {
      const key = {};
      changes.set(key, (text) => this.#change('search', text));
      this.#query = new URLSearchParams(this.#parts.search, key);
    }
    return this.#query;
  }

  toString(): string {
    return this.#parts.href ?? '';
  }

  toJSON(): string {
    return this.toString();
  }

  get [Symbol.toStringTag](): string {
    return 'URL';
  }

  #change(part: string, value: string): void {
    this.#parts = asked<Parts>('url part', JSON.stringify([this.#parts.href, part, value]));
  }

  static {
    for (const part of parts) {
      Object.defineProperty(URL.prototype, part, {
        get(this: URL) {
          return this.#parts[part];
        },
        set(this: URL, value: unknown) {
          this.#change(part, String(value));
          if (part === 'href' || part === 'search') this.#query = undefined;
        },
        enumerable: true,
        configurable: true,
      });
    }
  }
}

class TextEncoder {
  get encoding(): string {
    return 'utf-8';
  }

  encode(text: unknown = ''): Uint8Array {
    return Uint8Array.from(askedText('encode', String(text)), (character) => character.charCodeAt(0));
  }
}

class TextDecoder {
  readonly #label: string;

  constructor(label: unknown = 'utf-8') {
    this.#label = asked<string>('encoding', String(label));
  }

  get encoding(): string {
    return this.#label;
  }

  decode(bytes?: ArrayBuffer | ArrayBufferView): string {
    if (bytes === undefined) return '';
    const list = ArrayBuffer.isView(bytes)
      ? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      : new Uint8Array(bytes);
    let text = '';
    for (const byte of list) text += String.fromCharCode(byte);
    return askedText('decode', this.#label, text);
  }
}

/** Whatever is asked of it is there, and is empty: in the place of what only a browser has. */
export function anything(): unknown {
  const proxy: object = new Proxy(() => undefined, {
    get: (_, name) => {
      if (name === Symbol.toPrimitive) return () => '';
      if (name === Symbol.iterator) return [][Symbol.iterator];
      if (name === 'length' || name === 'innerWidth' || name === 'innerHeight') return 0;
      return name === 'then' || name === 'constructor' ? undefined : proxy;
    },
    set: () => true,
    has: () => true,
    apply: () => proxy,
    construct: () => proxy,
  });
  return proxy;
}

/** Defines what Node and browsers have beside the language, as far as it fits a page that is made once. */
export function defineStandIns(): void {
  const silent = (): void => {};
  const console = Object.fromEntries(['log', 'info', 'warn', 'error', 'debug', 'trace'].map((name) => [name, silent]));
  const timers = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'queueMicrotask'];
  const all = {
    ...{ URL, URLSearchParams, TextEncoder, TextDecoder, console, structuredClone: cloned },
    atob: (text: unknown) => askedText('atob', String(text)),
    btoa: (text: unknown) => askedText('btoa', String(text)),
    ...Object.fromEntries(timers.map((name) => [name, silent])),
    process: { env: { NODE_ENV: 'production' } },
  };
  for (const [name, value] of Object.entries(all)) {
    Object.defineProperty(globalThis, name, { value, writable: true, configurable: true, enumerable: true });
  }
  quietPromises();
}

/** Promises that fail are as those that are never settled: Node ends a process in which nobody handles one. */
function quietPromises(): void {
  const quiet = new Proxy(Promise, {
    construct(target, [run], made) {
      if (typeof run !== 'function') throw new TypeError(`Promise resolver ${String(run)} is not a function`);
      const settle = (resolve: unknown): void => {
        try {
          run(resolve, () => {});
        } catch {}
      };
      return Reflect.construct(target, [settle], made);
    },
  });
  Object.defineProperty(globalThis, 'Promise', { value: quiet, writable: true, configurable: true });
  Object.defineProperty(Promise.prototype, 'constructor', { value: quiet, writable: true, configurable: true });
  Promise.reject = () => new Promise(() => {});
  const generator: Record<string, unknown> = Object.getPrototypeOf(Object.getPrototypeOf((async function* () {})()));
  const { then } = Promise.prototype;
  for (const name of ['next', 'return', 'throw']) {
    const native = generator[name];
    if (typeof native !== 'function') continue;
    generator[name] = {
      method(this: unknown, value: unknown): Promise<unknown> {
        const promise: Promise<unknown> = Reflect.apply(native, this, [value]);
        Reflect.apply(then, promise, [undefined, () => {}]);
        return promise;
      },
    }.method;
  }
}

/** `structuredClone`, of what a page may contain. */
function cloned(value: unknown): unknown {
  const known = new Map<object, unknown>();
  return copy(value);

  function copy(one: unknown): unknown {
    if (typeof one === 'function' || typeof one === 'symbol')
      throw new TypeError(`${String(one)} could not be cloned.`);
    if (typeof one !== 'object' || one === null) return one;
    if (known.has(one)) return known.get(one);
    if (Array.isArray(one)) return copyMembers(one, new Array<unknown>(one.length));
    if (one instanceof Date) return keep(one, new Date(one.getTime()));
    if (one instanceof RegExp) return keep(one, new RegExp(one.source, one.flags));
    if (one instanceof Map) {
      const made = keep(one, new Map());
      for (const [key, member] of [...one]) made.set(copy(key), copy(member));
      return made;
    }
    if (one instanceof Set) {
      const made = keep(one, new Set());
      for (const member of [...one]) made.add(copy(member));
      return made;
    }
    if (one instanceof ArrayBuffer) return keep(one, one.slice(0));
    if (ArrayBuffer.isView(one)) {
      const isPlain = one instanceof DataView;
      return keep(one, isPlain ? new DataView(one.buffer.slice(0)) : Reflect.construct(one.constructor, [one]));
    }
    if (one instanceof Error) return keep(one, Object.assign(new Error(one.message), { name: one.name }));
    return copyMembers(one, {});
  }

  function keep<Made>(one: object, made: Made): Made {
    known.set(one, made);
    return made;
  }

  function copyMembers(one: object, made: object): object {
    known.set(one, made);
    for (const [name, member] of Object.entries(one)) {
      Object.defineProperty(made, name, { value: copy(member), writable: true, configurable: true, enumerable: true });
    }
    return made;
  }
}
