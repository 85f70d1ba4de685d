import { findingBehavior } from './findings/catalogue.ts';
import { type Host, readText } from './host/host.ts';
import { overlayHost } from './host/overlay.ts';
import type { Diagnostic } from './values/diagnostic.ts';
import type { Fix, TextEdit } from './values/fix.ts';
import { maxFixPasses } from './values/limits.ts';
import { appendTo, countItems, groupBy, type NonEmptyArray } from './values/lists.ts';
import { lineStarts } from './values/location.ts';
import { normalizePath } from './values/paths.ts';

export type CheckSite = (host: Host) => Promise<readonly Diagnostic[]>;

export type ChooseFix = (diagnostic: Diagnostic) => Fix | undefined | Promise<Fix | undefined>;

/** Result of fixing. Nothing is written to disk. */
export interface FixResult {
  /** New texts of changed files, without byte order marks. */
  readonly texts: ReadonlyMap<string, string>;
  readonly applied: readonly ChosenFix[];
  readonly remaining: readonly Diagnostic[];
}

export interface ChosenFix {
  readonly diagnostic: Diagnostic;
  readonly fix: Fix;
}

export function certainFix({ fixes }: Diagnostic): Fix | undefined {
  return fixes?.isSure === true ? fixes.fixes[0] : undefined;
}

/**
 * Fixes a site in passes, all in memory. A pass applies all fixes that don't overlap, and checks the result once. If a
 * pass causes a new problem, or a problem remains, the pass is discarded. The next pass omits the fix closest to each
 * such problem. If no fix is in the same file as a problem, it applies only fixes of a single code. Omitted fixes are
 * tried again after a successful pass.
 *
 * @param choose Called at most once for each finding of a check.
 * @param asksOnce True if `choose` asks the user. It isn't called again for the same finding in later passes. Default:
 * false.
 */
export function fixSite(host: Host, check: CheckSite, choose: ChooseFix, asksOnce = false): Promise<FixResult> {
  return new Fixer(host, check, choose, asksOnce).run();
}

class Fixer {
  readonly #host: Host;
  readonly #check: CheckSite;
  readonly #choose: ChooseFix;
  readonly #asksOnce: boolean;
  readonly #texts = new Map<string, string>();
  readonly #applied: ChosenFix[] = [];
  #choices = new Map<Diagnostic, Fix | undefined>();
  /** Keys of findings that the user was asked about in earlier passes. */
  readonly #askedKeys = new Set<string>();
  readonly #refusedFindings = new Set<Diagnostic>();
  #isSingleCode = false;

  constructor(host: Host, check: CheckSite, choose: ChooseFix, asksOnce: boolean) {
    this.#host = host;
    this.#check = check;
    this.#choose = choose;
    this.#asksOnce = asksOnce;
  }

