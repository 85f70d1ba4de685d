import type { FlagValues } from './arguments.ts';

/**
 * The command line that somebody runs next, for the same root and the same checks.
 *
 * @param command `fix`, or `fix --interactive`.
 * @param root As it was given.
 */
export function nextCommand(command: string, root: string | undefined, values: FlagValues): string {
  const [name, ...flags] = command.split(' ');
  const words = ['docs-json-nav', name, root, values.content === true ? '--content' : undefined];
  if (typeof values.since === 'string') words.push(`--since ${values.since}`);
  if (typeof values.config === 'string') words.push(`--config ${values.config}`);
  return [...words, ...flags].filter((word) => word !== undefined).join(' ');
}
