import { normalizePath } from '../../values/paths.ts';
import { didYouMean, quote } from '../rule.ts';

export const outsideHelp = 'No reader can go there. Write its whole address, with https://, or move it here.';
export const imageHelp = 'Add the file, or write its path from the root of the docs.';

export function nearestHelp(nearest: readonly string[], isMoved = false): string {
  if (isMoved) return `The page was renamed in Git: write ${quote(nearest[0] ?? '')}.`;
  const otherwise =
    'No page has a similar address: add one, or write the whole address of another site, with https://.';
  return didYouMean(...nearest) ?? otherwise;
}

/** True for a path with a step above the root of the docs. */
export function leadsOut(path: string): boolean {
  return normalizePath(path) === undefined;
}