  async run(): Promise<FixResult> {
    let diagnostics = await this.#check(this.#host);
    for (let pass = 0; pass < maxFixPasses; pass++) {
      const chosenFixes = await this.#chooseFixes(diagnostics);
      if (chosenFixes.length === 0) break;
      const texts = this.#applyFixes(chosenFixes);
      const nextDiagnostics = await this.#check(overlayHost(this.#host, texts));
      const problems = findNewProblems(
        diagnostics,
        withoutLinksTo(nextDiagnostics, this.#entryPaths(chosenFixes)),
        chosenFixes,
      );
      if (problems.length > 0) {
        this.#refuse(chosenFixes, problems, texts);
        continue;
      }
      for (const [file, text] of texts) this.#texts.set(file, text);
      this.#applied.push(...chosenFixes);
      this.#startOver();
      diagnostics = nextDiagnostics;
    }
    return { texts: this.#texts, applied: this.#applied, remaining: diagnostics };
  }

  /** Chooses the fixes of a pass. Findings that hide others are fixed first, in a separate pass. */
  async #chooseFixes(diagnostics: readonly Diagnostic[]): Promise<ChosenFix[]> {
    const hidingDiagnostics = diagnostics.filter(
      ({ code, fixes }) => findingBehavior(code).hides && fixes !== undefined,
    );
    for (const candidates of hidingDiagnostics.length > 0 ? [hidingDiagnostics, diagnostics] : [diagnostics]) {
      const edits = new EditSet();
      const chosenFixes: ChosenFix[] = [];
      for (const diagnostic of candidates) {
        if (diagnostic.fixes === undefined || this.#refusedFindings.has(diagnostic)) continue;
        const fix = await this.#getChoice(diagnostic);
        const isCodeAllowed =
          !this.#isSingleCode || chosenFixes.every((item) => item.diagnostic.code === diagnostic.code);
        if (fix !== undefined && isCodeAllowed && edits.add(fix.edits)) chosenFixes.push({ diagnostic, fix });
      }
      if (chosenFixes.length > 0) return chosenFixes;
    }
    return [];
  }

  async #getChoice(diagnostic: Diagnostic): Promise<Fix | undefined> {
    if (this.#askedKeys.has(diagnosticKey(diagnostic))) return undefined;
    if (!this.#choices.has(diagnostic)) this.#choices.set(diagnostic, await this.#choose(diagnostic));
    return this.#choices.get(diagnostic);
  }

  #startOver(): void {
    if (this.#asksOnce) for (const diagnostic of this.#choices.keys()) this.#askedKeys.add(diagnosticKey(diagnostic));
    this.#choices = new Map();
    this.#refusedFindings.clear();
    this.#isSingleCode = false;
  }

  #refuse(
    chosenFixes: readonly ChosenFix[],
    problems: readonly Diagnostic[],
    texts: ReadonlyMap<string, string>,
  ): void {
    const causes = problems.flatMap((problem) => findClosestFix(problem, chosenFixes, texts) ?? []);
    const hasOneCode = chosenFixes.every(({ diagnostic }) => diagnostic.code === chosenFixes[0]?.diagnostic.code);
    if (causes.length === 0 && !hasOneCode) this.#isSingleCode = true;
    else for (const { diagnostic } of causes.length > 0 ? causes : chosenFixes) this.#refusedFindings.add(diagnostic);
  }

  /** Paths of missing pages in the entries that are being fixed. Broken links to these paths were hidden until now. */
  #entryPaths(chosenFixes: readonly ChosenFix[]): ReadonlySet<string> {
    const entries = chosenFixes.filter(({ diagnostic }) => findingBehavior(diagnostic.code).coversLinks);
    return new Set(
      entries.flatMap(({ fix }) => fix.edits.map(({ file, start, end }) => this.#pathAt(file, start, end))),
    );
  }

  #pathAt(file: string, start: number, end: number): string {
    const entry = this.#read(file)?.slice(start, end) ?? '';
    return `/${normalizePath(entry.replace(/^"|(?:\.mdx?)?"$/g, '')) ?? ''}`;
  }

  #applyFixes(chosenFixes: readonly ChosenFix[]): Map<string, string> {
    const texts = new Map(this.#texts);
    for (const [file, edits] of groupEditsByFile(chosenFixes.flatMap(({ fix }) => fix.edits))) {
      const text = this.#read(file);
      if (text !== undefined) texts.set(file, applyEdits(text, edits));
    }
    return texts;
  }

  #read(file: string): string | undefined {
    return this.#texts.get(file) ?? readText(this.#host, file);
  }
}

/**
 * Finds the problems that a pass caused or failed to fix. Empty if the pass is an improvement. Findings with the same
 * code and file are counted, because edits change their lines and messages.
 */
function findNewProblems(
  previousDiagnostics: readonly Diagnostic[],
  nextDiagnostics: readonly Diagnostic[],
  chosenFixes: readonly ChosenFix[],
): readonly Diagnostic[] {
  // After a finding that hides others is fixed, the others appear. They are not new problems.
  if (chosenFixes.some(({ diagnostic }) => findingBehavior(diagnostic.code).hides)) {
    const fixedKeys = new Set(chosenFixes.map(({ diagnostic }) => diagnosticKey(diagnostic)));
    return nextDiagnostics.filter((item) => fixedKeys.has(diagnosticKey(item)));
  }
  const previousCounts = countItems(previousDiagnostics.map(codeAndFile));
  const fixedCounts = countItems(chosenFixes.map(({ diagnostic }) => codeAndFile(diagnostic)));
  // A finding that fixes of other findings may cause is left to a later pass if it has a certain fix.
  const remaining = withoutHidden(nextDiagnostics, previousDiagnostics).filter(
    (item) => !findingBehavior(item.code).follows || certainFix(item) === undefined,
  );
  const remainingCounts = countItems(remaining.map(codeAndFile));
  const isIncreased = (codeFileKey: string): boolean =>
    (remainingCounts.get(codeFileKey) ?? 0) + (fixedCounts.get(codeFileKey) ?? 0) >
    (previousCounts.get(codeFileKey) ?? 0);
  const increasedFindings = remaining.filter((item) => isIncreased(codeAndFile(item)));
  const fixedDiagnostics = new Set(chosenFixes.map(({ diagnostic }) => diagnostic));
  const unfixedKeys = new Set(previousDiagnostics.filter((item) => !fixedDiagnostics.has(item)).map(diagnosticKey));
  const newFindings = increasedFindings.filter((item) => !unfixedKeys.has(diagnosticKey(item)));
  return newFindings.length > 0 ? newFindings : increasedFindings;
}

function findClosestFix(
  problem: Diagnostic,
  chosenFixes: readonly ChosenFix[],
  texts: ReadonlyMap<string, string>,
): ChosenFix | undefined {
  let closest: ChosenFix | undefined;
  let minDistance = Number.POSITIVE_INFINITY;
  for (const { file, line, column } of [problem, ...problem.related]) {
    const offset = (lineStarts(texts.get(file) ?? '')[line - 1] ?? 0) + column - 1;
    for (const { start, end, fix } of rangesAfterEdits(file, chosenFixes)) {
      const distance = Math.max(start - offset, offset - end, 0);
      if (distance < minDistance) [closest, minDistance] = [fix, distance];
    }
  }
  return closest;
}

function rangesAfterEdits(file: string, chosenFixes: readonly ChosenFix[]) {
  const edits = chosenFixes.flatMap((chosenFix) =>
    chosenFix.fix.edits.flatMap((edit) => (edit.file === file ? [{ fix: chosenFix, edit }] : [])),
  );
  let shift = 0;
  return edits
    .sort((a, b) => a.edit.start - b.edit.start || a.edit.end - b.edit.end)
    .map(({ fix, edit: { start, end, text } }) => {
      const newStart = start + shift;
      shift += text.length - (end - start);
      return { start: newStart, end: newStart + text.length, fix };
    });
}

function withoutLinksTo(diagnostics: readonly Diagnostic[], paths: ReadonlySet<string>): readonly Diagnostic[] {
  return diagnostics.filter(({ link }) => link === undefined || !paths.has(link.resolved));
}

/** Removes findings that another finding at the same location hid before: a dead link hides a missing heading. */
function withoutHidden(diagnostics: readonly Diagnostic[], previous: readonly Diagnostic[]): readonly Diagnostic[] {
  const keyAt = (code: string | undefined, { file, line, column }: Diagnostic) => `${code} ${file}:${line}:${column}`;
  const previousKeys = new Set(previous.map((item) => keyAt(item.code, item)));
  return diagnostics.filter((item) => !previousKeys.has(keyAt(findingBehavior(item.code).hiddenBy, item)));
}

function codeAndFile({ code, file }: Diagnostic): string {
  return `${code} ${file}`;
}

function diagnosticKey({ code, file, message }: Diagnostic): string {
  return JSON.stringify([code, file, message]);
}

/** Applies edits, which must not overlap, to a text. Edits with the same range keep their order. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let result = '';
  let offset = 0;
  for (const { start, end, text: replacement } of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    result += text.slice(offset, start) + replacement;
    offset = end;
  }
  return result + text.slice(offset);
}

export function groupEditsByFile(edits: readonly TextEdit[]): ReadonlyMap<string, readonly TextEdit[]> {
  return groupBy(edits, ({ file }) => file);
}

export class EditSet {
  readonly #edits = new Map<string, NonEmptyArray<TextEdit>>();

  /** Adds all edits and returns true. If any of them overlaps an earlier edit, adds none and returns false. */
  add(edits: readonly TextEdit[]): boolean {
    if (edits.some((edit) => (this.#edits.get(edit.file) ?? []).some((existingEdit) => isConflict(edit, existingEdit))))
      return false;
    for (const edit of edits) appendTo(this.#edits, edit.file, edit);
    return true;
  }
}

/** True for edits that conflict. Insertions at the same offset also do, because their order would be arbitrary. */
function isConflict(a: TextEdit, b: TextEdit): boolean {
  if (a.adds === true && b.adds === true) return false;
  if (a.start === a.end || b.start === b.end) return a.start <= b.end && b.start <= a.end;
  return a.start < b.end && b.start < a.end;
}
