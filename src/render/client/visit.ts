/// <reference lib="dom" />

/** What keeps choices; handed to scripts that are loaded later, so that the first one is a single file. */
export interface Visit {
  readonly keep: typeof keep;
  readonly kept: typeof kept;
}

/** What readers have chosen, for as long as their tab is open. Where a browser keeps nothing, it is for the page alone. */
const memory = new Map<string, string>();
const prefix = 'docs-json-nav ';

export function keep(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  memory.set(name, text);
  try {
    sessionStorage.setItem(prefix + name, text);
  } catch {
    // Not allowed, or full.
  }
}

/** Undefined if nothing is kept. */
export function kept<Value>(name: string): Value | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(prefix + name) ?? memory.get(name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
