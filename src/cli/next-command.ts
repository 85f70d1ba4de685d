import { summarize } from '../diagnostics/report/pretty.ts';
import type { ResolvedSite } from '../resolve.ts';
import type { FlagValues } from './arguments.ts';
import type { Given } from './command.ts';
import type { Streams } from './streams.ts';

/**
 * The command line that somebody runs next, for the same root and the same checks.
 *
 * @param program What is typed before a command: see `Streams`.
 * @param command `fix`, or `fix --interactive`.
 * @param root As it was given.
 */
export function nextCommand(program: string, command: string, root: string | undefined, values: FlagValues): string {
  const [name, ...flags] = command.split(' ');
  const words = [program, name, root, values.content === true ? '--content' : undefined];
  if (typeof values.since === 'string') words.push(`--since ${values.since}`);
  if (typeof values.config === 'string') words.push(`--config ${values.config}`);
  return [...words, ...flags].filter((word) => word !== undefined).join(' ');
}

/** Says on standard error that something is wrong with a site, and what shows it; nothing of one that passes. */
export function referToCheck(
  site: Pick<ResolvedSite, 'ok' | 'diagnostics' | 'maxWarnings'>,
  { names, values }: Given,
  { err, program }: Pick<Streams, 'err' | 'program'>,
): void {
  if (site.ok) return;
  err(`${summarize(site)}: ${nextCommand(program, 'check', names[0], values)} shows them.\n`);
}
