import { brief, quote } from '../rule.ts';

/** What an entry that names no endpoint may have meant. */
export type EndpointHint =
  | { readonly kind: 'methods'; readonly methods: readonly string[] }
  | { readonly kind: 'parameters' | 'letter case' | 'nearest'; readonly reference: string }
  | { readonly kind: 'nothing' };

/** A page whose address is not what its summary or its file would make it. */
export interface RenamedRoute {
  /** `METHOD /path`, or the file. */
  readonly entry: string;
  readonly wanted: string;
  readonly route: string;
  /** The operation that has the address. */
  readonly other?: string;
}

/** The first few of them. */
export function listOf(routes: readonly RenamedRoute[]): string {
  const shown = routes.slice(0, 5).map(({ entry, route }) => `${quote(brief(entry))} is at ${brief(route)}`);
  return [...shown, ...(routes.length > shown.length ? [`${routes.length - shown.length} more`] : [])].join(', ');
}

export function count(routes: readonly RenamedRoute[]): string {
  return routes.length === 1 ? 'An address is' : `${routes.length} addresses are`;
}
