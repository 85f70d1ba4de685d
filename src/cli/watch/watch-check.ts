import { isAbsolute, relative } from 'node:path';
import { createColors } from '../../core/diagnostics.ts';
import type { ExternalAnswers } from '../../core/external-answers.ts';
import type { Options } from '../../core/options.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import { type FileWatcher, SiteSession } from '../../site/session.ts';
import { type NodeFileWatcher, watchFiles } from '../../site/watch-files.ts';
import { keysHelp, plainScreen, type Screen, terminalScreen } from './screen.ts';

export interface WatchInput {
  readonly options: Options;
  readonly configFile: string | undefined;
  readonly external: ExternalAnswers;
  readonly cwd: string;
  readonly out: (text: string) => void;
}

/** @param time Returns the duration of the check in milliseconds. */
export type FormatReport = (
  site: ResolvedSite,
  root: string,
  time: () => number,
) => Promise<{ readonly text: string; readonly ok: boolean }>;

/** Debounce in milliseconds: an editor may save a file in several steps. */
const debounceMs = 10;

/**
 * Checks a site, and checks it again after each change of its files, until the user quits.
 *
 * @param screen Default: the terminal. Without a terminal, plain text.
 * @returns Exit status of the last check; 0 if the user quits before the first one ends, which may then still run.
 */
export async function watchCheck(
  { options, configFile, external, cwd, out }: WatchInput,
  formatReport: FormatReport,
  screen: Screen = terminalScreen(out) ?? plainScreen(out),
  watcher: NodeFileWatcher = watchFiles(),
): Promise<number> {
  const session = new SiteSession(options, {
    debounceMs,
    settingsSearch: { configFile, workingDirectory: cwd },
    external,
    withoutFeedback: true,
    keepsAccepted: true,
    cacheUser: 'command',
  });
  session.configure(cwd, undefined);
  let startedAt: number | undefined = performance.now();
  let showsKeys = false;
  let [report, problem] = ['', ''];
  let ok = true;
  const log = { warn: () => undefined, printFailure: () => undefined, error: showProblem };

  /** Measures the duration of a check from its first file change. */
  const timedWatcher: FileWatcher = {
    add: (paths) => watcher.add(paths),
    listen: (onFileChange) =>
      watcher.listen((path) => {
        startedAt ??= performance.now();
        onFileChange(path);
      }),
  };

  const quit = new Promise<void>((resolve) => {
    screen.onAction((action) => {
      if (action === 'quit') resolve();
      else if (action === 'help') show(!showsKeys);
      else if (action === 'again') {
        startedAt ??= performance.now();
        void session.registerChange(log);
      }
    });
  });
  try {
    session.onChange(({ current }) => showSite(current));
    const firstCheck = session.follow(timedWatcher, log).then(showSite);
    await Promise.race([quit, firstCheck.then(() => quit)]);
  } finally {
    watcher.close();
    screen.close();
  }
  return ok ? 0 : 1;

  async function showSite(site: ResolvedSite): Promise<void> {
    const startTime = startedAt ?? performance.now();
    startedAt = undefined;
    const givenRoot = options.root ?? '';
    const root = isAbsolute(givenRoot) ? givenRoot : relative(cwd, site.root) || '.';
    ({ text: report, ok } = await formatReport(site, root, () => performance.now() - startTime));
    problem = '';
    show(false);
  }

  function showProblem(message: string): void {
    startedAt = undefined;
    problem = message.trimEnd();
    show(false);
  }

  function show(isShowingKeys: boolean): void {
    showsKeys = isShowingKeys;
    const colors = createColors();
    const status = colors.dim('watching, h shows the keys, q quits');
    const content = problem === '' ? report : `${colors.red(problem)}\n\n${report}`;
    screen.show(isShowingKeys ? keysHelp : content, status);
  }
}
