import { summarize } from '../core/diagnostics.ts';
import { type Options, siteCommand } from '../core/options.ts';
import type { ResolvedSite } from '../site/resolve.ts';
import type { FlagValues } from './arguments.ts';
import type { CommandInput } from './command.ts';
import { readFlagOptions } from './site-flags.ts';
import type { Streams } from './streams.ts';

/** Flags that change the findings but set no option, with the commands that accept them. */
const commandFlags: Readonly<Record<string, readonly string[]>> = {
  config: ['check', 'fix'],
  since: ['check', 'fix'],
  only: ['fix'],
};

/**
 * Formats a command that the user can run next, with the same root and the same checks.
 *
 * @param program Command prefix: see `Streams`.
 * @param command Name of the command with its flags: `fix --interactive`.
 * @param root Docs folder as given by the user.
 * @param commandOptions Options that the current command sets itself.
 */
export function nextCommand(
  program: string,
  command: string,
  root: string | undefined,
  values: FlagValues,
  commandOptions: Options = {},
): string {
  const [name = '', ...flags] = command.split(' ');
  const extraFlags = Object.entries(commandFlags).flatMap(([flag, commands]) =>
    commands.includes(name) ? [values[flag] ?? []].flat().flatMap((value) => [`--${flag}`, String(value)]) : [],
  );
  return `${program} ${siteCommand(name, root, { ...readFlagOptions(values, undefined), ...commandOptions }, [...extraFlags, ...flags])}`;
}

/** `it` for one, `them` for several. */
export function pluralPronoun(number: number): string {
  return number === 1 ? 'it' : 'them';
}

/**
 * If a site has errors, prints to standard error which command shows them.
 *
 * @param commandOptions Options that the current command sets itself. The check needs them to find the same errors.
 */
export function printCheckHint(
  site: Pick<ResolvedSite, 'ok' | 'diagnostics' | 'maxWarnings'>,
  { names: [root], values }: Pick<CommandInput, 'names' | 'values'>,
  { err, program }: Pick<Streams, 'err' | 'program'>,
  commandOptions: Options = {},
): void {
  if (site.ok) return;
  const check = nextCommand(program, 'check', root, values, commandOptions);
  err(`${summarize(site)}: ${check} shows ${pluralPronoun(site.diagnostics.length)}.\n`);
}
