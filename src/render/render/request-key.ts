/** Under which name a browser finds what a build has written for a request: the same question, the same key. */
export function requestKey(kind: string, request: unknown): string {
  return JSON.stringify([kind, request]);
}
