import type { IgnoreRule } from '../values/inventory.ts';
import type { JsonLocation, TextLocation } from '../values/location.ts';
import {
  certainAnswer,
  certainOrOffered,
  createAnswer,
  offerAnswers,
  removeAnswer,
  replaceAnswer,
  writeAnswer,
} from './answers.ts';
import { defineFinding } from './definition.ts';
import { joinWithAnd, joinWithOr, quote, shorten } from './wording.ts';

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

type ExceededLimit =
  | 'length'
  | 'braces'
  | 'brackets'
  | 'lists and quotes'
  | 'elements'
  | 'code spans'
  | 'linked folders';

interface MisquotedText {
  readonly name: string;
  readonly location: TextLocation;
  readonly value: string;
  readonly quoted: string;
  /** The quote that ends the value too early. Absent for a value without quotes. */
  readonly early?: { readonly mark: string; readonly wordBefore: string };
}

function quotesHelp(misquoted: readonly MisquotedText[]): string {
  const [first, ...otherValues] = misquoted;
  const names = joinWithAnd(misquoted.map(({ name }) => quote(name)));
  if (misquoted.every(({ early }) => early === undefined)) {
    return otherValues.length === 0
      ? `Put the value of ${names} in quotes, because it contains a colon.`
      : `Put the values of ${names} in quotes, because they contain a colon.`;
  }
  if (first?.early === undefined || otherValues.length > 0)
    return `Correct the quotes of ${names}: a value ends at the next quote of the same kind.`;
  const { name, quoted } = first;
  const { mark, wordBefore } = first.early;
  const earlyQuote = wordBefore === '' ? `second ${mark}` : `${mark} after ${quote(shorten(wordBefore))}`;
  const reason = `the ${earlyQuote} ends the value early`;
  return quoted.length > maxRewrittenLength
    ? `Put ${quoted.charAt(0)} around the value of ${names}${quoted.includes('\\') ? ', and write \\" for each quote in it' : ''}: ${reason}.`
    : `Write ${name}: ${quoted}, because ${reason}.`;
}

/** Maximum length of a value that the help repeats with other quotes. */
const maxRewrittenLength = 100;

/** Help for errors of js-yaml. `part` is contained in the error message. */
const yamlHelps: readonly (readonly [part: string, help: string])[] = [
  ['duplicated mapping key', 'Remove one of the two.'],
  ['tab characters', 'Indent with spaces.'],
  ['quoted scalar', 'Add the closing quote of a value that begins with one.'],
];

