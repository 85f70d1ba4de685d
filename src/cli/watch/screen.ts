import { columnsOf } from '../../core/diagnostics.ts';

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

/** What a key does. */
export type Action = Scroll | 'again' | 'help' | 'quit';

/** Keys as terminals send them; letters are those of Vitest if it has them. */
const actions: Readonly<Record<string, Action>> = {
  '\u001b[A': 'up',
  k: 'up',
  '\u001b[B': 'down',
  j: 'down',
  '\u001b[5~': 'page-up',
  '\u001b[6~': 'page-down',
  ' ': 'page-down',
  '\u001b[H': 'start',
  g: 'start',
  '\u001b[F': 'end',
  G: 'end',
  a: 'again',
  r: 'again',
  '\r': 'again',
  h: 'help',
  q: 'quit',
  '\u0003': 'quit',
};

/** What a key stands for; undefined if nothing does. */
export function actionOf(key: string): Action | undefined {
  return Object.hasOwn(actions, key) ? actions[key] : undefined;
}

export const keysHelp = [
  'a, r, Enter   check again',
  'arrows, j, k  scroll; space, Page Up, Page Down, g, G too',
  'h             these keys, or the report again',
  'q, Ctrl-C     quit',
].join('\n');

/** A move through a report. */
export type Scroll = 'up' | 'down' | 'page-up' | 'page-down' | 'start' | 'end';

/**
 * A report on a screen that may be smaller than it. Where a reader has scrolled to stays when the report is another one,
 * and what is drawn is the whole screen at once, so that nothing flickers.
 */
export class ReportView {
  #lines: readonly string[] = [];
  #top = 0;

  /** @param text Without a line break at its end. */
  set(text: string): void {
    this.#lines = text.split('\n');
  }

  scroll(to: Scroll, rows: number): void {
    const page = Math.max(1, rows - 2);
    const end = this.#lines.length;
    const moves: Readonly<Record<Scroll, number>> = {
      up: this.#top - 1,
      down: this.#top + 1,
      'page-up': this.#top - page,
      'page-down': this.#top + page,
      start: 0,
      end,
    };
    this.#top = moves[to];
    this.#keepInside(rows);
  }

  /**
   * What to send to a terminal of this size.
   *
   * @param status The line at the bottom.
   */
  draw(status: string, rows: number, columns: number): string {
    this.#keepInside(rows);
    const shown = this.#lines.slice(this.#top, this.#top + rows - 1);
    const below = this.#lines.length - this.#top - shown.length;
    const place =
      below > 0 || this.#top > 0
        ? `  lines ${this.#top + 1} to ${this.#top + shown.length} of ${this.#lines.length}`
        : '';
    const empty = Array.from({ length: rows - 1 - shown.length }, () => '');
    const foot = columnsOf(status + place) < columns ? status + place : status;
    return `${home}${[...shown, ...empty, foot].map((line) => line + clearLine).join('\r\n')}`;
  }

  #keepInside(rows: number): void {
    this.#top = Math.max(0, Math.min(this.#top, this.#lines.length - rows + 1));
  }
}

const home = '\u001b[H';
const clearLine = '\u001b[0m\u001b[K';
