import { nearestWords } from '../config/nearest.ts';
import { referencedFile } from '../config/references.ts';
import { type ArgumentsOf, diagnose } from '../findings/diagnose.ts';
import { isSpecificationUrl } from '../specifications/read/files.ts';
import { splitReference } from '../specifications/read/references.ts';
import { type SpecificationPart, walkSpecification } from '../specifications/read/walk.ts';
import { isObject, type Json, ownMember } from '../values/json.ts';
import { appendTo, groupBy, type NonEmptyArray } from '../values/lists.ts';
import { type JsonLocation, keyLocation, memberLocation, unescapePointerSegment } from '../values/location.ts';
import type { Finding } from '../values/outcome.ts';
import { folderOf } from '../values/paths.ts';
import type { Expansion } from '../values/site-facts.ts';
import { httpMethods, overviewMethod, pathItemMethods, type References } from '../values/specification.ts';

/**
 * Reports parts of specifications that pages can't show: broken references, members of a path that are not methods, and
 * patterns that are not regular expressions of ECMA-262. Each cause is reported once, at its first location.
 */
export function checkSpecifications(files: readonly SpecificationFile[]): Finding[] {
  const faults = files.flatMap((file) =>
    [...walkSpecification(file.root, true)].flatMap((part) => findFaults(part, file)),
  );
  return [...groupBy(faults, ({ kind, text }) => `${kind} ${text}`).values()].map((sameFaults) => {
    const [{ location, ...args }] = sameFaults;
    return diagnose('spec-reference', location, { ...args, count: sameFaults.length });
  });
}

interface Fault extends Pick<ArgumentsOf<'spec-reference'>, 'kind' | 'text' | 'nearest' | 'section'> {
  readonly location: JsonLocation;
}

function findFaults(part: SpecificationPart, file: SpecificationFile): Fault[] {
  if (part.hasCustomKeys) return [];
  const location = { file: file.file, pointer: part.pointer };
  return [
    ...referenceFault(part, file, location),
    ...loopFault(part, file, location),
    ...patternFault(part, location),
    ...methodFaults(part, file, location),
    ...serverFaults(part, location),
  ];
}

function referenceFault(part: SpecificationPart, { references }: SpecificationFile, location: JsonLocation): Fault[] {
  const reference = ownMember(part.value, '$ref');
  // The value is null if the file could not be read.
  if (typeof reference !== 'string' || (references.resolveTarget(reference).value ?? null) !== null) return [];
  const [file] = splitReference(reference);
  // Skips files without content: remote files that could not be fetched are reported separately, and files beyond a
  // limit can't be checked.
  const isKnown =
    file === '' || references.resolveTarget(file).value !== undefined || referencedFile('', file) === undefined;
  if (isSpecificationUrl(file) || !isKnown || itemPointer.test(part.pointer) || part.hasBase) return [];
  const suggestions = reference.includes('#/') ? suggestReferences(reference, references) : { nearest: [] };
  return [{ kind: 'reference', text: reference, ...suggestions, location: memberLocation(location, '$ref') }];
}

/** Reports a chain of references without an end, such as two schemas that consist only of a `$ref` to each other. */
function loopFault(
  { value, pointer, hasBase }: SpecificationPart,
  { references }: SpecificationFile,
  location: JsonLocation,
): Fault[] {
  const reference = ownMember(value, '$ref');
  if (typeof reference !== 'string' || hasBase || itemPointer.test(pointer)) return [];
  if (!startsLoop(reference, references)) return [];
  return [{ kind: 'loop', text: reference, nearest: [], location: memberLocation(location, '$ref') }];
}

/** True for exactly one reference of each loop; false for a reference that only points into a loop. */
function startsLoop(start: string, references: References): boolean {
  const keys = new Set<string>();
  for (let reference: unknown = start; typeof reference === 'string'; ) {
    const { key, value } = references.resolveTarget(reference);
    if (keys.has(key))
      return key === references.resolveTarget(start).key && [...keys].every((otherKey) => key <= otherKey);
    keys.add(key);
    reference = isObject(value) ? ownMember(value, '$ref') : undefined;
  }
  return false;
}

/** Matches the pointer to a server of a document, path or operation: `/servers/0`, or `/servers/NAME` in AsyncAPI. */
const serverPointer = /\/servers\/[^/]+$/;

