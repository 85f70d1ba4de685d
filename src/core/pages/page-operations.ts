import { referencedFile } from '../config/references.ts';
import { diagnose } from '../findings/diagnose.ts';
import type { EndpointHint } from '../findings/endpoints.ts';
import { type Host, readText } from '../host/host.ts';
import type { EndpointReference } from '../site.ts';
import { findOperation, hintFor } from '../specifications/find.ts';
import { isUrl } from '../specifications/read/files.ts';
import { type ReadSpecification, SpecificationLibrary } from '../specifications/read/library.ts';
import { parseReference } from '../specifications/reference.ts';
import type { Expansion, UnreadEndpoint } from '../values/endpoints.ts';
import type { Inventory, PageFile } from '../values/inventory.ts';
import type { Navigation } from '../values/navigation.ts';
import type { Finding, Outcome } from '../values/outcome.ts';
import { lastStep, normalizePath } from '../values/paths.ts';
import type { Operation, Specification, SpecificationState } from '../values/specification.ts';
import { frontMatterPlace } from './front-matter.ts';

/** What the operations of pages are found by. */
export interface PageOperationInput {
  readonly navigation: Pick<Navigation, 'namesAllSpecifications'>;
  readonly inventory: Inventory;
  readonly host: Host;
  readonly readSpecification: ReadSpecification;
}

/** What pages are about by their front matter; the specifications are those that the operations are of. */
type PageOperations = Pick<Expansion, 'pageOperations' | 'unreadEndpoints' | 'specifications'>;

/** What a file of a specification says at its top level. */
const versionKey = /["']?\b(?:openapi|swagger)["']?\s*:/;

/**
 * Finds the operations that pages are about by their front matter (`openapi: GET /users`). A specification may be named
 * before the method: by its path from the root, its path relative to the page, its URL, or its file name alone. Where
 * none is named, those that the navigation names come first, then every specification of the docs folder in the order
 * of their paths.
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
  const pages = [...inventory.pages.values()].flatMap((page) => {
    const { openapi } = page.frontMatter;
    return openapi === undefined ? [] : [{ page, text: openapi }];
  });
  if (pages.length === 0) return { value, findings };

  const named = [...library.states.keys()];
  const files = specificationFiles(inventory, host);
  const quiet = new SpecificationLibrary(readSpecification);
  for (const { page, text } of pages) {
    const parsed = parseReference(text);
    if (parsed?.kind !== 'endpoint' && parsed?.kind !== 'method') continue;
    const { reference } = parsed;
    const sources =
      reference.spec === undefined ? [...new Set([...named, ...files])] : sourcesNamed(reference.spec, page, files);
    const { found, uncertain, searched, failed } = await search(reference, sources);
    if (found !== undefined) {
      pageOperations.set(page.path, found.operation);
      specifications.set(found.operation.spec, found.state);
    } else if (failed !== undefined) {
      const { method, path } = reference;
      unreadEndpoints.set(page.path, { method, path, spec: SpecificationLibrary.nameOf(failed) });
    } else if (!uncertain) {
      const missingSpec = sources.length === 0 ? reference.spec : undefined;
      const hint = (await elsewhere(reference)) ?? hintFor(reference, searched);
      const args = { entry: text, hint, missingSpec, searched: searched.map(({ source }) => source) };
      findings.push(diagnose('page-endpoint-missing', frontMatterPlace(host, page.file, 'openapi'), args));
    }
  }
  return { value, findings };

  /** The same endpoint in another specification than the one that is named. */
  async function elsewhere({ spec, method, path }: EndpointReference): Promise<EndpointHint | undefined> {
    if (spec === undefined) return undefined;
    const { found } = await search({ method, path }, [...named, ...files]);
    return found && { kind: 'nearest', reference: `${found.operation.spec} ${method} ${path}` };
  }

  async function search(reference: EndpointReference, sources: readonly string[]): Promise<Search> {
    const searched: Specification[] = [];
    let failed: string | undefined;
    let uncertain = reference.spec === undefined && !navigation.namesAllSpecifications;
    for (const source of sources) {
      const state = library.stateOf(source) ?? (await quietly(source));
      if (state?.state === 'read') {
        searched.push(state.specification);
        const operation = findOperation(state.specification, reference);
        if (operation !== undefined) return { found: { operation, state }, uncertain, searched };
        uncertain ||= !state.isWhole;
      } else if (state !== undefined) {
        uncertain = true;
        failed ??= source;
      }
    }
    return { uncertain, searched, failed };
  }

  /** Reads a specification that no element names: what is wrong with it concerns nobody here. */
  async function quietly(source: string): Promise<SpecificationState | undefined> {
    if (isUrl(source)) return undefined;
    await quiet.load({ text: source, place: { file: source, pointer: '' } });
    const state = quiet.stateOf(source);
    return state?.state === 'read' ? state : undefined;
  }
}

/** What a search through specifications found. */
interface Search {
  readonly found?: { readonly operation: Operation; readonly state: SpecificationState };
  readonly uncertain: boolean;
  readonly searched: readonly Specification[];
  /** The first that cannot be read. */
  readonly failed?: string | undefined;
}

/** The specification files of the docs folder, in the order of their paths. */
function specificationFiles(inventory: Inventory, host: Host): string[] {
  const candidates = [...inventory.files].filter((file) => /\.(?:json|ya?ml)$/i.test(file)).sort();
  return candidates.filter((file) => versionKey.test(readText(host, file) ?? ''));
}

/** What may be meant by the specification that a page names. */
function sourcesNamed(spec: string, page: PageFile, files: readonly string[]): string[] {
  if (isUrl(spec)) return [spec];
  const candidates = [normalizePath(spec), referencedFile(page.file, spec)].filter((path) => path !== undefined);
  const exact = candidates.filter((path) => files.includes(path));
  if (exact.length > 0) return exact;
  const name = lastStep(spec);
  return files.filter((file) => lastStep(file) === name || lastStep(file).replace(/\.[^.]+$/, '') === name);
}
