import { hasWildcard } from '../links/pattern.ts';
import type { HostMismatch } from '../links/redirects.ts';
import type { UnknownWildcard } from '../values/links.ts';
import type { JsonLocation, Location } from '../values/location.ts';
import {
  certainAnswer,
  certainOrOffered,
  certainTextOrOffered,
  isJsonLocation,
  offerAnswers,
  removeAnswer,
  writeAnswer,
} from './answers.ts';
import { defineFinding } from './definition.ts';
import { destinationsWithKnownWildcard, type NearestHints, nearestHelp, unknownWildcardHelp } from './target-help.ts';
import { quote } from './wording.ts';

/** Forms of redirect sources that the host never matches. */
const mismatchTexts: Readonly<Record<HostMismatch, { readonly reason: string; readonly help: string }>> = {
  url: { reason: 'a source is a path of this site', help: 'Write only the path, or remove the redirect.' },
  expression: {
    reason: 'it knows no regular expressions',
    help: 'Write ":slug*" as the last segment, or a star at the end of one.',
  },
  prefix: {
    reason: 'a parameter has to be a whole segment',
    help: 'Write a star without a name after the prefix, in the destination too.',
  },
  optional: {
    reason: 'it knows no optional parameters',
    help: 'Write a star instead of "?" after the name of a parameter that ends the source, in the destination too.',
  },
  segment: {
    reason: 'a parameter needs a star',
    help: 'Write a star after the name of the parameter, in the destination too.',
  },
};