function serverFaults({ value, pointer }: SpecificationPart, location: JsonLocation): Fault[] {
  if (!serverPointer.test(pointer)) return [];
  const variables = ownMember(value, 'variables');
  const names = isObject(variables) ? Object.keys(variables) : [];
  return ['url', 'host', 'pathname'].flatMap((member) => {
    const text = ownMember(value, member);
    if (typeof text !== 'string') return [];
    const usedNames = [...text.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);
    return [...new Set(usedNames)].flatMap((name): Fault[] => {
      if (names.includes(name)) return [];
      return [
        {
          kind: 'variable',
          text: name,
          nearest: nearestWords(name, names),
          location: memberLocation(location, member),
        },
      ];
    });
  });
}

/** Matches pointers to path items and operations. Broken references there are reported by `spec-invalid`. */
const itemPointer = /^\/(?:paths|webhooks|x-webhooks|channels)(?:\/[^/]*){0,2}$/;

/**
 * Finds the references whose last segment is similar to that of a broken reference. If there are none, lists what its
 * section has: names that share words with the missing one first.
 */
function suggestReferences(reference: string, references: References): Pick<Fault, 'nearest' | 'section'> {
  const end = reference.lastIndexOf('/') + 1;
  const [path, name] = [reference.slice(0, end - 1), reference.slice(end)];
  const section = references.resolveTarget(path).value;
  const names = isObject(section) ? Object.keys(section) : [];
  const nearest = nearestWords(name, names, maxNamesOfSection);
  if (nearest.length > 0) return { nearest: nearest.map((other) => `${path}/${other}`) };
  // The root of the document has no names to choose from, and a list has only numbers.
  if (path === '#' || (section !== undefined && !isObject(section))) return { nearest };
  const words = wordsOf(name);
  const sharedCount = (other: string): number => [...wordsOf(other)].filter((word) => words.has(word)).length;
  const sortedNames = names
    .map((other) => ({ other, count: sharedCount(other) }))
    .sort((a, b) => b.count - a.count)
    .map(({ other }) => other);
  const listed = names.length === maxNamesOfSection + 1 ? sortedNames : sortedNames.slice(0, maxNamesOfSection);
  return {
    nearest,
    section: { path: path.replace(/#$/, ''), name, names: listed, more: names.length - listed.length },
  };
}

/** Maximum number of names of a section in a help text. */
const maxNamesOfSection = 3;

/** Words of a name: `UserProfile_v2 → user, profile, v, 2`. */
function wordsOf(name: string): ReadonlySet<string> {
  return new Set(name.match(/\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})|\p{Lo}+|\p{N}+/gu)?.map((word) => word.toLowerCase()));
}

function patternFault({ value }: SpecificationPart, location: JsonLocation): Fault[] {
  const pattern = ownMember(value, 'pattern');
  if (typeof pattern !== 'string' || isPattern(pattern)) return [];
  return [{ kind: 'pattern', text: pattern, nearest: [], location: memberLocation(location, 'pattern') }];
}

/**
 * True if a pattern is valid with or without the `u` flag. Modifiers such as `(?i:)` are removed first, because older
 * versions of Node.js can't parse them.
 */
