import { resolve } from 'node:path';
import { count, formatDiagnostics, printable, summarize } from '../core/diagnostics.ts';
import { OptionsError } from '../core/values.ts';
import { generators } from '../sites/all.ts';
import { removeFile } from '../sites/publish.ts';
import { SiteWriter } from '../sites/rendering.ts';
import { type ResolvedSite, resolveSite } from '../sites/resolve.ts';
import type { Command, Given } from './command.ts';
import { isWholeKnown, pageFiles, staleFiles, writePages } from './generated-pages.ts';
import { referToCheck } from './next-command.ts';
import { findSite, prefixOf, siteFlags } from './site-flags.ts';
import type { Streams } from './streams.ts';

/** Generators that build a site from written files alone, by name. */
const byName = new Map(
  generators.flatMap((each) =>
    each.generator === undefined ? [] : Object.keys(each.forms).map((name) => [name, each]),
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
    keep: { type: 'boolean', description: 'keep pages of earlier runs that no specification has any more' },
    ...siteFlags('generate'),
  },
  examples: [
    ['docs-json-nav generate docs --out build/api', 'one file a page, at its address'],
    ['docs-json-nav generate docs --out docs', 'next to the handwritten pages'],
    ['docs-json-nav generate docs --for mkdocs --out mkdocs', 'pages as Markdown, media, and settings for mkdocs.yml'],
  ],
  notes: [
    'A file that something else wrote is never overwritten and never removed. Pages of earlier runs that no specification',
    'has any more are removed from the folder, unless something is wrong with the site.',
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
  const stale = staleFiles(folder, files);
  const [removed, kept] = values.keep === true || !isWholeKnown(site) ? [[], stale] : [stale, []];
  for (const file of removed) removeFile(folder, file);
  out(
    `wrote ${count(written, 'page')} to ${where}${removed.length > 0 ? `, removed ${removed.length}` : ''}${unchanged(files.length - written)}${files.length === 0 ? `: ${reasonForNone(site)}` : ''}\n`,
  );
  if (kept.length > 0 && values.keep !== true) {
    err(`${count(kept.length, 'page')} that no specification has any more stayed: something could not be read.\n`);
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
