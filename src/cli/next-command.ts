import { summarize } from '../core/diagnostics.ts';
import { type Options, siteCommand } from '../core/options.ts';
import type { ResolvedSite } from '../site/resolve.ts';
import type { FlagValues } from './arguments.ts';
import type { CommandInput } from './command.ts';
import { optionsOf } from './site-flags.ts';
import type { Streams } from './streams.ts';

/** Flags that change the findings but set no option, with the commands that accept them. */
const commandFlags: Readonly<Record<string, readonly string[]>> = {
  config: ['check', 'fix'],
  since: ['check', 'fix'],
  only: ['fix'],
};

/**
 * Command to run next, with the same root and the same checks.
 *
 * @param program Command prefix: see `Streams`.
 * @param command `fix`, or `fix --interactive`.
 * @param root As given by the user.
 * @param commandOptions Options set by the present command itself.
 */
export function nextCommand(
  program: string,
  command: string,
  root: string | undefined,
  values: FlagValues,
  commandOptions: Options = {},
): string {
  const [name = '', ...flags] = command.split(' ');
  const more = Object.entries(commandFlags).flatMap(([flag, commands]) =>
    commands.includes(name) ? [values[flag] ?? []].flat().flatMap((value) => [`--${flag}`, String(value)]) : [],
  );
  return `${program} ${siteCommand(name, root, { ...optionsOf(values, undefined), ...commandOptions }, [...more, ...flags])}`;
}

/** `it` for one, `them` for several. */
export function pluralPronoun(number: number): string {
  return number === 1 ? 'it' : 'them';
}

/**
 * Prints to standard error that a site has errors, and which command shows them. Prints nothing for a site without
 * errors.
 *
 * @param commandOptions Options set by the present command itself, which the check needs to find the same errors.
 */
export function referToCheck(
  site: Pick<ResolvedSite, 'ok' | 'diagnostics' | 'maxWarnings'>,
  { names: [root], values }: Pick<CommandInput, 'names' | 'values'>,
  { err, program }: Pick<Streams, 'err' | 'program'>,
  commandOptions: Options = {},
): void {
  if (site.ok) return;
  const check = nextCommand(program, 'check', root, values, commandOptions);
  err(`${summarize(site)}: ${check} shows ${pluralPronoun(site.diagnostics.length)}.\n`);
}
