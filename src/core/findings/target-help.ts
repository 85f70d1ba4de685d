import { decodePercent, hasFileExtension, splitUrl } from '../links/url.ts';
import type { FolderOfLink, TargetSuggestions, UnknownWildcard } from '../values/links.ts';
import { lastSegment, pagePathOfUrl, withoutNumbersAndIds } from '../values/paths.ts';
import { didYouMean, joinWithAnd, joinWithOr, quote } from './wording.ts';

export type NearestHints = Pick<TargetSuggestions, 'isMoved' | 'namesakes' | 'folder'>;

/** Maximum number of pages of the same name that a help text lists. */
const maxNamesakes = 3;

/** @param path Path from the root of the docs, with or without a query. */
function linkHelp(path: string): string {
  const pagePath = pagePathOfUrl(decodePercent(splitUrl(path)[0]));
  const page = /^[\p{L}\p{N}_./-]+$/u.test(pagePath) ? `${pagePath}.mdx` : 'the page';
  return `No page has a similar path. Add ${page}, remove the link, or write the full URL, with https://, for another site.`;
}

const redirectHelp = 'No page has a similar path. Redirect to another page, or remove the redirect.';

/** @param path Path of the missing file from the root of the docs. */
export function fileHelp(path: string): string {
  const file = decodePercent(splitUrl(path)[0]).replace(/^\/+/, '');
  return `Add ${file} to the docs folder, or write the path of a file that is there.`;
}

/** Files for readers of a repository. Mintlify makes no pages of them. */
const repositoryFilePattern = /^(?:readme|license|changelog|contribut(?:e|ing))\.md$/i;

/** Help for a link or redirect whose target does not exist. */
export function nearestHelp(
  nearest: readonly string[],
  path: string,
  { isMoved = false, namesakes = [], folder }: NearestHints,
  isRedirect = false,
): string {
  const [fallback, removal] = isRedirect ? [redirectHelp, 'remove the redirect'] : [linkHelp(path), 'remove the link'];
  if (isMoved) return `The page was renamed in Git: write ${quote(nearest[0] ?? '')}.`;
  const segment = lastSegment(splitUrl(path)[0].replace(/\/$/, ''));
  if (nearest.length === 0 && namesakes.length === 0) {
    if (folder !== undefined) return folderHelp(folder, removal);
    if (repositoryFilePattern.test(segment)) return `Write the path of a page: Mintlify makes none of ${segment}.`;
    if (hasFileExtension(segment)) return fileHelp(path);
  }
  const [namesake, ...otherNamesakes] = namesakes;
  if (nearest.length === 0 && namesake !== undefined && otherNamesakes.length === 0)
    return `If you mean ${quote(namesake)}, write that. If not, add this page, or ${removal}.`;
  const listedNamesakes = namesakes.length === maxNamesakes + 1 ? namesakes : namesakes.slice(0, maxNamesakes);
  const moreCount = namesakes.length - listedNamesakes.length;
  const namesakesText = joinWithAnd([...listedNamesakes.map(quote), ...(moreCount > 0 ? [`${moreCount} more`] : [])]);
  return (
    didYouMean(...nearest) ??
    (namesakes.length > 0
      ? `Pages named ${quote(withoutNumbersAndIds(segment))}: ${namesakesText}. Write the one you mean, add this page, or ${removal}.`
      : fallback)
  );
}

function folderHelp({ path, pages, isTarget }: FolderOfLink, removal: string): string {
  const [page, ...otherPages] = pages;
  if (!isTarget) return `The only page in ${path}/ is ${quote(page)}: write that, add this page, or ${removal}.`;
  return otherPages.length === 0
    ? `The folder ${path}/ has one page: write ${quote(page)}.`
    : `${path}/ is a folder with ${pages.length} pages: write the path of one, such as ${quote(page)}.`;
}

/** The destination with each wildcard of the source in place of the unknown one. */
export function destinationsWithKnownWildcard(
  destination: string,
  { wildcard, known }: UnknownWildcard,
): readonly string[] {
  return known.map((item) => destination.replace(wildcard, () => item));
}

export function unknownWildcardHelp(destination: string, { wildcard, known }: UnknownWildcard): string {
  if (known.length === 0) return `Take ${quote(wildcard)} out of the destination, or add it to the source.`;
  const destinations = destinationsWithKnownWildcard(destination, { wildcard, known });
  return `Write ${joinWithOr(destinations.map(quote))}: the source has ${joinWithAnd(known.map(quote))}.`;
}
