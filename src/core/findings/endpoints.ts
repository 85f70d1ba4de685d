import { certainAnswer, certainTextOrOffered, offerAnswers, removeAnswer, writeAnswer } from './answers.ts';
import { defineFinding } from './definition.ts';
import { didYouMean, joinWithAnd, joinWithOr, quote, shorten } from './wording.ts';

interface SpecificationSection {
  readonly path: string;
  /** Name that the section lacks. */
  readonly name: string;
  readonly names: readonly string[];
  readonly more: number;
}

export type EndpointHint =
  | { readonly kind: 'methods'; readonly methods: readonly string[] }
  | { readonly kind: 'parameters' | 'letter case' | 'nearest' | 'similar' | 'only'; readonly reference: string }
  | { readonly kind: 'nothing' };

export interface RenamedRoute {
  /** Navigation entry: `METHOD /path`, or the path of a page. */
  readonly entry: string;
  readonly wanted: string;
  readonly route: string;
}

/** Entry of an operation that is the overview of its specification. */
export const overviewEntry = 'overview';

export interface OperationName {
  /** `METHOD /path`, or `overviewEntry`. */
  readonly entry: string;
  /** Path of the specification in the docs folder, or its URL. */
  readonly spec: string;
}

export interface SuffixedRoute {
  readonly operation: OperationName;
  /** The operation that has the route without the number. */
  readonly owner: OperationName;
  readonly wanted: string;
  readonly route: string;
  /** The route is `x-mint.href` of the operation. */
  readonly isHref: boolean;
}

