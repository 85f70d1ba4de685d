import type { IgnoreRule } from '../values/inventory.ts';
import type { JsonLocation, TextLocation } from '../values/location.ts';
import { answer, choose, firstOrAny, remove, replace, sure, write } from './answers.ts';
import { define } from './definition.ts';
import { and, brief, either, quote } from './wording.ts';

export interface Suggestions {
  readonly redirect?: string;
  readonly moved?: string;
  readonly sibling?: string;
  readonly sameName?: readonly string[];
  readonly nearest?: readonly string[];
  readonly sure?: string;
  /**
   * Folder that contains most of the missing pages: `number` of `of`. `isOfPages` is true if more entries resolve
   * inside the folder than without it, so the folder is probably the root of all pages.
   */
  readonly below?: {
    readonly folder: string;
    readonly number: number;
    readonly of: number;
    readonly isOfPages: boolean;
  };
}

/** Reason why a file can't be read as text, or why a folder can't be listed. `reason` is the end of a sentence. */
export type UnreadableProblem =
  | { readonly kind: 'UTF-16' | 'encoding' | 'NUL' }
  | { readonly kind: 'file' | 'folder'; readonly reason: string };

type Excess = 'length' | 'braces' | 'brackets' | 'lists and quotes' | 'elements' | 'code spans' | 'linked folders';

/** Help for errors of js-yaml. `part` is contained in the error message. */
const helps: readonly (readonly [part: string, help: string])[] = [
  ['duplicated mapping key', 'Remove one of the two.'],
  ['tab characters', 'Indent with spaces.'],
];

