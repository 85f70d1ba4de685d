/// <reference lib="dom" />

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
