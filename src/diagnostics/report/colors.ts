import picocolors from 'picocolors';

export type Colors = ReturnType<typeof picocolors.createColors>;

/**
 * Colours for a report on standard output: NO_COLOR turns them off, FORCE_COLOR on (and off where it is `0`), a
 * terminal or a CI log has them.
 */
export function colorsFor(enabled: boolean = supportsColor()): Colors {
  return picocolors.createColors(enabled);
}

function supportsColor(): boolean {
  const { env, stdout } = process;
  if (env.NO_COLOR !== undefined && env.NO_COLOR !== '') return false;
  if (env.FORCE_COLOR !== undefined) return env.FORCE_COLOR !== '0' && env.FORCE_COLOR !== 'false';
  return env.TERM !== 'dumb' && (stdout.isTTY === true || Boolean(env.CI));
}
