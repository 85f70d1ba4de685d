import { findOptions } from '../core/options.ts';
import { type FlagValues, parseArguments } from './arguments.ts';
import { flagValue } from './flag-values.ts';
import { type CommandHelp, formatHelp } from './help.ts';
import { optionsOf } from './site-flags.ts';
import type { Streams } from './streams.ts';

/** A command: what its help says, and what it does. */
export interface Command {
  readonly help: CommandHelp;
  /** Words that it takes beside its flags. Default: one, the docs folder. */
  readonly most?: number;
  /** Does it, and returns the exit status. */
  readonly run: (given: Given, streams: Streams) => Promise<number>;
}

/** What somebody typed behind a command. */
export interface Given {
  /** All of it, as typed. */
  readonly words: readonly string[];
  readonly values: FlagValues;
  /** The words that belong to no flag. */
  readonly names: readonly string[];
}

/**
 * Runs a command, or shows its help.
 *
 * @throws OptionsError for words that the command does not take.
 */
export async function runCommand({ help, most = 1, run }: Command, words: readonly string[], streams: Streams) {
  const given = { words, ...parseArguments(words, help.flags, most, help.usage) };
  if (given.values.help !== true) return run(given, streams);
  streams.out(`${formatHelp(help)}\n`);
  return 0;
}

/**
 * The options of the site that a command is about: those of its flags, then those of the settings file.
 *
 * @param root The docs folder, as it was given; undefined for the one that is found.
 */
export function findSite(values: FlagValues, root: string | undefined, cwd: string) {
  return findOptions(optionsOf(values, root), cwd, flagValue(values, 'config'));
}
