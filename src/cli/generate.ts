import { lstatSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { escapeControls, pluralize } from '../core/diagnostics.ts';
import { readFolderEntries, SafePathResolver, writeFileAtomic } from '../core/host.ts';
import { OptionsError } from '../core/values.ts';
import { formatPageFile, generatedMarker, pageFileName } from '../endpoints/page-file.ts';
import { removeFile } from '../generators/publish.ts';
import { type ResolvedSite, resolveSite } from '../site/resolve.ts';
import type { Command, CommandInput } from './command.ts';
import { fileGeneratorNames, formatUnchanged, generateFor } from './generate/generate-for.ts';
import { GeneratedList, type PageHashes, pageHash } from './generate/generated-list.ts';
import { printCheckHint } from './next-command.ts';
import { findSiteOptions, siteFlags } from './site-flags.ts';
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
      description: `write a complete site for this generator: ${fileGeneratorNames.join(', ')}`,
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
  const { options, root } = await findSiteOptions(values, names[0], cwd);
  const isBuiltByGenerator = values.for !== undefined;
  // Only whole sites show counts.
  const usedOptions = isBuiltByGenerator ? options : { ...options, feedback: undefined };
  const site = await resolveSite(usedOptions, undefined, { isBuiltByGenerator });
  const folder = resolve(cwd, values.out);
  const outputName = escapeControls(values.out);
  if (values.for !== undefined)
    return generateFor(String(values.for), { site, root, folder, where: outputName }, streams);
  const list = new GeneratedList(folder, site.root);
  const files = await createPageFiles(site, folder);
  const editedHashes = findEditedPages(files, list);
  const writtenCount = writePages(files, list, editedHashes);
  const staleFiles = findStalePages(folder, files, list);
  const isRemoving = values.keep !== true && isSiteComplete(site);
  for (const { file } of isRemoving ? staleFiles.unedited : []) removeFile(folder, file);
  const keptStale = isRemoving ? staleFiles.edited : [...staleFiles.unedited, ...staleFiles.edited];
  list.write(
    site.model.site.name,
    new Map([
      ...keptStale.map(({ file, hash }) => [file, hash] as const),
      ...files.map(({ file, text }) => [file, editedHashes.get(file) ?? pageHash(text)] as const),
    ]),
  );
  const removedCount = isRemoving ? staleFiles.unedited.length : 0;
  const unchangedCount = files.length - writtenCount - editedHashes.size;
  out(
    `wrote ${pluralize(writtenCount, 'page')} to ${outputName}${removedCount > 0 ? `, removed ${removedCount}` : ''}${formatUnchanged(unchangedCount)}${files.length === 0 ? `: ${explainNoPages(site)}` : ''}\n`,
  );
  if (values.keep !== true && !isRemoving && keptStale.length > 0) {
    err(
      `kept ${pluralize(keptStale.length, 'page')} that may no longer be in any specification: something could not be read.\n`,
    );
  }
  const keptFiles = [...editedHashes.keys(), ...(isRemoving ? staleFiles.edited.map(({ file }) => file) : [])].sort();
  for (const file of keptFiles) {
    err(
      `kept ${escapeControls(file)}, which was edited after it was generated: remove it if you do not need the changes.\n`,
    );
  }
  printCheckHint(site, input, streams);
  return site.ok ? 0 : 1;
}

function explainNoPages({ model, facts }: ResolvedSite): string {
  if (Object.values(model.pages).some(({ endpoint }) => endpoint !== undefined)) {
    return 'every endpoint in the navigation has a page that is written by hand';
  }
  return facts.expansion.specifications.size === 0
    ? 'docs.json names no specification (openapi or asyncapi)'
    : 'no endpoint of a specification is in the navigation';
}

const markerPattern = new RegExp(`^---\\n(?:(?!---$).*\\n)*?${generatedMarker}\\n`, 'm');

interface OutputPage {
  /** Path relative to the output folder, with `/` as separator. */
  readonly file: string;
  readonly path: string;
  readonly text: string;
}

async function createPageFiles(site: ResolvedSite, folder: string): Promise<readonly OutputPage[]> {
  const outputFolder = new SafePathResolver(folder);
  const files: OutputPage[] = [];
  for (const page of Object.values(site.model.pages)) {
    if (page.endpoint === undefined || (page.file !== null && !isGenerated(join(site.root, page.file)))) continue;
    const content = (await site.endpointMarkdown(page.route)) ?? '';
    const file = pageFileName(page);
    files.push({ file, path: outputFolder.resolve(file), text: formatPageFile(page, content) });
  }
  return files;
}

