import type { FixLocator } from './diagnostics/locate-fixes.ts';
import { explainFinding, findingBehavior } from './findings/catalogue.ts';
import { type Diagnostic, isSameDiagnostic, type Severity } from './values/diagnostic.ts';
import type { Answers, Fixes } from './values/fix.ts';
import { withoutUndefined } from './values/json.ts';
import { getOrCreate } from './values/lists.ts';
import { type JsonLocation, type Location, lineStarts, type Range } from './values/location.ts';
import type { Finding } from './values/outcome.ts';

export interface LocatedFindings {
  readonly diagnostics: readonly Diagnostic[];
  readonly sources: ReadonlyMap<string, string>;
}

/**
 * Adds lines, columns, messages and severities to findings, and sorts them. Only files with findings are read and
 * parsed with positions.
 *
 * @param rules Severities that the user chose, by code.
 * @param read Returns the text of a file; `undefined` for a missing file.
 * @param firstFiles Files that come first, in this order. All other files follow, sorted by name.
 */
export async function locate(
  findings: readonly Finding[],
  rules: ReadonlyMap<string, Severity | 'off'>,
  read: (file: string) => string | undefined,
  firstFiles: readonly string[],
): Promise<LocatedFindings> {
  const sources = new Map<string, string>();
  const locator = new Locator(sources, read);
  const diagnostics: Diagnostic[] = [];
  for (const finding of findings) {
    const { severity, message, help, group, related, link, effect, answers, isMinor } = explainFinding(finding);
    const rule = rules.get(finding.code) ?? severity;
    const effectiveSeverity = isMinor && rule === 'warning' ? 'info' : rule;
    if (effectiveSeverity === 'off') continue;
    const location = await locator.locate(finding.location);
    const relatedLocation = finding.related && (await locator.locate(finding.related));
    const isFixable = effectiveSeverity !== 'info' || findingBehavior(finding.code).fixedIfRaised !== true;
    const fixes = answers && isFixable ? await locator.locateFixes(answers) : undefined;
    diagnostics.push({
      code: finding.code,
      severity: effectiveSeverity,
      message,
      ...withoutUndefined({ help }),
      ...location,
      ...withoutUndefined({ effect }),
      related:
        relatedLocation === undefined || isSamePlace(relatedLocation, location)
          ? []
          : [
              {
                message: related,
                file: relatedLocation.file,
                line: relatedLocation.line,
                column: relatedLocation.column,
              },
            ],
      ...withoutUndefined({ link, fixes }),
      group,
    });
  }
  return { diagnostics: removeDuplicates(sortDiagnostics(diagnostics, firstFiles)), sources };
}

/** File, lines and columns of a finding, 1-based. */
export type SourceLocation = Pick<Diagnostic, 'file' | 'line' | 'column' | 'endLine' | 'endColumn' | 'pointer'>;

export class Locator {
  readonly #sources: Map<string, string>;
  readonly #read: (file: string) => string | undefined;
  readonly #lineStartsByFile = new Map<string, readonly number[]>();
  readonly #ranges = new Map<string, Promise<(location: JsonLocation) => Range | undefined>>();
  #fixes: FixLocator | undefined;

  constructor(sources: Map<string, string>, read: (file: string) => string | undefined) {
    this.#sources = sources;
    this.#read = read;
  }

  async locate(location: Location): Promise<SourceLocation> {
    const { file } = location;
    if ('line' in location) {
      const starts = this.#lineStarts(file);
      const start = starts[location.line - 1] ?? 0;
      return this.#location(file, { start, end: (starts[location.line] ?? this.#text(file).length + 1) - 1 });
    }
    if ('start' in location) {
      return { ...this.#location(file, location), ...withoutUndefined({ pointer: location.pointer }) };
    }
    if ('pointer' in location) {
      const range = (await this.#rangesOf(file))(location) ?? { start: 0, end: 0 };
      const sourceLocation = this.#location(file, range);
      return yamlExtension.test(file) ? sourceLocation : { ...sourceLocation, pointer: location.pointer };
    }
    return this.#location(file, { start: 0, end: 0 });
  }

  async locateFixes(answers: Answers): Promise<Fixes | undefined> {
    this.#fixes ??= new (await import('./diagnostics/locate-fixes.ts')).FixLocator((file) => this.#text(file));
    return this.#fixes.locate(answers);
  }

  #location(file: string, { start, end }: Range): SourceLocation {
    const from = this.#position(file, start);
    const to = this.#position(file, end);
    return { file, line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
  }

  #position(file: string, offset: number): { line: number; column: number } {
    const starts = this.#lineStarts(file);
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  }

  #lineStarts(file: string): readonly number[] {
    return getOrCreate(this.#lineStartsByFile, file, () => lineStarts(this.#text(file)));
  }

  #text(file: string): string {
    return getOrCreate(this.#sources, file, () => this.#read(file) ?? '');
  }

  #rangesOf(file: string): Promise<(location: JsonLocation) => Range | undefined> {
    return getOrCreate(this.#ranges, file, async () => {
      const text = this.#text(file);
      if (yamlExtension.test(file)) return (await import('./diagnostics/yaml-range.ts')).createYamlLocator(text);
      return (await import('./diagnostics/json-tree.ts')).createJsonLocator(text);
    });
  }
}

const yamlExtension = /\.ya?ml$/i;

function isSamePlace(a: SourceLocation, b: SourceLocation): boolean {
  return a.file === b.file && a.line === b.line && a.column === b.column;
}

function sortDiagnostics(diagnostics: readonly Diagnostic[], firstFiles: readonly string[]): Diagnostic[] {
  const rank = (file: string): number => {
    const index = firstFiles.indexOf(file);
    return index === -1 ? firstFiles.length : index;
  };
  return diagnostics.toSorted(
    (a, b) =>
      rank(a.file) - rank(b.file) ||
      compareTexts(a.file, b.file) ||
      a.line - b.line ||
      a.column - b.column ||
      compareTexts(a.code, b.code) ||
      compareTexts(a.message, b.message),
  );
}

function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/**
 * Removes duplicates: equal findings, such as those of a file that is referenced twice, and findings implied by another
 * code in the same file (see `impliedBy`).
 *
 * @param sortedDiagnostics Diagnostics in output order, so that duplicates are adjacent.
 */
export function removeDuplicates(sortedDiagnostics: readonly Diagnostic[]): Diagnostic[] {
  const reportedKeys = new Set(sortedDiagnostics.map(({ code, file }) => `${code} ${file}`));
  return sortedDiagnostics.filter((diagnostic, index) => {
    if (reportedKeys.has(`${findingBehavior(diagnostic.code).impliedBy} ${diagnostic.file}`)) return false;
    const previous = sortedDiagnostics[index - 1];
    return previous === undefined || !isSameDiagnostic(previous, diagnostic);
  });
}
