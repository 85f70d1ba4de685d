import { traitsOf } from './findings/catalogue.ts';
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
  readonly done: readonly ChosenFix[];
  readonly left: readonly Diagnostic[];
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
 * @param asksOnce `choose` asks the user, who is not asked again in later passes. Default: false.
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
  readonly #done: ChosenFix[] = [];
  #choices = new Map<Diagnostic, Fix | undefined>();
  /** Keys of findings that the user was asked about in earlier passes. */
  readonly #asked = new Set<string>();
  readonly #refused = new Set<Diagnostic>();
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
      const chosen = await this.#chooseFixes(diagnostics);
      if (chosen.length === 0) break;
      const texts = this.#edited(chosen);
      const next = await this.#check(overlayHost(this.#host, texts));
      const problems = newProblems(diagnostics, withoutLinksTo(next, this.#missingPaths(chosen)), chosen);
      if (problems.length > 0) {
        this.#refuse(chosen, problems, texts);
        continue;
      }
      for (const [file, text] of texts) this.#texts.set(file, text);
      this.#done.push(...chosen);
      this.#startOver();
      diagnostics = next;
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
        if (diagnostic.fixes === undefined || this.#refused.has(diagnostic)) continue;
        const fix = await this.#choice(diagnostic);
        const isWanted = !this.#isSingleCode || chosen.every((item) => item.diagnostic.code === diagnostic.code);
        if (fix !== undefined && isWanted && edits.add(fix.edits)) chosen.push({ diagnostic, fix });
      }
      if (chosen.length > 0) return chosen;
    }
    return [];
  }

  async #choice(diagnostic: Diagnostic): Promise<Fix | undefined> {
    if (this.#asked.has(diagnosticKey(diagnostic))) return undefined;
    if (!this.#choices.has(diagnostic)) this.#choices.set(diagnostic, await this.#choose(diagnostic));
    return this.#choices.get(diagnostic);
  }

  #startOver(): void {
    if (this.#asksOnce) for (const diagnostic of this.#choices.keys()) this.#asked.add(diagnosticKey(diagnostic));
    this.#choices = new Map();
    this.#refused.clear();
    this.#isSingleCode = false;
  }

  #refuse(chosen: readonly ChosenFix[], problems: readonly Diagnostic[], texts: ReadonlyMap<string, string>): void {
    const causes = problems.flatMap((problem) => closestFix(problem, chosen, texts) ?? []);
    const hasOneCode = chosen.every(({ diagnostic }) => diagnostic.code === chosen[0]?.diagnostic.code);
    if (causes.length === 0 && !hasOneCode) this.#isSingleCode = true;
    else for (const { diagnostic } of causes.length > 0 ? causes : chosen) this.#refused.add(diagnostic);
  }

  /** Paths in entries before the fix. Broken links to such a path are hidden until the entry is fixed. */
  #missingPaths(chosen: readonly ChosenFix[]): ReadonlySet<string> {
    const entries = chosen.filter(({ diagnostic }) => traitsOf(diagnostic.code).coversLinks);
    return new Set(
      entries.flatMap(({ fix }) => fix.edits.map(({ file, start, end }) => this.#pathAt(file, start, end))),
    );
  }

  #pathAt(file: string, start: number, end: number): string {
    const entry = this.#read(file)?.slice(start, end) ?? '';
    return `/${normalizePath(entry.replace(/^"|(?:\.mdx?)?"$/g, '')) ?? ''}`;
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

/**
 * Findings that a pass has caused, or has failed to fix; empty if the pass is an improvement. Findings of the same code
 * in the same file are counted, because edits change their lines and messages.
 */
function newProblems(
  previous: readonly Diagnostic[],
  next: readonly Diagnostic[],
  chosen: readonly ChosenFix[],
): readonly Diagnostic[] {
  // Fixing a finding that hides others reveals them, so they are not new problems.
  if (chosen.some(({ diagnostic }) => traitsOf(diagnostic.code).hides)) {
    const fixedKeys = new Set(chosen.map(({ diagnostic }) => diagnosticKey(diagnostic)));
    return next.filter((item) => fixedKeys.has(diagnosticKey(item)));
  }
  const previousCounts = countItems(previous.map(codeAndFile));
  const fixedCounts = countItems(chosen.map(({ diagnostic }) => codeAndFile(diagnostic)));
  // A finding that a fix may cause is left to a later pass if it has a certain fix itself.
  const remaining = withoutHidden(next, previous).filter(
    (item) => !traitsOf(item.code).follows || certainFix(item) === undefined,
  );
  const counts = countItems(remaining.map(codeAndFile));
  const hasMore = (kind: string): boolean =>
    (counts.get(kind) ?? 0) + (fixedCounts.get(kind) ?? 0) > (previousCounts.get(kind) ?? 0);
  const worse = remaining.filter((item) => hasMore(codeAndFile(item)));
  const fixedDiagnostics = new Set(chosen.map(({ diagnostic }) => diagnostic));
  const expected = new Set(previous.filter((item) => !fixedDiagnostics.has(item)).map(diagnosticKey));
  const unexpected = worse.filter((item) => !expected.has(diagnosticKey(item)));
  return unexpected.length > 0 ? unexpected : worse;
}

function closestFix(
  problem: Diagnostic,
  chosen: readonly ChosenFix[],
  texts: ReadonlyMap<string, string>,
): ChosenFix | undefined {
  let closest: ChosenFix | undefined;
  let minDistance = Number.POSITIVE_INFINITY;
  for (const { file, line, column } of [problem, ...problem.related]) {
    const offset = (lineStarts(texts.get(file) ?? '')[line - 1] ?? 0) + column - 1;
    for (const { start, end, fix } of newRanges(file, chosen)) {
      const distance = Math.max(start - offset, offset - end, 0);
      if (distance < minDistance) [closest, minDistance] = [fix, distance];
    }
  }
  return closest;
}

function newRanges(file: string, chosen: readonly ChosenFix[]) {
  const edits = chosen.flatMap((fix) => fix.fix.edits.flatMap((edit) => (edit.file === file ? [{ fix, edit }] : [])));
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
  return diagnostics.filter((item) => !previousKeys.has(keyAt(traitsOf(item.code).hiddenBy, item)));
}

function codeAndFile({ code, file }: Diagnostic): string {
  return `${code} ${file}`;
}

function diagnosticKey({ code, file, message }: Diagnostic): string {
  return JSON.stringify([code, file, message]);
}

/** Edits must not overlap. Edits with the same range keep their order. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let edited = '';
  let offset = 0;
  for (const { start, end, text: replacement } of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    edited += text.slice(offset, start) + replacement;
    offset = end;
  }
  return edited + text.slice(offset);
}

export function editsByFile(edits: readonly TextEdit[]): ReadonlyMap<string, readonly TextEdit[]> {
  return groupBy(edits, ({ file }) => file);
}

export class EditSet {
  readonly #edits = new Map<string, NonEmptyArray<TextEdit>>();

  /** Adds all edits and returns true. If one of them overlaps an earlier edit, adds none and returns false. */
  add(edits: readonly TextEdit[]): boolean {
    if (edits.some((edit) => (this.#edits.get(edit.file) ?? []).some((other) => overlap(edit, other)))) return false;
    for (const edit of edits) appendTo(this.#edits, edit.file, edit);
    return true;
  }
}

/** Insertions at the same offset also conflict, because their order would be arbitrary. */
function overlap(a: TextEdit, b: TextEdit): boolean {
  if (a.adds === true && b.adds === true) return false;
  if (a.start === a.end || b.start === b.end) return a.start <= b.end && b.start <= a.end;
  return a.start < b.end && b.start < a.end;
}
