import { isObject, type Json } from '../values/json.ts';
import { type JsonPlace, memberPlace } from '../values/place.ts';
import type { SpecificationState } from '../values/specification.ts';

/** A link in a description of a specification, which stands on generated pages. */
export interface SpecificationLink {
  readonly target: string;
  /** Place of the description. */
  readonly place: JsonPlace;
}

/** What holds values of an API, and no words about it. */
const values: ReadonlySet<string> = new Set(['example', 'examples', 'default', 'enum', 'const']);
const code = /(`+)[\s\S]*?\1/g;
const address = /\]\(\s*<?(\/[^\s)>]*)|\b(?:href|src)\s*=\s*(?:"(\/[^"]*)"|'(\/[^']*)')/g;

/**
 * The links from the root of the docs in the descriptions of specifications that lie in the docs folder. Relative ones
 * are left out: what they count from is for each host to say.
 */
export function specificationLinks(specifications: ReadonlyMap<string, SpecificationState>): SpecificationLink[] {
  return [...specifications].flatMap(([file, state]) => {
    if (state.state !== 'read' || /^https?:/i.test(file)) return [];
    return [...descriptionsOf(state.specification.document, { file, pointer: '' })].flatMap(({ text, place }) =>
      [...text.replace(code, '').matchAll(address)].map((match) => ({
        target: match[1] ?? match[2] ?? match[3] ?? '',
        place,
      })),
    );
  });
}

/** Every text of a member `description` that may hold a link. A part that YAML names twice is looked at once. */
function* descriptionsOf(root: Json, place: JsonPlace): Generator<{ text: string; place: JsonPlace }> {
  const seen = new Set<Json>();
  const open = [{ value: root, place }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, place: at } = next;
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    const members = Array.isArray(value) ? value.entries() : isObject(value) ? Object.entries(value) : [];
    const below: typeof open = [];
    for (const [key, member] of members as Iterable<[string | number, Json]>) {
      if (typeof member === 'object') {
        if (!values.has(String(key))) below.push({ value: member, place: memberPlace(at, key) });
      } else if (key === 'description' && typeof member === 'string' && /\]\(|(?:href|src)\s*=/.test(member)) {
        yield { text: member, place: memberPlace(at, key) };
      }
    }
    open.push(...below.reverse());
  }
}
