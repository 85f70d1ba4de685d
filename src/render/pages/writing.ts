import { comparePlaces, type TextPlace } from '../../core/values.ts';
import { messageOf } from '../code/errors.ts';
import type { PageFindings, SourceRange } from '../page-findings.ts';
import { plainWriters } from '../plain-writers.ts';
import type { Theme, ThemeWriters, WriterContext, WrittenThings } from '../theme.ts';
import type { MissingPackage } from '../types.ts';

const marks = /\u{F8F0}(\d+)\u{F8F1}/gu;

/**
 * What the writers of a theme make for one page: code, formulas, diagrams and icons. A page is rendered at once, and a
 * writer may take its time: until it is done a mark of private-use characters is in the place of what it writes.
 */
export class Writing {
  /** Packages that are not installed, by name, and the first place that misses each. */
  readonly #missingPackages = new Map<string, TextPlace | undefined>();
  readonly #writers: Theme['writers'];
  readonly #findings: PageFindings;
  readonly #promised: { readonly html: Promise<string>; readonly words: string }[] = [];

  constructor(writers: Theme['writers'], findings: PageFindings) {
    this.#writers = writers;
    this.#findings = findings;
  }

  /**
   * HTML of something, or the mark of what is promised; empty if the theme writes nothing, or fails.
   *
   * @param shown What the page knows of files that are shown.
   */
  write<Name extends keyof WrittenThings>(
    name: Name,
    what: WrittenThings[Name],
    range: SourceRange,
    shown: Pick<WriterContext, 'asset' | 'isMonochrome'>,
  ): string {
    const writer: ThemeWriters[Name] = this.#writers?.[name] ?? plainWriters[name];
    const { source } = range;
    const context: WriterContext = {
      file: source.file,
      reportIcon: (icon, near) => this.#findings.icon(icon, near, range),
      reportMissingPackage: (name) => this.#addMissingPackage(name, range),
      ...shown,
    };
    const failed = (error: unknown): string => {
      this.#findings.failed(messageOf(error), 'lost', range);
      return '';
    };
    try {
      const written = writer(what, context);
      return typeof written === 'string' ? written : this.#mark(written.catch(failed), wordsOf(what));
    } catch (error) {
      return failed(error);
    }
  }

  /** A text with the words of what is promised: in an attribute there is no place for its HTML. */
  inWords(text: string): string {
    return text.replace(marks, (_, index: string) => this.#promised[Number(index)]?.words ?? '');
  }

  /** Packages that are not installed, sorted by name. */
  missingPackages(): readonly MissingPackage[] {
    return [...this.#missingPackages.keys()].sort().map((name) => ({ name, place: this.#missingPackages.get(name) }));
  }

  /** Puts in what was promised. */
  async settle(html: string): Promise<string> {
    if (this.#promised.length === 0) return html;
    const written = await Promise.all(this.#promised.map(({ html }) => html));
    return html.replace(marks, (_, index: string) => written[Number(index)] ?? '');
  }

  /** Writers that are asynchronous report in any order, so the earliest place counts. */
  #addMissingPackage(name: string, { source, start, end }: SourceRange): void {
    const known = this.#missingPackages.get(name);
    const place = source.place(start, end);
    // Text of a specification is in no page file that a finding could point at.
    const isFirst = place.file !== '' && (known === undefined || comparePlaces(place, known) < 0);
    this.#missingPackages.set(name, isFirst ? place : known);
  }

  #mark(html: Promise<string>, words: string): string {
    this.#promised.push({ html, words });
    return `\u{F8F0}${this.#promised.length - 1}\u{F8F1}`;
  }
}

/** What is written says: a block of code or a formula; an icon says nothing. */
function wordsOf(what: WrittenThings[keyof WrittenThings]): string {
  if ('text' in what) return `\n${what.text}\n`;
  return 'tex' in what ? what.tex : '';
}
