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

/** What a source with wildcards matches, as a pattern for paths; undefined for one without. */
export function redirectPattern(text: string): RegExp | undefined {
  const source = normalizePath(text) ?? text;
  if (!/[:*]/.test(source)) return undefined;
  const parts = source.split(/(:[A-Za-z_]\w*\*?|\*)/);
  const pattern = parts.map((part) => {
    if (part === '*' || /^:.*\*$/.test(part)) return '.*';
    return part.startsWith(':') ? '[^/]+' : part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  });
  // `/old/:slug*` also stands for `/old` itself.
  return new RegExp(`^${pattern.join('').replace(/\/\.\*$/, '(?:/.*)?')}$`);
}
