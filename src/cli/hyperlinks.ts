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
const terminalPrograms: ReadonlySet<string> = new Set(['iTerm.app', 'WezTerm', 'ghostty', 'Hyper', 'Tabby', 'rio']);
const terminalTypes: ReadonlySet<string> = new Set(['xterm-kitty', 'xterm-ghostty', 'alacritty', 'foot', 'contour']);

/**
 * Creates a function that turns locations into hyperlinks. `undefined` if the terminal doesn't support hyperlinks.
 * `FORCE_HYPERLINK` overrides the detection: `0` turns hyperlinks off, other values turn them on.
 *
 * @param folder Absolute path of the docs folder.
 */
export function createLocationLink(folder: string, { env, stdout }: Terminal = process): LocationLink | undefined {
  const forceHyperlinks = env.FORCE_HYPERLINK;
  const isEnabled =
    forceHyperlinks === undefined || forceHyperlinks === ''
      ? stdout.isTTY === true && !env.CI && supportsHyperlinks(env)
      : forceHyperlinks !== '0';
  if (!isEnabled) return undefined;
  return ({ file, line }, text) => {
    const url = `${pathToFileURL(join(folder, file)).href}#${line}`;
    return `${linkStart}${url}${linkEnd}${text}${linkStart}${linkEnd}`;
  };
}

function supportsHyperlinks({
  TERM,
  TERM_PROGRAM,
  VTE_VERSION,
  WT_SESSION,
  KONSOLE_VERSION,
}: NodeJS.ProcessEnv): boolean {
  if (terminalPrograms.has(TERM_PROGRAM ?? '') || terminalTypes.has(TERM ?? '')) return true;
  // VTE, the library of GNOME's terminals, supports hyperlinks since version 0.50, which is 5000 here.
  if (Number(VTE_VERSION) >= 5000) return true;
  return Boolean(WT_SESSION ?? KONSOLE_VERSION);
}

const linkStart = '\u001b]8;;';
const linkEnd = '\u001b\\';
