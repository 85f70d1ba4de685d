import { caseVariant, nearestWords } from '../../config/nearest.ts';
import { diagnose } from '../../findings/diagnose.ts';
import type { Host, ReadProblem } from '../../host/host.ts';
import { isObject } from '../../values/json.ts';
import type { SourceText } from '../../values/navigation.ts';
import type { Finding } from '../../values/outcome.ts';
import { lastSegment, normalizePath } from '../../values/paths.ts';
import { endOfLine, type Place, type Range } from '../../values/place.ts';
import type { Specification, SpecificationState } from '../../values/specification.ts';
import { isSpecificationUrl, readReferencedFiles } from './files.ts';
import { indexByPath, readOperations } from './operations.ts';
import { detectKind, parseSpecificationText } from './parse.ts';
import { createReferences } from './references.ts';

const megabyte = 1024 * 1024;

export interface LoadedSpecification {
  readonly state: SpecificationState;
  /** Creates a finding about a value that names the specification. */
  readonly createReferenceFinding?: (named: SourceText) => Finding;
  /**
   * Creates the findings inside the specification, reported once. Those of remote files are located at the first value
   * that names the specification.
   */
  readonly createContentFindings?: (named: Place) => readonly Finding[];
}

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
    const loading = cached ?? this.#read(name);
    this.#loaded.set(name, loading);
    const { state, createReferenceFinding: at, createContentFindings: inside } = await loading;
    this.#states.set(name, state);
    if (cached === undefined) this.findings.push(...(inside?.(reference.place) ?? []));
    const finding = at?.(reference);
    // An unreachable host is reported once, not for each element that names it.
    if (finding === undefined || (finding.code === 'spec-unreachable' && this.#reportedNames.has(name))) return;
    this.#reportedNames.add(name);
    this.findings.push(finding);
  }

  stateOf(source: string): SpecificationState | undefined {
    return this.#states.get(SpecificationLibrary.sourceName(source));
  }

  get states(): ReadonlyMap<string, SpecificationState> {
    const named = [...this.#loaded.keys()].map((name) => [name, this.#states.get(name)] as const);
    return new Map(named.flatMap(([name, state]) => (state === undefined ? [] : [[name, state]])));
  }
}

const failed = { state: { state: 'failed' } } as const;

export async function readSpecification(name: string, host: Host, maxMegabytes: number): Promise<LoadedSpecification> {
  if (isSpecificationUrl(name)) {
    const remote = await host.fetch(name);
    if (remote.kind === 'text') return parseSpecification(name, remote.text, host, maxMegabytes);
    const { reason } = remote;
    if (remote.kind === 'blocked')
      return {
        ...failed,
        createReferenceFinding: ({ place }) => diagnose('spec-blocked', place, { url: name, reason }),
      };
    const args = { url: name, reason, entries: 0, pages: 0 };
    return {
      state: { state: 'unknown' },
      createReferenceFinding: ({ place }) => diagnose('spec-unreachable', place, args),
    };
  }
  const outside = normalizePath(name) === undefined;
  const result = outside ? ({ problem: 'outside' } as const) : host.read(name, maxMegabytes * megabyte);
  if ('text' in result) return parseSpecification(name, result.text, host, maxMegabytes);
  if (result.problem === 'missing' || result.problem === 'outside') {
    const path = normalizePath(name) ?? name;
    const candidates = host.list().files.filter((file) => /\.(?:json|ya?ml)$/i.test(file));
    const kind = kindOf(name, candidates);
    const nearest =
      kind === 'folder' ? candidates.find((file) => isBelow(file, name)) : nearestSource(path, candidates);
    const only = kind === undefined ? caseVariant(path, candidates) : undefined;
    const args = { source: name, nearest, only, outside: result.problem === 'outside', kind };
    return {
      ...failed,
      createReferenceFinding: ({ text, place }) => diagnose('spec-missing', place, { ...args, written: text }),
    };
  }
  const finding = diagnose('spec-invalid', { file: name }, { source: name, reason: reasonOf(result, maxMegabytes) });
  return { ...failed, createContentFindings: () => [finding] };
}

async function parseSpecification(
  name: string,
  text: string,
  host: Host,
  maxMegabytes: number,
): Promise<LoadedSpecification> {
  // A fault in a remote specification is located at the value that names the specification.
  const placeWithin = (named: Place, place: Range | { readonly pointer: string }): Place =>
    isSpecificationUrl(name) ? named : { file: name, ...place };
  const parsed = await parseSpecificationText(text);
  if ('reason' in parsed) {
    const { reason, offset } = parsed;
    const place = { start: offset, end: Math.max(endOfLine(text, offset), offset) };
    return {
      ...failed,
      createContentFindings: (named) => [diagnose('spec-syntax', placeWithin(named, place), { reason })],
    };
  }
  const document = parsed.value;
  const findingFactories: ((named: Place) => Finding)[] = [];
  if (parsed.isNonStandardJson && !isSpecificationUrl(name)) {
    const { findNonstandardSyntax } = await import('../../config/repair.ts');
    for (const finding of findNonstandardSyntax(name, text)) findingFactories.push(() => finding);
  }
  if (parsed.duplicateAt !== undefined) {
    const place = { start: parsed.duplicateAt, end: endOfLine(text, parsed.duplicateAt) };
    const reason = 'a key is repeated, and only the last one counts';
    findingFactories.push((named) => diagnose('spec-invalid', placeWithin(named, place), { source: name, reason }));
  }
  const inside = (named: Place): Finding[] => findingFactories.map((findingAt) => findingAt(named));
  const { form, version } = detectKind(document);
  if (form === undefined || !isObject(document)) {
    const isEmpty = document === null || document === undefined;
    const args = { source: name, version, isEmpty };
    return {
      ...failed,
      createContentFindings: inside,
      createReferenceFinding: ({ place }) => diagnose('spec-unsupported', place, args),
    };
  }
  const { files, refused } = await readReferencedFiles(name, parsed, host, maxMegabytes * megabyte);
  for (const { kind, url, reason } of refused) {
    const code = kind === 'blocked' ? 'spec-blocked' : 'spec-unreachable';
    findingFactories.push((named) => diagnose(code, named, { url, reason, entries: 0, pages: 0 }));
  }
  const references = createReferences(document, files);
  const refusedUrls = new Set(refused.map(({ url }) => url));
  const { operations, faults, ...upgraded } = readOperations(name, form, document, references, refusedUrls);
  for (const { pointer, reason } of faults) {
    findingFactories.push((named) =>
      diagnose('spec-invalid', placeWithin(named, { pointer }), { source: name, reason }),
    );
  }
  const isWhole = faults.length + refused.length === 0 && parsed.duplicateAt === undefined;
  const specification: Specification = {
    ...{ source: name, kind: form, operations, byPath: indexByPath(operations), files: [...files.keys()] },
    document: upgraded.document,
    original: document,
    references,
  };
  return { state: { state: 'read', specification, isWhole }, createContentFindings: inside };
}

function reasonOf(problem: ReadProblem, maxMegabytes: number): string {
  if (problem.problem === 'unreadable') return `it cannot be read: ${problem.reason}`;
  return problem.problem === 'large'
    ? `it is larger than ${maxMegabytes} MB (option limits.specificationSize)`
    : 'it is no UTF-8 text';
}

function kindOf(name: string, candidates: readonly string[]): 'folder' | 'pattern' | undefined {
  if (/[*{]/.test(name)) return 'pattern';
  return candidates.some((file) => isBelow(file, name)) ? 'folder' : undefined;
}

function isBelow(file: string, folder: string): boolean {
  return file.startsWith(`${folder.replace(/\/+$/, '')}/`);
}

/**
 * Finds the most likely target: the same path with an extension, a similar path, or the same name in another folder.
 */
function nearestSource(name: string, candidates: readonly string[]): string | undefined {
  const others = candidates.filter((file) => file !== name);
  const whole = others.find((file) => file.replace(/\.[^./]+$/, '') === name);
  return whole ?? nearestWords(name, others)[0] ?? others.find((file) => lastSegment(file) === lastSegment(name));
}
