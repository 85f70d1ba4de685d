export function isLanguageName(name: string): boolean {
  return languageNames.has(name) || name === 'undefined' || name === 'arguments';
}

const languageNames: ReadonlySet<string> = new Set(
  Object.getOwnPropertyNames(globalThis).filter((name) =>
    /^(?:[A-Z][A-Za-z\d]*|parse(?:Int|Float)|is(?:NaN|Finite)|(?:en|de)codeURI(?:Component)?|globalThis|NaN|Infinity)$/.test(
      name,
    ),
  ),
);

const noop = (): void => {};
const silenced = (names: readonly string[]): Record<string, () => void> =>
  Object.fromEntries(names.map((name) => [name, noop]));

/** Globals that Node and browsers add to the language. Console and timers do nothing, because a page renders once. */
const platformGlobals = {
  URL,
  URLSearchParams,
  TextEncoder,
  TextDecoder,
  structuredClone,
  atob,
  btoa,
  ...silenced(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'queueMicrotask']),
};

/** Global variables of a page's context, a new object for each page. `process` holds the mode of the build only. */
export function createGlobals(): Record<string, unknown> {
  return {
    ...platformGlobals,
    console: silenced(['log', 'info', 'warn', 'error', 'debug', 'trace']),
    process: { env: { NODE_ENV: 'production' } },
  };
}

const contextGlobals: ReadonlySet<string> = new Set([
  ...Object.keys(createGlobals()),
  ...['escape', 'unescape', 'eval'],
]);

export function isGlobal(name: string): boolean {
  return isLanguageName(name) || contextGlobals.has(name);
}

/** Globals of browsers, undefined at first, so that `typeof window` is `'undefined'`. */
export const browserNames: readonly string[] = [
  ...['window', 'document', 'location', 'navigator', 'localStorage', 'sessionStorage', 'history', 'screen'],
  'matchMedia',
];

/** Placeholder for browser globals: every member is another placeholder, and text, lists and sizes are empty. */
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
