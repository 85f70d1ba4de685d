import { join } from 'node:path';
import type { Range, RenameFile, WorkspaceEdit } from 'vscode-languageserver';
import { lookupOfDocs, resolveLink, splitAddress } from '../../core/links.ts';
import { moveFiles } from '../../core/move.ts';
import { addressedPath, normalizePath, type TextEdit, withoutExtension } from '../../core/values.ts';
import { headingsIn, type PageHeading } from '../around/headings.ts';
import { routeOfFile, type Subject, subjectAt } from '../around/subject.ts';
import type { EditWriter } from '../documents/edit-writer.ts';
import { type Asked, Lines } from '../documents/positions.ts';

/** The text that can be renamed at a place: an entry of the navigation, or a heading; null for anything else. */
export function renameable(asked: Asked): { readonly range: Range; readonly placeholder: string } | null {
  const found = renamed(asked);
  if (found === undefined) return null;
  const { start, end } = found.span;
  return { range: new Lines(asked.text).range(found.span), placeholder: asked.text.slice(start, end) };
}

/** The edit that renames what is at a place, and all that leads to it. @param uriOf By absolute path. */
export async function rename(
  asked: Asked,
  newName: string,
  writer: EditWriter,
  uriOf: (path: string) => string,
): Promise<WorkspaceEdit | null> {
  const found = renamed(asked);
  if (found === undefined) return null;
  if (!('leadsTo' in found)) return writer.edit(renamedHeading(asked, found, newName));
  if (found.leadsTo.to !== 'file') return null;
  const from = found.leadsTo.file;
  const path = normalizePath(newName.trim());
  if (path === undefined || path === '') return null;
  // The folder that is not in addresses stays in front.
  const { layout } = asked.site.parts.inventory;
  const hidden = from.slice(0, from.length - addressedPath(from, layout).length);
  const to = `${hidden}${withoutExtension(path) ?? path}${from.slice((withoutExtension(from) ?? from).length)}`;
  const { documentChanges = [] } = writer.edit(await moveFiles(asked.site, [{ from, to }]));
  const { root } = asked.site;
  const move: RenameFile = { kind: 'rename', oldUri: uriOf(join(root, from)), newUri: uriOf(join(root, to)) };
  return { documentChanges: [...documentChanges, move] };
}

function renamed(asked: Asked): Subject | PageHeading | undefined {
  const { file, text, offset } = asked;
  const subject = subjectAt(asked);
  if (subject?.isEntry === true && subject.leadsTo.to === 'file') return subject;
  if (subject !== undefined || !/\.mdx?$/i.test(file)) return undefined;
  return headingsIn(text).find(({ span }) => offset >= span.start && offset <= span.end);
}

/** A heading with other words, and the links to it with the id that follows from them. */
function renamedHeading({ site, file, text }: Asked, heading: PageHeading, words: string): TextEdit[] {
  const { start, end } = heading.span;
  const now = headingsIn(`${text.slice(0, start)}${words}${text.slice(end)}`);
  const before = headingsIn(text);
  // A number behind the id of another heading may change with it.
  const changed = new Map(
    before.flatMap(({ id }, index) => (now[index] === undefined || now[index].id === id ? [] : [[id, now[index].id]])),
  );
  const edits: TextEdit[] = [{ file, start, end, text: words }];
  const route = routeOfFile(site, file);
  const lookup = lookupOfDocs(site.parts);
  for (const [other, { links }] of site.parts.bodies) {
    const own = routeOfFile(site, other);
    for (const { target, start: from, end: to } of links) {
      const [path, rest] = splitAddress(target);
      const hash = rest.indexOf('#');
      const id = hash === -1 ? undefined : changed.get(rest.slice(hash + 1));
      if (id === undefined || site.read(other)?.slice(from, to) !== target) continue;
      const found = path === '' ? undefined : resolveLink(target, { route: own, file: other }, lookup);
      const isMeant = path === '' ? other === file : found?.to === 'page' && found.route === route;
      if (isMeant) edits.push({ file: other, start: from, end: to, text: `${path}${rest.slice(0, hash)}#${id}` });
    }
  }
  return edits;
}
