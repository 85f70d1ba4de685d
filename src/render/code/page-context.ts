import { type Context, compileFunction, createContext, Script } from 'node:vm';
import { browserGlobalNames, browserPlaceholder, createGlobals } from './globals.ts';

export type PageFunction = (...values: unknown[]) => unknown;

/**
 * `node:vm` context of one page, created when the page first runs code. It gives the page separate globals, but is
 * not a security boundary.
 */
export class PageRealm {
  #context: Context | undefined;

  /** @throws {SyntaxError} if the body is not JavaScript. */
  compile(body: string, parameters: readonly string[], file: string): PageFunction {
    const pageFunction = compileFunction(body, [...parameters], { parsingContext: this.#get(), filename: file });
    return (...values) => Reflect.apply(pageFunction, undefined, values);
  }

  /** Runs a function while placeholders for browser globals are defined. */
  withBrowserGlobals<Value>(run: () => Value): Value {
    const context = this.#get();
    for (const name of browserGlobalNames) context[name] = browserPlaceholder;
    try {
      return run();
    } finally {
      for (const name of browserGlobalNames) Reflect.deleteProperty(context, name);
    }
  }

  #get(): Context {
    if (this.#context !== undefined) return this.#context;
    // The context has a separate microtask queue that never runs, because pages don't wait for promises.
    this.#context = createContext(createGlobals(), { microtaskMode: 'afterEvaluate' });
    pendingPromisesScript.runInContext(this.#context);
    return this.#context;
  }
}

/** Keeps promises pending instead of rejecting them, because Node exits on unhandled rejections. */
const pendingPromisesScript = new Script(`{
  const Native = Promise;
  globalThis.Promise = class Promise extends Native {
    constructor(run) {
      super((resolve) => {
        try { run(resolve, () => {}); } catch {}
      });
    }
    static reject() {
      return new Native(() => {});
    }
  };
}`);
