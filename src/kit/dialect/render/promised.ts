const marks = /\u{F8F0}(\d+)\u{F8F1}/gu;

/** Parts of a page that are written later: until then a mark of private-use characters stands in their place. */
export class Promised {
  readonly #parts: { readonly html: Promise<string>; readonly words: string }[] = [];

  /**
   * The mark that stands for a part.
   *
   * @param words What the part says, for a text that is wanted before the part is written.
   */
  mark(html: Promise<string>, words: string): string {
    this.#parts.push({ html, words });
    return `\u{F8F0}${this.#parts.length - 1}\u{F8F1}`;
  }

  /** A text with the words of its parts: in an attribute there is no place for their HTML. */
  inWords(text: string): string {
    return text.replace(marks, (_, index: string) => this.#parts[Number(index)]?.words ?? '');
  }

  /** Puts in what was promised. */
  async settle(html: string): Promise<string> {
    if (this.#parts.length === 0) return html;
    const written = await Promise.all(this.#parts.map(({ html }) => html));
    return html.replace(marks, (_, index: string) => written[Number(index)] ?? '');
  }
}
