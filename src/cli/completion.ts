import { either } from '../core/rules.ts';
import { OptionsError } from '../core/values.ts';
import { commonFlags } from './arguments.ts';
import type { Command } from './command.ts';
import { bashScript } from './completion/bash.ts';
import { fishScript } from './completion/fish.ts';
import { type CommandWords, commandWords } from './completion/words.ts';
import { zshScript } from './completion/zsh.ts';
import type { CommandHelp } from './help.ts';
import type { Streams } from './streams.ts';

/** What commands say of themselves, by name. */
type Helps = Readonly<Record<string, CommandHelp>>;

/** What writes the script of each shell. */
const shells: Readonly<Record<string, (commands: readonly CommandWords[]) => string>> = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
};

const help: CommandHelp = {
  usage: `docs-json-nav completion ${Object.keys(shells).join('|')}`,
  summary: 'Prints a script that completes commands, flags and values in your shell.',
  flags: commonFlags,
  examples: [
    ['source <(docs-json-nav completion bash)', 'in ~/.bashrc'],
    ['source <(docs-json-nav completion zsh)', 'in ~/.zshrc, below compinit'],
    ['docs-json-nav completion fish > ~/.config/fish/completions/docs-json-nav.fish', 'once'],
  ],
};

/**
 * `docs-json-nav completion`: prints the script of a shell.
 *
 * @param loadHelps Loads the help of every command, by name.
 */
export function completionOf(loadHelps: () => Promise<Helps>): Command {
  return { help, run: ({ names }, { out }) => run(names[0] ?? '', loadHelps, out) };
}

async function run(shell: string, loadHelps: () => Promise<Helps>, out: Streams['out']): Promise<number> {
  const write = Object.hasOwn(shells, shell) ? shells[shell] : undefined;
  if (write === undefined) {
    const known = Object.keys(shells);
    const what = shell === '' ? 'Name your shell' : `There is no completion for ${shell}`;
    throw new OptionsError(`${what}: write ${either(known)}.`);
  }
  out(`${write(commandWords(await loadHelps()))}\n`);
  return 0;
}
