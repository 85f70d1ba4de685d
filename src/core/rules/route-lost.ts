import type { JsonPlace } from '../values/place.ts';
import { answer, brief, firstOrAny, quote, rule } from './rule.ts';

/** `since` is a revision; `to` is the page that has taken its place, and `by` what says so. */
export const routeLost = rule<{
  route: string;
  since: string;
  isRedirect: boolean;
  to: string | undefined;
  by: string | undefined;
  /** Names, titles or texts that are similar say so, and nothing else does. */
  isGuess: boolean;
  /** The list of redirects. */
  redirects: JsonPlace;
  /** The redirect that leads it on to nothing. */
  leadsTo: string | undefined;
  /** The redirect that leads it on where hosts take a wildcard for its own bare path. */
  wildcard: string | undefined;
}>({
  needs: ['since'],
  message: ({ route, since, isRedirect, leadsTo, wildcard }) => {
    const was = `${route} was ${isRedirect ? 'redirected' : 'a page'} at ${since}`;
    if (wildcard !== undefined) return `${was}, and on some hosts ${quote(wildcard)} does not redirect it.`;
    return leadsTo === undefined
      ? `${was}, and leads nowhere now.`
      : `${was}, and its redirect leads to ${quote(brief(leadsTo))}, which is not a page.`;
  },
  help: ({ route, to, by, leadsTo }) => {
    if (leadsTo !== undefined) return 'Point the redirect at the page that replaced it.';
    return to === undefined
      ? 'Redirect it to the page that replaced it, or bring it back: links and bookmarks still point there.'
      : `It is ${to} now (${by}): add { "source": ${quote(route)}, "destination": ${quote(to)} } to "redirects".`;
  },
  group: ({ to, leadsTo }) => (leadsTo !== undefined ? '' : to === undefined ? 'gone' : 'moved'),
  answers: ({ route, to, isGuess, redirects, leadsTo }) => {
    if (to === undefined || leadsTo !== undefined) return undefined;
    const values = [{ source: route, destination: to }];
    const added = answer(`Redirect ${route} to ${to}`, { do: 'append', place: redirects, values });
    return firstOrAny(!isGuess, [added]);
  },
});