export const pageFindings = {
  'page-missing': defineFinding<{ entry: string; path: string; suggestions: Suggestions }>({
    message: ({ entry }) => `Page not found: ${quote(shorten(entry))}.`,
    help: ({ entry, path, suggestions }) => {
      if (path.trim() === '') return 'Remove the entry.';
      const endpoint = normalizeEndpoint(entry);
      if (endpoint !== undefined) return `For an endpoint, write ${quote(endpoint)}.`;
      if (/\.(?:json|ya?ml)$/i.test(path))
        return 'If it is a specification, remove the entry and set "openapi" instead.';
      const { below, redirect, moved, sibling, sameName = [], nearest = [] } = suggestions;
      if (below !== undefined) {
        const { number, of, folder, isOfPages } = below;
        const foundText = `${number} of ${of} missing entries exist below ${folder}/`;
        return isOfPages
          ? `${foundText}: set the option "pagesDir" to "${folder}", or pass --pages-dir ${folder}.`
          : `${foundText}: add that folder to each entry.`;
      }
      if (redirect !== undefined) return `It is redirected: write ${quote(redirect)}.`;
      if (moved !== undefined) return `It was renamed in Git: write ${quote(moved)}.`;
      if (nearest.length > 0) return `Did you mean ${joinWithOr(nearest.map(quote))}?`;
      if (sibling !== undefined)
        return `${quote(sibling)} exists: add its counterpart ${path}.mdx, or remove the entry.`;
      if (sameName.length > 0)
        return `If you mean ${joinWithOr(sameName.map(quote))}, write that. If not, add ${path}.mdx, or remove the entry.`;
      return `No page has a similar path. Add ${path}.mdx, or remove the entry.`;
    },
    group: ({ path, suggestions: { below } }) =>
      below === undefined ? path.slice(0, Math.max(path.indexOf('/'), 0)) : `below ${below.folder}`,
    answers: ({ entry, path, suggestions }, { location }) => {
      const { sure: certainPage, below, redirect, moved, nearest = [], sameName = [] } = suggestions;
      if (certainPage !== undefined) return certainAnswer(writeAnswer(location, entry, certainPage));
      // The option `pagesDir` fixes all of these entries at once.
      if (below !== undefined)
        return below.isOfPages ? undefined : offerAnswers(writeAnswer(location, entry, `${below.folder}/${path}`));
      const candidates = [...[redirect, moved].filter((page) => page !== undefined), ...nearest, ...sameName];
      return candidates.length === 0
        ? undefined
        : offerAnswers(...candidates.map((path) => writeAnswer(location, entry, path)));
    },
    coversLinks: true,
  }),
  'page-letter-case': defineFinding<{
    entry: string;
    path: string;
    file: string;
    /** Exactly one page differs from the entry only in letter case, and no other entry names that page. */
    isSure: boolean;
  }>({
    message: ({ entry, file }) =>
      `${quote(shorten(entry))} differs from the file ${file} in letter case: it fails on case-sensitive file systems.`,
    help: ({ path }) => `Write ${quote(path)}.`,
    answers: ({ entry, path, isSure }, { location }) => certainOrOffered(isSure, [writeAnswer(location, entry, path)]),
  }),
  'page-extension': defineFinding<{ entry: string; path: string }>({
    message: ({ entry }) => `${quote(shorten(entry))} includes the file extension.`,
    help: ({ path }) => `Write ${quote(path)}.`,
    answers: ({ entry, path }, { location }) => certainAnswer(writeAnswer(location, entry, path)),
  }),
  'page-folder': defineFinding<{ entry: string; path: string }>({
    severity: 'warning',
    message: ({ entry }) => `${quote(shorten(entry))} is a folder; its index page is used.`,
    help: ({ path }) => `Write ${quote(path)}.`,
    answers: ({ entry, path }, { location }) => certainAnswer(writeAnswer(location, entry, path)),
  }),
  'page-ignored': defineFinding<{ entry: string; file: string; rule: IgnoreRule }>({
    message: ({ file, rule: ignoringRule }) => `${file} exists but is excluded by ${describeIgnoreRule(ignoringRule)}.`,
    help: ({ rule: ignoringRule }) => {
      if (ignoringRule.from === 'symbolic-link')
        return `Copy it into the docs folder, or allow its target with the option follow: [${quote(ignoringRule.pattern)}].`;
      return ignoringRule.from === 'built-in'
        ? 'Rename or move the file, or list it in the option "pages".'
        : 'Change that rule, or remove the entry.';
    },
    related: () => 'excluded here',
  }),
  'page-path': defineFinding<{
    entry: string;
    problem: 'url' | 'outside' | 'backslash' | 'control' | 'fragment' | 'device';
    page: string;
    isFile?: true;
  }>({
    severity: ({ problem }) => (problem === 'device' ? 'warning' : 'error'),
    message: ({ entry, problem }) => {
      const quotedEntry = quote(shorten(entry));
      switch (problem) {
        case 'url':
          return `${quotedEntry} is a URL, not a page of the docs folder.`;
        case 'outside':
          return `${quotedEntry} is outside the docs folder.`;
        case 'backslash':
          return `${quotedEntry} contains a backslash; separate folders with "/".`;
        case 'control':
          return `${quotedEntry} contains a control character.`;
        case 'fragment':
          return `${quotedEntry} has a query or fragment: an entry is only a path.`;
        case 'device':
          return `${quotedEntry} is a reserved device name on Windows: it cannot be checked out or built there.`;
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
      return certainOrOffered(problem !== 'fragment', [writeAnswer(location, entry, page)]);
    },
  }),
  'page-duplicate': defineFinding<{ path: string }>({
    severity: 'warning',
    message: ({ path }) => `${quote(shorten(path))} is already listed in this part of the navigation.`,
    help: () => 'Remove one of them: breadcrumbs and previous/next links follow the first.',
    related: () => 'first listed here',
    // Either of the two entries may be the wrong copy, intended for another page.
    answers: (_, { location, related }) =>
      offerAnswers(removeAnswer(location, 'Remove this entry'), removeAnswer(related, 'Remove the first entry')),
  }),
  'page-twin': defineFinding<{ usedFile: string; unusedFile: string }>({
    severity: 'warning',
    message: ({ usedFile, unusedFile }) => `Two files define this page: ${usedFile} and ${unusedFile}.`,
    help: ({ usedFile, unusedFile }) => `Remove or rename ${unusedFile}: ${usedFile} is used.`,
  }),
  'page-hidden-elsewhere': defineFinding<{ route: string }>({
    severity: 'warning',
    message: ({ route }) => `${quote(shorten(route))} is listed in a hidden part of the navigation too.`,
    help: () =>
      'Hosts keep it out of search and sitemap then. Remove one entry, or set "searchable" on the hidden element.',
    group: () => 'hidden',
    related: () => 'the hidden entry',
  }),
  'page-unlisted': defineFinding<{
    file: string;
    count: number | undefined;
    /** All files with instructions for coding agents, of which `file` is the first. */
    agentFiles?: readonly string[];
  }>({
    severity: 'off',
    isMinor: ({ agentFiles }) => agentFiles !== undefined,
    message: ({ file, count, agentFiles }) => {
      if (agentFiles !== undefined) {
        const names = joinWithAnd(
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
        return `Add ${joinWithAnd(names.map((name) => `a line ${quote(name)}`))} to .mintignore.`;
      }
      return count === undefined ? 'List it, remove it, or ignore it.' : 'List, remove, or ignore them.';
    },
    group: () => 'unlisted',
  }),
  'translation-missing': defineFinding<
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
      const language = quote(shorten(args.language));
      if (args.kind === 'entry')
        return `${quote(shorten(args.page))} is a page of the language ${quote(shorten(args.of))}, but ${language} lists it.`;
      const { pages, total } = args;
      const names = pages.slice(0, 5).map((page) => quote(shorten(page)));
      if (pages.length === 1) return `The language ${language} has no translation of ${names[0]}.`;
      const unnamedCount = pages.length - names.length;
      const list = joinWithAnd(unnamedCount > 0 ? [...names, `${unnamedCount} more`] : names);
      return `The language ${language} has no translation of ${pages.length} of ${total} pages: ${list}.`;
    },
    help: (args) => {
      if (args.kind === 'pages')
        return `Translate ${args.pages.length === 1 ? 'it' : 'them'}, and list ${args.pages.length === 1 ? 'the translation' : 'the translations'}.`;
      return args.translation === undefined
        ? 'Translate the page, and list the translation.'
        : `Write ${quote(args.translation)}.`;
    },
    related: (args) => (args.kind === 'pages' ? `the first, in ${quote(shorten(args.of))}` : 'see also'),
    group: (args) => (args.kind === 'entry' ? `entry ${args.language} ${args.of}` : `pages ${args.language}`),
    answers: (args, { location }) =>
      args.kind === 'entry' && args.translation !== undefined
        ? certainAnswer(writeAnswer(location, args.page, args.translation))
        : undefined,
  }),
  'page-unreadable': defineFinding<{ file: string; problem: UnreadableProblem }>({
    message: ({ file, problem }) =>
      file === '' && problem.kind === 'folder'
        ? `The docs folder cannot be read, so its pages are unknown: ${problem.reason}.`
        : `${shorten(file)} ${describeUnreadable(problem)}.`,
    help: ({ problem }) => {
      if (problem.kind === 'UTF-16' || problem.kind === 'encoding') return 'Save it as UTF-8.';
      if (problem.kind === 'NUL') return 'Repair or replace it: a text file has no NUL bytes.';
      return 'Give the user who runs this command read permission, or exclude it with the option "ignore".';
    },
  }),
  'page-too-complex': defineFinding<{ file: string; of: ExceededLimit; limit: number }>({
    needs: ['content'],
    message: ({ file, of, limit }) => `${shorten(file)} exceeds a limit: ${describeExcess(of)} (at most ${limit}).`,
    help: ({ of }) => `Simplify it, or raise the limit with the option "limits.${limitOption(of)}".`,
  }),
  /** `reason` is undefined if the front matter is never closed. */
  'frontmatter-syntax': defineFinding<{
    reason: string | undefined;
    /** No line looks like `name: value`, so the first `---` is probably a thematic break. */
    isText?: boolean;
    /** Quote that opens the value at the error. */
    quote?: string | undefined;
    /** Values that are valid YAML only in quotes, or in other quotes. */
    misquoted?: readonly MisquotedText[];
  }>({
    message: ({ reason }) =>
      reason === undefined
        ? 'The front matter is not closed: it is shown as text.'
        : `Invalid YAML in the front matter: ${reason}.`,
    help: ({ reason, isText, misquoted = [], quote: openingQuote }) => {
      if (reason === undefined) return 'Add a line with --- after it.';
      if (misquoted.length > 0) return quotesHelp(misquoted);
      if (isText === true) return 'If these lines are text, write *** for the first ---, which opens front matter.';
      if (openingQuote === "'")
        return "In single quotes, write '' for an apostrophe, or put the value in double quotes.";
      if (openingQuote === '"') return 'In double quotes, write \\" for a quote and \\\\ for a backslash.';
      return (
        yamlHelps.find(([part]) => reason.includes(part))?.[1] ??
        'Put quotes around a value that contains ": ", "#", quotes or brackets.'
      );
    },
    answers: ({ misquoted = [] }) => {
      const changes = misquoted.map(
        ({ location, value, quoted }) => ({ kind: 'replace', location, was: value, text: quoted }) as const,
      );
      if (changes.length === 0) return undefined;
      const title = misquoted.some(({ early }) => early !== undefined)
        ? 'Correct the quotes'
        : 'Put the value in quotes';
      return certainAnswer(createAnswer(title, ...changes));
    },
  }),
  'frontmatter-misplaced': defineFinding<{
    problem: 'late' | 'toml' | 'dashes';
    /** Blank lines before the front matter; `undefined` if other text precedes it. */
    blankLines: string | undefined;
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
    answers: ({ blankLines }, { location }) =>
      blankLines === undefined || !('start' in location)
        ? undefined
        : certainAnswer(
            replaceAnswer({ ...location, start: 0, end: blankLines.length }, blankLines, '', 'Move it to the top'),
          ),
  }),
  'route-reserved': defineFinding<{
    route: string;
    file: string;
    /** `docs.json` has the host's `$schema`. */
    isOnHost: boolean;
  }>({
    severity: ({ isOnHost }) => (isOnHost ? 'warning' : 'off'),
    needs: ['content'],
    message: ({ route, file }) => `Mintlify answers ${quote(route)} itself: readers never see ${file}.`,
    help: () => 'Rename the file, and its entry in docs.json. If it is not needed, remove it.',
    isAboutHost: true,
  }),
  'route-lost': defineFinding<{
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
      const subject = `${route} was ${isRedirect ? 'redirected' : 'a page'} at ${since}`;
      if (wildcard !== undefined) return `${subject}, but on some hosts ${quote(wildcard)} does not redirect it.`;
      return leadsTo === undefined
        ? `${subject} but no longer resolves.`
        : `${subject}, but its redirect points to ${quote(shorten(leadsTo))}, which is not a page.`;
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
      const redirectAnswer = createAnswer(`Redirect ${route} to ${to}`, {
        kind: 'append',
        location: redirects,
        values,
      });
      return certainOrOffered(!isGuess, [redirectAnswer]);
    },
  }),
  /**
   * If `folder` is set, the routes differ, but the output file of `other` has the same path as the folder of `file` in
   * the output.
   */
  'route-conflict': defineFinding<{ route: string; file: string; other: string; folder?: string }>({
    message: ({ route, file, other, folder }) =>
      folder === undefined
        ? `${file} and ${other} have the same route, ${route}.`
        : `${file} is in the folder ${folder}, but ${other} is written to a file with that name.`,
    help: () => 'Rename one of them.',
    related: () => 'the other page with this route',
  }),
} as const;

