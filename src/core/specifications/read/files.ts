import { referencedFile } from '../../config/references.ts';
import { type Host, type RemoteText, readText } from '../../host/host.ts';
import { decodePercent } from '../../links/url.ts';
import { isObject, type Json } from '../../values/json.ts';
import { maxSpecificationCharacters, maxSpecificationFiles } from '../../values/limits.ts';
import { type ParsedValue, parseSpecificationText } from './parse.ts';
import { splitReference } from './references.ts';

export interface ReferencedFiles {
  /** Contents by name: a path relative to the docs folder or a URL. `null` if the file could not be read. */
  readonly files: ReadonlyMap<string, Json>;
  readonly refused: readonly (Exclude<RemoteText, { kind: 'text' }> & { readonly url: string })[];
}

/**
 * Reads every file that a document refers to, from the docs folder or from allowed hosts. Makes all references
 * absolute, so that a reference means the same in every file: `schemas/user.yaml#/User`, or `#/components/…` for the
 * document itself.
 *
 * @param name Name of the document: a path relative to the docs folder or a URL.
 * @param parsed Its value is modified in place.
 */
export async function readReferencedFiles(
  name: string,
  { value: document, isSelfContained }: ParsedValue,
  host: Host,
  maxBytes: number,
): Promise<ReferencedFiles> {
  const files = new Map<string, Json>();
  const refused: (Exclude<RemoteText, { kind: 'text' }> & { url: string })[] = [];
  const queue = isSelfContained ? [] : [...absoluteReferences(name, document, name)];
  let characters = 0;
  for (let file = queue.shift(); file !== undefined && files.size < maxSpecificationFiles; file = queue.shift()) {
    if (files.has(file)) continue;
    files.set(file, null);
    const text = await readFile(file);
    characters += text?.length ?? 0;
    if (text === undefined || characters > maxSpecificationCharacters) continue;
    const parsed = await parseSpecificationText(text);
    if (!('value' in parsed)) continue;
    files.set(file, parsed.value);
    queue.push(...absoluteReferences(file, parsed.value, name));
  }
  return { files, refused };

  async function readFile(file: string): Promise<string | undefined> {
    if (isSpecificationUrl(file)) {
      const remote = await host.fetch(file);
      if (remote.kind !== 'text') refused.push({ ...remote, url: file });
      return remote.kind === 'text' ? remote.text : undefined;
    }
    return readText(host, file, maxBytes);
  }
}

export function isSpecificationUrl(source: string): boolean {
  return /^[a-z][a-z\d+.-]*:\/\//i.test(source);
}

/** Members that contain data, where `$ref` is not a reference. */
const dataMembers: ReadonlySet<string> = new Set(['example', 'default', 'enum', 'const', 'value']);
/** Members whose keys are names chosen by the author, so a key `$ref` there is not a reference. */
const nameMaps: ReadonlySet<string> = new Set(['properties', 'patternProperties', '$defs', 'definitions', 'schemas']);

/** Makes the references of a file absolute, in place. Returns the names of the other files that they refer to. */
function absoluteReferences(file: string, value: Json, main: string): Set<string> {
  const others = new Set<string>();
  const seen = new Set<Json>();
  const stack: { value: Json; isNamed: boolean }[] = [{ value, isNamed: false }];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { value: holder, isNamed } = next;
    if (typeof holder !== 'object' || holder === null || seen.has(holder)) continue;
    seen.add(holder);
    if (isObject(holder) && typeof holder.$ref === 'string' && !isNamed) {
      const absolute = absoluteReference(file, holder.$ref, main);
      (holder as Record<string, Json>).$ref = absolute;
      const [other] = splitReference(absolute);
      if (other !== '' && (isSpecificationUrl(other) || referencedFile('', other) !== undefined)) others.add(other);
    }
    for (const [key, member] of Object.entries(holder)) {
      if (typeof member === 'object' && (isNamed || !dataMembers.has(key))) {
        stack.push({ value: member, isNamed: !isNamed && nameMaps.has(key) });
      }
    }
  }
  return others;
}

/** Returns a reference to a file outside the docs folder unchanged: it will not resolve. */
function absoluteReference(from: string, reference: string, main: string): string {
  const [path, fragment] = splitReference(reference);
  const file = path === '' ? from : fileOf(from, path);
  if (file === undefined) return reference;
  return `${file === main ? '' : file}#${fragment}`;
}

function fileOf(from: string, path: string): string | undefined {
  if (isSpecificationUrl(path)) return path;
  if (isSpecificationUrl(from)) return URL.canParse(path, from) ? new URL(path, from).href : undefined;
  return referencedFile(from, decodePercent(path));
}