function isPattern(pattern: string): boolean {
  const plainPattern = pattern.replace(/\(\?[ims]*(?:-[ims]+)?:/g, '(?:');
  return ['', 'u'].some((flags) => {
    try {
      new RegExp(plainPattern, flags);
      return true;
    } catch {
      return false;
    }
  });
}

const pathItemMembers: ReadonlySet<string> = new Set([
  ...pathItemMethods,
  ...['$ref', 'summary', 'description', 'servers', 'parameters', 'additionalOperations'],
]);

function methodFaults(part: SpecificationPart, { isEntryFile }: SpecificationFile, location: JsonLocation): Fault[] {
  if (!isEntryFile || !/^\/paths\/[^/]*$/.test(part.pointer)) return [];
  return Object.keys(part.value).flatMap((key): Fault[] => {
    if (pathItemMembers.has(key) || key.startsWith('x-') || !isObject(part.value[key])) return [];
    const nearest = pathItemMembers.has(key.toLowerCase()) ? [key.toLowerCase()] : nearestWords(key, pathItemMethods);
    return [{ kind: 'method', text: key, nearest, location: keyLocation(memberLocation(location, key)) }];
  });
}

export interface SpecificationFile {
  readonly file: string;
  readonly root: Json;
  readonly specs: readonly string[];
  readonly references: References;
  readonly isEntryFile: boolean;
}

export function specificationFiles(specifications: Expansion['specifications']): SpecificationFile[] {
  const byFile = new Map<string, SpecificationFile & { readonly specs: string[] }>();
  for (const [spec, state] of specifications) {
    if (state.state !== 'read') continue;
    const { original, references, files } = state.specification;
    for (const file of new Set([spec, ...files])) {
      const isEntryFile = file === spec;
      const root = isEntryFile ? original : references.resolveTarget(file).value;
      if (root === undefined || /^https?:/i.test(file)) continue;
      const existing = byFile.get(file);
      if (existing === undefined) byFile.set(file, { file, root, specs: [spec], references, isEntryFile });
      else existing.specs.push(spec);
    }
  }
  return [...byFile.values()];
}

export interface SpecificationLink {
  readonly target: string;
  readonly location: JsonLocation;
  readonly specs: readonly string[];
  /** Only the overview page of the specification shows the description. */
  readonly isOnOverview: boolean;
  /** Only the pages of these operations show the description: `/users get`, or `/users` for all methods of a path. */
  readonly operation?: string;
}

/** Matches the pointer to a description of a specification or of a tag. */
const overviewPointer = /^\/(?:info|tags)\//;

/** Matches the pointer to a part of a path or webhook. */
const operationPointer = /^\/(?:paths|webhooks)\/([^/]+)(?:\/([^/]+))?/;

const codeSpanPattern = /(`+)[\s\S]*?\1/g;
/** A Markdown destination with spaces is text, unless it is in angle brackets. */
const linkTargetPattern =
  /\]\(\s*(?:<([^<>#\n][^<>\n]*)>|([^\s<>)#][^\s<>)]*))(?=\s*\)|\s+["'(])|\b(?:href|src)\s*=\s*(?:"([^"#][^"]*)"|'([^'#][^']*)')/g;

export function specificationLinks(files: readonly SpecificationFile[]): SpecificationLink[] {
  return files.flatMap(({ file, root, specs, isEntryFile }) =>
    [...findDescriptionsWithLinks(root, file)].flatMap(({ text, location }) =>
      [...text.replace(codeSpanPattern, '').matchAll(linkTargetPattern)].map((match) => ({
        target: match[1] ?? match[2] ?? match[3] ?? match[4] ?? '',
        location,
        specs,
        isOnOverview: overviewPointer.test(location.pointer),
        ...(isEntryFile ? operationOf(location.pointer) : {}),
      })),
    ),
  );
}

/**
 * Returns a function that finds routes of the pages generated from given specifications. It returns one route per
 * folder, because relative links resolve the same from all pages of a folder.
 */
export function specificationRoutes({ endpoints }: Expansion): (specs: readonly string[]) => readonly string[] {
  const routes = new Map<string, NonEmptyArray<string>>();
  for (const entry of endpoints.values())
    if (entry.kind === 'operation') appendTo(routes, entry.operation.spec, entry.route);
  const folders = new Map([...routes].map(([spec, specRoutes]) => [spec, oneRoutePerFolder(specRoutes)]));
  return (specs) => oneRoutePerFolder(specs.flatMap((spec) => folders.get(spec) ?? []));
}

function operationOf(pointer: string): Pick<SpecificationLink, 'operation'> {
  const [, path, method = ''] = operationPointer.exec(pointer) ?? [];
  if (path === undefined) return {};
  return {
    operation: operationKey(
      unescapePointerSegment(path),
      httpMethods.includes(method.toUpperCase()) ? method : undefined,
    ),
  };
}

function operationKey(path: string, method: string | undefined): string {
  return [path.replace(/(?<=.)\/$/, ''), ...(method === undefined ? [] : [method.toLowerCase()])].join(' ');
}

/** Returns a function that tells if a page shows the description that a link is in. */
export function visibleDescriptions({ endpoints, pageOperations }: Expansion): (link: SpecificationLink) => boolean {
  const shown = new Set<string>();
  const entryOperations = [...endpoints.values()].flatMap((entry) =>
    entry.kind === 'operation' ? [entry.operation] : [],
  );
  for (const { spec, path, httpMethod, method } of [...entryOperations, ...pageOperations.values()]) {
    if (method === overviewMethod) shown.add(spec);
    for (const shownMethod of [undefined, httpMethod]) shown.add(`${spec} ${operationKey(path, shownMethod)}`);
  }
  return ({ specs, isOnOverview, operation }) => {
    if (isOnOverview) return specs.some((spec) => shown.has(spec));
    return operation === undefined || specs.some((spec) => shown.has(`${spec} ${operation}`));
  };
}

function oneRoutePerFolder(routes: readonly string[]): string[] {
  return [...new Map(routes.map((route) => [folderOf(route), route])).values()];
}

function* findDescriptionsWithLinks(root: Json, file: string): Generator<{ text: string; location: JsonLocation }> {
  for (const { value, pointer } of walkSpecification(root, true)) {
    const text = ownMember(value, 'description');
    if (typeof text === 'string' && /\]\(|(?:href|src)\s*=/.test(text))
      yield { text, location: memberLocation({ file, pointer }, 'description') };
  }
}
