import { displayWidth } from '../../core/diagnostics.ts';

/** Terminal UI of `check --watch`: draws reports and reads keys. */
export interface Screen {
  /**
   * @param text Report without a trailing line break.
   * @param status One line with the result and the keys.
   */
  show(text: string, status: string): void;
  /** Reports keys other than scrolling. */
  onAction(listener: (action: Action) => void): void;
  /** Restores the terminal. */
  close(): void;
}

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
  // Restores the terminal however the process ends.
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

  /** Skips drawing if nothing has changed. */
  function draw(): void {
    const frame = view.draw(status, stdout.rows, stdout.columns);
    if (frame !== drawn) stdout.write(frame);
    drawn = frame;
  }

  function leave(): void {
    stdout.write(exit);
  }
}

/** Prints each report once, for logs and pipes. */
export function plainScreen(out: (text: string) => void): Screen {
  let shown = '';
  // Keeps the process running without a terminal.
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

/** Alternate screen, hidden cursor, no line wrapping. */
const enter = '\u001b[?1049h\u001b[?25l\u001b[?7l\u001b[2J';
const exit = '\u001b[?7h\u001b[?25h\u001b[?1049l';

export type Action = Scroll | 'again' | 'help' | 'quit';

/** Key codes; letters follow Vitest. */
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

export function actionOf(key: string): Action | undefined {
  return Object.hasOwn(actions, key) ? actions[key] : undefined;
}

export const keysHelp = [
  'a, r, Enter   check again',
  'arrows, j, k  scroll; space, Page Up, Page Down, g, G too',
  'h             these keys, or the report again',
  'q, Ctrl-C     quit',
].join('\n');

export type Scroll = 'up' | 'down' | 'page-up' | 'page-down' | 'start' | 'end';

/**
 * Viewport of a report. The scroll position is kept when the report changes. The whole screen is drawn at once to avoid
 * flicker.
 */
export class ReportView {
  #lines: readonly string[] = [];
  #top = 0;

  /** @param text Report without a trailing line break. */
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
   * Escape sequence and text for a terminal of this size.
   *
   * @param status Line at the bottom.
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
    const foot = displayWidth(status + place) < columns ? status + place : status;
    return `${home}${[...shown, ...empty, foot].map((line) => line + clearLine).join('\r\n')}`;
  }

  #keepInside(rows: number): void {
    this.#top = Math.max(0, Math.min(this.#top, this.#lines.length - rows + 1));
  }
}

const home = '\u001b[H';
const clearLine = '\u001b[0m\u001b[K';
