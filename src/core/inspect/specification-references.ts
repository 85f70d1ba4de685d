import { nearestWords } from '../config/nearest.ts';
import { referencedFile } from '../config/references.ts';
import { type ArgumentsOf, diagnose } from '../findings/diagnose.ts';
import { isUrl } from '../specifications/read/files.ts';
import { splitReference } from '../specifications/read/references.ts';
import { isObject, ownMember } from '../values/json.ts';
import { groupBy } from '../values/lists.ts';
import type { Finding } from '../values/outcome.ts';
import { type JsonPlace, keyPlace, memberPlace } from '../values/place.ts';
import { itemMethods, type References } from '../values/specification.ts';
import { type Part, partsOf, type SpecificationFile } from './specification-parts.ts';

/**
 * What the pages of a specification cannot show: references that lead to nothing, members of a path that are no method,
 * and patterns that are no regular expression of ECMA-262. Each cause is told once, at its first place.
 */
export function checkSpecifications(files: readonly SpecificationFile[]): Finding[] {
  const faults = files.flatMap((file) => [...partsOf(file.root)].flatMap((part) => faultsOf(part, file)));
  return [...groupBy(faults, ({ kind, text }) => `${kind} ${text}`).values()].map((same) => {
    const [{ place, ...args }] = same;
    return diagnose('spec-reference', place, { ...args, count: same.length });
  });
}

/** What a page of the specification cannot show. */
interface Fault extends Pick<ArgumentsOf<'spec-reference'>, 'kind' | 'text' | 'nearest'> {
  readonly place: JsonPlace;
}

function faultsOf(part: Part, file: SpecificationFile): Fault[] {
  if (part.isNamed) return [];
  const place = { file: file.file, pointer: part.pointer };
  return [...referenceFault(part, file, place), ...patternFault(part, place), ...methodFaults(part, file, place)];
}

function referenceFault(part: Part, { references }: SpecificationFile, place: JsonPlace): Fault[] {
  const reference = ownMember(part.value, '$ref');
  // A file that could not be read is null.
  if (typeof reference !== 'string' || (references.target(reference).value ?? null) !== null) return [];
  const [file] = splitReference(reference);
  // Remote files that could not be fetched, and files beyond a limit, are reported separately or cannot be judged.
  const isKnown = file === '' || references.target(file).value !== undefined || referencedFile('', file) === undefined;
  if (isUrl(file) || !isKnown || item.test(part.pointer) || part.hasBase) return [];
  const nearest = reference.includes('#/') ? nearestTo(reference, references) : undefined;
  return [{ kind: 'reference', text: reference, nearest, place: memberPlace(place, '$ref') }];
}

/** Path items and operations: those that lead nowhere have no page, which is `spec-invalid`. */
const item = /^\/(?:paths|webhooks|x-webhooks|channels)(?:\/[^/]*){0,2}$/;

/** The reference to the nearest sibling of what is missing, if it looks like a misspelling of that. */
function nearestTo(reference: string, references: References): string | undefined {
  const end = reference.lastIndexOf('/') + 1;
  const holder = references.target(reference.slice(0, Math.max(end - 1, 0))).value;
  const [nearest] = isObject(holder) ? nearestWords(reference.slice(end), Object.keys(holder)) : [];
  return nearest === undefined ? undefined : reference.slice(0, end) + nearest;
}

function patternFault({ value }: Part, place: JsonPlace): Fault[] {
  const pattern = ownMember(value, 'pattern');
  if (typeof pattern !== 'string' || isPattern(pattern)) return [];
  return [{ kind: 'pattern', text: pattern, nearest: undefined, place: memberPlace(place, 'pattern') }];
}

/** With Unicode's rules or without. Groups with flags of their own are younger than some versions of Node.js. */
function isPattern(pattern: string): boolean {
  const plain = pattern.replace(/\(\?[ims]*(?:-[ims]+)?:/g, '(?:');
  return ['', 'u'].some((flags) => {
    try {
      new RegExp(plain, flags);
      return true;
    } catch {
      return false;
    }
  });
}

const itemMembers: ReadonlySet<string> = new Set([
  ...itemMethods,
  ...['$ref', 'summary', 'description', 'servers', 'parameters', 'additionalOperations'],
]);

function methodFaults(part: Part, { isWhole }: SpecificationFile, place: JsonPlace): Fault[] {
  if (!isWhole || !/^\/paths\/[^/]*$/.test(part.pointer)) return [];
  return Object.keys(part.value).flatMap((key): Fault[] => {
    if (itemMembers.has(key) || key.startsWith('x-') || !isObject(part.value[key])) return [];
    const nearest = itemMembers.has(key.toLowerCase()) ? key.toLowerCase() : nearestWords(key, itemMethods)[0];
    return [{ kind: 'method', text: key, nearest, place: keyPlace(memberPlace(place, key)) }];
  });
}
