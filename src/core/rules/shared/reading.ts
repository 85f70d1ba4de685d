/** What keeps a text from being JSON. */
export type SyntaxProblem =
  | { readonly kind: 'empty' }
  | { readonly kind: 'encoding'; readonly encoding: 'UTF-16' | 'unknown' }
  | { readonly kind: 'unreadable'; readonly reason: string }
  | { readonly kind: 'depth'; readonly limit: number }
  | { readonly kind: 'size'; readonly limit: number }
  | { readonly kind: 'conflict'; readonly marker: string }
  | { readonly kind: 'unclosed'; readonly open: '{' | '['; readonly found: string | undefined; readonly line: number }
  | { readonly kind: 'unopened'; readonly found: string }
  | { readonly kind: 'comma'; readonly found: string }
  | { readonly kind: 'colon'; readonly found: string }
  | { readonly kind: 'value'; readonly found: string }
  | { readonly kind: 'name'; readonly found: string }
  | { readonly kind: 'quotes'; readonly found: string }
  | { readonly kind: 'string' }
  | { readonly kind: 'escape' }
  | { readonly kind: 'control' }
  | { readonly kind: 'trailing'; readonly found: string };

/** An edit of the text after which it can be read, and the only one of its kind. */
export interface SyntaxRepair {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** For people: `Put a comma here`. */
  readonly title: string;
}