export const pages = {
  'page-missing': define<{ entry: string; path: string; suggestions: Suggestions }>({
    message: ({ entry }) => `Page not found: ${quote(brief(entry))}.`,
    help: ({ entry, path, suggestions }) => {
      if (path.trim() === '') return 'Remove the entry.';
      const endpoint = endpointForm(entry);
      if (endpoint !== undefined) return `For an endpoint, write ${quote(endpoint)}.`;
      if (/\.(?:json|ya?ml)$/i.test(path))
        return 'If it is a specification, remove the entry and set "openapi" instead.';
      const { below, redirect, moved, sibling, sameName = [], nearest = [] } = suggestions;
      if (below !== undefined) {
        const { number, of, folder, isOfPages } = below;
        const found = `${number} of ${of} missing entries exist below ${folder}/`;
        return isOfPages
          ? `${found}: set the option "pagesDir" to "${folder}", or pass --pages-dir ${folder}.`
          : `${found}: add that folder to each entry.`;
      }
      if (redirect !== undefined) return `It is redirected: write ${quote(redirect)}.`;
      if (moved !== undefined) return `It was renamed in Git: write ${quote(moved)}.`;
      if (nearest.length > 0) return `Did you mean ${either(nearest.map(quote))}?`;
      if (sibling !== undefined)
        return `${quote(sibling)} exists: add its counterpart ${path}.mdx, or remove the entry.`;
      if (sameName.length > 0) return `The same name exists elsewhere: ${either(sameName.map(quote))}.`;
      return `No page has a similar name: add ${path}.mdx, or remove the entry.`;
    },
    group: ({ path, suggestions: { below } }) =>
      below === undefined ? path.slice(0, Math.max(path.indexOf('/'), 0)) : `below ${below.folder}`,
    answers: ({ entry, path, suggestions }, { location }) => {
      const { sure: only, below, redirect, moved, nearest = [], sameName = [] } = suggestions;
      if (only !== undefined) return sure(write(location, entry, only));
      // The option `pagesDir` fixes all of these entries at once.
      if (below !== undefined)
        return below.isOfPages ? undefined : choose(write(location, entry, `${below.folder}/${path}`));
      const likely = [...[redirect, moved].filter((page) => page !== undefined), ...nearest, ...sameName];
      return likely.length === 0 ? undefined : choose(...likely.map((path) => write(location, entry, path)));
    },
    coversLinks: true,
  }),
  'page-letter-case': define<{
    entry: string;
    path: string;
    file: string;
    /** Exactly one page differs from the entry only in letter case, and no other entry names that page. */
    isSure: boolean;
  }>({
    message: ({ entry, file }) =>
      `${quote(brief(entry))} differs from the file ${file} in letter case: it fails on case-sensitive file systems.`,
    help: ({ path }) => `Write ${quote(path)}.`,
    answers: ({ entry, path, isSure }, { location }) => firstOrAny(isSure, [write(location, entry, path)]),
  }),
  'page-extension': define<{ entry: string; path: string }>({
    message: ({ entry }) => `${quote(brief(entry))} includes the file extension.`,
    help: ({ path }) => `Write ${quote(path)}.`,
    answers: ({ entry, path }, { location }) => sure(write(location, entry, path)),
  }),
  'page-folder': define<{ entry: string; path: string }>({
    severity: 'warning',
    message: ({ entry }) => `${quote(brief(entry))} is a folder; its index page is used.`,
    help: ({ path }) => `Write ${quote(path)}.`,
    answers: ({ entry, path }, { location }) => sure(write(location, entry, path)),
  }),
  'page-ignored': define<{ entry: string; file: string; rule: IgnoreRule }>({
    message: ({ file, rule: by }) => `${file} exists but is excluded by ${ignoreRule(by)}.`,
    help: ({ rule: by }) => {
      if (by.from === 'symbolic-link')
        return `Copy it into the docs folder, or allow its target with the option follow: [${quote(by.pattern)}].`;
      return by.from === 'built-in'
        ? 'Rename or move the file, or list it in the option "pages".'
        : 'Change that rule, or remove the entry.';
    },
    related: () => 'excluded here',
  }),
  'page-path': define<{
    entry: string;
    problem: 'url' | 'outside' | 'backslash' | 'control' | 'fragment' | 'device';
    page: string;
    isFile?: true;
  }>({
    severity: ({ problem }) => (problem === 'device' ? 'warning' : 'error'),
    message: ({ entry, problem }) => {
      const what = quote(brief(entry));
      switch (problem) {
        case 'url':
          return `${what} is a URL, not a page of the docs folder.`;
        case 'outside':
          return `${what} is outside the docs folder.`;
        case 'backslash':
          return `${what} contains a backslash; separate folders with "/".`;
        case 'control':
          return `${what} contains a control character.`;
        case 'fragment':
          return `${what} has a query or fragment: an entry is only a path.`;
        case 'device':
          return `${what} is a reserved device name on Windows: it cannot be checked out or built there.`;
      }
    },
    help: ({ problem, page, isFile }) => {
      if (problem === 'device') return 'Rename the file, or the folder with that name.';
      if (isFile) return 'Rename the file: not every system allows this character in a URL.';
      if (problem === 'url') return 'For a link, use an anchor, a tab or another element with "href".';
      return page === ''
        ? 'Write the page path without extension, relative to the folder of docs.json.'
        : `Write ${quote(page)}.`;
    },
    answers: ({ entry, page, problem }, { location }) => {
      if (page === '') return undefined;
      // An entry with a fragment may have been intended as a link to a heading.
      return firstOrAny(problem !== 'fragment', [write(location, entry, page)]);
    },
  }),
  'page-duplicate': define<{ path: string }>({
    severity: 'warning',
    message: ({ path }) => `${quote(brief(path))} is already listed in this part of the navigation.`,
    help: () => 'Remove one of them: breadcrumbs and previous/next links follow the first.',
    related: () => 'first listed here',
    // Either of the two entries may be the wrong copy, intended for another page.
    answers: (_, { location, related }) =>
      choose(remove(location, 'Remove this entry'), remove(related, 'Remove the first entry')),
  }),
  'page-twin': define<{ kept: string; other: string }>({
    severity: 'warning',
    message: ({ kept, other }) => `Two files define this page: ${kept} and ${other}.`,
    help: ({ kept, other }) => `Remove or rename ${other}: ${kept} is used.`,
  }),
  'page-hidden-elsewhere': define<{ route: string }>({
    severity: 'warning',
    message: ({ route }) => `${quote(brief(route))} is listed in a hidden part of the navigation too.`,
    help: () =>
      'Hosts keep it out of search and sitemap then. Remove one entry, or set "searchable" on the hidden element.',
    group: () => 'hidden',
    related: () => 'the hidden entry',
  }),
  'page-unlisted': define<{
    file: string;
    count: number | undefined;
    /** All files with instructions for coding agents, of which `file` is the first. */
    agentFiles?: readonly string[];
  }>({
    severity: 'off',
    message: ({ file, count, agentFiles }) => {
      if (agentFiles !== undefined) {
        const names = and(
          agentFiles.length > 4 ? [...agentFiles.slice(0, 3), `${agentFiles.length - 3} more`] : agentFiles,
        );
        return agentFiles.length === 1
          ? `${names} is for coding agents, but Mintlify publishes it as a page.`
          : `${names} are for coding agents, but Mintlify publishes them as pages.`;
      }
      return count === undefined
        ? `${file} is published but not in the navigation.`
        : `The ${count} pages in ${file}/ are published but not in the navigation.`;
    },
    help: ({ count, agentFiles }) => {
      if (agentFiles !== undefined) {
        const names = [...new Set(agentFiles.map((file) => file.slice(file.lastIndexOf('/') + 1)))];
        return `Add ${and(names.map((name) => `a line ${quote(name)}`))} to .mintignore.`;
      }
      return count === undefined ? 'List it, remove it, or ignore it.' : 'List, remove, or ignore them.';
    },
    group: () => 'unlisted',
  }),
  'translation-missing': define<
    | {
        kind: 'pages';
        language: string;
        /** Pages of other languages without a translation; at least one. */
        pages: readonly string[];
        /** Language of the first page. */
        of: string;
        /** Number of pages that other languages have. */
        total: number;
      }
    | { kind: 'entry'; language: string; page: string; of: string; translation: string | undefined }
  >({
    severity: 'off',
    message: (args) => {
      const language = quote(brief(args.language));
      if (args.kind === 'entry')
        return `${quote(brief(args.page))} is a page of the language ${quote(brief(args.of))}, but ${language} lists it.`;
      const { pages, total } = args;
      const names = pages.slice(0, 5).map((page) => quote(brief(page)));
      if (pages.length === 1) return `The language ${language} has no translation of ${names[0]}.`;
      const rest = pages.length - names.length;
      const list = and(rest > 0 ? [...names, `${rest} more`] : names);
      return `The language ${language} has no translation of ${pages.length} of ${total} pages: ${list}.`;
    },
    help: (args) => {
      if (args.kind === 'pages')
        return `Translate ${args.pages.length === 1 ? 'it' : 'them'}, and list ${args.pages.length === 1 ? 'the translation' : 'the translations'}.`;
      return args.translation === undefined
        ? 'Translate the page, and list the translation.'
        : `Write ${quote(args.translation)}.`;
    },
    related: (args) => (args.kind === 'pages' ? `the first, in ${quote(brief(args.of))}` : 'see also'),
    group: (args) => (args.kind === 'entry' ? `entry ${args.language} ${args.of}` : `pages ${args.language}`),
    answers: (args, { location }) =>
      args.kind === 'entry' && args.translation !== undefined
        ? sure(write(location, args.page, args.translation))
        : undefined,
  }),
  'page-unreadable': define<{ file: string; problem: UnreadableProblem }>({
    message: ({ file, problem }) =>
      file === '' && problem.kind === 'folder'
        ? `The docs folder cannot be read, so its pages are unknown: ${problem.reason}.`
        : `${brief(file)} ${unreadable(problem)}.`,
    help: ({ problem }) => {
      if (problem.kind === 'UTF-16' || problem.kind === 'encoding') return 'Save it as UTF-8.';
      if (problem.kind === 'NUL') return 'Repair or replace it: a text file has no NUL bytes.';
      return 'Give the user who runs this command read permission, or exclude it with the option "ignore".';
    },
  }),
  'page-too-complex': define<{ file: string; of: Excess; limit: number }>({
    needs: ['content'],
    message: ({ file, of, limit }) => `${brief(file)} exceeds a limit: ${excess(of)} (at most ${limit}).`,
    help: ({ of }) => `Simplify it, or raise the limit with the option "limits.${option(of)}".`,
  }),
  /** `reason` is undefined if the front matter is never closed. */
  'frontmatter-syntax': define<{
    reason: string | undefined;
    /** Values that are valid YAML only in quotes, and their quoted text. */
    unquoted?: readonly { readonly location: TextLocation; readonly value: string; readonly quoted: string }[];
  }>({
    message: ({ reason }) =>
      reason === undefined
        ? 'The front matter is not closed: it is shown as text.'
        : `Invalid YAML in the front matter: ${reason}.`,
    help: ({ reason }) =>
      reason === undefined
        ? 'Add a line with --- after it.'
        : (helps.find(([part]) => reason.includes(part))?.[1] ??
          'Put quotes around a value that contains ": ", "#", quotes or brackets.'),
    answers: ({ unquoted = [] }) => {
      const changes = unquoted.map(
        ({ location, value, quoted }) => ({ do: 'replace', location, was: value, text: quoted }) as const,
      );
      return changes.length === 0 ? undefined : sure(answer('Put the value in quotes', ...changes));
    },
  }),
  'frontmatter-misplaced': define<{
    problem: 'late' | 'toml' | 'dashes';
    /** Blank lines before the front matter; `undefined` if other text precedes it. */
    before: string | undefined;
  }>({
    severity: 'warning',
    message: ({ problem }) => {
      if (problem === 'toml') return 'The front matter is TOML: it is shown as text.';
      return problem === 'dashes'
        ? 'The front matter begins with more than three dashes: it is shown as text.'
        : 'The front matter does not begin on the first line: it is shown as text.';
    },
    help: ({ problem }) => {
      if (problem === 'toml') return 'Write it as YAML between two lines of three dashes: "name: value".';
      return problem === 'dashes' ? 'Begin and end it with three dashes.' : 'Move it to the top of the file.';
    },
    answers: ({ before }, { location }) =>
      before === undefined || !('start' in location)
        ? undefined
        : sure(replace({ ...location, start: 0, end: before.length }, before, '', 'Move it to the top')),
  }),
  'route-reserved': define<{
    route: string;
    file: string;
    /** `docs.json` has the host's `$schema`. */
    isOnHost: boolean;
  }>({
    severity: ({ isOnHost }) => (isOnHost ? 'warning' : 'off'),
    needs: ['content'],
    message: ({ route, file }) => `The host answers ${quote(route)} itself: readers never see ${file}.`,
    help: () => 'Rename the file, and its entry in docs.json.',
    isAboutHost: true,
  }),
  'route-lost': define<{
    route: string;
    since: string;
    isRedirect: boolean;
    to: string | undefined;
    by: string | undefined;
    /** The evidence for `to` is weak: only similar names, titles or texts. */
    isGuess: boolean;
    redirects: JsonLocation;
    leadsTo: string | undefined;
    /** Wildcard redirect that matches the route only on hosts where `*` may be empty. */
    wildcard: string | undefined;
  }>({
    needs: ['since'],
    message: ({ route, since, isRedirect, leadsTo, wildcard }) => {
      const was = `${route} was ${isRedirect ? 'redirected' : 'a page'} at ${since}`;
      if (wildcard !== undefined) return `${was}, but on some hosts ${quote(wildcard)} does not redirect it.`;
      return leadsTo === undefined
        ? `${was} but no longer resolves.`
        : `${was}, but its redirect points to ${quote(brief(leadsTo))}, which is not a page.`;
    },
    help: ({ route, to, by, leadsTo }) => {
      if (leadsTo !== undefined) return 'Point the redirect at the page that replaced it.';
      return to === undefined
        ? 'Redirect it to the page that replaced it, or restore it: links and bookmarks still use it.'
        : `It moved to ${to} (${by}): add { "source": ${quote(route)}, "destination": ${quote(to)} } to "redirects".`;
    },
    group: ({ to, leadsTo }) => (leadsTo !== undefined ? '' : to === undefined ? 'gone' : 'moved'),
    answers: ({ route, to, isGuess, redirects, leadsTo }) => {
      if (to === undefined || leadsTo !== undefined) return undefined;
      const values = [{ source: route, destination: to }];
      const added = answer(`Redirect ${route} to ${to}`, { do: 'append', location: redirects, values });
      return firstOrAny(!isGuess, [added]);
    },
  }),
  /**
   * If `folder` is set, the routes differ, but the output file of `other` has the same path as the folder of `file` in
   * the output.
   */
  'route-conflict': define<{ route: string; file: string; other: string; folder?: string }>({
    message: ({ route, file, other, folder }) =>
      folder === undefined
        ? `${file} and ${other} have the same route, ${route}.`
        : `${file} is in the folder ${folder}, but ${other} is written to a file with that name.`,
    help: () => 'Rename one of them.',
    related: () => 'the other page with this route',
  }),
} as const;

