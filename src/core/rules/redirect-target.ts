import { hasWildcard } from '../links/pattern.ts';
import { quote, rule, sureOr, write } from './rule.ts';
import { nearestHelp } from './shared/links.ts';

export const redirectTarget = rule<{
  destination: string;
  nearest: readonly string[];
  /** What to write for it, likeliest first, query, hash and base path kept. */
  targets: readonly string[];
  /** The first of them must be meant. */
  isSure: boolean;
  /** The nearest one is the page under its new name, as Git says. */
  isMoved?: boolean | undefined;
  /** It looks like a path and names a host: `//example.com`. */
  hidesHost?: boolean | undefined;
}>({
  needs: ['content'],
  message: ({ destination, hidesHost }) =>
    hidesHost === true
      ? `The redirect to ${quote(destination)} leads to another site: browsers read a host after two slashes.`
      : `The redirect to ${quote(destination)} leads to no page or file of this site.`,
  help: ({ destination, nearest, isMoved, hidesHost }) => {
    if (hidesHost === true)
      return 'Write the whole address, with https://, or begin a path of this site with one slash.';
    if (nearest.length === 0 && hasWildcard(destination))
      return 'No page is below that folder: name one that has pages, or remove the redirect.';
    return nearestHelp(nearest, isMoved);
  },
  facts: ({ destination, nearest }) => ({ target: destination, resolved: destination, suggestions: nearest }),
  answers: ({ destination, targets, isSure }, { place }) =>
    sureOr(isSure ? targets[0] : undefined, targets, (target) => write(place, destination, target)),
});
