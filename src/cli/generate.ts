import { lstatSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { escapeControls, pluralize } from '../core/diagnostics.ts';
import { InsideFolder, readFolderEntries, writeFileAtomic } from '../core/host.ts';
import { OptionsError } from '../core/values.ts';
import { formatPageFile, generatedMarker, pageFileName } from '../endpoints/page-file.ts';
import { removeFile } from '../generators/publish.ts';
import { type ResolvedSite, resolveSite } from '../site/resolve.ts';
import type { Command, CommandInput } from './command.ts';
import { forWords, generateFor, unchanged } from './generate/generate-for.ts';
import { GeneratedList, type Hashes, pageHash } from './generate/generated-list.ts';
import { referToCheck } from './next-command.ts';
import { findSite, siteFlags } from './site-flags.ts';
import type { Streams } from './streams.ts';

export const generate: Command = {
  usage: 'docs-json-nav generate [root] --out DIR [--for GENERATOR]',
  summary:
    'Writes the pages generated from specifications as MDX files, or a complete site for a generator that needs files.',
  flags: {
    out: { type: 'string', value: 'DIR', description: 'output folder; created if it does not exist' },
    for: {
      type: 'string',
      value: 'GENERATOR',
      description: `write a complete site for this generator: ${forWords.join(', ')}`,
    },
    keep: { type: 'boolean', description: 'keep pages from earlier runs whose operations no longer exist' },
    ...siteFlags('generate'),
  },
  examples: [
    ['docs-json-nav generate docs --out build/api', 'one file per page, at its route'],
    ['docs-json-nav generate docs --out docs', 'next to the handwritten pages'],
    ['docs-json-nav generate docs --for mkdocs --out mkdocs', 'pages as Markdown, media, and settings for mkdocs.yml'],
  ],
  notes: [
    'Files that this command did not write are never overwritten or removed. Pages from earlier runs whose operations no longer exist are removed, unless the site has errors.',
    '.docs-json-nav-generated.json in the folder lists the pages of each site. Edited pages, pages of other sites, and folders with their own list are kept.',
    'Exit status: 0 no errors, 1 errors, 2 the command could not run.',
  ],
  run,
};

async function run(input: CommandInput, streams: Streams): Promise<number> {
  const { values, names } = input;
  const { out, err, cwd } = streams;
  if (typeof values.out !== 'string' || values.out === '') throw new OptionsError('--out DIR is missing.');
  const { options, root } = await findSite(values, names[0], cwd);
  const site = await resolveSite({ ...options, feedback: undefined });
  const folder = resolve(cwd, values.out);
  const outputName = escapeControls(values.out);
  if (values.for !== undefined)
    return generateFor(String(values.for), { site, root, folder, where: outputName }, streams);
  const list = new GeneratedList(folder, site.root);
  const files = await pageFiles(site, folder);
  const edited = editedAmong(files, list);
  const written = writePages(files, list, edited);
  const stale = stalePages(folder, files, list);
  const isRemoving = values.keep !== true && isWholeKnown(site);
  for (const { file } of isRemoving ? stale.unedited : []) removeFile(folder, file);
  const keptStale = isRemoving ? stale.edited : [...stale.unedited, ...stale.edited];
  list.write(
    site.model.site.name,
    new Map([
      ...keptStale.map(({ file, hash }) => [file, hash] as const),
      ...files.map(({ file, text }) => [file, edited.get(file) ?? pageHash(text)] as const),
    ]),
  );
  const removed = isRemoving ? stale.unedited.length : 0;
  const same = files.length - written - edited.size;
  out(
    `wrote ${pluralize(written, 'page')} to ${outputName}${removed > 0 ? `, removed ${removed}` : ''}${unchanged(same)}${files.length === 0 ? `: ${reasonForNone(site)}` : ''}\n`,
  );
  if (values.keep !== true && !isRemoving && keptStale.length > 0) {
    err(
      `kept ${pluralize(keptStale.length, 'page')} that may no longer be in any specification: something could not be read.\n`,
    );
  }
  const keptFiles = [...edited.keys(), ...(isRemoving ? stale.edited.map(({ file }) => file) : [])].sort();
  for (const file of keptFiles) {
    err(
      `kept ${escapeControls(file)}, which was edited after it was generated: remove it if you do not need the changes.\n`,
    );
  }
  referToCheck(site, input, streams);
  return site.ok ? 0 : 1;
}

function reasonForNone({ model, facts }: ResolvedSite): string {
  if (Object.values(model.pages).some(({ endpoint }) => endpoint !== undefined)) {
    return 'every endpoint in the navigation has a page that is written by hand';
  }
  return facts.expansion.specifications.size === 0
    ? 'docs.json names no specification (openapi or asyncapi)'
    : 'no endpoint of a specification is in the navigation';
}

const marked = new RegExp(`^---\\n(?:(?!---$).*\\n)*?${generatedMarker}\\n`, 'm');

interface PageOnDisk {
  /** Path relative to the output folder, with `/` as separator. */
  readonly file: string;
  readonly path: string;
  readonly text: string;
}

async function pageFiles(site: ResolvedSite, folder: string): Promise<readonly PageOnDisk[]> {
  const inside = new InsideFolder(folder);
  const files: PageOnDisk[] = [];
  for (const page of Object.values(site.model.pages)) {
    if (page.endpoint === undefined || (page.file !== null && !isGenerated(join(site.root, page.file)))) continue;
    const content = (await site.endpointMarkdown(page.route)) ?? '';
    const file = pageFileName(page);
    files.push({ file, path: inside.pathOf(file), text: formatPageFile(page, content) });
  }
  return files;
}

/** Finds pages on disk that were edited after they were generated. Returns the hashes of their generated texts. */
function editedAmong(files: readonly PageOnDisk[], list: GeneratedList): Hashes {
  return new Map(
    files.flatMap(({ file, path, text }) => {
      const hash = list.files.get(file);
      if (hash === undefined || !isGenerated(path)) return [];
      const present = pageHash(readFileSync(path, 'utf8'));
      return present === hash || present === pageHash(text) ? [] : [[file, hash] as const];
    }),
  );
}

/**
 * Writes the changed pages after checking that all of them can be written.
 *
 * @returns Number of written pages.
 */
function writePages(files: readonly PageOnDisk[], list: GeneratedList, edited: Hashes): number {
  const changed = files.filter(({ file, path, text }) => {
    const status = lstatSync(path, { throwIfNoEntry: false });
    if (status === undefined) return true;
    const displayPath = relative(process.cwd(), path);
    if (status.isDirectory())
      throw new OptionsError(`${displayPath} is a folder, but a page must be written there: choose another folder.`);
    if (!isGenerated(path)) {
      throw new OptionsError(`${displayPath} was not written by this command: remove it, or choose another folder.`);
    }
    if (edited.has(file) || readFileSync(path, 'utf8') === text) return false;
    if (list.isElsewhere(file)) {
      throw new OptionsError(`${displayPath} is in a folder with pages of another run: choose another folder.`);
    }
    return true;
  });
  for (const { path, text } of changed) writeFileAtomic(path, text);
  return changed.length;
}

interface StalePage {
  readonly file: string;
  readonly hash: string;
}

function stalePages(folder: string, files: readonly PageOnDisk[], list: GeneratedList) {
  const current = new Set(files.map(({ file }) => file));
  const earlier = list.exists ? [...list.files] : unlistedPages(folder, list);
  const pages = earlier.flatMap(([file, hash]) => {
    const path = join(folder, file);
    if (current.has(file) || list.isElsewhere(file) || !isRegularFile(folder, file)) return [];
    return [{ file, hash, isEdited: pageHash(readFileSync(path, 'utf8')) !== hash }];
  });
  const plain = (isEdited: boolean): StalePage[] =>
    pages.filter((page) => page.isEdited === isEdited).map(({ file, hash }) => ({ file, hash }));
  return { unedited: plain(false), edited: plain(true) };
}

function unlistedPages(folder: string, list: GeneratedList): (readonly [file: string, hash: string])[] {
  if (list.isBelowAnother) return [];
  const files = generatedFiles(folder).filter((file) => !list.isElsewhere(file));
  return files.map((file) => [file, pageHash(readFileSync(join(folder, file), 'utf8'))]);
}

function isRegularFile(folder: string, file: string): boolean {
  try {
    return lstatSync(new InsideFolder(folder).pathOf(file), { throwIfNoEntry: false })?.isFile() === true;
  } catch {
    return false;
  }
}

/** False if pages may be missing because of an error. Then no page of an earlier run is removed. */
function isWholeKnown({ ok, facts }: ResolvedSite): boolean {
  return ok && [...facts.expansion.specifications.values()].every(({ state }) => state === 'read');
}

/** Tests whether the front matter of a file has the marker of generated files. False for symbolic links. */
function isGenerated(path: string): boolean {
  const status = lstatSync(path, { throwIfNoEntry: false });
  if (status?.isFile() !== true) return false;
  const text = readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
  return text.startsWith('---\n') && marked.exec(text)?.index === 0;
}

/**
 * Lists the generated pages in a folder and its subfolders, as relative paths with `/`, unsorted. Skips symbolic links,
 * `node_modules` and hidden folders.
 *
 * @param folder Absolute path of a folder, which may not exist.
 */
function generatedFiles(folder: string): readonly string[] {
  const files: string[] = [];
  const pendingFolders = [''];
  for (let below = pendingFolders.pop(); below !== undefined; below = pendingFolders.pop()) {
    for (const entry of readFolderEntries(join(folder, below))) {
      const file = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!entry.name.startsWith('.') && entry.name !== 'node_modules') pendingFolders.push(file);
      } else if (entry.isFile() && entry.name.endsWith('.mdx') && isGenerated(join(folder, file))) files.push(file);
    }
  }
  return files;
}
