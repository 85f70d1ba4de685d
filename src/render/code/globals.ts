export function isLanguageGlobal(name: string): boolean {
  return languageGlobals.has(name) || name === 'undefined' || name === 'arguments';
}

const languageGlobals: ReadonlySet<string> = new Set(
  Object.getOwnPropertyNames(globalThis).filter((name) =>
    /^(?:[A-Z][A-Za-z\d]*|parse(?:Int|Float)|is(?:NaN|Finite)|(?:en|de)codeURI(?:Component)?|globalThis|NaN|Infinity)$/.test(
      name,
    ),
  ),
);

const noop = (): void => {};
const noopFunctions = (names: readonly string[]): Record<string, () => void> =>
  Object.fromEntries(names.map((name) => [name, noop]));

/** Globals that Node and browsers add to the language. Timers do nothing, because each page is rendered only once. */
const platformGlobals = {
  URL,
  URLSearchParams,
  TextEncoder,
  TextDecoder,
  structuredClone,
  atob,
  btoa,
  ...noopFunctions(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'queueMicrotask']),
};

/**
 * Creates the global variables of a page's context. Each page gets new `console` and `process` objects; the
 * console does nothing, and `process` only has `NODE_ENV`.
 */
export function createGlobals(): Record<string, unknown> {
  return {
    ...platformGlobals,
    console: noopFunctions(['log', 'info', 'warn', 'error', 'debug', 'trace']),
    process: { env: { NODE_ENV: 'production' } },
  };
}

const contextGlobals: ReadonlySet<string> = new Set([
  ...Object.keys(createGlobals()),
  ...['escape', 'unescape', 'eval'],
]);

export function isGlobal(name: string): boolean {
  return isLanguageGlobal(name) || contextGlobals.has(name);
}

/**
 * Browser globals. They are undefined except during `withBrowserGlobals`, so `typeof window` is `'undefined'` as
 * in Node.
 */
export const browserGlobalNames: readonly string[] = [
  ...['window', 'document', 'location', 'navigator', 'localStorage', 'sessionStorage', 'history', 'screen'],
  'matchMedia',
];

/**
 * Placeholder for browser globals. Every member and call returns the placeholder again. The placeholder converts to
 * empty text and an empty list, and its sizes are 0.
 */
export const browserPlaceholder: object = new Proxy(() => undefined, {
  get(_, name): unknown {
    if (name === Symbol.toPrimitive) return () => '';
    if (name === Symbol.iterator) return [][Symbol.iterator];
    if (name === 'length' || name === 'innerWidth' || name === 'innerHeight') return 0;
    return name === 'then' || name === 'constructor' ? undefined : browserPlaceholder;
  },
  set: () => true,
  has: () => true,
  apply: () => browserPlaceholder,
  construct: () => browserPlaceholder,
});
