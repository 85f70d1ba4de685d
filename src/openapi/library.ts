import { diagnose } from '../diagnostics/catalogue/index.ts';
import type { Host, ReadProblem } from '../host/host.ts';
import { referencedFile } from '../json/references.ts';
import { nearestWords } from '../schema/nearest.ts';
import { isObject, type Json, type JsonObject, ownMember } from '../values/json.ts';
import type { Written } from '../values/navigation.ts';
import type { Finding } from '../values/outcome.ts';
import { normalizePath } from '../values/paths.ts';
import { type Place, pointerSteps } from '../values/place.ts';
import type { SpecificationState } from '../values/specification.ts';
import { readOperations } from './operations.ts';
import { formOf, parseSpecificationText } from './parse.ts';

/** Larger specifications are refused, in bytes: what they would cost is more than a build can give. */
const mostBytes = 48 * 1024 * 1024;
/** Files that the path items of one specification may refer to. */
const mostFiles = 1000;

/** What became of a source, and what every element that names it is told. */
interface Loaded {
  readonly state: SpecificationState;
  /** Faults of the value that names it. */
  readonly at: (place: Place) => Finding | undefined;
}

/** The specifications of a site: each is read once, however often it is named. */
export class SpecificationLibrary {
  readonly #host: Host;
  /** What is wrong with what was loaded so far. */
  readonly findings: Finding[] = [];
  readonly #loaded = new Map<string, Promise<Loaded>>();
  readonly #states = new Map<string, SpecificationState>();
  readonly #reported = new Set<string>();

  constructor(host: Host) {
    this.#host = host;
  }

  /** The name that a source goes by: a path from the docs folder, or a URL. */
  static nameOf(source: string): string {
    const text = source.trim();
    return isUrl(text) ? text : (normalizePath(text) ?? text);
  }

  /** Reads what a value of `openapi` or `asyncapi` names, and reports at the value what is wrong with naming it. */
  async load({ text, place }: Written): Promise<void> {
    const name = SpecificationLibrary.nameOf(text);
    const reading = this.#loaded.get(name) ?? this.#read(name, place);
    this.#loaded.set(name, reading);
    const { state, at } = await reading;
    this.#states.set(name, state);
    const finding = at(place);
    // A host that does not answer is one cause, however many elements name it.
    if (finding === undefined || (finding.code === 'spec-unreachable' && this.#reported.has(name))) return;
    this.#reported.add(name);
    this.findings.push(finding);
  }

  /** What became of a source that was loaded before. */
  stateOf(source: string): SpecificationState | undefined {
    return this.#states.get(SpecificationLibrary.nameOf(source));
  }

  /** Everything that was loaded, by name. */
  get states(): ReadonlyMap<string, SpecificationState> {
    return this.#states;
  }

  async #read(name: string, named: Place): Promise<Loaded> {
    const failed: SpecificationState = { state: 'failed' };
    if (isUrl(name)) {
      const remote = await this.#host.fetch(name);
      if (remote.kind === 'text') return this.#parse(name, remote.text, () => named);
      const { reason } = remote;
      return remote.kind === 'blocked'
        ? { state: failed, at: (place) => diagnose('spec-blocked', place, { url: name, reason }) }
        : { state: { state: 'unknown' }, at: (place) => diagnose('spec-unreachable', place, { url: name, reason }) };
    }
    const outside = normalizePath(name) === undefined;
    const read = outside ? ({ problem: 'outside' } as const) : this.#host.read(name, mostBytes);
    if ('text' in read) return this.#parse(name, read.text, (place) => ({ file: name, ...place }));
    if (read.problem === 'missing' || read.problem === 'outside') {
      const candidates = this.#host.list().files.filter((file) => /\.(?:json|ya?ml)$/i.test(file));
      const args = { source: name, nearest: nearestSource(name, candidates), outside: read.problem === 'outside' };
      return { state: failed, at: (place) => diagnose('spec-missing', place, args) };
    }
    this.findings.push(diagnose('spec-invalid', { file: name }, { source: name, reason: reasonOf(read) }));
    return { state: failed, at: () => undefined };
  }

  /** @param placeIn Where a fault within it is reported: in the file, or, for a remote one, at the value. */
  async #parse(
    name: string,
    text: string,
    placeIn: (place: { pointer: string } | { start: number; end: number }) => Place,
  ): Promise<Loaded> {
    const failed: Loaded = { state: { state: 'failed' }, at: () => undefined };
    const parsed = await parseSpecificationText(text);
    if ('fault' in parsed) {
      const { reason, offset } = parsed;
      const lineEnd = text.indexOf('\n', offset);
      const lineLength = lineEnd === -1 ? text.length : lineEnd;
      const end = text[lineLength - 1] === '\r' ? lineLength - 1 : lineLength;
      this.findings.push(diagnose('spec-syntax', placeIn({ start: offset, end: Math.max(end, offset) }), { reason }));
      return failed;
    }
    const document = parsed.value;
    const { form, version } = formOf(document);
    if (form === undefined || !isObject(document)) {
      return { ...failed, at: (place) => diagnose('spec-unsupported', place, { source: name, version }) };
    }
    const others = isUrl(name) ? new Map<string, Json>() : await this.#filesOfPathItems(name, document);
    const { specification, faults } = readOperations(name, form, document, (reference) =>
      follow(name, document, others, reference),
    );
    for (const { pointer, reason } of faults) {
      this.findings.push(diagnose('spec-invalid', placeIn({ pointer }), { source: name, reason }));
    }
    return { state: { state: 'read', specification, isWhole: faults.length === 0 }, at: () => undefined };
  }

