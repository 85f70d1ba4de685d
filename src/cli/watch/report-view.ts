import { columnsOf } from '../../core/diagnostics.ts';

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
