import type { Flags, FlagValues } from './arguments.ts';
import type { Streams } from './streams.ts';

/** A command: what its help says, and what it does. */
export interface Command {
  readonly usage: string;
  readonly summary: string;
  /** Beside `--help`, which all have. */
  readonly flags: Flags;
  readonly examples: readonly (readonly [command: string, description: string])[];
  /** Further paragraphs of the help. */
  readonly notes?: readonly string[];
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
