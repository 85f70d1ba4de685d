import { walkSpecification } from '../specifications/read/walk.ts';
import { type Json, ownMember } from '../values/json.ts';
import { appendTo, type NonEmptyArray } from '../values/lists.ts';
import { type JsonLocation, memberLocation } from '../values/location.ts';
import { folderOf } from '../values/paths.ts';
import type { Expansion } from '../values/site-facts.ts';
import type { SpecificationFile } from './specification-references.ts';

export interface SpecificationLink {
  readonly target: string;
  readonly location: JsonLocation;
  readonly specs: readonly string[];
}

const codeSpan = /(`+)[\s\S]*?\1/g;
const linkTarget = /\]\(\s*<?([^\s)>#][^\s)>]*)|\b(?:href|src)\s*=\s*(?:"([^"#][^"]*)"|'([^'#][^']*)')/g;

export function specificationLinks(files: readonly SpecificationFile[]): SpecificationLink[] {
  return files.flatMap(({ file, root, specs }) =>
    [...descriptionsOf(root, file)].flatMap(({ text, location }) =>
      [...text.replace(codeSpan, '').matchAll(linkTarget)].map((match) => ({
        target: match[1] ?? match[2] ?? match[3] ?? '',
        location,
        specs,
      })),
    ),
  );
}

/**
 * Returns routes of generated pages that show a specification's links, one for each folder: relative links resolve the
 * same from all pages of a folder.
 */
export function specificationRoutes({ endpoints }: Expansion): (specs: readonly string[]) => readonly string[] {
  const routes = new Map<string, NonEmptyArray<string>>();
  for (const entry of endpoints.values())
    if (entry.kind === 'operation') appendTo(routes, entry.operation.spec, entry.route);
  const folders = new Map([...routes].map(([spec, all]) => [spec, oneOfEachFolder(all)]));
  return (specs) => oneOfEachFolder(specs.flatMap((spec) => folders.get(spec) ?? []));
}

function oneOfEachFolder(routes: readonly string[]): string[] {
  return [...new Map(routes.map((route) => [folderOf(route), route])).values()];
}

function* descriptionsOf(root: Json, file: string): Generator<{ text: string; location: JsonLocation }> {
  for (const { value, pointer } of walkSpecification(root, true)) {
    const text = ownMember(value, 'description');
    if (typeof text === 'string' && /\]\(|(?:href|src)\s*=/.test(text))
      yield { text, location: memberLocation({ file, pointer }, 'description') };
  }
}
