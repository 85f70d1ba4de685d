import { referencedFile } from '../../config/references.ts';
import { type Host, type RemoteText, readText } from '../../host/host.ts';
import { decodePercent } from '../../links/url.ts';
import type { Json } from '../../values/json.ts';
import { maxSpecificationCharacters, maxSpecificationFiles } from '../../values/limits.ts';
import { type ParsedValue, parseSpecificationText } from './parse.ts';
import { splitReference } from './references.ts';
import { walkSpecification } from './walk.ts';

export interface ReferencedFiles {
  /** Contents by name: a path relative to the docs folder or a URL. `null` if the file could not be read. */
  readonly files: ReadonlyMap<string, Json>;
  readonly fetchFailures: readonly (Exclude<RemoteText, { kind: 'text' }> & { readonly url: string })[];
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
  const fetchFailures: (Exclude<RemoteText, { kind: 'text' }> & { url: string })[] = [];
  const queue = isSelfContained ? [] : [...makeReferencesAbsolute(name, document, name)];
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
    queue.push(...makeReferencesAbsolute(file, parsed.value, name));
  }
  return { files, fetchFailures };

  async function readFile(file: string): Promise<string | undefined> {
    if (isSpecificationUrl(file)) {
      const remote = await host.fetch(file);
      if (remote.kind !== 'text') fetchFailures.push({ ...remote, url: file });
      return remote.kind === 'text' ? remote.text : undefined;
    }
    return readText(host, file, maxBytes);
  }
}

export function isSpecificationUrl(source: string): boolean {
  return /^[a-z][a-z\d+.-]*:\/\//i.test(source);
}

/** Makes the references of a file absolute, in place. Returns the names of the other files that they refer to. */
function makeReferencesAbsolute(file: string, root: Json, mainFile: string): Set<string> {
  const otherFiles = new Set<string>();
  for (const { value, hasCustomKeys } of walkSpecification(root, false)) {
    if (typeof value.$ref !== 'string' || hasCustomKeys) continue;
    const absolute = toAbsoluteReference(file, value.$ref, mainFile);
    (value as Record<string, Json>).$ref = absolute;
    const [targetFile] = splitReference(absolute);
    if (targetFile !== '' && (isSpecificationUrl(targetFile) || referencedFile('', targetFile) !== undefined))
      otherFiles.add(targetFile);
  }
  return otherFiles;
}

/**
 * Makes a reference absolute. A reference to a file outside the docs folder stays unchanged, so it will not resolve.
 */
function toAbsoluteReference(from: string, reference: string, mainFile: string): string {
  const [path, fragment] = splitReference(reference);
  const file = path === '' ? from : resolveFile(from, path);
  if (file === undefined) return reference;
  return `${file === mainFile ? '' : file}#${fragment}`;
}

function resolveFile(from: string, path: string): string | undefined {
  if (isSpecificationUrl(path)) return path;
  if (isSpecificationUrl(from)) return URL.canParse(path, from) ? new URL(path, from).href : undefined;
  return referencedFile(from, decodePercent(path));
}
