import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LocationLink } from '../core/diagnostics.ts';

export interface Terminal {
  readonly env: NodeJS.ProcessEnv;
  readonly stdout: { readonly isTTY?: boolean };
}

/**
 * Values of `TERM_PROGRAM` for terminals that support hyperlinks. Terminals of editors are missing, because they detect
 * `file:line:column` themselves.
 */
const programs: ReadonlySet<string> = new Set(['iTerm.app', 'WezTerm', 'ghostty', 'Hyper', 'Tabby', 'rio']);
const names: ReadonlySet<string> = new Set(['xterm-kitty', 'xterm-ghostty', 'alacritty', 'foot', 'contour']);

/**
 * Creates a function that turns locations into hyperlinks. `undefined` if the terminal doesn't support hyperlinks.
 * `FORCE_HYPERLINK` overrides the detection: `0` turns hyperlinks off, other values turn them on.
 *
 * @param folder Absolute path of the docs folder.
 */
export function placeLinks(folder: string, { env, stdout }: Terminal = process): LocationLink | undefined {
  const forced = env.FORCE_HYPERLINK;
  const isWanted =
    forced === undefined || forced === '' ? stdout.isTTY === true && !env.CI && followsLinks(env) : forced !== '0';
  if (!isWanted) return undefined;
  return ({ file, line }, text) => {
    const address = `${pathToFileURL(join(folder, file)).href}#${line}`;
    return `${start}${address}${end}${text}${start}${end}`;
  };
}

function followsLinks({ TERM, TERM_PROGRAM, VTE_VERSION, WT_SESSION, KONSOLE_VERSION }: NodeJS.ProcessEnv): boolean {
  if (programs.has(TERM_PROGRAM ?? '') || names.has(TERM ?? '')) return true;
  // VTE, the library of GNOME's terminals, supports hyperlinks since version 0.50, which is 5000 here.
  if (Number(VTE_VERSION) >= 5000) return true;
  return Boolean(WT_SESSION ?? KONSOLE_VERSION);
}

const start = '\u001b]8;;';
const end = '\u001b\\';
