import { type Context, compileFunction, createContext } from 'node:vm';
import { Steps, type TimeLimits } from './steps.ts';

/**
 * Where the JavaScript of pages runs: with the language's own objects, and nothing of Node: no files, no network, no
 * environment. It keeps accidents away; it is no wall against an attacker, who could change the build as well.
 */
export class Sandbox {
  readonly #context: Context;
  /** What keeps an endless loop from keeping the build. */
  readonly steps: Steps;

  constructor(limits?: TimeLimits) {
    this.steps = new Steps(limits);
    const silent = (): void => {};
    const console = Object.fromEntries(
      ['log', 'info', 'warn', 'error', 'debug', 'trace'].map((name) => [name, silent]),
    );
    const globals = {
      console,
      URL,
      URLSearchParams,
      TextEncoder,
      TextDecoder,
      atob,
      btoa,
      structuredClone,
      setTimeout: silent,
      clearTimeout: silent,
      setInterval: silent,
      clearInterval: silent,
      queueMicrotask: silent,
      process: { env: { NODE_ENV: 'production' } },
    };
    // Its own queue of what promises bring, which nobody works off: a page waits for nothing.
    this.#context = createContext(globals, { microtaskMode: 'afterEvaluate' });
    this.compile(quietPromises, [], '')();
  }

  /**
   * A function whose body runs in here.
   *
   * @throws {SyntaxError} Where the body is no JavaScript.
   */
  compile(body: string, parameters: readonly string[], file: string): (...values: unknown[]) => unknown {
    return compileFunction(body, [...parameters], { parsingContext: this.#context, filename: file }) as never;
  }

  /** True for a name that the language itself knows here. */
  has(name: string): boolean {
    return name in this.#context || isLanguageName(name);
  }

  /** Runs something with stand-ins for what only a browser has, which is undefined otherwise. */
  withBrowser<Value>(run: () => Value): Value {
    const standIn = anything();
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

/** Promises that fail are as those that are never settled: Node ends a process in which nobody handles one. */
const quietPromises = `
  globalThis.Promise = new Proxy(Promise, {
    construct(target, [run], made) {
      const settle = (resolve) => {
        try {
          run(resolve, () => {});
        } catch {}
      };
      return Reflect.construct(target, [settle], made);
    },
  });
  Promise.reject = () => new Promise(() => {});
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
