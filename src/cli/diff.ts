import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Colors, createColors, escapeControls, formatSafeJson, pluralize } from '../core/diagnostics.ts';
import { compareSites, type SiteChanges } from '../core/diff.ts';
import { siteCommand } from '../core/options.ts';
import { OptionsError } from '../core/values.ts';
import { resolveSite } from '../site/resolve.ts';
import { flagChoice } from './arguments.ts';
import type { Command, CommandInput } from './command.ts';
import { createPublishedLookup, findMovesSince, resolveEarlier } from './earlier-site.ts';
import type { DiffReport } from './json-reports.ts';
import { findSiteOptions, siteFlags } from './site-flags.ts';
import type { Streams } from './streams.ts';

const formats = ['pretty', 'markdown', 'json'] as const;

export const diff: Command = {
  usage: 'docs-json-nav diff [root] REF',
  summary:
    'Shows how the navigation and routes changed since a Git revision: pages added, removed, moved, retitled or reordered.',
  flags: {
    format: { type: 'string', value: formats.join('|'), description: 'output format (default: pretty)' },
    ...siteFlags('diff'),
  },
  examples: [
    ['docs-json-nav diff origin/main', 'since the target branch of a pull request'],
    ['docs-json-nav diff docs v1.2', 'since a release, in the folder docs'],
    ['docs-json-nav diff HEAD~1 --format markdown', 'for the description of a pull request'],
  ],
  notes: [
    'Exit status: 0 compared, 2 the command could not run. docs-json-nav check --since REF fails on lost routes.',
  ],
  maxNames: 2,
  run,
};

async function run({ values, names }: CommandInput, { out, cwd, program }: Streams): Promise<number> {
  const format = flagChoice(values, 'format', formats);
  const since = names.at(-1);
  if (since === undefined) throw new OptionsError(`REF is missing: ${diff.usage}`);
  const folder = names.length > 1 ? names[0] : undefined;
  const { options, root } = await findSiteOptions(values, folder, cwd);
  const site = await resolveSite({ ...options, content: false, feedback: undefined });
  const earlier = await resolveEarlier(options, since).catch((error: unknown) => {
    if (names.length > 1 || !existsSync(resolve(cwd, since, 'docs.json'))) throw error;
    throw new OptionsError(`REF is missing: ${program} ${siteCommand('diff', since, {}, ['REF'])}`);
  });
  const changes = compareSites(earlier.model, site.model, findMovesSince(earlier, site), createPublishedLookup(site));
  if (format === 'json') out(`${formatSafeJson({ version: 1, root, since, ...changes } satisfies DiffReport)}\n`);
  else out(`${format === 'markdown' ? formatChangesMarkdown(changes, since) : formatChanges(changes, since)}\n`);
  return 0;
}

interface ChangeGroup {
  readonly title: string;
  readonly mark: '+' | '-' | '~';
  readonly lines: readonly string[];
}

const noRedirectNote = ' (no redirect)';

function formatChanges(changes: SiteChanges, since: string): string {
  const colors = createColors();
  const colorByMark: Readonly<Record<ChangeGroup['mark'], Colors['green']>> = {
    '+': colors.green,
    '-': colors.red,
    '~': colors.yellow,
  };
  const groups = groupChanges(changes, (text) => text, JSON.stringify);
  if (groups.length === 0) return `No changes in the navigation since ${escapeControls(since)}.`;
  return groups
    .map(({ title, mark, lines }) =>
      [
        colors.bold(`${title} (${lines.length})`),
        ...lines.map((line) => `  ${colorByMark[mark](mark)} ${escapeControls(line)}`),
      ].join('\n'),
    )
    .join('\n\n');
}

/** Formats changes as Markdown for a pull request. Names are inline code, so that markup in them has no effect. */
function formatChangesMarkdown(changes: SiteChanges, since: string): string {
  const groups = groupChanges(changes, formatInlineCode, formatInlineCode);
  const heading = `### Navigation since ${formatInlineCode(since)}`;
  if (groups.length === 0) return `${heading}\n\nNothing has changed.`;
  const sections = groups.map(({ title, lines }) => {
    const list = lines.map((line) => `- ${line}`).join('\n');
    return `<details><summary>${title}: ${lines.length}</summary>\n\n${list}\n\n</details>`;
  });
  const lostCount = [...changes.removed, ...changes.moved].filter(({ isLost }) => isLost).length;
  const warning = lostCount === 0 ? [] : [`**${pluralize(lostCount, 'route')} without a redirect**`];
  return [heading, ...warning, ...sections].join('\n\n');
}

function groupChanges(
  { added, removed, moved, retitled, relocated, sections }: SiteChanges,
  formatName: (text: string) => string,
  formatTitle: (title: string) => string,
): ChangeGroup[] {
  const groups: ChangeGroup[] = [
    {
      title: 'Pages added',
      mark: '+',
      lines: added.map(({ route, title }) => `${formatName(route)} ${formatTitle(title)}`),
    },
    {
      title: 'Pages removed',
      mark: '-',
      lines: removed.map(
        ({ route, title, isLost }) => `${formatName(route)} ${formatTitle(title)}${isLost ? noRedirectNote : ''}`,
      ),
    },
    {
      title: 'Pages moved',
      mark: '~',
      lines: moved.map(
        ({ route, to, isLost }) => `${formatName(route)} to ${formatName(to)}${isLost ? noRedirectNote : ''}`,
      ),
    },
    {
      title: 'Pages retitled',
      mark: '~',
      lines: retitled.map(({ route, from, to }) => `${formatName(route)} ${formatTitle(from)} to ${formatTitle(to)}`),
    },
    {
      title: 'Pages reordered',
      mark: '~',
      lines: relocated.map(
        ({ route, from, to }) =>
          `${formatName(route)} ${formatLocations(from, formatName)} to ${formatLocations(to, formatName)}`,
      ),
    },
    { title: 'Sections added', mark: '+', lines: sections.added.map(formatName) },
    { title: 'Sections removed', mark: '-', lines: sections.removed.map(formatName) },
  ];
  return groups.filter(({ lines }) => lines.length > 0);
}

function formatLocations(texts: readonly string[], formatName: (text: string) => string): string {
  return texts.length === 0 ? 'not in the navigation' : texts.map(formatName).join(', ');
}

function formatInlineCode(text: string): string {
  const longestRun = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longestRun + 1);
  const line = text.replace(/\s+/g, ' ');
  return longestRun === 0 ? `${fence}${line}${fence}` : `${fence} ${line} ${fence}`;
}
