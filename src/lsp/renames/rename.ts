import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LSPErrorCodes, type Range, type RenameFile, ResponseError, type WorkspaceEdit } from 'vscode-languageserver';
import { realPathOf } from '../../core/host.ts';
import { createDocsLookup, resolveLink, splitUrl } from '../../core/links.ts';
import { moveFiles } from '../../core/move.ts';
import {
  foldCase,
  hasDeviceName,
  normalizePath,
  pageFileAt,
  routeOf,
  type TextEdit,
  urlPathOfFile,
  withoutExtension,
} from '../../core/values.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import { headingsIn, type PageHeading } from '../around/headings.ts';
import { routeOfFile, type Subject, subjectAt } from '../around/subject.ts';
import type { EditWriter } from '../documents/edit-writer.ts';
import { type CursorRequest, Lines } from '../documents/positions.ts';

/** Range of the entry or heading at the cursor; null for anything else. */
export function renameable(request: CursorRequest): { readonly range: Range; readonly placeholder: string } | null {
  const target = renameTarget(request);
  if (target === undefined) return null;
  const { start, end } = target.span;
  return { range: new Lines(request.text).range(target.span), placeholder: request.text.slice(start, end) };
}

/**
 * Edit that renames the page or heading at the cursor, with all links to it.
 *
 * @param uriOf Returns the URI of an absolute path.
 * @throws ResponseError if the new name is invalid.
 */
export async function rename(
  request: CursorRequest,
  newName: string,
  writer: EditWriter,
  uriOf: (path: string) => string,
): Promise<WorkspaceEdit | null> {
  const target = renameTarget(request);
  if (target === undefined) return null;
  if (!('destination' in target)) {
    if (hasControlCharacter(newName)) refuse('A heading is one line of text, without control characters.');
    return writer.edit(renamedHeading(request, target, newName));
  }
  if (target.destination.to !== 'file') return null;
  const from = target.destination.file;
  const path = pagePath(newName.trim());
  // Keeps the folders that URLs omit.
  const { layout } = request.site.facts.inventory;
  const hidden = from.slice(0, from.length - urlPathOfFile(from, layout).length);
  const to = `${hidden}${withoutExtension(path) ?? path}${from.slice((withoutExtension(from) ?? from).length)}`;
  if (to === from) return null;
  refuseTaken(request.site, from, to);
  const { documentChanges = [] } = writer.edit(await moveFiles(request.site, [{ from, to }]));
  const { root } = request.site;
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
function refuseTaken({ root, facts: { inventory }, read }: ResolvedSite, from: string, to: string): void {
  const { pages, ignored, layout, isProvided } = inventory;
  const page = withoutExtension(urlPathOfFile(to, layout)) ?? '';
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

function renameTarget(request: CursorRequest): Subject | PageHeading | undefined {
  const { file, text, offset } = request;
  const subject = subjectAt(request);
  if (subject?.isEntry === true && subject.destination.to === 'file') return subject;
  if (subject !== undefined || !/\.mdx?$/i.test(file)) return undefined;
  return headingsIn(text).find(({ span }) => offset >= span.start && offset <= span.end);
}

function renamedHeading({ site, file, text }: CursorRequest, heading: PageHeading, words: string): TextEdit[] {
  const { start, end } = heading.span;
  const newHeadings = headingsIn(`${text.slice(0, start)}${words}${text.slice(end)}`);
  const oldHeadings = headingsIn(text);
  // Ids of later headings may change too: their suffix counts equal headings.
  const changed = new Map(
    oldHeadings.flatMap(({ id }, index) =>
      newHeadings[index] === undefined || newHeadings[index].id === id ? [] : [[id, newHeadings[index].id]],
    ),
  );
  const edits: TextEdit[] = [{ file, start, end, text: words }];
  const route = routeOfFile(site, file);
  const lookup = createDocsLookup(site.facts);
  for (const [other, { links }] of site.facts.bodies) {
    const otherRoute = routeOfFile(site, other);
    for (const { target, start: from, end: to } of links) {
      const [path, rest] = splitUrl(target);
      const hash = rest.indexOf('#');
      const id = hash === -1 ? undefined : changed.get(rest.slice(hash + 1));
      if (id === undefined || site.read(other)?.slice(from, to) !== target) continue;
      const resolution = path === '' ? undefined : resolveLink(target, { route: otherRoute, file: other }, lookup);
      const isLinkToPage = path === '' ? other === file : resolution?.to === 'page' && resolution.route === route;
      if (isLinkToPage) edits.push({ file: other, start: from, end: to, text: `${path}${rest.slice(0, hash)}#${id}` });
    }
  }
  return edits;
}
