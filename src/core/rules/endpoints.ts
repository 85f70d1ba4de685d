import { choose, remove, sure, sureOr, write } from './answers.ts';
import { brief, either, quote, rule } from './rule.ts';

/** What an entry that names no endpoint may have meant. */
export type EndpointHint =
  | { readonly kind: 'methods'; readonly methods: readonly string[] }
  | { readonly kind: 'parameters' | 'letter case' | 'nearest'; readonly reference: string }
  | { readonly kind: 'nothing' };

/** A page whose address is not what its summary or its file would make it. */
export interface RenamedRoute {
  /** `METHOD /path`, or the file. */
  readonly entry: string;
  readonly wanted: string;
  readonly route: string;
  /** The operation that has the address. */
  readonly other?: string;
}

/** The first few of them. */
function listOf(routes: readonly RenamedRoute[]): string {
  const shown = routes.slice(0, 5).map(({ entry, route }) => `${quote(brief(entry))} is at ${brief(route)}`);
  return [...shown, ...(routes.length > shown.length ? [`${routes.length - shown.length} more`] : [])].join(', ');
}

function count(routes: readonly RenamedRoute[]): string {
  return routes.length === 1 ? 'An address is' : `${routes.length} addresses are`;
}

/** The method of a reference, in upper case. */
function methodOf(reference: string): string {
  return reference.trim().split(/\s+/).at(-2)?.toUpperCase() ?? '';
}

/** Another reference in place of one, with the specification that it names. */
function withSpecification(entry: string, reference: string): string {
  const words = entry.trim().split(/\s+/);
  return words.length > 2 ? `${words[0]} ${reference}` : reference;
}

