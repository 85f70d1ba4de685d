import { shownFlags } from '../arguments.ts';
import type { CommandHelp } from '../help.ts';

/** What a shell can complete of a command. */
export interface CommandWords {
  readonly name: string;
  readonly summary: string;
  readonly flags: readonly FlagWords[];
}

export interface FlagWords {
  /** Without its hyphens. */
  readonly name: string;
  readonly short: string | undefined;
  readonly description: string;
  /** It is with a value after it. */
  readonly takesValue: boolean;
  /** The values that it may have; empty if there are too many to list. */
  readonly choices: readonly string[];
}

/** The words of every command, from their helps. */
export function commandWords(helps: Readonly<Record<string, CommandHelp>>): readonly CommandWords[] {
  return Object.entries(helps).map(([name, { summary, flags }]) => ({
    name,
    summary,
    flags: Object.entries(shownFlags(flags)).map(([flag, { type, short, description, value = '' }]) => ({
      name: flag,
      short,
      description,
      takesValue: type === 'string',
      // The help names the choices there are: `pretty|json`.
      choices: /^[\w-]+(?:\|[\w-]+)+$/.test(value) ? value.split('|') : [],
    })),
  }));
}