export function ignoreRule(by: IgnoreRule): string {
  switch (by.from) {
    case 'built-in':
      return `a built-in rule (${by.pattern})`;
    case 'options':
      return `the option "ignore" (${by.pattern})`;
    case '.mintignore':
      return `line ${by.line ?? 1} of .mintignore (${by.pattern})`;
    case 'git':
      return 'the ignore rules of Git';
    case 'symbolic-link':
      return `the rule for symbolic links: it points outside the docs folder, to ${by.pattern}`;
  }
}

/** Normalizes `GET users` and `GET https://example.com/users` to `GET /users`. */
function endpointForm(entry: string): string | undefined {
  const [, method, rest] = /^\s*(get|put|post|delete|options|head|patch|trace)\s+(\S+)\s*$/i.exec(entry) ?? [];
  if (method === undefined || rest === undefined) return undefined;
  const path = rest.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/[?#].*$/s, '');
  return `${method.toUpperCase()} /${path.replace(/^\/+/, '')}`;
}

function unreadable(problem: UnreadableProblem): string {
  switch (problem.kind) {
    case 'UTF-16':
      return 'cannot be read: it is UTF-16 text, and pages are UTF-8';
    case 'encoding':
      return 'cannot be read: it is not UTF-8 text';
    case 'NUL':
      return 'cannot be read as text: it contains a NUL byte';
    case 'file':
      return `cannot be read: ${problem.reason}`;
    case 'folder':
      return `is a folder that cannot be read, so its pages are unknown: ${problem.reason}`;
  }
}

function excess(of: Excess): string {
  if (of === 'length') return 'its text is too long';
  if (of === 'code spans') return 'it has too many different code spans';
  if (of === 'linked folders') return 'symbolic links repeat its folders';
  return `its ${of} are nested too deeply`;
}

function option(of: Excess): string {
  if (of === 'length') return 'pageLength';
  return of === 'linked folders' ? 'linkedFolders' : 'pageNesting';
}
