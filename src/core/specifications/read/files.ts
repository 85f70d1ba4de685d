import { referencedFile } from '../../config/references.ts';
import { type Host, type RemoteText, readText } from '../../host/host.ts';
import { decodePercent } from '../../links/address.ts';
import { isObject, type Json } from '../../values/json.ts';
import { type ParsedValue, parseSpecificationText } from './parse.ts';
import { splitReference } from './references.ts';

/** Files that one specification may be made of. */
const mostFiles = 1000;
/** All of them together, in characters. */
const mostCharacters = 96 * 1024 * 1024;

/** The files that a specification refers to, and theirs. */
export interface ReferencedFiles {
  /** What is in them, by name: a path from the docs folder or a URL; `null` if it could not be read. */
  readonly files: ReadonlyMap<string, Json>;
  /** URLs that gave nothing, and why. */
  readonly refused: readonly (Exclude<RemoteText, { kind: 'text' }> & { readonly url: string })[];
}

/**
 * Reads every file that a document refers to, from inside the docs folder or from where the settings allow, and writes
 * into all references which file they mean: `schemas/user.yaml#/User`, `#/components/…` for the document itself. A
 * reference then means the same wherever it is.
 *
 * @param name The document's own name: a path from the docs folder or a URL.
 * @param parsed Its value is changed in place.
 */
export async function readReferencedFiles(
  name: string,
  { value: document, isSelfContained }: ParsedValue,
  host: Host,
  mostBytes: number,
): Promise<ReferencedFiles> {
  const files = new Map<string, Json>();
  const refused: (Exclude<RemoteText, { kind: 'text' }> & { url: string })[] = [];
  const waiting = isSelfContained ? [] : [...absoluteReferences(name, document, name)];
  let characters = 0;
  for (let file = waiting.shift(); file !== undefined && files.size < mostFiles; file = waiting.shift()) {
    if (files.has(file)) continue;
    files.set(file, null);
    const text = await textOf(file);
    characters += text?.length ?? 0;
    if (text === undefined || characters > mostCharacters) continue;
    const parsed = await parseSpecificationText(text);
    if (!('value' in parsed)) continue;
    files.set(file, parsed.value);
    waiting.push(...absoluteReferences(file, parsed.value, name));
  }
  return { files, refused };

  async function textOf(file: string): Promise<string | undefined> {
    if (isUrl(file)) {
      const remote = await host.fetch(file);
      if (remote.kind !== 'text') refused.push({ ...remote, url: file });
      return remote.kind === 'text' ? remote.text : undefined;
    }
    // What is remote says nothing of the files here.
    return readText(host, file, mostBytes);
  }
}

export function isUrl(source: string): boolean {
  return /^[a-z][a-z\d+.-]*:\/\//i.test(source);
}

/** Members that contain data: a `$ref` in them is no reference. */
const data: ReadonlySet<string> = new Set(['example', 'default', 'enum', 'const', 'value']);
/** Members whose own members have names that somebody chose. */
const named: ReadonlySet<string> = new Set(['properties', 'patternProperties', '$defs', 'definitions', 'schemas']);

/** Makes the references of a file absolute, in place, and gives the names of the other files among them. */
function absoluteReferences(file: string, value: Json, main: string): Set<string> {
  const others = new Set<string>();
  const seen = new Set<Json>();
  const waiting: { value: Json; isNamed: boolean }[] = [{ value, isNamed: false }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value: holder, isNamed } = next;
    if (typeof holder !== 'object' || holder === null || seen.has(holder)) continue;
    seen.add(holder);
    if (isObject(holder) && typeof holder.$ref === 'string' && !isNamed) {
      const absolute = absoluteReference(file, holder.$ref, main);
      (holder as Record<string, Json>).$ref = absolute;
      const [other] = splitReference(absolute);
      if (other !== '' && (isUrl(other) || referencedFile('', other) !== undefined)) others.add(other);
    }
    for (const [key, member] of Object.entries(holder)) {
      if (typeof member === 'object' && (isNamed || !data.has(key))) {
        waiting.push({ value: member, isNamed: !isNamed && named.has(key) });
      }
    }
  }
  return others;
}

/** What leads out of the docs folder stays as it is written, and leads nowhere. */
function absoluteReference(from: string, reference: string, main: string): string {
  const [path, fragment] = splitReference(reference);
  const file = path === '' ? from : fileOf(from, path);
  if (file === undefined) return reference;
  return `${file === main ? '' : file}#${fragment}`;
}

function fileOf(from: string, path: string): string | undefined {
  if (isUrl(path)) return path;
  if (isUrl(from)) return URL.canParse(path, from) ? new URL(path, from).href : undefined;
  return referencedFile(from, decodePercent(path));
}
