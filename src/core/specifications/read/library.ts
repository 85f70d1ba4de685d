import { caseVariant, nearestWords } from '../../config/nearest.ts';
import { type ArgumentsOf, diagnose, type FindingCode } from '../../findings/diagnose.ts';
import type { Host, ReadProblem } from '../../host/host.ts';
import { isObject } from '../../values/json.ts';
import { endOfLine, type Location, type Range } from '../../values/location.ts';
import type { SourceText } from '../../values/navigation.ts';
import type { Finding } from '../../values/outcome.ts';
import { lastSegment, normalizePath } from '../../values/paths.ts';
import type { Specification, SpecificationState } from '../../values/specification.ts';
import { isSpecificationUrl, readReferencedFiles } from './files.ts';
import { indexByPath, readOperations } from './operations.ts';
import { detectKind, parseSpecificationText } from './parse.ts';
import { createReferences } from './references.ts';

const megabyte = 1024 * 1024;

export interface LoadedSpecification {
  readonly state: SpecificationState;
  /** Problem with the specification itself, reported at each value that names it; `spec-unreachable` only once. */
  readonly problem?: SpecificationProblem;
  /**
   * Faults inside the specification, reported once. A fault without a location, such as one in a remote file, is
   * reported at the first value that names the specification.
   */
  readonly faults?: readonly (Finding | UnlocatedFinding<'spec-syntax' | 'spec-invalid' | RemoteCode>)[];
}

type RemoteCode = 'spec-blocked' | 'spec-unreachable';

type UnlocatedFinding<C extends FindingCode> = C extends FindingCode
  ? { readonly code: C; readonly args: ArgumentsOf<C> }
  : never;

type SpecificationProblem =
  | UnlocatedFinding<'spec-unsupported' | RemoteCode>
  | { readonly code: 'spec-missing'; readonly args: Omit<ArgumentsOf<'spec-missing'>, 'written'> };

export type ReadSpecification = (name: string) => Promise<LoadedSpecification>;

/** The specifications of a site. Each one is read once, even if several elements name it. */
export class SpecificationLibrary {
  readonly #read: ReadSpecification;
  readonly findings: Finding[] = [];
  readonly #loaded = new Map<string, Promise<LoadedSpecification>>();
  readonly #states = new Map<string, SpecificationState>();
  readonly #reportedNames = new Set<string>();

  constructor(read: ReadSpecification) {
    this.#read = read;
  }

  /** Normalizes a source to a name: a path relative to the docs folder, or a URL. */
  static sourceName(source: string): string {
    const text = source.trim();
    return isSpecificationUrl(text) ? text : (normalizePath(text) ?? text);
  }

