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

/** What code in pages knows beside the language: see `inside/stand-ins.ts`. */
const standIns: ReadonlySet<string> = new Set([
  ...['console', 'atob', 'btoa', 'structuredClone', 'process', 'escape', 'unescape', 'eval'],
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'queueMicrotask'],
]);

/** True for a name that the code of pages knows without being given it. */
export function isKnownInPages(name: string): boolean {
  return isLanguageName(name) || standIns.has(name);
}

export const browserNames = [
  ...['window', 'document', 'location', 'navigator', 'localStorage', 'sessionStorage', 'history', 'screen'],
  'matchMedia',
];
