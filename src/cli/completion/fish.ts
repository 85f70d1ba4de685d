import type { CommandWords, FlagWords } from './words.ts';

/** Completion for fish. */
export function fishScript(commands: readonly CommandWords[]): string {
  return commands
    .flatMap(({ name, summary, flags }) => [
      `complete -c docs-json-nav -n __fish_use_subcommand -f -a ${name} -d ${quoted(summary)}`,
      ...flags.map((flag) => flagLine(name, flag)),
    ])
    .join('\n');
}

function flagLine(command: string, { name, short, description, takesValue, choices }: FlagWords): string {
  const parts = [
    `complete -c docs-json-nav -n '__fish_seen_subcommand_from ${command}' -l ${name}`,
    short === undefined ? '' : `-s ${short}`,
    takesValue ? '-r' : '',
    choices.length > 0 ? `-f -a ${quoted(choices.join(' '))}` : '',
    `-d ${quoted(description)}`,
  ];
  return parts.filter((part) => part !== '').join(' ');
}

function quoted(text: string): string {
  return `'${text.replace(/['\\]/g, '\\$&')}'`;
}
