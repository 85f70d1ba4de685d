import type { Expansion } from '../values/endpoints.ts';
import type { Json } from '../values/json.ts';
import { type JsonPlace, memberPlace, pointerTo } from '../values/place.ts';

/** A link in a description of a specification, which stands on generated pages. */
export interface SpecificationLink {
  readonly target: string;
  /** Place of the description. */
  readonly place: JsonPlace;
  /** Pages of the specification that a relative link may count from: one of each folder. */
  readonly routes: readonly string[];
}

/** What holds values of an API, and no words about it. */
const values: ReadonlySet<string> = new Set(['example', 'examples', 'default', 'enum', 'const']);
const code = /(`+)[\s\S]*?\1/g;
const address = /\]\(\s*<?([^\s)>#][^\s)>]*)|\b(?:href|src)\s*=\s*(?:"([^"#][^"]*)"|'([^'#][^']*)')/g;

/**
 * The links in the descriptions of specifications that lie in the docs folder, and of the files there that they refer to.
 * What a file of several specifications says is told once, with the pages of all of them.
 */
export async function specificationLinks({ specifications, endpoints }: Expansion): Promise<SpecificationLink[]> {
  const routes = new Map<string, string[]>();
  for (const entry of endpoints.values()) {
    if (!entry.resolved) continue;
    const known = routes.get(entry.operation.spec) ?? [];
    known.push(entry.route);
    routes.set(entry.operation.spec, known);
  }
  const roots = new Map<string, { readonly root: Json; readonly specs: string[] }>();
  for (const [spec, state] of specifications) {
    if (state.state !== 'read') continue;
    const content = await state.specification.content();
    for (const file of new Set([spec, ...state.specification.files])) {
      const root = file === spec ? content?.document : content?.references.target(file).value;
      if (root === undefined || /^https?:/i.test(file)) continue;
      const known = roots.get(file);
      if (known === undefined) roots.set(file, { root, specs: [spec] });
      else known.specs.push(spec);
    }
  }
  return [...roots].flatMap(([file, { root, specs }]) => {
    const from = oneOfEachFolder(specs.flatMap((spec) => routes.get(spec) ?? []));
    return [...descriptionsOf(root, file)].flatMap(({ text, place }) =>
      [...text.replace(code, '').matchAll(address)].map((match) => ({
        target: match[1] ?? match[2] ?? match[3] ?? '',
        place,
        routes: from,
      })),
    );
  });
}

function oneOfEachFolder(routes: readonly string[]): string[] {
  const first = new Map(routes.map((route) => [route.slice(0, route.lastIndexOf('/')), route]));
  return [...first.values()];
}

/** A member of a value that is looked into, and the members around it. */
interface Step {
  readonly value: Json;
  readonly key: string;
  readonly above: Step | undefined;
}

/** Every text of a member `description` that may hold a link. A part that YAML names twice is looked at once. */
function* descriptionsOf(root: Json, file: string): Generator<{ text: string; place: JsonPlace }> {
  const seen = new Set<Json>();
  const open: Step[] = [{ value: root, key: '', above: undefined }];
  for (let step = open.pop(); step !== undefined; step = open.pop()) {
    const { value } = step;
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    const below: Step[] = [];
    // A list of its members would take longer than all the rest.
    for (const key in value) {
      const member = (value as Readonly<Record<string, Json>>)[key] as Json;
      if (typeof member === 'object') {
        if (member !== null && !values.has(key)) below.push({ value: member, key, above: step });
      } else if (key === 'description' && typeof member === 'string' && /\]\(|(?:href|src)\s*=/.test(member)) {
        yield { text: member, place: memberPlace(placeOf(step, file), key) };
      }
    }
    open.push(...below.reverse());
  }
}

function placeOf(step: Step, file: string): JsonPlace {
  const keys: string[] = [];
  for (let at = step; at.above !== undefined; at = at.above) keys.push(at.key);
  return { file, pointer: pointerTo(keys.reverse()) };
}