export const endpointFindings = {
  'spec-missing': defineFinding<{
    source: string;
    written: string;
    nearest: string | undefined;
    only?: string | undefined;
    outside: boolean;
    kind?: 'folder' | 'pattern' | undefined;
  }>({
    message: ({ source, outside }) =>
      outside
        ? `The specification ${quote(shorten(source))} is outside the docs folder.`
        : `Specification not found: ${quote(shorten(source))}.`,
    help: ({ source, nearest, outside, kind }) => {
      const example = nearest === undefined ? '' : `, such as ${quote(nearest)}`;
      if (kind === 'folder') return `It is a folder: write the path of a file in it${example}.`;
      if (kind === 'pattern') return `Glob patterns are not supported: list each file${example}.`;
      if (outside) return 'Copy it into the docs folder, or write its https URL.';
      return (
        didYouMean(nearest) ??
        `Add ${shorten(source)} to the folder of docs.json, or write the path of a specification that is there.`
      );
    },
    answers: ({ written, nearest, only }, { location }) =>
      certainTextOrOffered(nearest && only, [nearest], (file) => writeAnswer(location, written, file)),
  }),
  'spec-syntax': defineFinding<{ reason: string }>({
    message: ({ reason }) => `The specification is neither JSON nor YAML: ${reason}.`,
    help: () => 'Correct the file, or the tool that writes it.',
  }),
  'spec-unsupported': defineFinding<{ source: string; version: string; isEmpty?: boolean }>({
    message: ({ source, version, isEmpty }) => {
      if (isEmpty === true) return `The specification ${quote(shorten(source))} is empty.`;
      return version === ''
        ? `${quote(shorten(source))} is not a specification: it has none of "openapi", "swagger" and "asyncapi".`
        : `${quote(shorten(source))} is ${shorten(version)}, which is not supported.`;
    },
    help: () => 'Use Swagger 2.0, OpenAPI 3.0, 3.1 or 3.2, or AsyncAPI 2 or 3.',
  }),
  'spec-invalid': defineFinding<{ source: string; reason: string }>({
    message: ({ source, reason }) => `Invalid specification ${quote(shorten(source))}: ${reason}.`,
    help: () => 'Correct it: pages are generated only from valid specifications.',
  }),
  'spec-unreachable': defineFinding<{
    url: string;
    reason: string;
    entries: number;
    pages: number;
  }>({
    severity: 'warning',
    message: ({ url, reason, entries, pages }) =>
      `The specification ${shorten(url)} could not be fetched: ${reason}.${formatConsequences(entries, pages)}`,
    help: ({ url }) =>
      `Open the URL in a browser, correct it if it is wrong, and try again. To need no network, ${copyHelp(url)}.`,
  }),
  'spec-blocked': defineFinding<{ url: string; reason: string }>({
    message: ({ url, reason }) => `The specification ${shorten(url)} was not fetched: ${reason}.`,
    help: ({ url }) => `Add its host to the option "remote.hosts" if you trust it, or ${copyHelp(url)}.`,
  }),
  'spec-unused': defineFinding<{ source: string; isEmpty: boolean }>({
    severity: 'warning',
    message: ({ source, isEmpty }) =>
      isEmpty
        ? `The specification ${quote(shorten(source))} has no operations: no page is generated from it.`
        : `${quote(shorten(source))} is unused: no entry below refers to it, and no page is generated from it.`,
    help: ({ isEmpty }) =>
      isEmpty
        ? 'Add paths, webhooks or channels to it, or remove it here.'
        : 'Set it on an element that has no tabs, versions or other sections, list endpoints as METHOD /path, or remove it.',
  }),
  'spec-reference': defineFinding<{
    kind: 'reference' | 'loop' | 'method' | 'pattern' | 'variable';
    /** `$ref`, method, pattern or name of a server variable, as written. */
    text: string;
    nearest: readonly string[];
    /** Section that a `$ref` refers to, set only if no name in it is similar. `more` is the number of further names. */
    section?: SpecificationSection;
    count: number;
  }>({
    severity: 'warning',
    needs: ['content'],
    message: ({ kind, text, count }) => {
      const quotedText = quote(shorten(text));
      const occurrences = count > 1 ? ` It occurs ${count} times.` : '';
      if (kind === 'reference') return `The $ref ${quotedText} does not resolve.${occurrences}`;
      if (kind === 'loop') return `The $ref ${quotedText} is part of a loop that never reaches a value.${occurrences}`;
      if (kind === 'variable') return `The server variable ${quotedText} is not defined.${occurrences}`;
      if (kind === 'method')
        return `${quotedText} under a path is not an HTTP method, so it gets no page.${occurrences}`;
      return `The pattern ${quotedText} is not a valid regular expression.${occurrences}`;
    },
    help: ({ kind, nearest, section }) => {
      const suggestion = didYouMean(...nearest);
      if (suggestion !== undefined) return suggestion;
      if (section !== undefined) return sectionHelp(section);
      if (kind === 'reference') return 'Add its target, or correct the reference.';
      if (kind === 'loop') return 'Replace one reference of the loop with the value.';
      if (kind === 'variable') return 'Define it in "variables" of the server, with a default.';
      if (kind === 'method') return 'Write methods in lower case: get, put, post, delete …';
      return 'Use JavaScript syntax (ECMA-262): no inline flags such as (?i), no possessive quantifiers.';
    },
  }),
  'endpoint-missing': defineFinding<{ entry: string; hint: EndpointHint; specs: readonly string[] }>({
    message: ({ entry, hint, specs }) =>
      hint.kind === 'methods'
        ? `No endpoint ${quote(shorten(entry))}: the path does not have this method.`
        : `No endpoint ${quote(shorten(entry))} in ${joinWithOr(specs.slice(0, 3))}.`,
    help: ({ hint }) => {
      switch (hint.kind) {
        case 'methods':
          return `Write one of its methods: ${hint.methods.join(', ')}.`;
        case 'parameters':
          return `Parameter names differ: write ${quote(hint.reference)}.`;
        case 'letter case':
          return `Letter case differs: write ${quote(hint.reference)}.`;
        case 'nearest':
          return `Did you mean ${quote(hint.reference)}?`;
        case 'similar':
          return `${similarOperationHelp(hint.reference)} If not, add the operation to the specification, or remove the entry.`;
        case 'only':
          return onlyOperationHelp(hint.reference);
        case 'nothing':
          return 'Correct the method and path, or add the operation to the specification that applies here.';
      }
    },
    related: () => 'the specification is set here',
    answers: ({ entry, hint }, { location }) => {
      if (hint.kind === 'nothing') return undefined;
      if (hint.kind === 'methods') {
        const alternatives = hint.methods.map((method) => entry.replace(/[^\s]+(?=\s+[^\s]+\s*$)/, method));
        return offerAnswers(...alternatives.map((alternative) => writeAnswer(location, entry, alternative)));
      }
      const writeFix = writeAnswer(location, entry, keepSpecificationName(entry, hint.reference));
      // A different method is a different endpoint, so the author has to decide.
      const isSure =
        !['nearest', 'similar', 'only'].includes(hint.kind) && methodOf(entry) === methodOf(hint.reference);
      return isSure ? certainAnswer(writeFix) : offerAnswers(writeFix);
    },
  }),
  'endpoint-method': defineFinding<{ entry: string; word: string; nearest: string | undefined }>({
    message: ({ entry, word }) =>
      `${quote(shorten(entry))} looks like an endpoint, but ${quote(word)} is not an HTTP method.`,
    help: ({ nearest }) =>
      didYouMean(nearest) ?? 'Write GET, POST, PUT, PATCH, DELETE or another HTTP method, then the path.',
    answers: ({ entry, word, nearest }, { location }) =>
      certainTextOrOffered(undefined, [nearest], (method) => writeAnswer(location, entry, entry.replace(word, method))),
  }),
  'endpoint-syntax': defineFinding<{ entry: string }>({
    message: ({ entry }) => `${quote(shorten(entry))} is not a reference to an endpoint.`,
    help: () => 'Write METHOD /path, or SPEC METHOD /path, and nothing else.',
  }),
  'endpoint-no-spec': defineFinding<{ entry: string }>({
    message: ({ entry }) => `${quote(shorten(entry))} names an endpoint, but no specification is set here or above.`,
    help: () => 'Set "openapi" on this element or on one above it.',
  }),
  'endpoint-ambiguous': defineFinding<{ entry: string; specs: readonly string[] }>({
    message: ({ entry, specs }) =>
      `${quote(shorten(entry))} is defined by several specifications: ${specs.join(', ')}.`,
    help: ({ entry, specs }) => `Choose one: write ${quote(`${specs[0]} ${entry.trim()}`)}.`,
    related: () => 'the specifications are set here',
    answers: ({ entry, specs }, { location }) =>
      offerAnswers(...specs.map((spec) => writeAnswer(location, entry, `${spec} ${entry.trim()}`))),
  }),
  'endpoint-excluded': defineFinding<{ entry: string }>({
    message: ({ entry }) => `${quote(shorten(entry))} is excluded by the specification (x-excluded): it has no page.`,
    help: () => 'Remove the entry, or x-excluded.',
  }),
  'endpoint-duplicate': defineFinding<{ entry: string }>({
    severity: 'warning',
    message: ({ entry }) => `${quote(shorten(entry))} is already listed in this part of the navigation.`,
    help: () => 'Remove one of them.',
    related: () => 'first listed here',
    // Either of the two entries may be the wrong copy, intended for another page.
    answers: (_, { location, related }) =>
      offerAnswers(removeAnswer(location, 'Remove this entry'), removeAnswer(related, 'Remove the first entry')),
  }),
  'endpoint-unlisted': defineFinding<{
    source: string;
    /** `METHOD /path` of each operation without an entry; at least one. */
    entries: readonly string[];
    /** Number of operations of the specification that can have a page. */
    total: number;
  }>({
    severity: 'off',
    message: ({ source, entries, total }) => {
      const names = entries.slice(0, 5).map((entry) => quote(shorten(entry)));
      if (entries.length === 1)
        return `The navigation lists other operations of ${quote(shorten(source))}, but not ${names[0]}.`;
      const unnamedCount = entries.length - names.length;
      const list = joinWithAnd(unnamedCount > 0 ? [...names, `${unnamedCount} more`] : names);
      return `${entries.length} of ${total} operations of ${quote(shorten(source))} are not in the navigation: ${list}.`;
    },
    help: ({ entries }) =>
      entries.length === 1
        ? 'Add an entry for it, or set "x-excluded" on the operation.'
        : 'Add an entry for each, or set "x-excluded" on those that readers must not see.',
  }),
  'page-endpoint-missing': defineFinding<{
    entry: string;
    /** Member of the front matter with the entry. */
    member: 'openapi' | 'asyncapi';
    hint: EndpointHint;
    missingSpec: string | undefined;
    /** The file exists, but has no key `openapi`, `swagger` or `asyncapi`. */
    isUnversioned?: boolean;
    searched: readonly string[];
  }>({
    severity: 'warning',
    message: ({ entry, member, missingSpec, isUnversioned, searched }) => {
      if (missingSpec === undefined)
        return `The front matter names ${quote(shorten(entry))}, which ${lackingSpecifications(searched)}.`;
      const fault = isUnversioned === true ? `is no specification: it has no key "${member}"` : 'does not exist';
      return `The front matter names the specification ${quote(shorten(missingSpec))}, which ${fault}.`;
    },
    help: ({ member, hint, missingSpec, isUnversioned }) => {
      const isChannel = member === 'asyncapi';
      if (isUnversioned === true)
        return `Begin the file with its version, such as "${isChannel ? 'asyncapi: 3.0.0' : 'openapi: 3.1.0'}".`;
      if (missingSpec !== undefined && hint.kind !== 'nearest')
        return 'Add the specification, or write the name of another one.';
      if (hint.kind === 'methods') return `Write one of the methods of the path: ${hint.methods.join(', ')}.`;
      if (hint.kind === 'only') return onlyOperationHelp(hint.reference);
      const otherwise = `add the ${isChannel ? 'channel' : 'operation'} to a specification, or remove "${member}" from the front matter.`;
      if (hint.kind === 'nothing')
        return `${isChannel ? 'Write the id of a channel' : 'Correct the method and path'}, ${otherwise}`;
      return hint.kind === 'similar'
        ? `${similarOperationHelp(hint.reference)} If not, ${otherwise}`
        : `Did you mean ${quote(hint.reference)}?`;
    },
    group: ({ missingSpec }) => missingSpec ?? '',
  }),
  'route-suffixed': defineFinding<{ first: SuffixedRoute; others: readonly SuffixedRoute[] }>({
    severity: 'warning',
    message: ({ first: { operation, owner, wanted, route }, others }) => {
      const names = [owner, operation].map(({ entry, spec }) =>
        operation.spec === owner.spec ? quote(shorten(entry)) : `${quote(shorten(entry))} of ${shorten(spec)}`,
      );
      const message = `${joinWithAnd(names)} have the same route, ${shorten(wanted)}: the page of the second is at ${shorten(route)}.`;
      if (others.length === 0) return message;
      const entries = others.slice(0, maxOperationsNamed).map(({ operation: { entry } }) => quote(shorten(entry)));
      const moreCount = others.length - entries.length;
      const list = joinWithAnd(moreCount > 0 ? [...entries, `${moreCount} more`] : entries);
      return `${message} ${list} also ${others.length === 1 ? 'has' : 'have'} the route of another operation.`;
    },
    help: ({ first, others }) => suffixHelp(first, others),
    related: () => 'the page that has the route',
  }),
  'route-shortened': defineFinding<{ routes: readonly RenamedRoute[] }>({
    severity: 'warning',
    message: ({ routes }) =>
      `${formatRouteCount(routes)} too long for a file name and ${routes.length === 1 ? 'was' : 'were'} shortened: ${listRoutes(routes)}.`,
    help: () => 'Give the operation a shorter summary, or set its route with x-mint.href.',
  }),
  'route-unsafe': defineFinding<{
    routes: readonly RenamedRoute[];
    isFile?: true;
  }>({
    severity: 'warning',
    message: ({ routes, isFile }) =>
      isFile
        ? `This name has characters that servers reject: ${listRoutes(routes)}.`
        : `${formatRouteCount(routes)} not safe on every server and file system, so ${routes.length === 1 ? 'its' : 'their'} special characters were removed: ${listRoutes(routes)}.`,
    help: ({ routes, isFile }) =>
      isFile
        ? 'Rename the file without ? # and %, which have a special meaning in URLs.'
        : `Remove ${removedCharacters(routes)} from the summary and the first tag of ${routes.length === 1 ? 'the operation' : 'each operation'}, or set its route: "x-mint": { "href": "/…" }.`,
  }),
} as const;

