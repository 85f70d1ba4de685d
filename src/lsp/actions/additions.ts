import { type CodeAction, CodeActionKind } from 'vscode-languageserver';
import { isExternal } from '../../core/links.ts';
import { Locator } from '../../core/locate.ts';
import {
  type Diagnostic,
  type Element,
  elementsOf,
  entriesOf,
  type Json,
  type JsonLocation,
  normalizePath,
  titleFromPath,
} from '../../core/values.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import { collectListedTargets } from '../completion/navigation-at.ts';
import type { EditWriter } from '../documents/edit-writer.ts';
import type { CursorRequest } from '../documents/positions.ts';

/** Offers "Create the page …" for a navigation entry without a page file. */
export function createPageActions(
  { code, file, pointer }: Diagnostic,
  site: ResolvedSite,
  writer: EditWriter,
): CodeAction[] {
  if (code !== 'page-missing' || pointer === undefined || !writer.canCreate) return [];
  const path = findEntryPath(site, file, pointer);
  // Paths that no file can have get no action.
  if (path === undefined || !/^[^\s<>:"|?*\\]+$/.test(path)) return [];
  const title = path === 'index' ? 'Home' : titleFromPath(path);
  const newFile = `${site.facts.inventory.layout.pages}${path}.mdx`;
  return [{ title: `Create the page ${newFile}`, edit: writer.createFile(newFile, `---\ntitle: ${title}\n---\n\n`) }];
}

/** Offers "Add a redirect from … to …" for a broken link with suggested pages. */
export async function addRedirectActions(
  { link, code }: Diagnostic,
  site: ResolvedSite,
  writer: EditWriter,
): Promise<CodeAction[]> {
  if (link === undefined || (code !== 'link-missing' && code !== 'href-missing') || isExternal(link.resolved))
    return [];
  const path = normalizePath(link.resolved);
  if (path === undefined || path === '') return [];
  const source = `/${path}`;
  const pages = link.suggestions.filter((item) => site.model.pages[item] !== undefined);
  const actions = pages.slice(0, 3).map(async (destination) => {
    const location = { file: 'docs.json', pointer: '/redirects' };
    const edit = await appendEdit(site, location, [{ source, destination }], writer);
    return edit === undefined ? [] : [{ title: `Add a redirect from ${source} to ${destination}`, edit }];
  });
  return (await Promise.all(actions)).flat();
}

/** Offers "Add this page to …" for an unlisted page, with the lists whose pages are in the closest folders. */
export async function addPageActions(
  { site, file }: Pick<CursorRequest, 'site' | 'file'>,
  writer: EditWriter,
): Promise<CodeAction[]> {
  const page = [...site.facts.inventory.pages.values()].find((item) => item.file === file);
  if (page === undefined || collectListedTargets(site).pages.has(page.path)) return [];
  const closestLists = findClosestLists(site, page.path).slice(0, 3);
  const actions = closestLists.map(async ({ location, label }) => {
    const edit = await appendEdit(site, location, [page.path], writer);
    const target = label === '' ? 'the navigation' : `"${label}"`;
    return edit === undefined
      ? []
      : [{ title: `Add this page to ${target}`, kind: CodeActionKind.RefactorRewrite, edit }];
  });
  return (await Promise.all(actions)).flat();
}

function findClosestLists(
  { facts: { links, expansion } }: ResolvedSite,
  path: string,
): { location: JsonLocation; label: string }[] {
  const lists = elementsOf(expansion.navigation.root).flatMap((element) => {
    const list = element.lists.find(({ name }) => name === 'pages');
    return list === undefined ? [] : [{ element, location: list.location }];
  });
  const getProximity = (element: Element): number => {
    const paths = entriesOf(element).flatMap((entry) => {
      const target = links.targets.get(entry);
      return target?.kind === 'page' ? [target.path] : [];
    });
    return Math.max(-1, ...paths.map((item) => sharedFolders(item, path)));
  };
  return lists
    .map(({ element, location }) => ({ location, label: element.label, sharedFolderCount: getProximity(element) }))
    .filter(({ sharedFolderCount }) => sharedFolderCount >= 0)
    .sort((a, b) => b.sharedFolderCount - a.sharedFolderCount);
}

/** Number of common leading folders, plus one if both paths are in the same folder. */
function sharedFolders(a: string, b: string): number {
  const [foldersA, foldersB] = [a, b].map((path) => path.split('/').slice(0, -1)) as [string[], string[]];
  let count = 0;
  while (count < foldersA.length && foldersA[count] === foldersB[count]) count++;
  return count + (foldersA.length === foldersB.length && count === foldersA.length ? 1 : 0);
}

async function appendEdit({ read }: ResolvedSite, location: JsonLocation, values: readonly Json[], writer: EditWriter) {
  const locator = new Locator(new Map(), read);
  const fix = { title: '', changes: [{ kind: 'append', location, values } as const] };
  const edits = (await locator.locateFixes({ isSure: true, answers: [fix] }))?.fixes[0]?.edits;
  return edits === undefined ? undefined : writer.edit(edits);
}

function findEntryPath({ facts: { links } }: ResolvedSite, file: string, pointer: string): string | undefined {
  for (const [{ location }, target] of links.targets) {
    if (location.file === file && location.pointer === pointer && target.kind === 'page') return target.path;
  }
  return undefined;
}
