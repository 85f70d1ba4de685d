import { referencedFile } from '../config/references.ts';
import { diagnose } from '../findings/diagnose.ts';
import type { EndpointHint } from '../findings/endpoints.ts';
import { type Host, readText } from '../host/host.ts';
import type { EndpointReference } from '../site.ts';
import { endpointHint, findOperation, formatEndpoint } from '../specifications/find.ts';
import { isSpecificationUrl } from '../specifications/read/files.ts';
import { type ReadSpecification, SpecificationLibrary } from '../specifications/read/library.ts';
import { parseChannelReference, parseReference } from '../specifications/reference.ts';
import type { Inventory, PageFile } from '../values/inventory.ts';
import { getOrCreate } from '../values/lists.ts';
import type { Navigation } from '../values/navigation.ts';
import type { Finding, Outcome } from '../values/outcome.ts';
import { folderOf, lastSegment, normalizePath } from '../values/paths.ts';
import type { Expansion, UnreadEndpoint } from '../values/site-facts.ts';
import type { Operation, Specification, SpecificationState } from '../values/specification.ts';
import { frontMatterLocation } from './front-matter.ts';

export interface PageOperationInput {
  readonly navigation: Pick<Navigation, 'namesAllSpecifications'>;
  readonly inventory: Inventory;
  readonly host: Host;
  readonly readSpecification: ReadSpecification;
}

type PageOperations = Pick<Expansion, 'pageOperations' | 'unreadEndpoints' | 'specifications'>;

type ReferenceMember = 'openapi' | 'asyncapi';