/** Maximum number of operations that a message about suffixes lists after the first. */
const maxOperationsNamed = 3;

/** Maximum number of searched specifications that a message lists. */
const maxSpecificationsNamed = 3;

function suffixHelp({ operation, owner, isHref }: SuffixedRoute, others: readonly SuffixedRoute[]): string {
  // The route of an overview is fixed, so the operation that has it needs another one.
  const { entry, spec } = operation.entry === overviewEntry ? owner : operation;
  const name = others.length === 0 ? quote(shorten(entry)) : 'each of these operations';
  const help = isHref
    ? `In ${shorten(spec)}, change "x-mint.href" of ${name}.`
    : `In ${shorten(spec)}, give ${name} a unique summary, or set its route: "x-mint": { "href": "/…" }.`;
  if (operation.spec === owner.spec || isHref) return help;
  const setting = entry.startsWith('CHANNEL ') ? 'asyncapi' : 'openapi';
  return `${help} To move all pages of ${shorten(spec)}, set their folder in docs.json: "${setting}": { "source": ${quote(shorten(spec))}, "directory": "…" }.`;
}

/** Characters that the routes lack, such as `:` and `?`. */
function removedCharacters(routes: readonly RenamedRoute[]): string {
  const characters = routes.flatMap(({ wanted, route }) =>
    [...wanted].filter((character) => !route.includes(character)),
  );
  const visibleCharacters = [...new Set(characters)].filter((character) => /[^\p{C}\s]/u.test(character));
  return visibleCharacters.length === 0 ? 'special characters' : joinWithAnd(visibleCharacters);
}

