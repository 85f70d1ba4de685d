import { styleText } from 'node:util';

/** What writes a text in a style, so that a terminal shows it. */
export type Colors = Readonly<Record<Style, (text: string) => string>>;

const styles = ['bold', 'dim', 'underline', 'red', 'green', 'yellow', 'blue', 'magenta', 'cyan'] as const;

type Style = (typeof styles)[number];

/**
 * Colors for a report on standard output: NO_COLOR turns them off, FORCE_COLOR on (and off if it is `0`), a terminal or
 * a CI log has them.
 */
export function colorsFor(enabled: boolean = supportsColor()): Colors {
  // Whether there are colors is decided here: Node would ask the stream, and the environment by rules of its own.
  const paint = (style: Style) => (text: string) => styleText(style, text, { validateStream: false });
  return Object.fromEntries(styles.map((style) => [style, enabled ? paint(style) : String])) as Colors;
}

function supportsColor(): boolean {
  const { env, stdout } = process;
  if (env.NO_COLOR !== undefined && env.NO_COLOR !== '') return false;
  if (env.FORCE_COLOR !== undefined) return env.FORCE_COLOR !== '0' && env.FORCE_COLOR !== 'false';
  return env.TERM !== 'dumb' && (stdout.isTTY === true || Boolean(env.CI));
}
