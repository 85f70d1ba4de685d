import type { Redirection } from '../values/navigation.ts';
import { normalizePath } from '../values/paths.ts';

/** Where a path is sent; undefined where no redirect knows it. */
export type RedirectLookup = (path: string) => Redirection | undefined;

/** Prepares redirects for look-ups: exact sources by name, those with a wildcard (`/old/:slug*`, `/old-*`) in order. */
export function redirectLookup(redirects: readonly Redirection[]): RedirectLookup {
  const exact = new Map<string, Redirection>();
  const wild: { pattern: RegExp; redirect: Redirection }[] = [];
  for (const redirect of redirects) {
    const source = normalizePath(redirect.source.text) ?? redirect.source.text;
    const pattern = redirectPattern(source);
    if (pattern !== undefined) wild.push({ pattern, redirect });
    else if (!exact.has(source)) exact.set(source, redirect);
  }
  return (path) => exact.get(path) ?? wild.find(({ pattern }) => pattern.test(path))?.redirect;
}

/**
 * What a source with wildcards matches, as a pattern for paths; undefined for one without. Hosts differ in whether
 * `/old/:slug*` is `/old` too: here it is, so that no link is called dead that one of them follows.
 */
export function redirectPattern(text: string): RegExp | undefined {
  const source = normalizePath(text) ?? text;
  if (!/[:*]/.test(source)) return undefined;
  const pattern = source.split(wildcard).map((part) => {
    if (part === '*') return '(.*)';
    if (part.startsWith(':')) return part.endsWith('*') ? '(.+)' : '([^/]+)';
    return part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  });
  return new RegExp(`^${pattern.join('').replace(/\/\(\.[+*]\)$/, '(?:/(.*))?')}$`);
}

/** Where a redirect sends a path, what its wildcards stand for filled in. */
export function destinationFor({ source, destination }: Redirection, path: string): string {
  const match = redirectPattern(source.text)?.exec(path);
  if (!match) return destination.text;
  const names = (source.text.match(allWildcards) ?? []).map(nameOf);
  return destination.text.replace(allWildcards, (written) => match[names.indexOf(nameOf(written)) + 1] ?? written);
}

const wildcard = /(:[A-Za-z_]\w*\*?|\*)/;
const allWildcards = new RegExp(wildcard, 'g');

/** `slug` of `:slug*`; empty for a star by itself. */
function nameOf(written: string): string {
  return written.replace(/[:*]/g, '');
}