export const redirectFindings = {
  'redirect-loop': defineFinding<{
    chain: readonly string[];
    /** A page exists at the source. The redirect hides it. */
    isPage: boolean;
  }>({
    needs: ['content'],
    message: ({ chain }) => `Redirect loop: ${chain.join(' -> ')}.`,
    help: () => 'Remove one redirect from the loop, or point it at a page.',
    // Without a page at the source, the redirect is needed and its destination is wrong. Removing it is only offered.
    answers: ({ chain, isPage }, { location }) =>
      chain.length === 2 && isPage
        ? certainAnswer(removeAnswer(location))
        : offerAnswers(removeAnswer(location, 'Remove this redirect')),
  }),
  'redirect-duplicate': defineFinding<{ source: string; first: string; isSame: boolean }>({
    severity: ({ isSame }) => (isSame ? 'info' : 'error'),
    needs: ['content'],
    message: ({ source, first, isSame }) => {
      const sources = `${quote(source)}${source === first ? '' : ` (the same source as ${quote(first)})`}`;
      return isSame
        ? `Duplicate redirect from ${sources} to the same destination.`
        : `Duplicate redirect from ${sources}: only the first is used.`;
    },
    help: ({ isSame }) => (isSame ? 'Remove this one.' : 'Remove this one, or the first if this one is right.'),
    related: () => 'the first redirect from this source',
    answers: ({ isSame }, { location, related }) =>
      isSame
        ? certainAnswer(removeAnswer(location))
        : offerAnswers(removeAnswer(location, 'Keep the first, which is used'), removeAnswer(related, 'Keep this one')),
    follows: true,
  }),
  'redirect-source': defineFinding<{
    sources: readonly string[];
    /** Sources that stay unique without their query or hash, and their replacements. */
    replacements?: readonly { readonly location: JsonLocation; readonly source: string; readonly only: string }[];
    /** Form of the source that the host never matches. Default: the sources have a query or hash. */
    mismatch?: HostMismatch;
  }>({
    severity: 'warning',
    needs: ['content'],
    message: ({ sources, mismatch }) => {
      if (mismatch !== undefined)
        return `Mintlify matches no address with the source ${quote(sources[0] ?? '')}: ${mismatchTexts[mismatch].reason}.`;
      const namedSources = sources.slice(0, 3).map((source) => quote(source));
      const moreNote = sources.length > namedSources.length ? ` and ${sources.length - namedSources.length} more` : '';
      return `No URL matches ${namedSources.join(', ')}${moreNote}: redirects match paths, without "?" and "#".`;
    },
    help: ({ sources, mismatch }) => {
      if (mismatch !== undefined) return mismatchTexts[mismatch].help;
      return sources.length === 1
        ? 'Remove "?" or "#" and what follows from the source, or remove the redirect.'
        : 'Remove "?" or "#" and what follows from the sources, or remove the redirects.';
    },
    group: ({ mismatch }) => mismatch ?? '',
    answers: ({ sources, replacements = [] }) =>
      replacements.length === 0 || replacements.length < sources.length
        ? undefined
        : // Without "#…", the redirect applies to the whole page, but the author may have meant only a section.
          offerAnswers({
            title: 'Remove "?" or "#" and what follows',
            changes: replacements.map(({ location, source, only }) => ({
              kind: 'write',
              location,
              was: source,
              text: only,
            })),
          }),
  }),
  'redirect-target': defineFinding<
    NearestHints & {
      destination: string;
      nearest: readonly string[];
      targets: readonly string[];
      isSure: boolean;
      /** The destination looks like a path, but names a host: `//example.com`. */
      hidesHost?: boolean | undefined;
      unknown?: UnknownWildcard;
    }
  >({
    needs: ['content'],
    message: ({ destination, hidesHost, unknown }) => {
      if (unknown !== undefined)
        return `The redirect to ${quote(destination)} needs ${quote(unknown.wildcard)}, which its source does not have.`;
      return hidesHost === true
        ? `The redirect to ${quote(destination)} goes to another site: a host follows two slashes.`
        : `Broken redirect to ${quote(destination)}: no page or file matches.`;
    },
    help: ({ destination, nearest, hidesHost, unknown, ...hints }) => {
      if (unknown !== undefined) return unknownWildcardHelp(destination, unknown);
      if (hidesHost === true) return 'Write the full URL, with https://, or begin a path of this site with one slash.';
      if (nearest.length === 0 && hasWildcard(destination))
        return 'Write a folder that contains pages, or remove the redirect.';
      return nearestHelp(nearest, destination, hints, true);
    },
    facts: ({ destination, nearest }) => ({ target: destination, resolved: destination, suggestions: nearest }),
    answers: ({ destination, targets, isSure, unknown }, { location }) =>
      unknown === undefined
        ? certainTextOrOffered(isSure ? targets[0] : undefined, targets, (target) =>
            writeAnswer(location, destination, target),
          )
        : offerAnswers(
            ...destinationsWithKnownWildcard(destination, unknown).map((target) =>
              writeAnswer(location, destination, target),
            ),
          ),
  }),
  'redirect-shadow': defineFinding<{ source: string; file: string; further: number; isWild?: boolean }>({
    severity: 'warning',
    needs: ['content'],
    message: ({ source, file, further, isWild }) => {
      const [pages, pronoun] = further > 0 ? [`${file} and ${further} more`, 'them'] : [file, 'it'];
      return isWild === true
        ? `The redirect from ${quote(source)} matches ${pages}: some hosts never show ${pronoun}.`
        : `The redirect from ${quote(source)} hides ${pages}: readers never see ${pronoun}.`;
    },
    help: () => 'Remove the page if the redirect replaced it, or else the redirect.',
    answers: (_, { location }) => offerAnswers(removeRedirect(location)),
  }),
  'redirect-chain': defineFinding<{
    destination: string;
    final: string;
    /** The intermediate destination may be intended: it is a page, or its redirect may change. */
    isIntended: boolean;
  }>({
    severity: 'info',
    needs: ['content'],
    message: ({ destination }) => `The destination ${quote(destination)} is itself redirected.`,
    help: ({ final }) => `Redirect to the final destination: write ${quote(final)}.`,
    group: () => 'chain',
    groupHelp: () => 'Redirect each source to its final destination.',
    facts: ({ destination, final }) => ({ target: destination, resolved: destination, suggestions: [final] }),
    answers: ({ destination, final, isIntended }, { location }) =>
      certainOrOffered(!isIntended, [writeAnswer(location, destination, final)]),
    follows: true,
  }),
} as const;

function removeRedirect(location: Location) {
  return isJsonLocation(location)
    ? removeAnswer({ file: location.file, pointer: location.pointer.replace(/\/[^/]*$/, '') }, 'Remove the redirect')
    : undefined;
}
