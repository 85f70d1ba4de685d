import { compareLocations, type TextLocation } from '../../core/values.ts';
import { messageOf } from '../code/errors.ts';
import type { PageFindings, SourceRange } from '../page-findings.ts';
import type { Theme, ThemeWriters, WriterContext, WriterInputs } from '../theme.ts';
import type { MissingPackage } from '../types.ts';
import { plainWriters } from '../writers.ts';

const placeholders = /\u{F8F0}(\d+)\u{F8F1}/gu;

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
   * @param lookups Callbacks for pictures in the output.
   */
  write<Name extends keyof WriterInputs>(
    name: Name,
    input: WriterInputs[Name],
    range: SourceRange,
    lookups: Pick<WriterContext, 'asset' | 'isMonochrome'>,
  ): string {
    const writer: ThemeWriters[Name] = this.#writers?.[name] ?? plainWriters[name];
    const { source } = range;
    const context: WriterContext = {
      file: source.file,
      reportIcon: (icon, similar) => this.#findings.icon(icon, similar, range),
      reportMissingPackage: (name) => this.#addMissingPackage(name, range),
      ...lookups,
    };
    const failed = (error: unknown): string => {
      this.#findings.failed(messageOf(error), 'lost', range);
      return '';
    };
    try {
      const output = writer(input, context);
      return typeof output === 'string' ? output : this.#placeholder(output.catch(failed), plainText(input));
    } catch (error) {
      return failed(error);
    }
  }

  /** Replaces placeholders with plain text, for attributes, which can't contain HTML. */
  withPlainText(text: string): string {
    return text.replace(placeholders, (_, index: string) => this.#pending[Number(index)]?.plainText ?? '');
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
    return html.replace(placeholders, (_, index: string) => output[Number(index)] ?? '');
  }

  /** Keeps the earliest location, because asynchronous writers report in any order. */
  #addMissingPackage(name: string, { source, start, end }: SourceRange): void {
    const previous = this.#missingPackages.get(name);
    const location = source.location(start, end);
    // Text of a specification has no file that a finding could point to.
    const isFirst = location.file !== '' && (previous === undefined || compareLocations(location, previous) < 0);
    this.#missingPackages.set(name, isFirst ? location : previous);
  }

  #placeholder(html: Promise<string>, words: string): string {
    this.#pending.push({ html, plainText: words });
    return `\u{F8F0}${this.#pending.length - 1}\u{F8F1}`;
  }
}

function plainText(input: WriterInputs[keyof WriterInputs]): string {
  if ('text' in input) return `\n${input.text}\n`;
  return 'tex' in input ? input.tex : '';
}
