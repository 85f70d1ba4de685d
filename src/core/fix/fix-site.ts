import { traitsOf } from '../findings/explain.ts';
import { type Host, readText } from '../host/host.ts';
import { overlayHost } from '../host/overlay.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import type { Fix, TextEdit } from '../values/fix.ts';
import { maxFixChecks } from '../values/limits.ts';
import { countItems } from '../values/lists.ts';
import { normalizePath } from '../values/paths.ts';
import { applyEdits, EditSet, editsByFile } from './apply-edits.ts';

export type Check = (host: Host) => Promise<readonly Diagnostic[]>;

export type ChooseFix = (diagnostic: Diagnostic) => Fix | undefined | Promise<Fix | undefined>;

/** Result of fixing. Nothing is written to disk. */
export interface FixResult {
  /** New texts of changed files, without byte order marks. */
  readonly texts: ReadonlyMap<string, string>;
  readonly done: readonly { readonly diagnostic: Diagnostic; readonly fix: Fix }[];
  readonly left: readonly Diagnostic[];
}

export function certainFix({ fixes }: Diagnostic): Fix | undefined {
  return fixes?.isSure === true ? fixes.fixes[0] : undefined;
}

/**
 * Applies fixes and checks the result, all in memory. A fix that doesn't remove its finding, or causes another one, is
 * dropped. If a code has too many failing fixes to try each, all fixes of that code are dropped. Dropped fixes are
 * tried again after other fixes, which may have blocked them. A second run changes nothing.
 *
 * @param choose Called once for each finding in an attempt.
 * @param isSingleAttempt Make only one attempt, because `choose` asks the user: its fixes stay. Default: false.
 */
export async function fixSite(
  host: Host,
  check: Check,
  choose: ChooseFix,
  isSingleAttempt = false,
): Promise<FixResult> {
  const texts = new Map<string, string>();
  const done: ChosenFix[] = [];
  for (;;) {
    const result = await attempt(texts.size === 0 ? host : overlayHost(host, texts), check, choose, isSingleAttempt);
    for (const [file, text] of result.texts) texts.set(file, text);
    done.push(...result.done);
    if (isSingleAttempt || result.isFinal || result.done.length === 0) return { texts, done, left: result.left };
  }
}

/** Runs from the first check to the last. `isFinal`: another run would have the same result. */
async function attempt(
  host: Host,
  check: Check,
  choose: ChooseFix,
  isSingleAttempt: boolean,
): Promise<FixResult & { readonly isFinal: boolean }> {
  const skippedCodes = new Set<string>();
  for (;;) {
    const fixer = new Fixer(host, check, (found) => (skippedCodes.has(found.code) ? undefined : choose(found)));
    const fixed = await fixer.fix();
    if (isSingleAttempt || fixer.untried.size === 0)
      return { ...fixed, isFinal: skippedCodes.size === 0 && !fixer.hasFailed };
    for (const code of fixer.untried) skippedCodes.add(code);
  }
}

interface ChosenFix {
  readonly diagnostic: Diagnostic;
  readonly fix: Fix;
}

class Fixer {
  /** Codes with more fixes than `maxFixChecks` allows to try. */
  readonly untried = new Set<string>();
  hasFailed = false;
  readonly #host: Host;
  readonly #check: Check;
  readonly #choose: ChooseFix;
  readonly #texts = new Map<string, string>();
  readonly #done: ChosenFix[] = [];
  readonly #refused = new Set<string>();
  #checks = 0;

  constructor(host: Host, check: Check, choose: ChooseFix) {
    this.#host = host;
    this.#check = check;
    this.#choose = choose;
  }

