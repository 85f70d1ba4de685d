import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LSPErrorCodes, type Range, type RenameFile, ResponseError, type WorkspaceEdit } from 'vscode-languageserver';
import { realPathOf } from '../../core/host.ts';
import { lookupOfDocs, resolveLink, splitAddress } from '../../core/links.ts';
import { moveFiles } from '../../core/move.ts';
import {
  addressedPath,
  foldCase,
  hasDeviceName,
  normalizePath,
  pageFileAt,
  routeOf,
  type TextEdit,
  withoutExtension,
} from '../../core/values.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import { headingsIn, type PageHeading } from '../around/headings.ts';
import { routeOfFile, type Subject, subjectAt } from '../around/subject.ts';
import type { EditWriter } from '../documents/edit-writer.ts';
import { type Asked, Lines } from '../documents/positions.ts';

/** Range of the entry or heading at the cursor; null for anything else. */
export function renameable(asked: Asked): { readonly range: Range; readonly placeholder: string } | null {
  const found = renamed(asked);
  if (found === undefined) return null;
  const { start, end } = found.span;
  return { range: new Lines(asked.text).range(found.span), placeholder: asked.text.slice(start, end) };
}

/**
 * Edit that renames the page or heading at the cursor, with all links to it.
 *
 * @param uriOf Returns the URI of an absolute path.
 * @throws ResponseError if the new name is invalid.
 */
export async function rename(
  asked: Asked,
  newName: string,
  writer: EditWriter,
  uriOf: (path: string) => string,
): Promise<WorkspaceEdit | null> {
  const found = renamed(asked);
  if (found === undefined) return null;
  if (!('leadsTo' in found)) {
    if (hasControlCharacter(newName)) refuse('A heading is one line of text, without control characters.');
    return writer.edit(renamedHeading(asked, found, newName));
  }
  if (found.leadsTo.to !== 'file') return null;
  const from = found.leadsTo.file;
  const path = pagePath(newName.trim());
  // Keeps the folders that URLs omit.
  const { layout } = asked.site.parts.inventory;
  const hidden = from.slice(0, from.length - addressedPath(from, layout).length);
  const to = `${hidden}${withoutExtension(path) ?? path}${from.slice((withoutExtension(from) ?? from).length)}`;
  if (to === from) return null;
  refuseTaken(asked.site, from, to);
  const { documentChanges = [] } = writer.edit(await moveFiles(asked.site, [{ from, to }]));
  const { root } = asked.site;
  const move: RenameFile = { kind: 'rename', oldUri: uriOf(join(root, from)), newUri: uriOf(join(root, to)) };
  return { documentChanges: [...documentChanges, move] };
}

/**
 * Page path from user input.
 *
 * @throws ResponseError if no page can have that path.
 */
function pagePath(name: string): string {
  const example = 'Write the path of a page in the docs folder, such as guides/start.';
  if (hasControlCharacter(name)) refuse(`The name contains a control character. ${example}`);
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(name)) refuse(`"${name}" is a URL or a path on a drive. ${example}`);
  if (/[\\?#:*"<>|]/.test(name)) refuse(`"${name}" contains one of the characters \\ ? # : * " < > |. ${example}`);
  const path = normalizePath(name);
  if (path === undefined) refuse(`"${name}" is outside the docs folder. ${example}`);
  if (path === '' || path.split('/').includes('node_modules') || /(?:^|\/)\./.test(path) || hasDeviceName(path))
    refuse(`"${name}" cannot be the path of a page. ${example}`);
  return path;
}

/** @throws ResponseError if the new path or its route is in use. */
function refuseTaken({ root, parts: { inventory }, read }: ResolvedSite, from: string, to: string): void {
  const { pages, ignored, layout, isProvided } = inventory;
  const page = withoutExtension(addressedPath(to, layout)) ?? '';
  const other = pageFileAt(routeOf(page), inventory)?.file ?? pages.get(page)?.file ?? ignored.get(page)?.file;
  if (other !== undefined && other !== from) refuse(`There is already ${other}. Choose another path.`);
  if (isProvided(page)) refuse(`Another build step makes ${page}. Choose another path.`);
  // Case-insensitive file systems treat another letter case as the same file.
  const isSame = foldCase(from) === foldCase(to) && realPathOf(join(root, from)) === realPathOf(join(root, to));
  if (!isSame && (read(to) !== undefined || existsSync(join(root, to))))
    refuse(`There is already ${to}. Choose another path.`);
}

function hasControlCharacter(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  return /[\u0000-\u001f\u007f\u2028\u2029]/.test(text);
}

function refuse(message: string): never {
  throw new ResponseError(LSPErrorCodes.RequestFailed, message);
}

function renamed(asked: Asked): Subject | PageHeading | undefined {
  const { file, text, offset } = asked;
  const subject = subjectAt(asked);
  if (subject?.isEntry === true && subject.leadsTo.to === 'file') return subject;
  if (subject !== undefined || !/\.mdx?$/i.test(file)) return undefined;
  return headingsIn(text).find(({ span }) => offset >= span.start && offset <= span.end);
}

/** Edits of a heading, and of links to its generated id. */
function renamedHeading({ site, file, text }: Asked, heading: PageHeading, words: string): TextEdit[] {
  const { start, end } = heading.span;
  const now = headingsIn(`${text.slice(0, start)}${words}${text.slice(end)}`);
  const before = headingsIn(text);
  // Ids of later headings may change too: their suffix counts equal headings.
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