  async load(reference: SourceText): Promise<void> {
    const name = SpecificationLibrary.sourceName(reference.text);
    const cached = this.#loaded.get(name);
    const loadingResult = cached ?? this.#read(name);
    this.#loaded.set(name, loadingResult);
    const { state, problem, faults = [] } = await loadingResult;
    this.#states.set(name, state);
    if (cached === undefined)
      this.findings.push(...faults.map((fault) => ({ location: reference.location, ...fault })));
    // An unreachable host is reported once, not for each element that names it.
    if (problem === undefined || (problem.code === 'spec-unreachable' && this.#reportedNames.has(name))) return;
    this.#reportedNames.add(name);
    this.findings.push(problemFinding(problem, reference));
  }

  stateOf(source: string): SpecificationState | undefined {
    return this.#states.get(SpecificationLibrary.sourceName(source));
  }

  get states(): ReadonlyMap<string, SpecificationState> {
    const named = [...this.#loaded.keys()].map((name) => [name, this.#states.get(name)] as const);
    return new Map(named.flatMap(([name, state]) => (state === undefined ? [] : [[name, state]])));
  }
}

function problemFinding(problem: SpecificationProblem, { text, location }: SourceText): Finding {
  return problem.code === 'spec-missing'
    ? diagnose('spec-missing', location, { ...problem.args, written: text })
    : { ...problem, location };
}

const failedResult = { state: { state: 'failed' } } as const;

export async function readSpecification(name: string, host: Host, maxMegabytes: number): Promise<LoadedSpecification> {
  if (isSpecificationUrl(name)) {
    const remote = await host.fetch(name);
    if (remote.kind === 'text') return parseSpecification(name, remote.text, host, maxMegabytes);
    const { reason } = remote;
    if (remote.kind === 'blocked')
      return { ...failedResult, problem: { code: 'spec-blocked', args: { url: name, reason } } };
    const args = { url: name, reason, entries: 0, pages: 0 };
    return { state: { state: 'unknown' }, problem: { code: 'spec-unreachable', args } };
  }
  const isOutside = normalizePath(name) === undefined;
  const result = isOutside ? ({ problem: 'outside' } as const) : host.read(name, maxMegabytes * megabyte);
  if ('text' in result) return parseSpecification(name, result.text, host, maxMegabytes);
  if (result.problem === 'missing' || result.problem === 'outside') {
    const args = missingFileArguments(name, host, result.problem === 'outside');
    return { ...failedResult, problem: { code: 'spec-missing', args } };
  }
  const finding = diagnose(
    'spec-invalid',
    { file: name },
    { source: name, reason: unreadableReason(result, maxMegabytes) },
  );
  return { ...failedResult, faults: [finding] };
}

/** Reports an overlay that doesn't exist. Remote overlays are not fetched. */
export function checkOverlay({ text, location }: SourceText, host: Pick<Host, 'read' | 'list'>): Finding[] {
  const name = SpecificationLibrary.sourceName(text);
  if (isSpecificationUrl(name)) return [];
  const isOutside = normalizePath(name) === undefined;
  const result = isOutside ? ({ problem: 'outside' } as const) : host.read(name);
  if ('text' in result || (result.problem !== 'missing' && result.problem !== 'outside')) return [];
  const args = missingFileArguments(name, host, result.problem === 'outside');
  return [diagnose('spec-missing', location, { ...args, written: text })];
}

function missingFileArguments(
  name: string,
  host: Pick<Host, 'list'>,
  isOutside: boolean,
): Omit<ArgumentsOf<'spec-missing'>, 'written'> {
  const path = normalizePath(name) ?? name;
  const candidates = host.list().files.filter((file) => /\.(?:json|ya?ml)$/i.test(file));
  const kind = nonFileKind(name, candidates);
  const nearest =
    kind === 'folder' ? candidates.find((file) => isInFolder(file, name)) : findNearestSource(path, candidates);
  const caseMatch = kind === undefined ? caseVariant(path, candidates) : undefined;
  return { source: name, nearest, only: caseMatch, outside: isOutside, kind };
}

async function parseSpecification(
  name: string,
  text: string,
  host: Host,
  maxMegabytes: number,
): Promise<LoadedSpecification> {
  // Faults of a remote file have no location.
  const locationWithin = (location: Range | { readonly pointer: string }): { readonly location?: Location } =>
    isSpecificationUrl(name) ? {} : { location: { file: name, ...location } };
  const parsed = await parseSpecificationText(text);
  if ('reason' in parsed) {
    const { reason, offset } = parsed;
    const location = { start: offset, end: Math.max(endOfLine(text, offset), offset) };
    return { ...failedResult, faults: [{ code: 'spec-syntax', args: { reason }, ...locationWithin(location) }] };
  }
  const document = parsed.value;
  const faults: NonNullable<LoadedSpecification['faults']>[number][] = [];
  if (parsed.isNonStandardJson && !isSpecificationUrl(name)) {
    const { findNonstandardSyntax } = await import('../../config/repair.ts');
    faults.push(...findNonstandardSyntax(name, text));
  }
  if (parsed.duplicateAt !== undefined) {
    const location = { start: parsed.duplicateAt, end: endOfLine(text, parsed.duplicateAt) };
    const reason = 'a key is repeated, and only the last one counts';
    faults.push({ code: 'spec-invalid', args: { source: name, reason }, ...locationWithin(location) });
  }
  const { kind: specificationKind, version } = detectKind(document);
  if (specificationKind === undefined || !isObject(document)) {
    const isEmpty = document === null || document === undefined;
    const args = { source: name, version, isEmpty };
    return { ...failedResult, faults, problem: { code: 'spec-unsupported', args } };
  }
  const { files, fetchFailures } = await readReferencedFiles(name, parsed, host, maxMegabytes * megabyte);
  for (const { kind, url, reason } of fetchFailures) {
    const args = { url, reason, entries: 0, pages: 0 };
    faults.push(kind === 'blocked' ? { code: 'spec-blocked', args } : { code: 'spec-unreachable', args });
  }
  const references = createReferences(document, files);
  const unfetchedUrls = new Set(fetchFailures.map(({ url }) => url));
  const { operations, invalidParts, ...upgraded } = readOperations(
    name,
    specificationKind,
    document,
    references,
    unfetchedUrls,
  );
  for (const { pointer, reason } of invalidParts) {
    faults.push({ code: 'spec-invalid', args: { source: name, reason }, ...locationWithin({ pointer }) });
  }
  const isWhole = invalidParts.length + fetchFailures.length === 0 && parsed.duplicateAt === undefined;
  const specification: Specification = {
    source: name,
    kind: specificationKind,
    operations,
    byPath: indexByPath(operations),
    files: [...files.keys()],
    document: upgraded.document,
    original: document,
    references,
  };
  return { state: { state: 'read', specification, isWhole }, faults };
}

function unreadableReason(problem: ReadProblem, maxMegabytes: number): string {
  if (problem.problem === 'unreadable') return `it cannot be read: ${problem.reason}`;
  return problem.problem === 'large'
    ? `it is larger than ${maxMegabytes} MB (option limits.specificationSize)`
    : 'it is not UTF-8 text';
}

function nonFileKind(name: string, candidates: readonly string[]): 'folder' | 'pattern' | undefined {
  if (/[*{]/.test(name)) return 'pattern';
  return candidates.some((file) => isInFolder(file, name)) ? 'folder' : undefined;
}

function isInFolder(file: string, folder: string): boolean {
  return file.startsWith(`${folder.replace(/\/+$/, '')}/`);
}

/**
 * Finds the most likely target: the same path with an extension, a similar path, or the same name in another folder.
 */
function findNearestSource(name: string, candidates: readonly string[]): string | undefined {
  const otherFiles = candidates.filter((file) => file !== name);
  const fileWithExtension = otherFiles.find((file) => file.replace(/\.[^./]+$/, '') === name);
  return (
    fileWithExtension ??
    nearestWords(name, otherFiles)[0] ??
    otherFiles.find((file) => lastSegment(file) === lastSegment(name))
  );
}
