import { lstatSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { count, formatDiagnostics, printable, summarize } from '../core/diagnostics.ts';
import { entriesOf, InsideFolder, writeWhole } from '../core/host.ts';
import { generatedMark, pageFileName, pageFileText } from '../core/specifications.ts';
import { OptionsError } from '../core/values.ts';
import { generators } from '../generators/all.ts';
import { removeFile } from '../generators/publish.ts';
import { SiteWriter } from '../generators/rendering.ts';
import { type ResolvedSite, resolveSite } from '../site/resolve.ts';
import type { Command, Given } from './command.ts';
import { referToCheck } from './next-command.ts';
import { findSite, prefixOf, siteFlags } from './site-flags.ts';
import type { Streams } from './streams.ts';

/** Generators that build a site from written files alone, by name. */
const byName = new Map(
  generators.flatMap((each) =>
    each.generator === undefined ? [] : Object.keys(each.forms ?? {}).map((name) => [name, each]),
  ),
);

/** `docs-json-nav generate`: writes endpoint pages. */
export const generate: Command = {
  usage: 'docs-json-nav generate [root] --out DIR [--for GENERATOR]',
  summary:
    'Writes the pages generated from specifications as MDX files, or a complete site for a generator that needs files.',
  flags: {
    out: { type: 'string', value: 'DIR', description: 'folder to write to; created if there is none' },
    for: {
      type: 'string',
      value: 'GENERATOR',
      description: `write the whole site for it: ${[...byName.keys()].join(', ')}`,
    },
    keep: { type: 'boolean', description: 'keep pages of earlier runs that are no longer in any specification' },
    ...siteFlags('generate'),
  },
  examples: [
    ['docs-json-nav generate docs --out build/api', 'one file a page, at its address'],
    ['docs-json-nav generate docs --out docs', 'next to the handwritten pages'],
    ['docs-json-nav generate docs --for mkdocs --out mkdocs', 'pages as Markdown, media, and settings for mkdocs.yml'],
  ],
  notes: [
    'A file that something else wrote is never overwritten and never removed. Pages of earlier runs that are no longer in',
    'any specification are removed from the folder, unless something is wrong with the site.',
    'Exit status: 0 nothing at error level, 1 something at error level, 2 it could not run.',
  ],
  run,
};

async function run(given: Given, streams: Streams): Promise<number> {
  const { values, names } = given;
  const { out, err, cwd } = streams;
  if (typeof values.out !== 'string' || values.out === '') throw new OptionsError('Name where to write: --out DIR.');
  const { options, root } = await findSite(values, names[0], cwd);
  const site = await resolveSite({ ...options, feedback: undefined });
  const folder = resolve(cwd, values.out);
  const where = printable(values.out);
  if (values.for !== undefined) return generateFor(String(values.for), { site, root, folder, where }, streams);
  const files = await pageFiles(site, folder);
  const written = writePages(files);
  const current = new Set(files.map(({ file }) => file));
  const stale = generatedFiles(folder).filter((file) => !current.has(file));
  const [removed, kept] = values.keep === true || !isWholeKnown(site) ? [[], stale] : [stale, []];
  for (const file of removed) removeFile(folder, file);
  out(
    `wrote ${count(written, 'page')} to ${where}${removed.length > 0 ? `, removed ${removed.length}` : ''}${unchanged(files.length - written)}${files.length === 0 ? `: ${reasonForNone(site)}` : ''}\n`,
  );
  if (kept.length > 0 && values.keep !== true) {
    err(
      `kept ${count(kept.length, 'page')} that may no longer be in any specification: something could not be read.\n`,
    );
  }
  referToCheck(site, given, streams);
  return site.ok ? 0 : 1;
}

/** Why no page is made from a specification. */
function reasonForNone({ model, parts }: ResolvedSite): string {
  if (Object.values(model.pages).some(({ endpoint }) => endpoint !== undefined)) {
    return 'every endpoint in the navigation has a page that is written by hand';
  }
  return parts.expansion.specifications.size === 0
    ? 'docs.json names no specification (openapi or asyncapi)'
    : 'no endpoint of a specification is in the navigation';
}

/** Writes a whole site. */
async function generateFor(
  name: string,
  { site, root, folder, where }: { site: ResolvedSite; root: string; folder: string; where: string },
  { out, err, cwd }: Streams,
): Promise<number> {
  const manifest = byName.get(name);
  const generator = await manifest?.generator?.();
  if (manifest === undefined || generator === undefined) {
    throw new OptionsError(`--for supports only ${[...byName.keys()].join(', ')} here; got ${name}.`);
  }
  const { added, changed, same, findings } = await new SiteWriter(manifest, generator, cwd).write(site, folder, true);
  const located = await site.locate(findings);
  const all = {
    ...site,
    sources: new Map([...site.sources, ...located.sources]),
    diagnostics: [...site.diagnostics, ...located.diagnostics],
    ok: site.ok && located.ok,
  };
  out(`wrote ${count(added.length + changed.length, 'page')} to ${where}${unchanged(same.length)}\n`);
  const report = formatDiagnostics(all, { prefix: prefixOf(root) });
  if (report !== '') err(`${report}\n\n${summarize(all)}\n`);
  return all.ok ? 0 : 1;
}

function unchanged(same: number): string {
  return same > 0 ? `, ${same} unchanged` : '';
}

/** Front matter that has the mark on a line of its own. */
const marked = new RegExp(`^---\\n(?:(?!---$).*\\n)*?${generatedMark}\\n`, 'm');

/** A page as it has to be on disk. */
interface PageOnDisk {
  /** Below the folder that is written to, with `/`. */
  readonly file: string;
  readonly path: string;
  readonly text: string;
}

/** The pages of endpoints, but for those that somebody wrote by hand. */
async function pageFiles(site: ResolvedSite, folder: string): Promise<readonly PageOnDisk[]> {
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
function writePages(files: readonly PageOnDisk[]): number {
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

/** False if pages may be missing because of a fault: what they were made from is not gone, only not there today. */
function isWholeKnown({ ok, parts }: ResolvedSite): boolean {
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
