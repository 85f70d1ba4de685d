import { summarize } from '../diagnostics/report/summary.ts';
import { commandLine } from '../host/command-line.ts';
import type { ResolvedSite } from '../resolve.ts';
import type { FlagValues } from './arguments.ts';
import type { Given } from './command.ts';
import { siteFlags } from './site-flags.ts';
import type { Streams } from './streams.ts';

/**
 * The command line that somebody runs next, for the same root and the same checks.
 *
 * @param program What is typed before a command: see `Streams`.
 * @param command `fix`, or `fix --interactive`.
 * @param root As it was given.
 */
export function nextCommand(program: string, command: string, root: string | undefined, values: FlagValues): string {
  const [name = '', ...flags] = command.split(' ');
  return `${program} ${commandLine([name, root, ...sameChecks(name, values), ...flags])}`;
}

/** What stands for some things that were counted. */
export function themOrIt(number: number): string {
  return number === 1 ? 'it' : 'them';
}

/** The flags that were given and that a command takes too, but for those that say how to report. */
function sameChecks(command: string, values: FlagValues): string[] {
  const names = [...Object.keys(siteFlags(command)), 'since', ...(command === 'fix' ? ['only'] : [])];
  return names.flatMap((name) =>
    [values[name] ?? []].flat().flatMap((value) => (value === true ? [`--${name}`] : [`--${name}`, String(value)])),
  );
}

/** Says on standard error that something is wrong with a site, and what shows it; nothing of one that passes. */
export function referToCheck(
  site: Pick<ResolvedSite, 'ok' | 'diagnostics' | 'maxWarnings'>,
  { names: [root], values }: Pick<Given, 'names' | 'values'>,
  { err, program }: Pick<Streams, 'err' | 'program'>,
): void {
  if (site.ok) return;
  const check = nextCommand(program, 'check', root, values);
  err(`${summarize(site)}: ${check} shows ${themOrIt(site.diagnostics.length)}.\n`);
}