export const endpoints = {
  'spec-missing': rule<{
    source: string;
    /** The source as it stands there. */
    written: string;
    nearest: string | undefined;
    /** The only file that differs by a slip of the hand. */
    only?: string | undefined;
    outside: boolean;
    /** What was named instead of a file. */
    kind?: 'folder' | 'pattern' | undefined;
  }>({
    severity: 'error',
    message: ({ source, outside }) =>
      outside
        ? `The specification ${quote(brief(source))} is outside the docs folder, and nothing outside it is read.`
        : `No specification ${quote(brief(source))}: there is no such file.`,
    help: ({ nearest, outside, kind }) => {
      const such = nearest === undefined ? '' : `, such as ${quote(nearest)}`;
      if (kind === 'folder') return `It is a folder: name a file in it${such}.`;
      if (kind === 'pattern') return `Patterns are not followed: list each file${such}.`;
      if (outside) return 'Copy it into the docs folder, or name it by its https address.';
      return nearest === undefined
        ? 'The path is relative to the folder of docs.json.'
        : `Did you mean ${quote(nearest)}?`;
    },
    answers: ({ written, nearest, only }, { place }) =>
      nearest === undefined
        ? undefined
        : sureOr(only === undefined ? undefined : write(place, written, only), write(place, written, nearest)),
  }),
  'spec-syntax': rule<{ reason: string }>({
    severity: 'error',
    message: ({ reason }) => `The specification is neither JSON nor YAML: ${reason}.`,
    help: () => 'Correct the file, or the tool that writes it.',
  }),
  'spec-unsupported': rule<{ source: string; version: string; isEmpty?: boolean }>({
    severity: 'error',
    message: ({ source, version, isEmpty }) => {
      if (isEmpty === true) return `The specification ${quote(brief(source))} is empty.`;
      return version === ''
        ? `${quote(brief(source))} is not a specification: it has none of "openapi", "swagger" and "asyncapi".`
        : `${quote(brief(source))} is ${brief(version)}, which is not supported.`;
    },
    help: () => 'Supported are Swagger 2.0, OpenAPI 3.0, 3.1 and 3.2, and AsyncAPI 2 and 3.',
  }),
  'spec-invalid': rule<{ source: string; reason: string }>({
    severity: 'error',
    message: ({ source, reason }) => `The specification ${quote(brief(source))} is not valid here: ${reason}.`,
    help: () => 'Correct it: pages are made only from valid specifications.',
  }),
  'spec-unreachable': rule<{ url: string; reason: string }>({
    severity: 'warning',
    message: ({ url, reason }) => `The specification ${brief(url)} could not be fetched: ${reason}.`,
    help: () => 'References to it were not checked. Try again, or keep a copy of it in the docs folder.',
  }),
  'spec-blocked': rule<{ url: string; reason: string }>({
    severity: 'error',
    message: ({ url, reason }) => `The specification ${brief(url)} was not fetched: ${reason}.`,
    help: () => 'Name its host in the option "remote.hosts" if you trust it, or keep a copy in the docs folder.',
  }),
  'spec-unused': rule<{ source: string; isEmpty: boolean }>({
    severity: 'warning',
    message: ({ source, isEmpty }) =>
      isEmpty
        ? `The specification ${quote(brief(source))} has no operations: no page is generated from it.`
        : `Nothing below refers to ${quote(brief(source))}, and no page is generated from it.`,
    help: ({ isEmpty }) =>
      isEmpty
        ? 'Add paths, webhooks or channels to it, or remove it here.'
        : 'An element that holds tabs, versions or other sections gets no pages of its own. Set it on one of them, refer to endpoints as METHOD /path, or remove it.',
  }),
  'endpoint-missing': rule<{ entry: string; hint: EndpointHint; specs: readonly string[] }>({
    severity: 'error',
    message: ({ entry, hint, specs }) =>
      hint.kind === 'methods'
        ? `No endpoint ${quote(brief(entry))}: the path exists, but has no such method.`
        : `No endpoint ${quote(brief(entry))} in ${either(specs.slice(0, 3))}.`,
    help: ({ hint }) => {
      switch (hint.kind) {
        case 'methods':
          return `It has ${hint.methods.join(', ')}.`;
        case 'parameters':
          return `Its parameters have other names: write ${quote(hint.reference)}.`;
        case 'letter case':
          return `Letter case differs: write ${quote(hint.reference)}.`;
        case 'nearest':
          return `Did you mean ${quote(hint.reference)}?`;
        case 'nothing':
          return 'Check the path, and which specification applies here.';
      }
    },
    related: () => 'the specification is set here',
    answers: ({ entry, hint }, { place }) => {
      if (hint.kind === 'nothing') return undefined;
      if (hint.kind === 'methods') {
        const others = hint.methods.map((method) => entry.replace(/[^\s]+(?=\s+[^\s]+\s*$)/, method));
        return choose(...others.map((other) => write(place, entry, other)));
      }
      const written = write(place, entry, withSpecification(entry, hint.reference));
      // Another method is another endpoint.
      const isSure = hint.kind !== 'nearest' && methodOf(entry) === methodOf(hint.reference);
      return isSure ? sure(written) : choose(written);
    },
  }),
  'endpoint-method': rule<{ entry: string; word: string; nearest: string | undefined }>({
    severity: 'error',
    message: ({ entry, word }) =>
      `${quote(brief(entry))} looks like an endpoint, but ${quote(word)} is not an HTTP method.`,
    help: ({ nearest }) =>
      nearest === undefined
        ? 'Write GET, POST, PUT, PATCH, DELETE or another HTTP method, then the path.'
        : `Did you mean ${quote(nearest)}?`,
    answers: ({ entry, word, nearest }, { place }) =>
      nearest === undefined ? undefined : choose(write(place, entry, entry.replace(word, nearest))),
  }),
  'endpoint-syntax': rule<{ entry: string }>({
    severity: 'error',
    message: ({ entry }) => `${quote(brief(entry))} is not a reference to an endpoint.`,
    help: () => 'Write METHOD /path, or SPEC METHOD /path, and nothing else.',
  }),
  'endpoint-no-spec': rule<{ entry: string }>({
    severity: 'error',
    message: ({ entry }) => `${quote(brief(entry))} names an endpoint, but no specification is set here or above.`,
    help: () => 'Set "openapi" on this element or on one above it.',
  }),
  'endpoint-ambiguous': rule<{ entry: string; specs: readonly string[] }>({
    severity: 'error',
    message: ({ entry, specs }) => `${quote(brief(entry))} is defined by several specifications: ${specs.join(', ')}.`,
    help: ({ entry, specs }) => `Say which: write ${quote(`${specs[0]} ${entry.trim()}`)}.`,
    related: () => 'the specifications are set here',
    answers: ({ entry, specs }, { place }) =>
      choose(...specs.map((spec) => write(place, entry, `${spec} ${entry.trim()}`))),
  }),
  'endpoint-excluded': rule<{ entry: string }>({
    severity: 'error',
    message: ({ entry }) => `${quote(brief(entry))} is excluded by the specification (x-excluded): it has no page.`,
    help: () => 'Remove the entry, or x-excluded.',
  }),
  'endpoint-duplicate': rule<{ entry: string }>({
    severity: 'warning',
    message: ({ entry }) => `${quote(brief(entry))} is already placed in this part of the navigation.`,
    help: () => 'Remove one of the two.',
    related: () => 'first placed here',
    // One of the two may have been copied to become the entry of another page.
    answers: (_, { place, related }) =>
      choose(remove(place, 'Remove this entry'), remove(related, 'Remove the first entry')),
  }),
  'page-endpoint-missing': rule<{
    entry: string;
    hint: EndpointHint;
    missingSpec: string | undefined;
    searched: readonly string[];
  }>({
    severity: 'warning',
    message: ({ entry, missingSpec, searched }) =>
      missingSpec === undefined
        ? `The front matter names ${quote(brief(entry))}, which ${searched.length === 1 ? `${searched[0]} does not have` : 'no specification has'}.`
        : `The front matter names the specification ${quote(brief(missingSpec))}, which does not exist.`,
    help: ({ hint, missingSpec }) => {
      if (missingSpec !== undefined && hint.kind === 'nothing') return 'Add the specification, or name another one.';
      if (hint.kind === 'methods') return `The path exists, and has ${hint.methods.join(', ')}.`;
      return hint.kind === 'nothing' ? 'Check the method and the path.' : `Did you mean ${quote(hint.reference)}?`;
    },
    group: ({ missingSpec }) => missingSpec ?? '',
  }),
  'route-suffixed': rule<{ routes: readonly RenamedRoute[] }>({
    severity: 'warning',
    message: ({ routes }) => {
      const [first] = routes;
      if (routes.length > 1 || first === undefined) {
        return `${routes.length} operations would have the addresses of others, and got a number: ${listOf(routes)}.`;
      }
      const { entry, other = '', wanted, route } = first;
      return `${quote(brief(entry))} and ${quote(brief(other))} have the same address, ${wanted}: this one got ${route}.`;
    },
    help: () => 'Give one of them another summary or first tag, or an address of its own with x-mint.href.',
    related: () => 'what has the address',
  }),
  'route-shortened': rule<{ routes: readonly RenamedRoute[] }>({
    severity: 'warning',
    message: ({ routes }) =>
      `${count(routes)} longer than the name of a file may be, and ${routes.length === 1 ? 'was' : 'were'} shortened: ${listOf(routes)}.`,
    help: () => 'Give the operation a shorter summary, or an address of its own with x-mint.href.',
  }),
  'route-unsafe': rule<{
    routes: readonly RenamedRoute[];
    /** Set where it is the name of a page file that holds the signs. */
    isFile?: true;
  }>({
    severity: 'warning',
    message: ({ routes, isFile }) =>
      isFile
        ? `This name has characters that servers reject: ${listOf(routes)}.`
        : `${count(routes)} not safe on every server and file system, and lost ${routes.length === 1 ? 'its' : 'their'} special characters: ${listOf(routes)}.`,
    help: ({ isFile }) =>
      isFile
        ? 'Rename the file without ? # and %: the first two end an address, and servers decode what follows the third.'
        : 'Leave characters such as ? # % out of the summary and the first tag, or set an address with x-mint.href.',
  }),
} as const;
