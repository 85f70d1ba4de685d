import { importPaths, isFileSpecifier } from '../core/bodies.ts';
import { diagnose } from '../core/findings.ts';
import type { Effect, Finding, TextLocation } from '../core/values.ts';
import type { MappedText } from './syntax/source-text.ts';

export interface SourceRange {
  readonly source: MappedText;
  readonly start: number;
  readonly end: number;
}

/** Findings of one page, without duplicates. */
export class PageFindings {
  readonly #findings = new Map<string, Finding>();

  reportUnknownComponent(name: string, range: SourceRange): void {
    this.#add(diagnose('dialect-component-unknown', toLocation(range), { name, effect: 'lost' }));
  }

  reportUnknownName(name: string, range: SourceRange): void {
    this.#add(diagnose('dialect-name-unknown', toLocation(range), { name, effect: 'replaced' }));
  }

  /**
   * @param names Names that the file doesn't export; `undefined` if the file doesn't exist.
   * @param available Names that the file exports. Default: none.
   */
  reportMissingImport(
    specifier: string,
    names: string | undefined,
    range: SourceRange,
    available: readonly string[] = [],
  ): void {
    const location = toLocation(importRange(specifier, names, range));
    const isOutside = importPaths(specifier, location.file).length === 0;
    const reason =
      names !== undefined ? 'name' : !isFileSpecifier(specifier) ? 'package' : isOutside ? 'outside' : 'file';
    const args = {
      specifier,
      names: names ?? '',
      reason,
      ...(names === undefined ? {} : { available }),
      effect: 'lost',
    } as const;
    this.#add(diagnose('dialect-import-missing', location, args));
  }

  reportDeadLink(target: string, range: SourceRange): void {
    this.#add(diagnose('dialect-link-missing', toLocation(range), { target, effect: 'lost' }));
  }

  reportFailure(reason: string, effect: Effect, range: SourceRange): void {
    this.#add(diagnose('dialect-part-failed', toLocation(range), { reason: normalizeReason(reason), effect }));
  }

  reportNestedLink(href: string, range: SourceRange): void {
    const reason = `the link to ${href} is in another link`;
    this.#add(diagnose('dialect-part-failed', toLocation(range), { reason, effect: 'changed', isLinkInLink: true }));
  }

  reportSyntaxIssue(reason: string, range: SourceRange): void {
    this.#add(diagnose('dialect-syntax', toLocation(range), { reason: normalizeReason(reason), effect: 'changed' }));
  }

  reportUnknownIcon(icon: string, similar: string | undefined, range: SourceRange): void {
    const effect = similar === undefined ? 'lost' : 'replaced';
    this.#add(diagnose('dialect-icon-unknown', toLocation(range), { icon, similar, effect }));
  }

  #add(finding: Finding): void {
    const key = JSON.stringify(finding);
    if (!this.#findings.has(key)) this.#findings.set(key, finding);
  }

  /** Returns the findings sorted by file (in the order of each file's first finding), then by offset. */
  list(): readonly Finding[] {
    const files = [...new Set([...this.#findings.values()].map(({ location }) => location.file))];
    const rank = ({ location }: Finding): number => files.indexOf(location.file);
    const start = ({ location }: Finding): number => ('start' in location ? location.start : 0);
    return [...this.#findings.values()].sort((a, b) => rank(a) - rank(b) || start(a) - start(b));
  }
}

/** Narrows a statement of several lines to the missing name or file: reports show only the first line of a location. */
function importRange(specifier: string, name: string | undefined, range: SourceRange): SourceRange {
  const statement = range.source.text.slice(range.start, range.end);
  if (!statement.startsWith('import') || !statement.includes('\n')) return range;
  const specifierIndex = statement.lastIndexOf(specifier);
  const nameIndex =
    name === undefined ? -1 : statement.search(new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`));
  return nameIndex === -1 || name === undefined
    ? { ...range, start: range.start + specifierIndex - 1, end: range.start + specifierIndex + specifier.length + 1 }
    : { ...range, start: range.start + nameIndex, end: range.start + nameIndex + name.length };
}

function toLocation({ source, start, end }: SourceRange): TextLocation {
  return source.location(start, end);
}

function normalizeReason(reason: string): string {
  return reason.replace(/\s+/g, ' ').trim().replace(/\.$/, '') || 'it failed';
}
