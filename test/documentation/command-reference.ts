import { checkHelp } from '../../src/cli/check.ts';
import { completionHelp } from '../../src/cli/completion.ts';
import { diffHelp } from '../../src/cli/diff.ts';
import { explainHelp } from '../../src/cli/explain.ts';
import { feedbackHelp } from '../../src/cli/feedback.ts';
import { fixHelp } from '../../src/cli/fix.ts';
import { generateHelp } from '../../src/cli/generate.ts';
import type { CommandHelp } from '../../src/cli/help.ts';
import { initHelp } from '../../src/cli/init.ts';
import { printHelp } from '../../src/cli/print.ts';
import { reportHelp } from '../../src/cli/report.ts';
import { schemaHelp } from '../../src/cli/schema.ts';

/** What each command prints with `--help`, in the order in which people meet them. */
export const helps: Readonly<Record<string, CommandHelp>> = {
  check: checkHelp,
  init: initHelp,
  fix: fixHelp,
  explain: explainHelp,
  diff: diffHelp,
  report: reportHelp,
  print: printHelp,
  generate: generateHelp,
  feedback: feedbackHelp,
  schema: schemaHelp,
  completion: completionHelp,
};

/** Every command as a section of Markdown: its flags as a table, which a narrow page does not cut off as it does lines. */
export function commandReference(): string {
  return `${Object.entries(helps)
    .map(([name, help]) => section(name, help))
    .join('\n\n')}\n`;
}

function section(name: string, { usage, summary, flags, examples, notes = [] }: CommandHelp): string {
  const rows = Object.entries(flags).map(([flag, { short, value, description }]) => {
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
    ...notes.map(text),
  ].join('\n\n');
}

function fence(language: string, lines: readonly string[]): string {
  return `\`\`\`${language}\n${lines.join('\n\n')}\n\`\`\``;
}

function code(words: string): string {
  return `\`${words.replaceAll('|', '\\|')}\``;
}

/** Prose of the terminal: what is typed there is code here. */
function text(words: string): string {
  return words
    .replaceAll('|', '\\|')
    .replace(/"(content: false)"/g, '`$1`')
    .replace(
      /(?<![\w`/-])(?:--[a-z][\w-]*|docs-json-nav(?:[/ ][\w./-]+)* --[\w-]+|docs-json-nav\/[\w./-]+\w|docs\.json|DOCS_FEEDBACK_KEY|feedback\.keyVariable)(?![\w`])/g,
      '`$&`',
    );
}
