import { visibleFlags } from '../../src/cli/arguments.ts';
import type { Command } from '../../src/cli/command.ts';
import { loadCommands } from '../../src/cli/commands.ts';
import { outputOf, samples } from './shown-output.ts';

/** Commands in the order in which users meet them. */
export const order: readonly string[] = [
  'check',
  'init',
  'preview',
  'build',
  'fix',
  'explain',
  'diff',
  'report',
  'print',
  'generate',
  'feedback',
  'lsp',
  'schema',
  'completion',
];

/**
 * Renders the flags that most commands share, then each command as a section of Markdown: a table of its own flags,
 * which narrow screens don't cut off, and sample output. Needs Git.
 */
export async function commandReference(): Promise<string> {
  const helps = Object.entries(await loadCommands()).sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
  const shared = sharedFlags(helps);
  const sections = [sharedSection(helps, shared)];
  // In sequence: each runs in its own folder, and a process has only one working directory.
  for (const [name, help] of helps) {
    const sample = samples[name];
    sections.push(section(name, help, shared, sample === undefined ? undefined : await outputOf(sample)));
  }
  return `${sections.join('\n\n')}\n`;
}

/** Rows of the flags that at least half of the commands have. */
function sharedFlags(helps: readonly (readonly [string, Command])[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const row of helps.flatMap(([, command]) => flagRows(command))) counts.set(row, (counts.get(row) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count >= helps.length / 2).map(([row]) => row));
}

function sharedSection(helps: readonly (readonly [string, Command])[], shared: ReadonlySet<string>): string {
  const names = helps.filter(([, command]) => flagRows(command).some(isSiteFlag(shared))).map(([name]) => code(name));
  return [
    '## Shared flags',
    `Every command has ${code('--help')}. The other flags belong to all that read a docs folder: ${names.join(', ')}.`,
    table([...shared]),
  ].join('\n\n');
}

/** Whether a shared flag is about a site: all are but `--help`. */
function isSiteFlag(shared: ReadonlySet<string>): (row: string) => boolean {
  return (row) => shared.has(row) && !row.includes('--help');
}

function flagRows({ flags }: Command): string[] {
  return Object.entries(visibleFlags(flags)).map(([flag, { short, value, description }]) => {
    const long = `--${flag}${value === undefined ? '' : ` ${value}`}`;
    const names = [long, ...(short === undefined ? [] : [`-${short}`])].map(code).join(', ');
    return `| ${names} | ${text(description)} |`;
  });
}

function table(rows: readonly string[]): string {
  return ['| flag | does |', '|---|---|', ...rows].join('\n');
}

function section(name: string, command: Command, shared: ReadonlySet<string>, output?: string): string {
  const { usage, summary, examples, notes = [] } = command;
  const rows = flagRows(command);
  const own = rows.filter((row) => !shared.has(row));
  const shown = examples.map(([line, description]) => `# ${description}\n${line}`);
  return [
    `## ${name}`,
    text(summary),
    fence('text', [usage]),
    ...(own.length === 0 ? [] : [table(own)]),
    ...(rows.some(isSiteFlag(shared)) ? [`And the [shared flags](#shared-flags).`] : []),
    fence('sh', shown),
    ...(output === undefined ? [] : [fence('text', [output])]),
    ...paragraphsOf(notes).map(text),
  ].join('\n\n');
}

/** Joins lines of notes into paragraphs. A terminal needs line breaks; a page doesn't. */
function paragraphsOf(notes: readonly string[]): string[] {
  const paragraphs: string[] = [];
  for (const note of notes) {
    const last = paragraphs.pop();
    if (last === undefined) paragraphs.push(note);
    else paragraphs.push(...(/[.:]$/.test(last) ? [last, note] : [`${last} ${note}`]));
  }
  return paragraphs;
}

function fence(language: string, lines: readonly string[]): string {
  return `\`\`\`${language}\n${lines.join('\n\n')}\n\`\`\``;
}

function code(words: string): string {
  return `\`${words.replaceAll('|', '\\|')}\``;
}

/** Formats terminal text as Markdown, with commands as inline code. */
function text(words: string): string {
  return words
    .replaceAll('|', '\\|')
    .replace(/"(content: false)"/g, '`$1`')
    .replace(
      /(?<![\w`/-])(?:--out -(?= )|--[a-z][\w-]*(?: (?:html|ratio)\b)?|docs-json-nav(?:[/ ][\w./-]+)* --[\w-]+(?: REF\b)?|\.docs-json-nav-generated\.json|docs-json-nav\/[\w./-]+\w|docs\.json|DOCS_FEEDBACK_KEY|feedback\.keyVariable)(?![\w`])/g,
      '`$&`',
    );
}
