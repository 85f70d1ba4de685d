import { hasWildcard } from '../links/pattern.ts';
import { normalizePath } from '../values/paths.ts';
import type { JsonPlace, Place } from '../values/place.ts';
import { choose, firstOrAny, isJson, remove, replace, sure, write } from './answers.ts';
import { either, quote, rule } from './rule.ts';

export const links = {
  'href-missing': rule<{
    href: string;
    nearest: readonly string[];
    /** What to write for it, likeliest first, query, hash and base path kept. */
    targets?: readonly string[];
    /** The first of them must be meant. */
    isSure?: boolean;
    /** The nearest one is the page under its new name, as Git says. */
    isMoved?: boolean | undefined;
    /** It is that of a logo or of the favicon. */
    isImage?: boolean;
  }>({
    severity: 'error',
    message: ({ href, isImage }) =>
      isImage === true
        ? `Image not found: ${quote(href)}.`
        : `The link ${quote(href)} leads to no page, file or redirect of this site.`,
    help: ({ nearest, isMoved, isImage }) =>
      isImage === true && nearest.length === 0 ? imageHelp : nearestHelp(nearest, isMoved),
    facts: ({ href, nearest }) => ({ target: href, resolved: href, suggestions: nearest }),
    answers: ({ href, targets = [], isSure }, { place }) =>
      firstOrAny(
        isSure,
        targets.map((target) => write(place, href, target)),
      ),
  }),
  'base-missing': rule<{ base: string; count: number }>({
    severity: 'error',
    message: ({ base, count }) =>
      `${count} links and redirects begin with ${quote(base)}, and only lead somewhere without it.`,
    help: ({ base }) =>
      `If the site is served under ${quote(base)}, say so: set the option "base", or pass --base ${base}. If not, take it out of the addresses.`,
  }),
  'link-missing': rule<{
    target: string;
    /** What was looked for after relative steps and redirects. */
    resolved: string;
    nearest: readonly string[];
    isCase: boolean;
    /** The nearest one is the page under its new name, as Git says. */
    isMoved?: boolean | undefined;
    isImage: boolean;
    /** A redirect leads it there, which is at fault itself. */
    isRedirected: boolean;
    /** Pages that show the snippet that it stands in. */
    shownOn: readonly string[];
    /** What to write for it, likeliest first, query and hash kept. */
    targets?: readonly string[];
    /** The first of them must be meant. */
    isSure?: boolean;
  }>({
    severity: 'error',
    message: ({ target, resolved, isImage, shownOn }) => {
      const what = isImage ? 'image' : 'link';
      const shown = shownOn.length === 0 ? '' : ` Shown on ${listed(shownOn)}.`;
      if (leadsOut(resolved)) return `The ${what} ${quote(target)} leads out of the docs folder.${shown}`;
      const looked = isTheSame(target, resolved) ? '' : ` It means ${quote(resolved)}.`;
      return isImage
        ? `Image not found: ${quote(target)}.${looked}${shown}`
        : `The ${what} ${quote(target)} leads to no page, file or redirect of this site.${looked}${shown}`;
    },
    help: ({ resolved, nearest, isCase, isMoved, isImage, isRedirected }) => {
      if (isRedirected) return 'Correct the redirect that it follows: its destination is not there.';
      if (leadsOut(resolved)) return 'No reader can go there. Write its whole address, with https://, or move it here.';
      if (isImage) return imageHelp;
      if (isCase) return `The letter case differs: write ${quote(nearest[0] as string)}.`;
      return nearestHelp(nearest, isMoved);
    },
    group: ({ resolved }) => resolved,
    facts: ({ target, resolved, nearest }) => ({ target, resolved, suggestions: nearest }),
    answers: ({ target, targets = [], isSure, isRedirected }, { place }) => {
      if (isRedirected || targets.length === 0) return undefined;
      return firstOrAny(
        isSure,
        targets.map((other) => replace(place, target, other)),
      );
    },
  }),
  'link-anchor': rule<{
    target: string;
    anchor: string;
    file: string;
    nearest: string | undefined;
    kind: 'missing' | 'title' | 'spelling';
    /** It differs from the nearest one in letter case alone. */
    isCase?: boolean;
    /** Several pages show it, which may lead it to several pages. */
    isShared: boolean;
  }>({
    severity: ({ kind }) => (kind === 'spelling' ? 'info' : 'warning'),
    message: ({ target, anchor, file, nearest, kind }) =>
      kind === 'spelling'
        ? `The link ${quote(target)} leads to a heading of ${file} whose id some hosts spell "#${nearest}".`
        : `The link ${quote(target)} leads to a page without a heading "#${anchor}": ${file}.`,
    help: ({ nearest, kind, isCase }) => {
      if (kind === 'title') return 'That is the title of the page: leave out the part from "#".';
      if (kind === 'spelling') {
        return `Set "slugs" to the host that counts, "mintlify" or "github". For a link that works everywhere, give the heading the id {#${nearest}} and link to that.`;
      }
      if (isCase === true) return `The letter case differs: write "#${nearest}".`;
      return nearest === undefined
        ? 'Name a heading that the page has, or leave out the part from "#".'
        : `Did you mean "#${nearest}"?`;
    },
    group: ({ file, anchor, kind }) => (kind === 'spelling' ? kind : `${file}#${anchor}`),
    facts: ({ target, file, anchor, nearest }) => ({
      target,
      resolved: `${file}#${anchor}`,
      suggestions: nearest === undefined ? [] : [`#${nearest}`],
    }),
    answers: ({ target, nearest, kind, isCase, isShared }, { place }) => {
      const before = target.slice(0, target.indexOf('#'));
      if (kind === 'title') return before === '' ? undefined : firstOrAny(!isShared, [replace(place, target, before)]);
      if (nearest === undefined || kind === 'spelling' || !/^[\p{L}\p{N}_.-]+$/u.test(nearest)) return undefined;
      return firstOrAny(isCase === true && !isShared, [replace(place, target, `${before}#${nearest}`)]);
    },
    hiddenBy: 'link-missing',
  }),
  'link-relative': rule<{
    target: string;
    route: string;
    /** Every page that shows it leads it there. */
    isOne: boolean;
    written?: string | undefined;
    /** That must be meant. */
    isSure: boolean;
  }>({
    severity: 'info',
    message: ({ target, route }) =>
      `Hosts resolve the relative link ${quote(target)} differently: some do not lead to ${route}.`,
    help: ({ route, isOne, written = route }) =>
      isOne
        ? `Write ${quote(written)}, which works everywhere.`
        : 'The pages that show it lead it to different pages: write the link in each of them.',
    group: () => 'relative',
    facts: ({ target, route, isOne, written = route }) => ({
      target,
      resolved: route,
      suggestions: isOne ? [written] : [],
    }),
    answers: ({ target, written, isSure }, { place }) =>
      written === undefined ? undefined : firstOrAny(isSure, [replace(place, target, written)]),
  }),
  'link-local': rule<{
    target: string;
    /** What to write for it, where this site has a page at its path: somebody copied it from a preview. */
    written?: string | undefined;
  }>({
    severity: 'warning',
    message: ({ target, written }) =>
      written === undefined
        ? `The link ${quote(target)} leads to the reader's own machine.`
        : `The link ${quote(target)} leads to the reader's own machine, and this site has that page.`,
    help: ({ written }) =>
      written === undefined
        ? 'Write the public address, or format it as code if readers should open it on their own machine.'
        : `If you mean that page, write ${quote(written)}. If readers should open it on their own machine, format it as code.`,
    group: ({ written }) => (written === undefined ? 'local' : ''),
    facts: ({ target, written }) => ({
      target,
      resolved: target,
      suggestions: written === undefined ? [] : [written],
    }),
    // Many programs that a tutorial starts answer at a path that the site has too, such as /docs.
    answers: ({ target, written }, { place }) =>
      written === undefined ? undefined : choose(replace(place, target, written)),
  }),
  'mdx-syntax': rule<{ reason: string; isMarkdown: boolean }>({
    severity: ({ isMarkdown }) => (isMarkdown ? 'warning' : 'error'),
    message: ({ reason, isMarkdown }) =>
      isMarkdown
        ? `Hosts that read Markdown as MDX refuse this page: ${reason.replace(/\.$/, '')}.`
        : `The page does not parse: ${reason.replace(/\.$/, '')}.`,
    help: ({ reason }) =>
      reason.startsWith('an import ')
        ? 'Correct the statement, or format it as code.'
        : 'In MDX, "<" and "{" begin markup: write \\< and \\{ for the characters themselves.',
  }),
  'redirect-loop': rule<{
    chain: readonly string[];
    /** A page is at its address, which the redirect keeps readers from. */
    isPage: boolean;
  }>({
    severity: 'error',
    message: ({ chain }) => `This redirect leads back to itself: ${chain.join(' -> ')}.`,
    help: () => 'Remove one redirect from the loop, or point it at a page.',
    // Without a page, its author must have meant another destination.
    answers: ({ chain, isPage }, { place }) =>
      chain.length === 2 && isPage ? sure(remove(place)) : choose(remove(place, 'Remove this redirect')),
  }),
  'redirect-duplicate': rule<{ source: string; isSame: boolean }>({
    severity: ({ isSame }) => (isSame ? 'info' : 'error'),
    message: ({ source, isSame }) =>
      isSame
        ? `${quote(source)} is redirected twice to the same place.`
        : `${quote(source)} is redirected twice: only the first counts.`,
    help: () => 'Remove one of the two.',
    related: () => 'the first redirect of that source',
    answers: ({ isSame }, { place, related }) =>
      isSame
        ? sure(remove(place))
        : choose(remove(place, 'Keep the first, which counts'), remove(related, 'Keep this one')),
    follows: true,
  }),
  'redirect-source': rule<{
    sources: readonly string[];
    /** What to write for those that nobody else has without it, and where they stand. */
    meant?: readonly { readonly place: JsonPlace; readonly source: string; readonly only: string }[];
  }>({
    severity: 'warning',
    message: ({ sources }) => {
      const named = sources.slice(0, 3).map((source) => quote(source));
      const more = sources.length > named.length ? ` and ${sources.length - named.length} more` : '';
      return `No address can match ${named.join(', ')}${more}: redirects are looked up without "#" and "?".`;
    },
    help: ({ sources }) =>
      sources.length === 1
        ? 'Write the source without them, or remove the redirect.'
        : 'Write the sources without them, or remove the redirects.',
    answers: ({ sources, meant = [] }) =>
      meant.length === 0 || meant.length < sources.length
        ? undefined
        : // That redirects a whole page, where a part of it may be meant.
          choose({
            title: 'Write the sources without them',
            changes: meant.map(({ place, source, only }) => ({ do: 'write', place, was: source, text: only })),
          }),
  }),
  'redirect-target': rule<{
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
    severity: 'error',
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
      firstOrAny(
        isSure,
        targets.map((target) => write(place, destination, target)),
      ),
  }),
  'redirect-shadow': rule<{ source: string; file: string; further: number; isWild?: boolean }>({
    severity: 'warning',
    message: ({ source, file, further, isWild }) => {
      const [pages, them] = further > 0 ? [`${file} and ${further} more`, 'them'] : [file, 'it'];
      return isWild === true
        ? `The redirect from ${quote(source)} matches ${pages}: some hosts never show ${them}.`
        : `The redirect from ${quote(source)} hides ${pages}: readers never see ${them}.`;
    },
    help: () => 'Remove the redirect, or the page.',
    answers: (_, { place }) => choose(redirectAround(place)),
  }),
  'redirect-chain': rule<{
    destination: string;
    final: string;
    /** It may be meant to lead to what is between: that may lead on to something else tomorrow, or is a page. */
    isMeant: boolean;
  }>({
    severity: 'info',
    message: ({ destination }) => `${quote(destination)} is itself redirected.`,
    help: ({ final }) => `Redirect there directly: write ${quote(final)}.`,
    group: () => 'chain',
    facts: ({ destination, final }) => ({ target: destination, resolved: destination, suggestions: [final] }),
    answers: ({ destination, final, isMeant }, { place }) => firstOrAny(!isMeant, [write(place, destination, final)]),
    follows: true,
  }),
} as const;

/** The redirect whose source stands at a place goes. */
function redirectAround(place: Place) {
  return isJson(place)
    ? remove({ file: place.file, pointer: place.pointer.replace(/\/[^/]*$/, '') }, 'Remove the redirect')
    : undefined;
}

/** `a.mdx, b.mdx and 3 more`. */
function listed(files: readonly string[]): string {
  const named = files.slice(0, 3).join(', ');
  return files.length > 3 ? `${named} and ${files.length - 3} more` : named;
}

/** True for an address that names what was looked for as it is. */
function isTheSame(target: string, resolved: string): boolean {
  return target.replace(/[?#].*$/s, '').replace(/\/$/, '') === resolved;
}

const imageHelp = 'Add the file, or write its path from the root of the docs.';

function nearestHelp(nearest: readonly string[], isMoved = false): string {
  if (isMoved) return `The page was renamed in Git: write ${quote(nearest[0] as string)}.`;
  return nearest.length > 0
    ? `Did you mean ${either(nearest.map(quote))}?`
    : 'Add the page. If it is on another site, write the whole address, with https://.';
}

/** True for a path with a step above the root of the docs. */
function leadsOut(path: string): boolean {
  return normalizePath(path) === undefined;
}