  async fix(): Promise<FixResult> {
    let diagnostics = await this.#check(this.#host);
    while (this.untried.size === 0) {
      const chosen = await this.#chooseFixes(diagnostics);
      if (chosen.length === 0) break;
      diagnostics = await this.#apply(chosen, diagnostics);
    }
    return { texts: this.#texts, done: this.#done, left: diagnostics };
  }

  /** Findings that hide others are fixed first, on their own. */
  async #chooseFixes(diagnostics: readonly Diagnostic[]): Promise<ChosenFix[]> {
    const hiding = diagnostics.filter(({ code, fixes }) => traitsOf(code).hides && fixes !== undefined);
    for (const candidates of hiding.length > 0 ? [hiding, diagnostics] : [diagnostics]) {
      const edits = new EditSet();
      const chosen: ChosenFix[] = [];
      for (const diagnostic of candidates) {
        if (diagnostic.fixes === undefined || this.#refused.has(diagnosticKey(diagnostic))) continue;
        const fix = await this.#choose(diagnostic);
        if (fix === undefined) this.#refused.add(diagnosticKey(diagnostic));
        else if (edits.add(fix.edits)) chosen.push({ diagnostic, fix });
      }
      if (chosen.length > 0) return chosen;
    }
    return [];
  }

  /** Applies the good ones among some fixes. Halves the list until the bad ones are found. */
  async #apply(chosen: readonly ChosenFix[], diagnostics: readonly Diagnostic[]): Promise<readonly Diagnostic[]> {
    const texts = this.#edited(chosen);
    if (this.#checks++ > maxFixChecks) {
      for (const { diagnostic } of chosen) this.untried.add(diagnostic.code);
      return diagnostics;
    }
    const next = await this.#check(overlayHost(this.#host, texts));
    const shown = withoutHidden(withoutLinksTo(next, this.#missingPaths(chosen)), diagnostics);
    if (isImprovement(diagnostics, shown, chosen)) {
      for (const [file, text] of texts) this.#texts.set(file, text);
      this.#done.push(...chosen);
      return next;
    }
    this.hasFailed = true;
    if (chosen.length === 1) return this.#refuse(chosen, diagnostics);
    const suspects = suspectsOf(diagnostics, next, chosen);
    const rest = chosen.filter((one) => !suspects.includes(one));
    if (suspects.length > 0 && rest.length > 0) {
      const after = await this.#apply(rest, diagnostics);
      // Other edits have moved these findings, so the next round finds them again, one half at a time.
      for (const one of suspects) if (suspects.length === 1) this.#refused.add(diagnosticKey(one.diagnostic));
      return after;
    }
    const half = Math.ceil(chosen.length / 2);
    const sorted = fewestFirst(chosen);
    const first = await this.#apply(sorted.slice(0, half), diagnostics);
    // The first half may have moved the findings of the second, so the next round applies that one.
    if (first !== diagnostics) return first;
    return this.#apply(sorted.slice(half), diagnostics);
  }

  /**
   * Paths that entries name before they are fixed. Dead links to such a path are reported only after the entry is
   * fixed.
   */
  #missingPaths(chosen: readonly ChosenFix[]): ReadonlySet<string> {
    const entries = chosen.filter(({ diagnostic }) => traitsOf(diagnostic.code).coversLinks);
    return new Set(
      entries.flatMap(({ fix }) => fix.edits.map(({ file, start, end }) => this.#pathAt(file, start, end))),
    );
  }

  #pathAt(file: string, start: number, end: number): string {
    const written = this.#read(file)?.slice(start, end) ?? '';
    return `/${normalizePath(written.replace(/^"|(?:\.mdx?)?"$/g, '')) ?? ''}`;
  }

  #refuse(chosen: readonly ChosenFix[], diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
    for (const { diagnostic } of chosen) this.#refused.add(diagnosticKey(diagnostic));
    return diagnostics;
  }

  #edited(chosen: readonly ChosenFix[]): Map<string, string> {
    const texts = new Map(this.#texts);
    for (const [file, edits] of editsByFile(chosen.flatMap(({ fix }) => fix.edits))) {
      const text = this.#read(file);
      if (text !== undefined) texts.set(file, applyEdits(text, edits));
    }
    return texts;
  }

  #read(file: string): string | undefined {
    return this.#texts.get(file) ?? readText(this.#host, file);
  }
}