function listRoutes(routes: readonly RenamedRoute[]): string {
  const namedRoutes = routes.slice(0, 5).map(({ entry, route }) => `${quote(shorten(entry))} is at ${shorten(route)}`);
  return [
    ...namedRoutes,
    ...(routes.length > namedRoutes.length ? [`${routes.length - namedRoutes.length} more`] : []),
  ].join(', ');
}

function formatRouteCount(routes: readonly RenamedRoute[]): string {
  return routes.length === 1 ? 'A route is' : `${routes.length} routes are`;
}

function formatConsequences(entries: number, pages: number): string {
  const parts = [
    ...(entries === 0 ? [] : [entries === 1 ? '1 entry gets no page' : `${entries} entries get no page`]),
    ...(pages === 0 ? [] : [pages === 1 ? '1 page has no content from it' : `${pages} pages have no content from it`]),
  ];
  return parts.length === 0 ? '' : ` As a result, ${parts.join(', and ')}.`;
}

/** @returns How to replace a URL with a file: imperative clause without a period. */
function copyHelp(url: string): string {
  const name = /\/([^/?#]+\.(?:json|ya?ml))(?:[?#].*)?$/i.exec(url)?.[1] ?? 'openapi.json';
  return `save the file in the docs folder and write its path, such as ${quote(shorten(name))}, instead of the URL`;
}

function similarOperationHelp(reference: string): string {
  return `The most similar operation is ${quote(reference)}: if you mean that, write it.`;
}

/** Example: `a.json and b.json do not have`. */
function lackingSpecifications(specs: readonly string[]): string {
  if (specs.length === 0) return 'no specification has';
  const sources = [...new Set(specs)];
  const names = sources.slice(0, maxSpecificationsNamed).map(shorten);
  const moreCount = sources.length - names.length;
  const list = joinWithAnd(moreCount > 0 ? [...names, `${moreCount} more`] : names);
  return `${list} ${sources.length === 1 ? 'does' : 'do'} not have`;
}

/** Help for a `$ref` to a section that has no similar name. */
function sectionHelp({ path, name, names, more }: SpecificationSection): string {
  const [section, missing] = [quote(shorten(path)), quote(shorten(name))];
  const list = joinWithAnd([...names.map((other) => quote(shorten(other))), ...(more > 0 ? [`${more} more`] : [])]);
  if (names.length === 0) return `Add ${missing} to ${section}, or correct the reference.`;
  return names.length === 1
    ? `${section} has only ${list}: write that, or add ${missing}.`
    : `${section} has ${list}: write one of them, or add ${missing}.`;
}

function onlyOperationHelp(reference: string): string {
  return `The specification has only ${quote(reference)}: write that, or correct the specification.`;
}

function methodOf(reference: string): string {
  return reference.trim().split(/\s+/).at(-2)?.toUpperCase() ?? '';
}

function keepSpecificationName(entry: string, reference: string): string {
  const words = entry.trim().split(/\s+/);
  return words.length > 2 ? `${words[0]} ${reference}` : reference;
}
