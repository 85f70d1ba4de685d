import { lstatSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { entriesOf, InsideFolder, writeWhole } from '../core/host.ts';
import { generatedMark, pageFileName, pageFileText } from '../core/specifications.ts';
import { OptionsError } from '../core/values.ts';
import type { ResolvedSite } from '../sites/resolve.ts';

/** Front matter that has the mark on a line of its own. */
const marked = new RegExp(`^---\\n(?:(?!---$).*\\n)*?${generatedMark}\\n`, 'm');

/** A page as it has to be on disk. */
export interface PageOnDisk {
  /** Below the folder that is written to, with `/`. */
  readonly file: string;
  readonly path: string;
  readonly text: string;
}

/** The pages of endpoints, but for those that somebody wrote by hand. */
export async function pageFiles(site: ResolvedSite, folder: string): Promise<readonly PageOnDisk[]> {
  const inside = new InsideFolder(folder);
  const files: PageOnDisk[] = [];
  for (const page of Object.values(site.model.pages)) {
    if (page.endpoint === undefined || (page.file !== null && !isGenerated(join(site.root, page.file)))) continue;
    const content = (await site.endpointMarkdown(page.route)) ?? '';
    const file = pageFileName(page);
    files.push({ file, path: inside.pathOf(file), text: pageFileText(page, content) });
  }
  return files;
}

/** Writes what has changed, once everything is known to be writable; returns how many files that were. */
export function writePages(files: readonly PageOnDisk[]): number {
  const changed = files.filter(({ path, text }) => {
    const status = lstatSync(path, { throwIfNoEntry: false });
    if (status === undefined) return true;
    const shown = relative(process.cwd(), path);
    if (status.isDirectory())
      throw new OptionsError(`${shown} is a folder, but a page must be written there: choose another folder.`);
    if (!isGenerated(path)) {
      throw new OptionsError(`${shown} was written by something else: remove it, or choose another folder.`);
    }
    return readFileSync(path, 'utf8') !== text;
  });
  for (const { path, text } of changed) writeWhole(path, text);
  return changed.length;
}

/** Pages that were written earlier and that nothing makes any more. */
export function staleFiles(folder: string, files: readonly PageOnDisk[]): readonly string[] {
  const current = new Set(files.map(({ file }) => file));
  return generatedFiles(folder).filter((file) => !current.has(file));
}

/** False if pages may be missing because of a fault: what they were made from is not gone, only not there today. */
export function isWholeKnown({ ok, parts }: ResolvedSite): boolean {
  return ok && [...parts.expansion.specifications.values()].every(({ state }) => state === 'read');
}

/** True for a file that `generate` wrote. A link is none, whatever it leads to. */
function isGenerated(path: string): boolean {
  const status = lstatSync(path, { throwIfNoEntry: false });
  if (status?.isFile() !== true) return false;
  const text = readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
  return text.startsWith('---\n') && marked.exec(text)?.index === 0;
}

/**
 * The files below a folder that `generate` wrote, with `/`, in no particular order. Links are not followed; packages and
 * dot folders are not looked into.
 *
 * @param folder Absolute path; it need not exist.
 */
function generatedFiles(folder: string): readonly string[] {
  const found: string[] = [];
  const wanted = [''];
  for (let below = wanted.pop(); below !== undefined; below = wanted.pop()) {
    for (const entry of entriesOf(join(folder, below))) {
      const file = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!entry.name.startsWith('.') && entry.name !== 'node_modules') wanted.push(file);
      } else if (entry.isFile() && entry.name.endsWith('.mdx') && isGenerated(join(folder, file))) found.push(file);
    }
  }
  return found;
}
