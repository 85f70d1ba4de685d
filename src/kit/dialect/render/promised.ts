/** Parts of a page that are written later: until then a mark of private-use characters stands in their place. */
export class Promised {
  readonly #parts: Promise<string>[] = [];

  /** The mark that stands for a part. */
  mark(part: Promise<string>): string {
    this.#parts.push(part);
    return `\u{F8F0}${this.#parts.length - 1}\u{F8F1}`;
  }

  /** Puts in what was promised. */
  async settle(html: string): Promise<string> {
    if (this.#parts.length === 0) return html;
    const written = await Promise.all(this.#parts);
    return html.replace(/\u{F8F0}(\d+)\u{F8F1}/gu, (_, index: string) => written[Number(index)] ?? '');
  }
}
