/// <reference lib="dom" />
import { element } from './elements.ts';

/** Rows beyond both edges of what is seen, so that scrolling finds them there. */
const beyond = 12;

/** A list of which only the rows that are seen are drawn. All rows have the same height. */
export class VirtualList {
  readonly #box: HTMLElement;
  readonly #sheet: HTMLElement;
  readonly #height: () => number;
  readonly #draw: (position: number) => HTMLElement;
  #length = 0;
  #isWhole = false;
  /** Where the list was before it was drawn for paper, which has no place to scroll to. */
  #placeOnScreen = 0;

  /**
   * @param box What scrolls.
   * @param height Height of a row in pixels.
   * @param draw Makes the row at a position.
   */
  constructor(box: HTMLElement, height: () => number, draw: (position: number) => HTMLElement) {
    this.#box = box;
    this.#height = height;
    this.#draw = draw;
    this.#sheet = element('div', { class: 'sheet', role: 'presentation' });
    box.append(this.#sheet);
    box.addEventListener('scroll', () => this.redraw(), { passive: true });
    new ResizeObserver(() => this.redraw()).observe(box);
  }

  /** Shows this many rows. */
  show(length: number): void {
    this.#length = length;
    this.redraw();
  }

  /** Draws every row, as paper needs it; or only what is seen again. */
  setWhole(isWhole: boolean): void {
    if (isWhole === this.#isWhole) return;
    if (isWhole) this.#placeOnScreen = this.#box.scrollTop;
    this.#isWhole = isWhole;
    this.redraw();
    if (isWhole) return;
    this.#box.scrollTop = this.#placeOnScreen;
    this.redraw();
  }

  /** Draws what is seen. */
  redraw(): void {
    const height = this.#height();
    const first = this.#isWhole ? 0 : Math.max(0, Math.floor(this.#box.scrollTop / height) - beyond);
    const seen = Math.ceil(this.#box.clientHeight / height) + 2 * beyond;
    const last = this.#isWhole ? this.#length : Math.min(this.#length, first + seen);
    this.#sheet.style.height = this.#isWhole ? 'auto' : `${this.#length * height}px`;
    const rows: HTMLElement[] = [];
    for (let position = first; position < last; position++) {
      const row = this.#draw(position);
      if (!this.#isWhole) {
        row.style.position = 'absolute';
        row.style.top = `${position * height}px`;
        row.style.height = `${height}px`;
      }
      rows.push(row);
    }
    this.#sheet.replaceChildren(...rows);
  }

  /** Scrolls as little as is needed to see a row. */
  reveal(position: number): void {
    const height = this.#height();
    const top = position * height;
    if (top < this.#box.scrollTop) this.#box.scrollTop = top;
    const bottom = top + height - this.#box.clientHeight;
    // The first row that is seen is whole.
    if (bottom > this.#box.scrollTop) this.#box.scrollTop = Math.ceil(bottom / height) * height;
    this.redraw();
  }
}