/** Sorts rare codes first, so that halves soon contain only one code. */
function fewestFirst(chosen: readonly ChosenFix[]): ChosenFix[] {
  const counts = countItems(chosen.map(({ diagnostic }) => diagnostic.code));
  const numberOf = ({ diagnostic }: ChosenFix): number => counts.get(diagnostic.code) ?? 0;
  return [...chosen].sort((a, b) => numberOf(a) - numberOf(b) || (a.diagnostic.code < b.diagnostic.code ? -1 : 1));
}

/**
 * True if the fixed findings are gone and no new ones appeared: for each code and file, at most the remaining number of
 * findings is left.
 */
function isImprovement(
  previous: readonly Diagnostic[],
  next: readonly Diagnostic[],
  chosen: readonly ChosenFix[],
): boolean {
  // Findings that were hidden before are not caused by the fix.
  if (chosen.some(({ diagnostic }) => traitsOf(diagnostic.code).hides)) {
    const keys = new Set(next.map(diagnosticKey));
    return chosen.every(({ diagnostic }) => !keys.has(diagnosticKey(diagnostic)));
  }
  const [previousCounts, fixedCounts] = [
    countItems(previous.map(codeAndFile)),
    countItems(chosen.map(({ diagnostic }) => codeAndFile(diagnostic))),
  ];
  // Findings that follow from a fix and have a sure fix are left to a later round.
  const remaining = next.filter((one) => !traitsOf(one.code).follows || certainFix(one) === undefined);
  return [...countItems(remaining.map(codeAndFile))].every(
    ([kind, number]) => number + (fixedCounts.get(kind) ?? 0) <= (previousCounts.get(kind) ?? 0),
  );
}

/** Fixes on the lines of new findings, or fixes without effect. Empty if an edit moves lines. */
function suspectsOf(
  previous: readonly Diagnostic[],
  next: readonly Diagnostic[],
  chosen: readonly ChosenFix[],
): ChosenFix[] {
  const previousKeys = new Set(previous.map(diagnosticKey));
  const newDiagnostics = next.filter((one) => !previousKeys.has(diagnosticKey(one)));
  const locations = new Set(
    newDiagnostics.flatMap((one) => [one, ...one.related]).map(({ file, line }) => `${file}:${line}`),
  );
  const hasMovedLines = chosen.some(({ fix }) => fix.edits.some(movesLines));
  if (hasMovedLines) return [];
  return chosen.filter(({ diagnostic: { file, line } }) => locations.has(`${file}:${line}`));
}

function movesLines({ text, start, end }: TextEdit): boolean {
  return text.includes('\n') || (text === '' && end > start);
}

function withoutLinksTo(diagnostics: readonly Diagnostic[], paths: ReadonlySet<string>): readonly Diagnostic[] {
  return diagnostics.filter(({ link }) => link === undefined || !paths.has(link.resolved));
}

/** Findings except those that another finding at the same location hid before: a dead link hides a missing heading. */
function withoutHidden(diagnostics: readonly Diagnostic[], previous: readonly Diagnostic[]): readonly Diagnostic[] {
  const keyAt = (code: string | undefined, { file, line, column }: Diagnostic) => `${code} ${file}:${line}:${column}`;
  const previousKeys = new Set(previous.map((one) => keyAt(one.code, one)));
  return diagnostics.filter((one) => !previousKeys.has(keyAt(traitsOf(one.code).hiddenBy, one)));
}

function codeAndFile({ code, file }: Diagnostic): string {
  return `${code} ${file}`;
}

/** Identifies a finding even after its line has moved. */
function diagnosticKey({ code, file, message }: Diagnostic): string {
  return JSON.stringify([code, file, message]);
}
