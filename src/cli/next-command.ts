import { summarize } from '../core/diagnostics.ts';
import { type Options, siteCommand } from '../core/options.ts';
import type { ResolvedSite } from '../site/resolve.ts';
import type { FlagValues } from './arguments.ts';
import type { Given } from './command.ts';
import { optionsOf } from './site-flags.ts';
import type { Streams } from './streams.ts';

/** Flags that set no option and that decide what there is to find, with the commands that take them. */
const others: Readonly<Record<string, readonly string[]>> = {
  config: ['check', 'fix'],
  since: ['check', 'fix'],
  only: ['fix'],
};

/**
 * The command line that somebody runs next, for the same root and the same checks.
 *
 * @param program What is typed before a command: see `Streams`.
 * @param command `fix`, or `fix --interactive`.
 * @param root As it was given.
 * @param own Options that the present command sets by itself.
 */
export function nextCommand(
  program: string,
  command: string,
  root: string | undefined,
  values: FlagValues,
  own: Options = {},
): string {
  const [name = '', ...flags] = command.split(' ');
  const more = Object.entries(others).flatMap(([flag, commands]) =>
    commands.includes(name) ? [values[flag] ?? []].flat().flatMap((value) => [`--${flag}`, String(value)]) : [],
  );
  return `${program} ${siteCommand(name, root, { ...optionsOf(values, undefined), ...own }, [...more, ...flags])}`;
}

/** What stands for some things that were counted. */
export function themOrIt(number: number): string {
  return number === 1 ? 'it' : 'them';
}

/**
 * Says on standard error that something is wrong with a site, and what shows it; nothing of one that passes.
 *
 * @param own Options that the present command sets by itself: a check that shows the same needs them.
 */
export function referToCheck(
  site: Pick<ResolvedSite, 'ok' | 'diagnostics' | 'maxWarnings'>,
  { names: [root], values }: Pick<Given, 'names' | 'values'>,
  { err, program }: Pick<Streams, 'err' | 'program'>,
  own: Options = {},
): void {
  if (site.ok) return;
  const check = nextCommand(program, 'check', root, values, own);
  err(`${summarize(site)}: ${check} shows ${themOrIt(site.diagnostics.length)}.\n`);
}