const versionKeys: Readonly<Record<ReferenceMember, RegExp>> = {
  openapi: /["']?\b(?:openapi|swagger)["']?\s*:/,
  asyncapi: /["']?\basyncapi["']?\s*:/,
};

/**
 * Finds the operations that pages document, from front matter such as `openapi: GET /users` or `asyncapi: userEvents`.
 * The value may name a specification before the method or channel: a path from the root or relative to the page, a URL,
 * or a file name. Otherwise the specifications of the navigation are searched first, then all others in the docs folder
 * in path order.
 */
export async function resolvePageOperations(
  { navigation, inventory, host, readSpecification }: PageOperationInput,
  library: SpecificationLibrary,
): Promise<Outcome<PageOperations>> {
  const pageOperations = new Map<string, Operation>();
  const unreadEndpoints = new Map<string, UnreadEndpoint>();
  const specifications = new Map<string, SpecificationState>();
  const value = { pageOperations, unreadEndpoints, specifications };
  const findings: Finding[] = [];
  const pageReferences = [...inventory.pages.values()].flatMap(findPageReference);
  if (pageReferences.length === 0) return { value, findings };

  const namedSources = [...library.states.keys()];
  const filesByMember = new Map<ReferenceMember, string[]>();
  const unnamedLibrary = new SpecificationLibrary(readSpecification);
  for (const { page, member, text, reference } of pageReferences) {
    const files = getOrCreate(filesByMember, member, () => specificationFiles(inventory, host, versionKeys[member]));
    const allSources = [...new Set([...namedSources, ...files])];
    const sources = reference.spec === undefined ? allSources : matchingSources(reference.spec, page, files);
    const { match, isUncertain, searchedSpecifications, failedSource } = await searchSpecifications(reference, sources);
    if (match !== undefined) {
      pageOperations.set(page.path, match.operation);
      specifications.set(match.operation.spec, match.state);
    } else if (failedSource !== undefined) {
      const { method, path } = reference;
      unreadEndpoints.set(page.path, { method, path, spec: SpecificationLibrary.sourceName(failedSource) });
    } else if (!isUncertain) {
      const isOtherFile = reference.spec?.includes('/') === true && !namesFile(reference.spec, page, inventory);
      const missingSpec = sources.length === 0 || isOtherFile ? reference.spec : undefined;
      const hint =
        (await findElsewhere(reference, allSources, searchSpecifications)) ??
        endpointHint(reference, searchedSpecifications);
      const isUnversioned = missingSpec !== undefined && namesFile(missingSpec, page, inventory);
      const searched = searchedSpecifications.map(({ source }) => source);
      const args = { entry: text, member, hint, missingSpec, isUnversioned, searched };
      findings.push(diagnose('page-endpoint-missing', frontMatterLocation(host, page.file, member), args));
    }
  }
  return { value, findings };

  async function searchSpecifications(reference: EndpointReference, sources: readonly string[]): Promise<SearchResult> {
    const searchedSpecifications: Specification[] = [];
    const kind = reference.method === 'CHANNEL' ? 'asyncapi' : 'openapi';
    let failedSource: string | undefined;
    let isUncertain = reference.spec === undefined && !navigation.namesAllSpecifications;
    for (const source of sources) {
      const state = library.stateOf(source) ?? (await readUnnamedSpecification(source));
      if (state?.state === 'read') {
        if (state.specification.kind === kind) searchedSpecifications.push(state.specification);
        const operation = findOperation(state.specification, reference);
        if (operation !== undefined)
          return {
            match: { operation, state },
            isUncertain: isUncertain,
            searchedSpecifications: searchedSpecifications,
          };
        isUncertain ||= !state.isWhole;
      } else if (state !== undefined) {
        isUncertain = true;
        failedSource ??= source;
      }
    }
    return { isUncertain: isUncertain, searchedSpecifications: searchedSpecifications, failedSource: failedSource };
  }

  async function readUnnamedSpecification(source: string): Promise<SpecificationState | undefined> {
    if (isSpecificationUrl(source)) return undefined;
    await unnamedLibrary.load({ text: source, location: { file: source, pointer: '' } });
    const state = unnamedLibrary.stateOf(source);
    return state?.state === 'read' ? state : undefined;
  }
}

interface PageReference {
  readonly page: PageFile;
  readonly member: ReferenceMember;
  readonly text: string;
  readonly reference: EndpointReference;
}

function findPageReference(page: PageFile): readonly PageReference[] {
  const { openapi, asyncapi } = page.frontMatter;
  if (openapi !== undefined) {
    const parsed = parseReference(openapi);
    if (parsed?.kind !== 'endpoint' && parsed?.kind !== 'method') return [];
    return [{ page, member: 'openapi', text: openapi, reference: parsed.reference }];
  }
  const reference = asyncapi === undefined ? undefined : parseChannelReference(asyncapi);
  return asyncapi === undefined || reference === undefined
    ? []
    : [{ page, member: 'asyncapi', text: asyncapi, reference }];
}

/** Finds the only specification with an operation: in the folder of the named specification, else in all folders. */
async function findElsewhere(
  { spec, method, path }: EndpointReference,
  sources: readonly string[],
  search: (reference: EndpointReference, sources: readonly string[]) => Promise<SearchResult>,
): Promise<EndpointHint | undefined> {
  if (spec === undefined) return undefined;
  const folder = folderOf(normalizePath(spec) ?? '');
  const isNear = (source: string): boolean => folderOf(source) === folder;
  for (const candidates of [sources.filter(isNear), sources.filter((source) => !isNear(source))]) {
    const matches: Operation[] = [];
    for (const source of candidates) {
      const { match } = await search({ method, path }, [source]);
      if (match !== undefined) matches.push(match.operation);
      if (matches.length > 1) return undefined;
    }
    const [operation] = matches;
    if (operation !== undefined)
      return { kind: 'nearest', reference: `${operation.spec} ${formatEndpoint(operation)}` };
  }
  return undefined;
}

interface SearchResult {
  readonly match?: { readonly operation: Operation; readonly state: SpecificationState };
  readonly isUncertain: boolean;
  readonly searchedSpecifications: readonly Specification[];
  readonly failedSource?: string | undefined;
}

function specificationFiles(inventory: Inventory, host: Host, versionKey: RegExp): string[] {
  const candidates = [...inventory.files].filter((file) => /\.(?:json|ya?ml)$/i.test(file)).sort();
  return candidates.filter((file) => versionKey.test(readText(host, file) ?? ''));
}

/** True for the path of a file that has no version of OpenAPI, so it is no specification. */
function namesFile(spec: string, page: PageFile, { files }: Inventory): boolean {
  return [normalizePath(spec), referencedFile(page.file, spec)].some((path) => path !== undefined && files.has(path));
}

/**
 * Specification files that a name in front matter may refer to: files at that path, else files with that name in any
 * folder.
 */
function matchingSources(spec: string, page: PageFile, files: readonly string[]): string[] {
  if (isSpecificationUrl(spec)) return [spec];
  const candidates = [normalizePath(spec), referencedFile(page.file, spec)].filter((path) => path !== undefined);
  const exactPaths = candidates.filter((path) => files.includes(path));
  if (exactPaths.length > 0) return exactPaths;
  const name = lastSegment(spec);
  return files.filter((file) => lastSegment(file) === name || lastSegment(file).replace(/\.[^.]+$/, '') === name);
}
