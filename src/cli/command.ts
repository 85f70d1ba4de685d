import type { Flags, FlagValues } from './arguments.ts';
import type { Streams } from './streams.ts';

export interface Command {
  readonly usage: string;
  readonly summary: string;
  /** Flags besides `--help`. */
  readonly flags: Flags;
  readonly examples: readonly (readonly [command: string, description: string])[];
  readonly notes?: readonly string[];
  /** Maximum number of positional arguments. Default: 1, the docs folder. */
  readonly maxNames?: number;
  /** Returns the exit status. */
  readonly run: (input: CommandInput, streams: Streams) => Promise<number>;
}

export interface CommandInput {
  readonly words: readonly string[];
  readonly values: FlagValues;
  readonly names: readonly string[];
}