export function describeIgnoreRule(rule: IgnoreRule): string {
  switch (rule.from) {
    case 'built-in':
      return `a built-in rule (${rule.pattern})`;
    case 'options':
      return `the option "ignore" (${rule.pattern})`;
    case '.mintignore':
      return `.mintignore:${rule.line ?? 1} (${rule.pattern})`;
    case 'git':
      return 'the ignore rules of Git';
    case 'symbolic-link':
      return `the rule for symbolic links: it points outside the docs folder, to ${rule.pattern}`;
  }
}

/** Normalizes `GET users` and `GET https://example.com/users` to `GET /users`. */
function normalizeEndpoint(entry: string): string | undefined {
  const [, method, target] = /^\s*(get|put|post|delete|options|head|patch|trace)\s+(\S+)\s*$/i.exec(entry) ?? [];
  if (method === undefined || target === undefined) return undefined;
  const path = target.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/[?#].*$/s, '');
  return `${method.toUpperCase()} /${path.replace(/^\/+/, '')}`;
}

function describeUnreadable(problem: UnreadableProblem): string {
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

function describeExcess(exceededLimit: ExceededLimit): string {
  if (exceededLimit === 'length') return 'its text is too long';
  if (exceededLimit === 'code spans') return 'it has too many different code spans';
  if (exceededLimit === 'linked folders') return 'symbolic links repeat its folders';
  return `its ${exceededLimit} are nested too deeply`;
}

function limitOption(exceededLimit: ExceededLimit): string {
  if (exceededLimit === 'length') return 'pageLength';
  return exceededLimit === 'linked folders' ? 'linkedFolders' : 'pageNesting';
}
