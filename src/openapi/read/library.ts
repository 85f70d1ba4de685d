import { diagnose } from '../../diagnostics/catalogue/index.ts';
import type { Host, ReadProblem } from '../../host/host.ts';
import { nearestWords } from '../../schema/nearest.ts';
import { isObject } from '../../values/json.ts';
import type { Written } from '../../values/navigation.ts';
import type { Finding } from '../../values/outcome.ts';
import { normalizePath } from '../../values/paths.ts';
import type { Place } from '../../values/place.ts';
import type { SpecificationState } from '../../values/specification.ts';
import { isUrl, readReferencedFiles } from './files.ts';
import { readOperations } from './operations.ts';
import { formOf, parseSpecificationText } from './parse.ts';
import { referencesOf } from './references.ts';

/** Larger specifications are refused, in bytes: what they would cost is more than a build can give. */
const mostBytes = 48 * 1024 * 1024;

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
      if (remote.kind === 'text') return this.#parse(name, remote.text, named, () => named);
      const { reason } = remote;
      return remote.kind === 'blocked'
        ? { state: failed, at: (place) => diagnose('spec-blocked', place, { url: name, reason }) }
        : { state: { state: 'unknown' }, at: (place) => diagnose('spec-unreachable', place, { url: name, reason }) };
    }
    const outside = normalizePath(name) === undefined;
    const read = outside ? ({ problem: 'outside' } as const) : this.#host.read(name, mostBytes);
    if ('text' in read) return this.#parse(name, read.text, named, (place) => ({ file: name, ...place }));
    if (read.problem === 'missing' || read.problem === 'outside') {
      const candidates = this.#host.list().files.filter((file) => /\.(?:json|ya?ml)$/i.test(file));
      const kind = kindOf(name, candidates);
      const nearest =
        kind === 'folder' ? candidates.find((file) => isBelow(file, name)) : nearestSource(name, candidates);
      const args = { source: name, nearest, outside: read.problem === 'outside', kind };
      return { state: failed, at: (place) => diagnose('spec-missing', place, args) };
    }
    this.findings.push(diagnose('spec-invalid', { file: name }, { source: name, reason: reasonOf(read) }));
    return { state: failed, at: () => undefined };
  }

  /** @param placeIn Where a fault within it is reported: in the file, or, for a remote one, at the value. */
  async #parse(
    name: string,
    text: string,
    named: Place,
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
    if (parsed.isLoose && !isUrl(name)) {
      const { nonstandard } = await import('../../json/repair.ts');
      this.findings.push(...nonstandard(name, text));
    }
    if (parsed.twice !== undefined) {
      const lineEnd = text.indexOf('\n', parsed.twice);
      const place = placeIn({ start: parsed.twice, end: lineEnd === -1 ? text.length : lineEnd });
      const reason = 'a key stands twice, and only the last one counts';
      this.findings.push(diagnose('spec-invalid', place, { source: name, reason }));
    }
    const { form, version } = formOf(document);
    if (form === undefined || !isObject(document)) {
      return { ...failed, at: (place) => diagnose('spec-unsupported', place, { source: name, version }) };
    }
    const { files, refused } = await readReferencedFiles(name, parsed, this.#host, mostBytes);
    for (const { kind, url, reason } of refused) {
      this.findings.push(diagnose(kind === 'blocked' ? 'spec-blocked' : 'spec-unreachable', named, { url, reason }));
    }
    const references = referencesOf(document, files);
    const { specification, faults } = readOperations(
      name,
      form,
      document,
      references,
      [...files.keys()],
      new Set(refused.map(({ url }) => url)),
    );
    for (const { pointer, reason } of faults) {
      this.findings.push(diagnose('spec-invalid', placeIn({ pointer }), { source: name, reason }));
    }
    return {
      state: {
        state: 'read',
        specification,
        isWhole: faults.length + refused.length === 0 && parsed.twice === undefined,
      },
      at: () => undefined,
    };
  }
}

function reasonOf(read: ReadProblem): string {
  if (read.problem === 'unreadable') return `it cannot be read: ${read.reason}`;
  return read.problem === 'large' ? `it is larger than ${mostBytes / 1024 / 1024} MB` : 'it is no UTF-8 text';
}

/** What a name that is no file's may be instead. */
function kindOf(name: string, candidates: readonly string[]): 'folder' | 'pattern' | undefined {
  if (/[*{]/.test(name)) return 'pattern';
  return candidates.some((file) => isBelow(file, name)) ? 'folder' : undefined;
}

function isBelow(file: string, folder: string): boolean {
  return file.startsWith(`${folder.replace(/\/+$/, '')}/`);
}

/** The file that was probably meant: nearly the same path, or the same name elsewhere. */
function nearestSource(name: string, candidates: readonly string[]): string | undefined {
  const base = name.split('/').at(-1);
  const others = candidates.filter((file) => file !== name);
  const whole = others.find((file) => file.replace(/\.[^./]+$/, '') === name);
  return whole ?? nearestWords(name, others)[0] ?? others.find((file) => file.split('/').at(-1) === base);
}