  /** The files that path items refer to, and those that these refer to, parsed. */
  async #filesOfPathItems(name: string, document: JsonObject): Promise<Map<string, Json>> {
    const files = new Map<string, Json>();
    const wanted = externalFiles(name, document);
    for (let file = wanted.shift(); file !== undefined && files.size < mostFiles; file = wanted.shift()) {
      if (files.has(file)) continue;
      const read = this.#host.read(file, mostBytes);
      const parsed = 'text' in read ? await parseSpecificationText(read.text) : undefined;
      const value = parsed !== undefined && 'value' in parsed ? parsed.value : null;
      files.set(file, value);
      if (isObject(value) && typeof value.$ref === 'string')
        wanted.push(...externalFiles(file, { paths: { item: value } }));
    }
    return files;
  }
}

function reasonOf(read: ReadProblem): string {
  if (read.problem === 'unreadable') return `it cannot be read: ${read.reason}`;
  return read.problem === 'large' ? `it is larger than ${mostBytes / 1024 / 1024} MB` : 'it is no UTF-8 text';
}

export function isUrl(source: string): boolean {
  return /^[a-z][a-z\d+.-]*:\/\//i.test(source);
}

function externalFiles(from: string, document: JsonObject): string[] {
  const items = ['paths', 'webhooks', 'channels'].map((name) => ownMember(document, name)).filter(isObject);
  return items.flatMap((section) =>
    Object.values(section).flatMap((item) => {
      const reference = isObject(item) && typeof item.$ref === 'string' ? item.$ref : '#';
      const file = reference.startsWith('#') ? undefined : referencedFile(from, reference.replace(/#.*$/s, ''));
      return file === undefined || isUrl(reference) ? [] : [file];
    }),
  );
}

/** The value that a `$ref` of a path item stands for, in the same document or in a file beside it. */
function follow(
  name: string,
  document: JsonObject,
  others: ReadonlyMap<string, Json>,
  reference: string,
): Json | undefined {
  const [path = '', pointer = ''] = reference.split('#', 2);
  let value: Json | undefined = path === '' ? document : others.get(referencedFile(name, path) ?? '');
  for (const step of pointerSteps(decode(pointer))) {
    if (Array.isArray(value)) value = (value as readonly Json[])[Number(step)];
    else value = isObject(value) ? ownMember(value, step) : undefined;
  }
  return value;
}

function decode(pointer: string): string {
  try {
    return decodeURIComponent(pointer);
  } catch {
    return pointer;
  }
}

/** The file that was probably meant: nearly the same path, or the same name elsewhere. */
function nearestSource(name: string, candidates: readonly string[]): string | undefined {
  const base = name.split('/').at(-1);
  const others = candidates.filter((file) => file !== name);
  return nearestWords(name, others)[0] ?? others.find((file) => file.split('/').at(-1) === base);
}
