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
 * Renders each command as a section of Markdown: a table of flags, which narrow screens don't cut off, and sample
 * output. Needs Git.
 */
export async function commandReference(): Promise<string> {
  const helps = Object.entries(await loadCommands()).sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
  const sections: string[] = [];
  // In sequence: each runs in its own folder, and a process has only one working directory.
  for (const [name, help] of helps) {
    const sample = samples[name];
    sections.push(section(name, help, sample === undefined ? undefined : await outputOf(sample)));
  }
  return `${sections.join('\n\n')}\n`;
}

function section(name: string, { usage, summary, flags, examples, notes = [] }: Command, output?: string): string {
  const rows = Object.entries(visibleFlags(flags)).map(([flag, { short, value, description }]) => {
    const long = `--${flag}${value === undefined ? '' : ` ${value}`}`;
    const names = [long, ...(short === undefined ? [] : [`-${short}`])].map(code).join(', ');
    return `| ${names} | ${text(description)} |`;
  });
  const shown = examples.map(([command, description]) => `# ${description}\n${command}`);
  return [
    `## ${name}`,
    text(summary),
    fence('text', [usage]),
    ['| flag | does |', '|---|---|', ...rows].join('\n'),
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
      /(?<![\w`/-])(?:--out -(?= )|--[a-z][\w-]*|docs-json-nav(?:[/ ][\w./-]+)* --[\w-]+|docs-json-nav\/[\w./-]+\w|docs\.json|DOCS_FEEDBACK_KEY|feedback\.keyVariable)(?![\w`])/g,
      '`$&`',
    );
}
