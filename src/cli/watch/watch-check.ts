import { isAbsolute, relative } from 'node:path';
import { colorsFor } from '../../core/diagnostics.ts';
import type { ExternalAnswers } from '../../core/external-answers.ts';
import type { Options } from '../../core/options.ts';
import type { ResolvedSite } from '../../sites/resolve.ts';
import { type FileWatcher, type OwnWatcher, SiteSession, watchFiles } from '../../sites/session.ts';
import { keysHelp, plainScreen, type Screen, terminalScreen } from './screen.ts';

/** What a watched check starts from. */
export interface Given {
  readonly options: Options;
  /** Name of the settings file; undefined for the one that is found. */
  readonly configFile: string | undefined;
  readonly external: ExternalAnswers;
  /** Absolute path of the working directory. */
  readonly cwd: string;
  readonly out: (text: string) => void;
}

/**
 * What a check says of a site.
 *
 * @param time How many milliseconds it has taken.
 */
export type ReportOn = (
  site: ResolvedSite,
  root: string,
  time: () => number,
) => Promise<{ readonly text: string; readonly ok: boolean }>;

/** Milliseconds to wait for further files: an editor may write one in several steps. */
const pause = 10;

/**
 * Checks a site, and again with each change of a file that it is made of, until somebody quits.
 *
 * @param screen Default: the terminal, or plain text if there is none.
 * @returns The exit status of the last check.
 */
export async function watchCheck(
  { options, configFile, external, cwd, out }: Given,
  reportOn: ReportOn,
  screen: Screen = terminalScreen() ?? plainScreen(out),
  watcher: OwnWatcher = watchFiles(),
): Promise<number> {
  const session = new SiteSession(options, { pause, configFile, external, withoutFeedback: true });
  session.configure(cwd, undefined);
  let started: number | undefined = performance.now();
  let showsKeys = false;
  let [text, problem] = ['', ''];
  let ok = true;
  const log = { warn: () => undefined, fault: () => undefined, error: (message: string) => tell(message) };

  /** What has been heard first is where the time of a check begins. */
  const timed: FileWatcher = {
    add: (paths) => watcher.add(paths),
    listen: (changed) =>
      watcher.listen((path) => {
        started ??= performance.now();
        changed(path);
      }),
  };

  try {
    session.onChange(({ now }) => take(now));
    await take(await session.follow(timed, log));
    await new Promise<void>((quit) => {
      screen.onAction((action) => {
        if (action === 'quit') quit();
        else if (action === 'help') show(!showsKeys);
        else {
          started ??= performance.now();
          void session.changed(log);
        }
      });
    });
  } finally {
    watcher.close();
    screen.close();
  }
  out(`${text}\n`);
  return ok ? 0 : 1;

  async function take(site: ResolvedSite): Promise<void> {
    const from = started ?? performance.now();
    started = undefined;
    const given = options.root ?? '';
    const root = isAbsolute(given) ? given : relative(cwd, site.root) || '.';
    ({ text, ok } = await reportOn(site, root, () => performance.now() - from));
    problem = '';
    show(false);
  }

  /** Options that cannot be used: the last report stays, and what is wrong is above it. */
  function tell(message: string): void {
    started = undefined;
    problem = message.trimEnd();
    show(false);
  }

  function show(keys: boolean): void {
    showsKeys = keys;
    const colors = colorsFor();
    const status = colors.dim(`watching, h shows the keys, q quits`);
    const shown = problem === '' ? text : `${colors.red(problem)}\n\n${text}`;
    screen.show(keys ? keysHelp : shown, status);
  }
}
