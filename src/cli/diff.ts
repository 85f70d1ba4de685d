import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Colors, createColors, escapeControls, formatSafeJson, pluralize } from '../core/diagnostics.ts';
import { compareSites, type SiteChanges } from '../core/diff.ts';
import { siteCommand } from '../core/options.ts';
import { OptionsError } from '../core/values.ts';
import { resolveSite } from '../site/resolve.ts';
import { choiceOf } from './arguments.ts';
import type { Command, CommandInput } from './command.ts';
import { lookupOfToday, movesSince, resolveEarlier } from './earlier-site.ts';
import type { DiffReport } from './json-reports.ts';
import { findSite, siteFlags } from './site-flags.ts';
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
  const format = choiceOf(values, 'format', formats);
  const since = names.at(-1);
  if (since === undefined) throw new OptionsError(`REF is missing: ${diff.usage}`);
  const folder = names.length > 1 ? names[0] : undefined;
  const { options, root } = await findSite(values, folder, cwd);
  const site = await resolveSite({ ...options, content: false, feedback: undefined });
  const earlier = await resolveEarlier(options, since).catch((error: unknown) => {
    if (names.length > 1 || !existsSync(resolve(cwd, since, 'docs.json'))) throw error;
    throw new OptionsError(`REF is missing: ${program} ${siteCommand('diff', since, {}, ['REF'])}`);
  });
  const changes = compareSites(earlier.model, site.model, movesSince(earlier, site), lookupOfToday(site));
  if (format === 'json') out(`${formatSafeJson({ version: 1, root, since, ...changes } satisfies DiffReport)}\n`);
  else out(`${format === 'markdown' ? formatChangesMarkdown(changes, since) : formatChanges(changes, since)}\n`);
  return 0;
}

interface Part {
  readonly title: string;
  readonly mark: '+' | '-' | '~';
  readonly lines: readonly string[];
}

const lost = ' (no redirect)';

function formatChanges(changes: SiteChanges, since: string): string {
  const colors = createColors();
  const paint: Readonly<Record<Part['mark'], Colors['green']>> = {
    '+': colors.green,
    '-': colors.red,
    '~': colors.yellow,
  };
  const parts = partsOf(changes, (text) => text, JSON.stringify);
  if (parts.length === 0) return `No changes in the navigation since ${escapeControls(since)}.`;
  return parts
    .map(({ title, mark, lines }) =>
      [
        colors.bold(`${title} (${lines.length})`),
        ...lines.map((line) => `  ${paint[mark](mark)} ${escapeControls(line)}`),
      ].join('\n'),
    )
    .join('\n\n');
}

/** Formats changes as Markdown for a pull request. Names are inline code, so that markup in them has no effect. */
function formatChangesMarkdown(changes: SiteChanges, since: string): string {
  const parts = partsOf(changes, code, code);
  const head = `### Navigation since ${code(since)}`;
  if (parts.length === 0) return `${head}\n\nNothing has changed.`;
  const sections = parts.map(({ title, lines }) => {
    const list = lines.map((line) => `- ${line}`).join('\n');
    return `<details><summary>${title}: ${lines.length}</summary>\n\n${list}\n\n</details>`;
  });
  const dead = [...changes.removed, ...changes.moved].filter(({ isLost }) => isLost).length;
  const warning = dead === 0 ? [] : [`**${pluralize(dead, 'route')} without a redirect**`];
  return [head, ...warning, ...sections].join('\n\n');
}

function partsOf(
  { added, removed, moved, retitled, relocated, sections }: SiteChanges,
  name: (text: string) => string,
  called: (title: string) => string,
): Part[] {
  const parts: Part[] = [
    { title: 'Pages added', mark: '+', lines: added.map(({ route, title }) => `${name(route)} ${called(title)}`) },
    {
      title: 'Pages removed',
      mark: '-',
      lines: removed.map(({ route, title, isLost }) => `${name(route)} ${called(title)}${isLost ? lost : ''}`),
    },
    {
      title: 'Pages moved',
      mark: '~',
      lines: moved.map(({ route, to, isLost }) => `${name(route)} to ${name(to)}${isLost ? lost : ''}`),
    },
    {
      title: 'Pages retitled',
      mark: '~',
      lines: retitled.map(({ route, from, to }) => `${name(route)} ${called(from)} to ${called(to)}`),
    },
    {
      title: 'Pages reordered',
      mark: '~',
      lines: relocated.map(
        ({ route, from, to }) => `${name(route)} ${locations(from, name)} to ${locations(to, name)}`,
      ),
    },
    { title: 'Sections added', mark: '+', lines: sections.added.map(name) },
    { title: 'Sections removed', mark: '-', lines: sections.removed.map(name) },
  ];
  return parts.filter(({ lines }) => lines.length > 0);
}

function locations(texts: readonly string[], name: (text: string) => string): string {
  return texts.length === 0 ? 'no place' : texts.map(name).join(', ');
}

function code(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const line = text.replace(/\s+/g, ' ');
  return longest === 0 ? `${fence}${line}${fence}` : `${fence} ${line} ${fence}`;
}
