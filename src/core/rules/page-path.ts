import { brief, firstOrAny, quote, rule, write } from './rule.ts';

export const pagePath = rule<{
  entry: string;
  problem: 'url' | 'outside' | 'backslash' | 'control' | 'fragment' | 'device';
  page: string;
  /** Set if the file of a page is called so. */
  isFile?: true;
}>({
  severity: ({ problem }) => (problem === 'device' ? 'warning' : 'error'),
  message: ({ entry, problem }) => {
    const what = quote(brief(entry));
    switch (problem) {
      case 'url':
        return `${what} is a URL, and pages are files of the docs folder.`;
      case 'outside':
        return `${what} leads out of the docs folder.`;
      case 'backslash':
        return `${what} contains a backslash; separate folders with "/".`;
      case 'control':
        return `${what} contains a control character.`;
      case 'fragment':
        return `${what} is more than the path of a page.`;
      case 'device':
        return `${what} is a reserved device name on Windows: it cannot be checked out or built there.`;
    }
  },
  help: ({ problem, page, isFile }) => {
    if (problem === 'device') return 'Rename the file, or the folder with that name.';
    if (isFile) return 'Rename the file: not every system allows that character in an address.';
    if (problem === 'url') return 'A link can be an anchor, a tab or another element with an "href".';
    return page === ''
      ? 'Write the path of a page, without extension, from the folder of docs.json.'
      : `Write ${quote(page)}.`;
  },
  answers: ({ entry, page, problem }, { place }) => {
    if (page === '') return undefined;
    // With a fragment, somebody may have meant a link to a heading.
    return firstOrAny(problem !== 'fragment', [write(place, entry, page)]);
  },
});
