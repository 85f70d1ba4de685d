import { importPaths, isPath } from '../core/bodies.ts';
import { diagnose } from '../core/rules.ts';
import type { Effect, Finding } from '../core/values.ts';
import type { SourceText } from './syntax/source-text.ts';

/** A range of a parsed text. */
export interface OffsetRange {
  readonly start: number;
  readonly end: number;
}

/** Where something was written. */
export interface SourceRange extends OffsetRange {
  readonly source: SourceText;
}

/** Findings of one page, each cause once. */
export class PageFindings {
  readonly #found = new Map<string, Finding>();

  component(name: string, source: SourceText, at: OffsetRange): void {
    this.#add(diagnose('dialect-component-unknown', source.place(at.start, at.end), { name, effect: 'lost' }));
  }

  name(name: string, source: SourceText, at: OffsetRange): void {
    this.#add(diagnose('dialect-name-unknown', source.place(at.start, at.end), { name, effect: 'replaced' }));
  }

  /** @param names Of what a file does not export; undefined if there is no such file. */
  missingImport(specifier: string, names: string | undefined, source: SourceText, at: OffsetRange): void {
    const place = source.place(at.start, at.end);
    const isOutside = importPaths(specifier, place.file).length === 0;
    const reason = names !== undefined ? 'name' : !isPath(specifier) ? 'package' : isOutside ? 'outside' : 'file';
    const args = { specifier, names: names ?? '', reason, effect: 'lost' } as const;
    this.#add(diagnose('dialect-import-missing', place, args));
  }

  link(target: string, source: SourceText, at: OffsetRange): void {
    this.#add(diagnose('dialect-link-missing', source.place(at.start, at.end), { target, effect: 'lost' }));
  }

  failed(reason: string, effect: Effect, source: SourceText, at: OffsetRange): void {
    this.#add(diagnose('dialect-part-failed', source.place(at.start, at.end), { reason: sentence(reason), effect }));
  }

  syntax(reason: string, source: SourceText, at: OffsetRange): void {
    this.#add(
      diagnose('dialect-syntax', source.place(at.start, at.end), { reason: sentence(reason), effect: 'changed' }),
    );
  }

  icon(icon: string, near: string | undefined, source: SourceText, at: OffsetRange): void {
    const effect = near === undefined ? 'lost' : 'replaced';
    this.#add(diagnose('dialect-icon-unknown', source.place(at.start, at.end), { icon, near, effect }));
  }

  #add(finding: Finding): void {
    const key = JSON.stringify(finding);
    if (!this.#found.has(key)) this.#found.set(key, finding);
  }

  /** In the order of their files as they were come upon, and of their places in them. */
  list(): readonly Finding[] {
    const files = [...new Set([...this.#found.values()].map(({ place }) => place.file))];
    const rank = ({ place }: Finding): number => files.indexOf(place.file);
    const start = ({ place }: Finding): number => ('start' in place ? place.start : 0);
    return [...this.#found.values()].sort((a, b) => rank(a) - rank(b) || start(a) - start(b));
  }
}

function sentence(reason: string): string {
  return reason.replace(/\s+/g, ' ').trim().replace(/\.$/, '') || 'it failed';
}
