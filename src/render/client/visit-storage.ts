/// <reference lib="dom" />

/** Functions that remember choices. Passed to lazily loaded scripts, so that the main script stays a single file. */
export interface VisitStorage {
  readonly remember: typeof remember;
  readonly recall: typeof recall;
}

/** Fallback without `sessionStorage`. Lost when the page is reloaded. */
const memoryStorage = new Map<string, string>();
const storageKeyPrefix = 'docs-json-nav ';

export function remember(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  memoryStorage.set(name, text);
  try {
    sessionStorage.setItem(storageKeyPrefix + name, text);
  } catch {
    // Storage is disabled or full.
  }
}

export function recall<Value>(name: string): Value | undefined {
  try {
    return (
      JSON.parse(sessionStorage.getItem(storageKeyPrefix + name) ?? memoryStorage.get(name) ?? 'null') ?? undefined
    );
  } catch {
    return undefined;
  }
}
