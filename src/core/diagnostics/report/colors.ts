import { styleText } from 'node:util';
import type { Severity } from '../../values/diagnostic.ts';

export type Colors = Readonly<Record<Style, (text: string) => string>>;

const styles = ['bold', 'dim', 'underline', 'red', 'green', 'yellow', 'blue', 'magenta', 'cyan'] as const;

type Style = (typeof styles)[number];

/**
 * Creates the functions that color output on stdout. `NO_COLOR` disables colors, and `FORCE_COLOR` enables them (`0`
 * disables). Without these variables, colors are used in a terminal and in CI.
 */
export function createColors(enabled: boolean = supportsColor()): Colors {
  // `styleText` must not check the stream and environment again, because its rules differ.
  const paint = (style: Style) => (text: string) => styleText(style, text, { validateStream: false });
  return Object.fromEntries(styles.map((style) => [style, enabled ? paint(style) : String])) as Colors;
}

export function severityColors({ red, yellow, blue }: Colors): Readonly<Record<Severity, (text: string) => string>> {
  return { error: red, warning: yellow, info: blue };
}

function supportsColor(): boolean {
  const { env, stdout } = process;
  if (env.NO_COLOR !== undefined && env.NO_COLOR !== '') return false;
  if (env.FORCE_COLOR !== undefined) return env.FORCE_COLOR !== '0' && env.FORCE_COLOR !== 'false';
  return env.TERM !== 'dumb' && (stdout.isTTY === true || Boolean(env.CI));
}
