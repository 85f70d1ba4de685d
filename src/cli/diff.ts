import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { printableValue } from '../core/diagnostics.ts';
import { compareSites } from '../core/diff.ts';
import { siteCommand } from '../core/options.ts';
import { OptionsError } from '../core/values.ts';
import { resolveSite } from '../sites/resolve.ts';
import type { Command, Given } from './command.ts';
import { formatChanges, formatChangesMarkdown } from './diff/format.ts';
import { lookupOfToday, movesSince, resolveEarlier } from './earlier-site.ts';
import { choiceOf } from './flag-values.ts';
import type { DiffReport } from './json-reports.ts';
import { findSite, siteFlags } from './site-flags.ts';
import type { Streams } from './streams.ts';

const formats = ['pretty', 'markdown', 'json'] as const;

/** `docs-json-nav diff`: says what has changed since a revision. */
export const diff: Command = {
  usage: 'docs-json-nav diff [root] REF',
  summary:
    'Shows how the navigation and page addresses changed since a Git revision: pages added, removed, moved, retitled or reordered.',
  flags: {
    format: { type: 'string', value: formats.join('|'), description: 'output format (default: pretty)' },
    ...siteFlags('diff'),
  },
  examples: [
    ['docs-json-nav diff origin/main', 'since the branch that a pull request goes to'],
    ['docs-json-nav diff docs v1.2', 'since a release, in the folder docs'],
    ['docs-json-nav diff HEAD~1 --format markdown', 'for the text of a pull request'],
  ],
  notes: ['Exit status: 0 compared, 2 it could not run. docs-json-nav check --since REF fails on lost addresses.'],
  most: 2,
  run,
};

async function run({ values, names }: Given, { out, cwd, program }: Streams): Promise<number> {
  const format = choiceOf(values, 'format', formats);
  const since = names.at(-1);
  if (since === undefined) throw new OptionsError(`Name the revision to compare with: ${diff.usage}`);
  const folder = names.length > 1 ? names[0] : undefined;
  const { options, root } = await findSite(values, folder, cwd);
  const site = await resolveSite({ ...options, content: false, feedback: undefined });
  const earlier = await resolveEarlier(options, since).catch((error: unknown) => {
    if (names.length > 1 || !existsSync(resolve(cwd, since, 'docs.json'))) throw error;
    throw new OptionsError(`Name the revision to compare with: ${program} ${siteCommand('diff', since, {}, ['REF'])}`);
  });
  const changes = compareSites(earlier.model, site.model, movesSince(earlier, site), lookupOfToday(site));
  if (format === 'json') out(`${printableValue({ version: 1, root, since, ...changes } satisfies DiffReport)}\n`);
  else out(`${format === 'markdown' ? formatChangesMarkdown(changes, since) : formatChanges(changes, since)}\n`);
  return 0;
}
