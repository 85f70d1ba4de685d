import type { Expansion } from '../values/endpoints.ts';
import { type Json, ownMember } from '../values/json.ts';
import { type JsonPlace, memberPlace } from '../values/place.ts';
import { partsOf, pointerOf, specificationFiles } from './specification-parts.ts';

/** A link in a description of a specification, which is on generated pages. */
export interface SpecificationLink {
  readonly target: string;
  /** Place of the description. */
  readonly place: JsonPlace;
  /** Pages of the specification that a relative link may count from: one of each folder. */
  readonly routes: readonly string[];
}

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
  const files = await specificationFiles(specifications);
  return files.flatMap(({ file, root, specs }) => {
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

/** Every text of a member `description` that may contain a link. */
function* descriptionsOf(root: Json, file: string): Generator<{ text: string; place: JsonPlace }> {
  for (const part of partsOf(root)) {
    const text = ownMember(part.value, 'description');
    if (typeof text === 'string' && /\]\(|(?:href|src)\s*=/.test(text))
      yield { text, place: memberPlace({ file, pointer: pointerOf(part) }, 'description') };
  }
}
