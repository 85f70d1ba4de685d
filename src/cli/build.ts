import { resolve } from 'node:path';
import { escapeControls } from '../core/diagnostics.ts';
import { isInside, relativePath } from '../core/host.ts';
import { resolveOptions } from '../core/options.ts';
import { OptionsError } from '../core/values.ts';
import { readBranding } from '../generators/branding.ts';
import { html } from '../generators/html.ts';
import { resolveSite } from '../site/resolve.ts';
import type { Command, CommandInput } from './command.ts';
import { generateFor } from './generate/generate-for.ts';
import { toGeneratorChoice } from './generator-words.ts';
import { progressBar } from './progress.ts';
import { findSiteOptions, siteFlags } from './site-flags.ts';
import type { Streams } from './streams.ts';

export const build: Command = {
  usage: 'docs-json-nav build [root] [--out DIR]',
  summary: 'Writes the whole site as plain files for any static host: the same as generate --for html.',
  flags: {
    out: { type: 'string', value: 'DIR', description: 'output folder; created if it does not exist (default: dist)' },
    ...siteFlags('build'),
  },
  examples: [
    ['docs-json-nav build docs', 'the site in dist'],
    ['docs-json-nav build docs --out public --base /docs', 'for a host that serves it at /docs'],
    ['docs-json-nav build docs --url https://docs.example.com', 'with a sitemap and canonical addresses'],
  ],
  notes: [
    'Files that this command did not write are never overwritten or removed. Files of earlier runs that are no longer needed are removed.',
    'Exit status: 0 no errors, 1 errors, 2 the command could not run. The site is written in the first two cases.',
  ],
  run,
};

async function run({ values, names }: CommandInput, streams: Streams): Promise<number> {
  const { cwd } = streams;
  const out = values.out ?? 'dist';
  if (typeof out !== 'string' || out === '') throw new OptionsError('--out DIR is missing.');
  const { options, root } = await findSiteOptions(values, names[0], cwd);
  const outFolder = resolve(cwd, out);
  const { root: docsFolder, ignore } = await resolveOptions(options);
  if (outFolder === docsFolder) throw new OptionsError('--out is the docs folder: choose another folder.');
  // Output of earlier builds isn't part of the site, even if its folder is inside the docs folder.
  const outPrefix = isInside(outFolder, docsFolder) ? `${relativePath(docsFolder, outFolder)}/` : undefined;
  const ignorePatterns = outPrefix === undefined ? ignore : [...ignore, `${outPrefix}**`];
  const events = { onParseProgress: progressBar('reading pages'), isBuiltByGenerator: true };
  const siteWithOutput = await resolveSite({ ...options, ignore: ignorePatterns }, undefined, events);
  const files = (): readonly string[] =>
    siteWithOutput.files().filter((file) => outPrefix === undefined || !file.startsWith(outPrefix));
  const site = { ...siteWithOutput, files };
  const status = await generateFor(
    toGeneratorChoice(html),
    { site, root, folder: outFolder, where: escapeControls(out) },
    streams,
  );
  if (site.publishSettings.url === undefined && site.model.site.host === undefined)
    streams.out('no sitemap.xml: --url names the published site\n');
  const note = createBaseNote(readBranding(site.config).metatags.canonical, site.model.site.base);
  if (note !== undefined) streams.out(`${escapeControls(note)}\n`);
  return status;
}

/** Hosts that serve a site below a path don't have that path in `docs.json`, except in its canonical URL. */
function createBaseNote(canonical: string | undefined, base: string): string | undefined {
  const path =
    canonical !== undefined && URL.canParse(canonical) ? new URL(canonical).pathname.replace(/\/+$/, '') : '';
  if (path === '' || path === base) return undefined;
  return `docs.json has the canonical URL ${canonical}: to publish the site at that path, add --base ${path}`;
}
