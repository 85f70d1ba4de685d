import { nearestWords } from '../schema/nearest.ts';
import { OptionsError } from '../values/options-error.ts';
import { commonFlags, parseArguments } from './arguments.ts';
import { checkHelp } from './check.ts';
import { bashScript } from './completion/bash.ts';
import { fishScript } from './completion/fish.ts';
import { type CommandWords, commandWords } from './completion/words.ts';
import { zshScript } from './completion/zsh.ts';
import { diffHelp } from './diff.ts';
import { explainHelp } from './explain.ts';
import { feedbackHelp } from './feedback.ts';
import { fixHelp } from './fix.ts';
import { generateHelp } from './generate.ts';
import { type CommandHelp, formatHelp } from './help.ts';
import { initHelp } from './init.ts';
import { printHelp } from './print.ts';
import { reportHelp } from './report.ts';
import { schemaHelp } from './schema.ts';
import type { Streams } from './streams.ts';

/** What writes the script of each shell. */
const shells: Readonly<Record<string, (commands: readonly CommandWords[]) => string>> = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
};

export const completionHelp: CommandHelp = {
  usage: `docs-json-nav completion ${Object.keys(shells).join('|')}`,
  summary: 'Prints what lets your shell complete commands, flags and their values.',
  flags: commonFlags,
  examples: [
    ['source <(docs-json-nav completion bash)', 'in ~/.bashrc'],
    ['source <(docs-json-nav completion zsh)', 'in ~/.zshrc, below compinit'],
    ['docs-json-nav completion fish > ~/.config/fish/completions/docs-json-nav.fish', 'once'],
  ],
};

/** The help of every command, by name. */
export const helps: Readonly<Record<string, CommandHelp>> = {
  check: checkHelp,
  print: printHelp,
  explain: explainHelp,
  fix: fixHelp,
  report: reportHelp,
  diff: diffHelp,
  generate: generateHelp,
  feedback: feedbackHelp,
  init: initHelp,
  schema: schemaHelp,
  completion: completionHelp,
};

/** `docs-json-nav completion`: prints the script of a shell; returns the exit status. */
export async function completion(words: readonly string[], { out }: Streams): Promise<number> {
  const { values, names } = parseArguments(words, commonFlags, 1);
  if (values.help === true) {
    out(`${formatHelp(completionHelp)}\n`);
    return 0;
  }
  const [shell = ''] = names;
  const write = Object.hasOwn(shells, shell) ? shells[shell] : undefined;
  if (write === undefined) {
    const known = Object.keys(shells);
    const what = shell === '' ? 'Name your shell' : `There is no completion for ${shell}`;
    throw new OptionsError(`${what}: write ${nearestWords(shell, known)[0] ?? known.join(', ')}.`);
  }
  out(`${write(commandWords(helps))}\n`);
  return 0;
}
