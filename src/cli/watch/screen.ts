import { type Action, actionOf } from './keys.ts';
import { ReportView } from './report-view.ts';

/** Where a watched check is shown, and what its reader does. */
export interface Screen {
  /**
   * @param text The report, without a line break at its end.
   * @param status One line about it, and the keys.
   */
  show(text: string, status: string): void;
  /** Has told what a reader wants that is no scrolling. */
  onAction(listener: (action: Action) => void): void;
  /** Gives the terminal back. */
  close(): void;
}

/** The terminal of this process; undefined if nobody sits at one. */
export function terminalScreen(): Screen | undefined {
  const { stdin, stdout } = process;
  if (stdin.isTTY !== true || stdout.isTTY !== true) return undefined;
  const view = new ReportView();
  let status = '';
  let drawn = '';
  let act: (action: Action) => void = () => undefined;
  stdout.write(enter);
  stdin.setRawMode(true).setEncoding('utf8').resume();
  stdin.on('data', onData);
  stdout.on('resize', redraw);
  // Whatever ends this process: the terminal is as it was.
  process.once('exit', leave);
  return {
    show(text, line) {
      view.set(text);
      status = line;
      draw();
    },
    onAction(listener) {
      act = listener;
    },
    close() {
      stdin.off('data', onData).setRawMode(false).pause();
      stdout.off('resize', redraw);
      process.off('exit', leave);
      leave();
    },
  };

  function onData(key: unknown): void {
    const action = actionOf(String(key));
    if (action === undefined) return;
    if (action === 'again' || action === 'help' || action === 'quit') act(action);
    else {
      view.scroll(action, stdout.rows);
      draw();
    }
  }

  function redraw(): void {
    drawn = '';
    draw();
  }

  /** What is there already is not drawn again. */
  function draw(): void {
    const frame = view.draw(status, stdout.rows, stdout.columns);
    if (frame !== drawn) stdout.write(frame);
    drawn = frame;
  }

  function leave(): void {
    stdout.write(exit);
  }
}

/** For logs and pipes: each report once, as it comes. */
export function plainScreen(out: (text: string) => void): Screen {
  let shown = '';
  // A process without a terminal goes on until somebody ends it.
  const alive = setInterval(() => undefined, 1 << 30);
  return {
    show(text) {
      if (text !== shown) out(`${text}\n\n`);
      shown = text;
    },
    onAction: () => undefined,
    close: () => clearInterval(alive),
  };
}

/** The other screen of the terminal, without a cursor; lines that are too long are cut, not wrapped. */
const enter = '\u001b[?1049h\u001b[?25l\u001b[?7l\u001b[2J';
const exit = '\u001b[?7h\u001b[?25h\u001b[?1049l';
