import { compareLocations, type TextLocation } from '../../core/values.ts';
import { pageErrorMessage } from '../code/errors.ts';
import type { PageFindings, SourceRange } from '../page-findings.ts';
import type { Theme, ThemeWriters, WriterContext, WriterInputs } from '../theme.ts';
import type { MissingPackage } from '../types.ts';
import { plainWriters } from '../writers.ts';

const placeholderPattern = /\u{F8F0}(\d+)\u{F8F1}/gu;

/**
 * Output of a theme's writers for one page: code, formulas, diagrams and icons. Pages are rendered synchronously, so
 * placeholders of private-use characters represent asynchronous output until `insertOutput` replaces them.
 */
export class WriterOutput {
  /** Packages that aren't installed. The value is the first location that needs the package. */
  readonly #missingPackages = new Map<string, TextLocation | undefined>();
  readonly #writers: Theme['writers'];
  readonly #findings: PageFindings;
  readonly #pending: { readonly html: Promise<string>; readonly plainText: string }[] = [];

  constructor(writers: Theme['writers'], findings: PageFindings) {
    this.#writers = writers;
    this.#findings = findings;
  }

  /**
   * Runs a writer. Returns its output, a placeholder if the output is asynchronous, or an empty string if the writer
   * fails.
   *
   * @param pictureLookups Callbacks for pictures in the output.
   */
  write<Name extends keyof WriterInputs>(
    name: Name,
    input: WriterInputs[Name],
    range: SourceRange,
    pictureLookups: Pick<WriterContext, 'asset' | 'isMonochrome'>,
  ): string {
    const writer: ThemeWriters[Name] = this.#writers?.[name] ?? plainWriters[name];
    const { source } = range;
    const context: WriterContext = {
      file: source.file,
      reportUnknownIcon: (icon, similar) => this.#findings.reportUnknownIcon(icon, similar, range),
      reportMissingPackage: (name) => this.#addMissingPackage(name, range),
      ...pictureLookups,
    };
    const reportFailure = (error: unknown): string => {
      this.#findings.reportFailure(pageErrorMessage(error), 'lost', range);
      return '';
    };
    try {
      const output = writer(input, context);
      return typeof output === 'string' ? output : this.#placeholder(output.catch(reportFailure), inputText(input));
    } catch (error) {
      return reportFailure(error);
    }
  }

  /** Replaces placeholders with plain text, for attributes, which can't contain HTML. */
  insertPlainText(text: string): string {
    return text.replace(placeholderPattern, (_, index: string) => this.#pending[Number(index)]?.plainText ?? '');
  }

  missingPackages(): readonly MissingPackage[] {
    return [...this.#missingPackages.keys()]
      .sort()
      .map((name) => ({ name, location: this.#missingPackages.get(name) }));
  }

  /** Replaces placeholders with the output of asynchronous writers. */
  async insertOutput(html: string): Promise<string> {
    if (this.#pending.length === 0) return html;
    const output = await Promise.all(this.#pending.map(({ html }) => html));
    return html.replace(placeholderPattern, (_, index: string) => output[Number(index)] ?? '');
  }

  /** Keeps the earliest location, because asynchronous writers report in any order. */
  #addMissingPackage(name: string, { source, start, end }: SourceRange): void {
    const previous = this.#missingPackages.get(name);
    const location = source.location(start, end);
    // Text of a specification has no file that a finding could point to.
    const isFirst = location.file !== '' && (previous === undefined || compareLocations(location, previous) < 0);
    this.#missingPackages.set(name, isFirst ? location : previous);
  }

  #placeholder(html: Promise<string>, plainText: string): string {
    this.#pending.push({ html, plainText: plainText });
    return `\u{F8F0}${this.#pending.length - 1}\u{F8F1}`;
  }
}

function inputText(input: WriterInputs[keyof WriterInputs]): string {
  if ('text' in input) return `\n${input.text}\n`;
  return 'tex' in input ? input.tex : '';
}
