import { either, quote } from '../rule.ts';

export const imageHelp = 'Add the file, or write its path from the root of the docs.';

export function nearestHelp(nearest: readonly string[], isMoved = false): string {
  if (isMoved) return `The page was renamed in Git: write ${quote(nearest[0] as string)}.`;
  return nearest.length > 0
    ? `Did you mean ${either(nearest.map(quote))}?`
    : 'Add the page. If it is on another site, write the whole address, with https://.';
}
