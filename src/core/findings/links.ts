import type { IgnoredFile } from '../values/inventory.ts';
import type { BrokenRedirection } from '../values/links.ts';
import { normalizePath } from '../values/paths.ts';
import {
  certainAnswer,
  certainOrOffered,
  certainTextOrOffered,
  offerAnswers,
  replaceAnswer,
  writeAnswer,
} from './answers.ts';
import { defineFinding } from './definition.ts';
import { describeIgnoreRule } from './pages.ts';
import { syntaxHelp } from './syntax-help.ts';
import { fileHelp, type NearestHints, nearestHelp, unknownWildcardHelp } from './target-help.ts';
import { didYouMean, joinWithAnd, quote, shorten } from './wording.ts';

const outsideHelp = 'Write its full URL, with https://, or move the file into the docs folder.';

/** A host name under a common top-level domain, written without a scheme. */
const hostNamePattern = /^(?:[a-z\d-]+\.)+(?:ai|app|co|com|dev|io|net|org)(?:[/?#]|$)/i;

/** Reasons why a browser can't open a URL. */
const urlFlaws = {
  drive: { reason: 'it is a path on one machine', help: 'Write its path from the root of the docs.' },
  unknown: {
    reason: 'its scheme is unknown',
    help: 'Write the full URL, with https://, or a path from the root of the docs.',
  },
  file: { reason: 'it is a file on one machine', help: 'Write its path from the root of the docs.' },
  scheme: { reason: 'its scheme is misspelled', help: 'Correct the scheme.' },
  doubled: { reason: 'it has two schemes', help: 'Leave only one scheme.' },
  host: { reason: 'it has no host', help: 'Write the whole address, or remove the link.' },
  recipient: { reason: 'it names no recipient', help: 'Write the address or number, or remove the link.' },
  spaces: {
    reason: "an address in Markdown can't have spaces",
    help: 'Write %20 for each space, or enclose the address in < and >.',
  },
  'host spaces': {
    reason: "a host name can't have spaces",
    help: 'Write the full URL, or remove the link.',
  },
  port: { reason: 'it has no scheme', help: 'Write https:// in front of it.' },
} as const;

/** Ids that GitHub and GitBook give to footnotes and to the places that refer to them. */
const footnoteAnchor = /^user-content-(fn|fnref)-(.+?)(?:-\d+)?$/;

/** Help for faults that most broken links to headings of a site have in common. The key is the fault. */
const anchorFaults: Readonly<Record<string, string>> = {
  case: 'Write ids of headings in lower case.',
  'number missing': 'The ids of these headings begin with a number: link to "#1-x" for the heading "1. x".',
  'number added': 'The ids of these headings have no number: link to "#x" for the heading "x".',
  hyphens: 'An id has one hyphen between words: link to "#first-steps" for the heading "First steps".',
  bookmark:
    'Word processors and help centers make such ids. Link to headings instead: "#first-steps" for "First steps".',
};

/** Help for faults that most broken links of a site have in common. The key is the fault. */
const linkFaults: Readonly<Record<string, string>> = {
  case: 'Write paths in the letter case of their files.',
  extension: 'Write paths of pages without an extension.',
  underscores: 'Write hyphens for the underscores in paths.',
};

export const linkFindings = {
  'href-missing': defineFinding<
    NearestHints & {
      href: string;
      nearest: readonly string[];
      /** Replacements, most likely first. They keep the query, hash and base path of `href`. */
      targets?: readonly string[];
      isSure?: boolean;
      /** `href` is the path of a logo or favicon. */
      isImage?: boolean;
      /** `href` is the value of `url` in the front matter of a page. */
      isFrontMatter?: boolean;
      leftOut?: IgnoredFile | undefined;
    }
  >({
    message: ({ href, isImage, isFrontMatter }) => {
      if (isFrontMatter === true)
        return `"url" in the front matter makes the sidebar entry of this page a link to ${quote(href)}, which no page, file or redirect matches.`;
      if (isOutside(href))
        return `The ${isImage === true ? 'image' : 'link'} ${quote(href)} points outside the docs folder.`;
      return isImage === true
        ? `Image not found: ${quote(href)}.`
        : `Broken link ${quote(href)}: no page, file or redirect matches.`;
    },
    help: ({ href, nearest, isImage, isFrontMatter, leftOut, ...hints }) => {
      if (leftOut !== undefined) return excludedHelp(leftOut, undefined);
      if (isFrontMatter === true) return frontMatterUrlHelp(nearest);
      if (nearest.length === 0 && isOutside(href)) return outsideHelp;
      return isImage === true && nearest.length === 0 ? fileHelp(href) : nearestHelp(nearest, href, hints);
    },
    facts: ({ href, nearest }) => ({ target: href, resolved: href, suggestions: nearest }),
    answers: ({ href, targets = [], isSure }, { location }) =>
      certainTextOrOffered(isSure ? targets[0] : undefined, targets, (target) => writeAnswer(location, href, target)),
  }),
  'base-missing': defineFinding<{ base: string; count: number }>({
    message: ({ base, count }) => `${count} links and redirects begin with ${quote(base)} and resolve only without it.`,
    help: ({ base }) =>
      `If the site is served under ${quote(base)}, set the option "base", or pass --base ${base}. If not, remove it from the links.`,
  }),
  'link-missing': defineFinding<
    NearestHints & {
      target: string;
      /** Path after relative segments and redirects are resolved. */
      resolved: string;
      nearest: readonly string[];
      isCase: boolean;
      isImage: boolean;
      /** The redirect that sends the link to `resolved`. It has its own finding. */
      throughRedirect?: BrokenRedirection | undefined;
      shownOn: readonly string[];
      targets?: readonly string[];
      isSure?: boolean;
      leftOut?: IgnoredFile | undefined;
      /** Excluded page of which the linking page is a translation. */
      excludedCounterpart?: string | undefined;
      /** Folder that contains nearly all of the missing files: `number` of `of`. */
      below?: { readonly folder: string; readonly number: number; readonly of: number };
      /**
       * Fault that this link has in common with most broken links of the site: a key of `linkFaults`, or `below /folder`.
       */
      common?: string;
    }
  >({
    needs: ['content'],
    message: ({ target, resolved, isImage, throughRedirect, shownOn }) => {
      const noun = isImage ? 'image' : 'link';
      const shownNote = shownOn.length === 0 ? '' : ` Shown on ${joinFileNames(shownOn)}.`;
      if (isOutside(resolved)) return `The ${noun} ${quote(target)} points outside the docs folder.${shownNote}`;
      if (throughRedirect !== undefined)
        return `The ${noun} ${quote(target)} goes through ${describeBrokenRedirection(throughRedirect, resolved)}.${shownNote}`;
      const resolvedNote = isSamePath(target, resolved) ? '' : ` It resolves to ${quote(resolved)}.`;
      return isImage
        ? `Image not found: ${quote(target)}.${resolvedNote}${shownNote}`
        : `Broken link ${quote(target)}: no page, file or redirect matches.${resolvedNote}${shownNote}`;
    },
    help: ({
      target,
      resolved,
      nearest,
      isCase,
      isImage,
      throughRedirect,
      below,
      leftOut,
      excludedCounterpart,
      ...hints
    }) => {
      if (leftOut !== undefined) return excludedHelp(leftOut, excludedCounterpart);
      if (below !== undefined) {
        const { folder, number, of } = below;
        return `${number} of ${of} missing files exist below ${folder}/: set the option "publicDir" to "${folder}", or pass --public-dir ${folder}.`;
      }
      if (throughRedirect !== undefined) return brokenRedirectionHelp(throughRedirect);
      if (isOutside(resolved)) return outsideHelp;
      if (isImage && nearest.length === 0) return fileHelp(resolved);
      if (isCase) return `The letter case differs: write ${quote(nearest[0] ?? '')}.`;
      if (nearest.length === 0 && hostNamePattern.test(target))
        return `For another site, write ${quote(`https://${target}`)}.`;
      return nearestHelp(nearest, resolved, hints);
    },
    group: ({ resolved, below, common }) => common ?? (below === undefined ? resolved : `files below ${below.folder}`),
    groupHelp: (group) => {
      const folder = /^below (.+)$/.exec(group)?.[1];
      return folder === undefined ? linkFaults[group] : `These pages are below ${quote(folder)}: add it to the links.`;
    },
    facts: ({ target, resolved, nearest }) => ({ target, resolved, suggestions: nearest }),
    related: () => 'the destination of the redirect',
    answers: ({ target, targets = [], isSure, throughRedirect }, { location }) =>
      throughRedirect !== undefined
        ? undefined
        : certainTextOrOffered(isSure ? targets[0] : undefined, targets, (replacement) =>
            replaceAnswer(location, target, replacement),
          ),
  }),
  'link-unsafe': defineFinding<{ target: string }>({
    needs: ['content'],
    message: ({ target }) =>
      `The link ${quote(shorten(target))} can run code in the reader's browser, so it isn't published.`,
    help: () => 'Write a path of this site or a URL with https://, or format it as code.',
    facts: ({ target }) => ({ target, resolved: target, suggestions: [] }),
  }),
  'link-empty': defineFinding<{
    isImage: boolean;
    /** Name of the attribute that is empty. */
    attribute?: string | undefined;
  }>({
    severity: 'warning',
    needs: ['content'],
    message: ({ isImage, attribute }) => {
      if (attribute !== undefined) return `The attribute ${quote(attribute)} is empty.`;
      return isImage ? 'The address of this image is empty.' : 'The address of this link is empty.';
    },
    help: ({ isImage, attribute }) => {
      if (attribute === 'href') return 'Write an address in it, or remove the link.';
      if (attribute !== undefined) return 'Write the path or address of a file in it, or remove the element.';
      return isImage
        ? 'Write the path of the image in the parentheses, or remove it.'
        : 'Write the address in the parentheses, or leave only the text of the link.';
    },
    group: ({ isImage, attribute }) => attribute ?? (isImage ? 'image' : 'link'),
  }),
  'link-invalid': defineFinding<{
    target: string;
    kind: keyof typeof urlFlaws;
    /** Corrected URL. */
    meant?: string | undefined;
    /** The corrected URL exists. */
    isSure?: boolean;
    isImage?: boolean;
  }>({
    severity: 'warning',
    message: ({ target, kind, isImage }) =>
      kind === 'spaces' || kind === 'host spaces'
        ? `The ${isImage === true ? 'image' : 'link'} ${quote(shorten(target))} is shown as text: ${urlFlaws[kind].reason}.`
        : `No browser opens ${quote(shorten(target))}: ${urlFlaws[kind].reason}.`,
    help: ({ kind, meant, isSure }) => {
      if (meant === undefined) return urlFlaws[kind].help;
      return isSure === true ? `Write ${quote(shorten(meant))}.` : `Did you mean ${quote(shorten(meant))}?`;
    },
    group: ({ target }) => target,
    facts: ({ target, meant }) => ({ target, resolved: target, suggestions: meant === undefined ? [] : [meant] }),
    answers: ({ target, meant, isSure }, { location }) =>
      meant === undefined
        ? undefined
        : certainOrOffered(isSure, [replaceAnswer(location, target, meant) ?? writeAnswer(location, target, meant)]),
  }),
  'link-extension': defineFinding<{
    target: string;
    isImage: boolean;
    /** Path of the target from the root of the docs. */
    written: string | undefined;
  }>({
    severity: 'info',
    needs: ['content'],
    message: ({ target, isImage }) =>
      isImage
        ? `Mintlify shows images by their path from the root of the docs, not ${quote(target)}.`
        : `On Mintlify, addresses of pages have no extension: ${quote(target)} does not open the page there.`,
    help: ({ written }) =>
      written === undefined
        ? 'Write its path from the root of the docs.'
        : `Write ${quote(written)}, which works on Mintlify and in built sites.`,
    group: ({ isImage }) => (isImage ? 'image' : 'page'),
    groupHelp: (group) =>
      group === 'image'
        ? 'Write the path of each image from the root of the docs.'
        : 'Write the path of each page from the root of the docs, without its extension.',
    facts: ({ target, written }) => ({
      target,
      resolved: written ?? target,
      suggestions: written === undefined ? [] : [written],
    }),
    answers: ({ target, written }, { location }) =>
      written === undefined ? undefined : certainAnswer(replaceAnswer(location, target, written)),
    fixedIfRaised: true,
    isAboutHost: true,
  }),
  'link-anchor': defineFinding<{
    target: string;
    anchor: string;
    file: string;
    nearest: string | undefined;
    /** Ids of the first headings, set only if no heading is similar. `more` is the number of further headings. */
    headings?: readonly string[];
    more?: number;
    /** URL of the heading with this id in another page. */
    elsewhere?: string;
    kind: 'missing' | 'title' | 'spelling' | 'made';
    isCase?: boolean;
    /** Several pages include the snippet, so the link may resolve differently on each. */
    isShared: boolean;
    /** Fault that this link has in common with most broken links to headings: a key of `anchorFaults`. */
    common?: string;
  }>({
    severity: ({ kind }) => (kind === 'spelling' || kind === 'made' ? 'info' : 'warning'),
    needs: ['content'],
    message: ({ target, file, nearest, kind }) =>
      kind === 'spelling'
        ? `The link ${quote(target)} spells the id "#${nearest}" of a heading of ${file} as other hosts do.`
        : `Broken link ${quote(target)}: ${file} has no heading with this id.`,
    help: ({ target, anchor, nearest, kind, isCase, headings = [], more = 0, elsewhere }) => {
      if (kind === 'made') return `Did you mean "#${nearest}"? Code in the page creates ids, possibly this one.`;
      const removed = /^\s*#/.test(target) ? 'the link' : 'the part from "#"';
      if (kind === 'title') return `Remove ${removed}: it names the title of the page.`;
      if (kind === 'spelling') {
        return `Write "#${nearest}", as Mintlify does today: it opens other spellings at the top of the page. Built sites correct them. If your site is on another host, set the option "slugs".`;
      }
      if (isCase === true) return `The letter case differs: write "#${nearest}".`;
      if (nearest !== undefined) return `Did you mean "#${nearest}"?`;
      const [, direction, footnote] = footnoteAnchor.exec(anchor) ?? [];
      if (direction === 'fn')
        return `Write a footnote instead: "[^${footnote}]" here, and "[^${footnote}]: ..." with its text.`;
      if (direction === 'fnref') return `Remove the link: a footnote, "[^${footnote}]: ...", has its own link back.`;
      if (elsewhere !== undefined)
        return `Another page has this heading: if you mean it, write ${quote(elsewhere)}. If not, remove ${removed}.`;
      if (headings.length === 0) return `Remove ${removed}: the page has no headings.`;
      const headingList = joinWithAnd([...headings.map((id) => `#${id}`), ...(more > 0 ? [`${more} more`] : [])]);
      const count = headings.length + more;
      return `The page has ${count === 1 ? 'this heading' : 'these headings'}: ${headingList}. Link to ${count === 1 ? 'it' : 'one of them'}, or remove ${removed}.`;
    },
    group: ({ file, anchor, kind, common }) => common ?? (kind === 'spelling' ? kind : `${file}#${anchor}`),
    groupHelp: (group) => anchorFaults[group],
    facts: ({ target, file, anchor, nearest, elsewhere }) => ({
      target,
      resolved: `${file}#${anchor}`,
      suggestions: nearest !== undefined ? [`#${nearest}`] : elsewhere === undefined ? [] : [elsewhere],
    }),
    answers: ({ target, nearest, kind, isCase, isShared, elsewhere }, { location }) => {
      const pathBeforeHash = target.slice(0, target.indexOf('#'));
      const replaceTarget = (text: string) =>
        replaceAnswer(location, target, text) ?? writeAnswer(location, target, text);
      if (kind === 'title')
        return pathBeforeHash === '' ? undefined : certainOrOffered(!isShared, [replaceTarget(pathBeforeHash)]);
      if (elsewhere !== undefined) return offerAnswers(replaceTarget(elsewhere));
      if (nearest === undefined || kind === 'spelling' || kind === 'made' || !/^[\p{L}\p{N}_.-]+$/u.test(nearest))
        return undefined;
      return certainOrOffered(isCase === true && !isShared, [replaceTarget(`${pathBeforeHash}#${nearest}`)]);
    },
    hiddenBy: 'link-missing',
  }),
  'link-relative': defineFinding<{
    target: string;
    route: string;
    /** The link resolves to the same page from every page that includes it. */
    isOne: boolean;
    written?: string | undefined;
    isSure: boolean;
  }>({
    severity: 'info',
    needs: ['content'],
    message: ({ target, route }) => `The relative link ${quote(target)} does not resolve to ${route} on every host.`,
    help: ({ route, isOne, written = route }) =>
      isOne
        ? `Write ${quote(written)}, which works everywhere.`
        : 'Write the link in each page that shows it: it resolves to a different page on each.',
    group: () => 'relative',
    groupHelp: () => 'Write the path of each page from the root of the docs.',
    facts: ({ target, route, isOne, written = route }) => ({
      target,
      resolved: route,
      suggestions: isOne ? [written] : [],
    }),
    answers: ({ target, written, isSure }, { location }) =>
      written === undefined ? undefined : certainOrOffered(isSure, [replaceAnswer(location, target, written)]),
  }),
  'link-local': defineFinding<{
    target: string;
    /** Replacement for a URL copied from a local preview: the page of this site at the same path. */
    written?: string | undefined;
    isImage: boolean;
    /** Name of the attribute that contains the URL; `undefined` for a link in Markdown. */
    attribute?: string | undefined;
    /** The page also shows the URL in its text or code, as tutorials do for a server that readers start. */
    isForecast: boolean;
  }>({
    severity: ({ written, isImage, isForecast }) =>
      isForecast && written === undefined && !isImage ? 'info' : 'warning',
    needs: ['content'],
    message: ({ target, written, isImage }) => {
      if (isImage) return `Image not shown: ${quote(target)} is on the reader's own machine.`;
      const link = `The link ${quote(target)} points to the reader's own machine`;
      return written === undefined ? `${link}.` : `${link}, and this site has that page.`;
    },
    help: ({ target, written, isImage, attribute }) => {
      if (isImage) return 'Write its public URL, or add the file to the docs.';
      const action = attribute === undefined ? 'write it' : `remove ${quote(attribute)}, and write the address`;
      const otherwise = written === undefined ? 'write its public URL' : `write ${quote(written)}`;
      return `If readers should open it on their own machine, ${action} as code in the text: \`${shorten(target)}\`. If not, ${otherwise}.`;
    },
    group: ({ written, attribute }) => (written === undefined ? `local ${attribute ?? 'link'}` : ''),
    groupHelp: (group) =>
      group.startsWith('local')
        ? 'If readers should open an address on their own machine, write it as code in the text. If not, write its public URL.'
        : undefined,
    facts: ({ target, written }) => ({
      target,
      resolved: target,
      suggestions: written === undefined ? [] : [written],
    }),
    // Offered, never certain: the link may mean a program that the reader has started, which serves a path such as /docs.
    answers: ({ target, written }, { location }) =>
      written === undefined ? undefined : offerAnswers(replaceAnswer(location, target, written)),
  }),
  'link-external': defineFinding<{
    target: string;
    /** Result of the request, as the end of a sentence. */
    reason: string;
    /** The URL certainly doesn't exist. If false, the host may only block programs or be down temporarily. */
    isDead: boolean;
  }>({
    severity: ({ isDead }) => (isDead ? 'warning' : 'info'),
    needs: ['external'],
    message: ({ target, reason, isDead }) =>
      isDead
        ? `Broken link ${quote(shorten(target))}: ${reason}.`
        : `Possibly broken link ${quote(shorten(target))}: ${reason}.`,
    help: ({ isDead }) =>
      isDead
        ? 'Write its current URL, or remove the link.'
        : 'Open it in a browser. If it works, add it to the option "externalIgnore".',
    group: ({ target, reason }) => `${target.replace(/#.*$/s, '')} ${reason}`,
    facts: ({ target }) => ({ target, resolved: target, suggestions: [] }),
  }),
  'mdx-syntax': defineFinding<{ reason: string; isMarkdown: boolean }>({
    severity: ({ isMarkdown }) => (isMarkdown ? 'warning' : 'error'),
    needs: ['content'],
    message: ({ reason, isMarkdown }) =>
      isMarkdown
        ? `Mintlify reads Markdown as MDX and rejects this page: ${reason.replace(/\.$/, '')}.`
        : `Syntax error in the page: ${reason.replace(/\.$/, '')}.`,
    help: ({ reason }) => syntaxHelp(reason),
  }),
} as const;

function frontMatterUrlHelp(nearest: readonly string[]): string {
  const suggestion = didYouMean(...nearest);
  return suggestion === undefined
    ? 'Remove the "url" line to show this page itself, or write an existing path, or a full URL, with https://.'
    : `${suggestion} To show this page itself, remove the "url" line.`;
}

/** @param resolved Path that the link gets from the redirect. */
function describeBrokenRedirection(
  { source, destination, unknownWildcard }: BrokenRedirection,
  resolved: string,
): string {
  const redirect = `the redirect from ${quote(source)} to ${quote(destination)}`;
  if (unknownWildcard !== undefined)
    return `${redirect}, which needs ${quote(unknownWildcard.wildcard)}, but its source does not have it`;
  return isSamePath(destination, resolved)
    ? `${redirect}, which does not exist`
    : `${redirect}: ${quote(resolved)} does not exist`;
}

function brokenRedirectionHelp({ destination, unknownWildcard }: BrokenRedirection): string {
  return unknownWildcard === undefined
    ? 'Write an existing path as the destination of the redirect, or as the link.'
    : `Correct the destination of the redirect. ${unknownWildcardHelp(destination, unknownWildcard)}`;
}

/** @param counterpart Excluded page of which the linking page is a translation. */
function excludedHelp({ file, rule }: IgnoredFile, counterpart: string | undefined): string {
  const fault = `${file} exists but is excluded by ${describeIgnoreRule(rule)}`;
  switch (rule.from) {
    case '.mintignore':
      return counterpart === undefined
        ? `${fault}. Remove the link, or remove that line to publish ${file}.`
        : `${fault}. This page is a translation of ${counterpart}, which is excluded too: exclude this page as well, or remove the link.`;
    case 'options':
      return `${fault}. Remove the link, or change that option.`;
    case 'symbolic-link':
      return `${fault}. Copy it into the docs folder, or remove the link.`;
    default:
      return `${fault}. Link to the file in its repository, with https://, or list it in the option "pages".`;
  }
}

function isOutside(path: string): boolean {
  return normalizePath(path) === undefined;
}

/** `a.mdx, b.mdx and 3 more`. */
function joinFileNames(files: readonly string[]): string {
  const firstFiles = files.slice(0, 3).join(', ');
  return files.length > 3 ? `${firstFiles} and ${files.length - 3} more` : firstFiles;
}

function isSamePath(target: string, resolved: string): boolean {
  return target.replace(/[?#].*$/s, '').replace(/\/$/, '') === resolved;
}