/** Finds pages on disk that were edited after they were generated. Returns the hashes of their generated texts. */
function findEditedPages(files: readonly OutputPage[], list: GeneratedList): PageHashes {
  return new Map(
    files.flatMap(({ file, path, text }) => {
      const hash = list.files.get(file);
      if (hash === undefined || !isGenerated(path)) return [];
      const currentHash = pageHash(readFileSync(path, 'utf8'));
      return currentHash === hash || currentHash === pageHash(text) ? [] : [[file, hash] as const];
    }),
  );
}

/**
 * Writes the changed pages after checking that all of them can be written.
 *
 * @returns Number of written pages.
 */
function writePages(files: readonly OutputPage[], list: GeneratedList, editedHashes: PageHashes): number {
  const changedFiles = files.filter(({ file, path, text }) => {
    const status = lstatSync(path, { throwIfNoEntry: false });
    if (status === undefined) return true;
    const displayPath = relative(process.cwd(), path);
    if (status.isDirectory())
      throw new OptionsError(`${displayPath} is a folder, but a page must be written there: choose another folder.`);
    if (!isGenerated(path)) {
      throw new OptionsError(`${displayPath} was not written by this command: remove it, or choose another folder.`);
    }
    if (editedHashes.has(file) || readFileSync(path, 'utf8') === text) return false;
    if (list.isInNestedOutput(file)) {
      throw new OptionsError(`${displayPath} is in a folder with pages of another run: choose another folder.`);
    }
    return true;
  });
  for (const { path, text } of changedFiles) writeFileAtomic(path, text);
  return changedFiles.length;
}

interface StalePage {
  readonly file: string;
  readonly hash: string;
}

function findStalePages(folder: string, files: readonly OutputPage[], list: GeneratedList) {
  const currentFiles = new Set(files.map(({ file }) => file));
  const earlierPages = list.exists ? [...list.files] : unlistedPages(folder, list);
  const pages = earlierPages.flatMap(([file, hash]) => {
    const path = join(folder, file);
    if (currentFiles.has(file) || list.isInNestedOutput(file) || !isRegularFile(folder, file)) return [];
    return [{ file, hash, isEdited: pageHash(readFileSync(path, 'utf8')) !== hash }];
  });
  const selectPages = (isEdited: boolean): StalePage[] =>
    pages.filter((page) => page.isEdited === isEdited).map(({ file, hash }) => ({ file, hash }));
  return { unedited: selectPages(false), edited: selectPages(true) };
}

function unlistedPages(folder: string, list: GeneratedList): (readonly [file: string, hash: string])[] {
  if (list.hasListAbove) return [];
  const files = generatedFiles(folder).filter((file) => !list.isInNestedOutput(file));
  return files.map((file) => [file, pageHash(readFileSync(join(folder, file), 'utf8'))]);
}

function isRegularFile(folder: string, file: string): boolean {
  try {
    return lstatSync(new SafePathResolver(folder).resolve(file), { throwIfNoEntry: false })?.isFile() === true;
  } catch {
    return false;
  }
}

/** False if pages may be missing because of an error. Then no page of an earlier run is removed. */
function isSiteComplete({ ok, facts }: ResolvedSite): boolean {
  return ok && [...facts.expansion.specifications.values()].every(({ state }) => state === 'read');
}

/** Tests whether the front matter of a file has the marker of generated files. False for symbolic links. */
function isGenerated(path: string): boolean {
  const status = lstatSync(path, { throwIfNoEntry: false });
  if (status?.isFile() !== true) return false;
  const text = readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
  return text.startsWith('---\n') && markerPattern.exec(text)?.index === 0;
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
  for (let subfolder = pendingFolders.pop(); subfolder !== undefined; subfolder = pendingFolders.pop()) {
    for (const entry of readFolderEntries(join(folder, subfolder))) {
      const file = subfolder === '' ? entry.name : `${subfolder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!entry.name.startsWith('.') && entry.name !== 'node_modules') pendingFolders.push(file);
      } else if (entry.isFile() && entry.name.endsWith('.mdx') && isGenerated(join(folder, file))) files.push(file);
    }
  }
  return files;
}
