import { isAbsolute, relative } from 'node:path';
import { createColors } from '../../core/diagnostics.ts';
import type { ExternalAnswers } from '../../core/external-answers.ts';
import type { Options } from '../../core/options.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import { type FileWatcher, SiteSession } from '../../site/session.ts';
import { type NodeFileWatcher, watchFiles } from '../../site/watch-files.ts';
import { keysHelp, plainScreen, type Screen, terminalScreen } from './screen.ts';

export interface Given {
  readonly options: Options;
  /** Settings file; undefined to search for one. */
  readonly configFile: string | undefined;
  readonly external: ExternalAnswers;
  readonly cwd: string;
  readonly out: (text: string) => void;
}

/** @param time Duration of the check in milliseconds. */
export type ReportOn = (
  site: ResolvedSite,
  root: string,
  time: () => number,
) => Promise<{ readonly text: string; readonly ok: boolean }>;

/** Debounce in milliseconds: an editor may save a file in several steps. */
const pause = 10;

/**
 * Checks a site, and checks it again after each change of its files, until the user quits.
 *
 * @param screen Default: the terminal, or plain text without one.
 * @returns Exit status of the last check.
 */
export async function watchCheck(
  { options, configFile, external, cwd, out }: Given,
  reportOn: ReportOn,
  screen: Screen = terminalScreen() ?? plainScreen(out),
  watcher: NodeFileWatcher = watchFiles(),
): Promise<number> {
  const session = new SiteSession(options, {
    pause,
    settings: { configFile, workingDirectory: cwd },
    external,
    withoutFeedback: true,
    cacheUser: 'command',
  });
  session.configure(cwd, undefined);
  let started: number | undefined = performance.now();
  let showsKeys = false;
  let [text, problem] = ['', ''];
  let ok = true;
  const log = { warn: () => undefined, fault: () => undefined, error: (message: string) => tell(message) };

  /** Starts the clock of a check at the first change. */
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

  /** Shows invalid options above the last report. */
  function tell(message: string): void {
    started = undefined;
    problem = message.trimEnd();
    show(false);
  }

  function show(keys: boolean): void {
    showsKeys = keys;
    const colors = createColors();
    const status = colors.dim(`watching, h shows the keys, q quits`);
    const shown = problem === '' ? text : `${colors.red(problem)}\n\n${text}`;
    screen.show(keys ? keysHelp : shown, status);
  }
}
