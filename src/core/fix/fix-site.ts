import { traitsOf } from '../findings/explain.ts';
import { type Host, readText } from '../host/host.ts';
import { overlayHost } from '../host/overlay.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import type { Fix, TextEdit } from '../values/fix.ts';
import { countOf } from '../values/lists.ts';
import { normalizePath } from '../values/paths.ts';
import { applyEdits, byFile, EditSet } from './apply-edits.ts';

/** Finds what is wrong with the files that a host shows. */
export type Check = (host: Host) => Promise<readonly Diagnostic[]>;

/** Says which answer to make; undefined for none. */
export type Choose = (diagnostic: Diagnostic) => Fix | undefined | Promise<Fix | undefined>;

/** What fixing came to. Nothing is written. */
export interface Fixed {
  /** The new texts of the files that change, without byte order marks. */
  readonly texts: ReadonlyMap<string, string>;
  /** What was fixed, as it was found, and how. */
  readonly done: readonly { readonly diagnostic: Diagnostic; readonly fix: Fix }[];
  /** What is still wrong. */
  readonly left: readonly Diagnostic[];
}

/** Checks that are made in all, to find out which fixes do harm and what follows from fixes. */
const mostChecks = 60;

/** The one right answer of a diagnostic. */
export function sureAnswer({ fixes }: Diagnostic): Fix | undefined {
  return fixes?.isSure === true ? fixes.fixes[0] : undefined;
}

/**
 * Makes answers to what is wrong, and checks the outcome: a fix that does not take its finding away, or brings another
 * one, is not made. Where too many answers to one code do harm to try each, none to that code is made: a second run would
 * only get further. What was not made is tried once more after other fixes, which may have been in its way: a second run
 * changes nothing. Everything happens in memory.
 *
 * @param choose Asked about each finding once in an attempt.
 * @param isOnly True for one attempt alone, where `choose` asks somebody: what was made stays. Default: false.
 */
export async function fixSite(host: Host, check: Check, choose: Choose, isOnly = false): Promise<Fixed> {
  const texts = new Map<string, string>();
  const done: Chosen[] = [];
  for (;;) {
    const run = await runOnce(texts.size === 0 ? host : overlayHost(host, texts), check, choose, isOnly);
    for (const [file, text] of run.texts) texts.set(file, text);
    done.push(...run.done);
    if (isOnly || run.isFinal || run.done.length === 0) return { texts, done, left: run.left };
  }
}

/** A run from the first check to the last, and whether another one would be the same. */
async function runOnce(
  host: Host,
  check: Check,
  choose: Choose,
  isOnly: boolean,
): Promise<Fixed & { readonly isFinal: boolean }> {
  const leftOut = new Set<string>();
  for (;;) {
    const fixer = new Fixer(host, check, (found) => (leftOut.has(found.code) ? undefined : choose(found)));
    const fixed = await fixer.fix();
    if (isOnly || fixer.untried.size === 0) return { ...fixed, isFinal: leftOut.size === 0 && !fixer.hasFailed };
    for (const code of fixer.untried) leftOut.add(code);
  }
}

interface Chosen {
  readonly diagnostic: Diagnostic;
  readonly fix: Fix;
}

class Fixer {
  /** Codes whose answers could not all be tried within the number of checks: they are left, and the rest begins again. */
  readonly untried = new Set<string>();
  /** True once an answer did harm, or did not help. */
  hasFailed = false;
  readonly #host: Host;
  readonly #check: Check;
  readonly #choose: Choose;
  readonly #texts = new Map<string, string>();
  readonly #done: Chosen[] = [];
  /** Findings that were asked about and stay, by what tells them apart. */
  readonly #refused = new Set<string>();
  #checks = 0;

  constructor(host: Host, check: Check, choose: Choose) {
    this.#host = host;
    this.#check = check;
    this.#choose = choose;
  }

  async fix(): Promise<Fixed> {
    let found = await this.#check(this.#host);
    while (this.untried.size === 0) {
      const chosen = await this.#chosen(found);
      if (chosen.length === 0) break;
      found = await this.#make(chosen, found);
    }
    return { texts: this.#texts, done: this.#done, left: found };
  }

  /** Answers to make at once. What hides the rest comes first and alone. */
  async #chosen(found: readonly Diagnostic[]): Promise<Chosen[]> {
    const before = found.filter(({ code, fixes }) => traitsOf(code).hides && fixes !== undefined);
    for (const some of before.length > 0 ? [before, found] : [found]) {
      const edits = new EditSet();
      const chosen: Chosen[] = [];
      for (const diagnostic of some) {
        if (diagnostic.fixes === undefined || this.#refused.has(keyOf(diagnostic))) continue;
        const fix = await this.#choose(diagnostic);
        if (fix === undefined) this.#refused.add(keyOf(diagnostic));
        else if (edits.take(fix.edits)) chosen.push({ diagnostic, fix });
      }
      if (chosen.length > 0) return chosen;
    }
    return [];
  }

  /** Makes those of some answers that are right; halves them until those that are not are found. */
  async #make(chosen: readonly Chosen[], found: readonly Diagnostic[]): Promise<readonly Diagnostic[]> {
    const texts = this.#edited(chosen);
    if (this.#checks++ > mostChecks) {
      for (const { diagnostic } of chosen) this.untried.add(diagnostic.code);
      return found;
    }
    const next = await this.#check(overlayHost(this.#host, texts));
    const shown = withoutHidden(without(next, this.#misses(chosen)), found);
    if (isBetter(found, shown, chosen)) {
      for (const [file, text] of texts) this.#texts.set(file, text);
      this.#done.push(...chosen);
      return next;
    }
    this.hasFailed = true;
    if (chosen.length === 1) return this.#refuse(chosen, found);
    const guilty = blamed(found, next, chosen);
    const rest = chosen.filter((one) => !guilty.includes(one));
    if (guilty.length > 0 && rest.length > 0) {
      const after = await this.#make(rest, found);
      // The places of the others have moved: they are found again in the next round, one half at a time.
      for (const one of guilty) if (guilty.length === 1) this.#refused.add(keyOf(one.diagnostic));
      return after;
    }
    const half = Math.ceil(chosen.length / 2);
    const sorted = fewestFirst(chosen);
    const first = await this.#make(sorted.slice(0, half), found);
    // The first half may have moved what the second one is about: the next round takes it up.
    if (first !== found) return first;
    return this.#make(sorted.slice(half), found);
  }

  /** The addresses that entries name before they are fixed. While they do, dead links to them are not reported. */
  #misses(chosen: readonly Chosen[]): ReadonlySet<string> {
    const entries = chosen.filter(({ diagnostic }) => traitsOf(diagnostic.code).coversLinks);
    return new Set(
      entries.flatMap(({ fix }) => fix.edits.map(({ file, start, end }) => this.#addressAt(file, start, end))),
    );
  }

  #addressAt(file: string, start: number, end: number): string {
    const written = this.#read(file)?.slice(start, end) ?? '';
    return `/${normalizePath(written.replace(/^"|(?:\.mdx?)?"$/g, '')) ?? ''}`;
  }

  #refuse(chosen: readonly Chosen[], found: readonly Diagnostic[]): readonly Diagnostic[] {
    for (const { diagnostic } of chosen) this.#refused.add(keyOf(diagnostic));
    return found;
  }

  #edited(chosen: readonly Chosen[]): Map<string, string> {
    const texts = new Map(this.#texts);
    for (const [file, edits] of byFile(chosen.flatMap(({ fix }) => fix.edits))) {
      const text = this.#read(file);
      if (text !== undefined) texts.set(file, applyEdits(text, edits));
    }
    return texts;
  }

  /** The text of a file with what was fixed so far. */
  #read(file: string): string | undefined {
    return this.#texts.get(file) ?? readText(this.#host, file);
  }
}

/** Those first whose code has the fewest: halves of them are of one code soon. */
function fewestFirst(chosen: readonly Chosen[]): Chosen[] {
  const numbers = countOf(chosen.map(({ diagnostic }) => diagnostic.code));
  const numberOf = ({ diagnostic }: Chosen): number => numbers.get(diagnostic.code) ?? 0;
  return [...chosen].sort((a, b) => numberOf(a) - numberOf(b) || (a.diagnostic.code < b.diagnostic.code ? -1 : 1));
}

/**
 * True if what was fixed is gone and nothing has come: of each code, no file has more findings than the fixes have
 * left it.
 */
function isBetter(found: readonly Diagnostic[], next: readonly Diagnostic[], chosen: readonly Chosen[]): boolean {
  // What is found only when nothing hides it any more is not the fix's doing.
  if (chosen.some(({ diagnostic }) => traitsOf(diagnostic.code).hides)) {
    const keys = new Set(next.map(keyOf));
    return chosen.every(({ diagnostic }) => !keys.has(keyOf(diagnostic)));
  }
  const [before, fixed] = [countOf(found.map(kindOf)), countOf(chosen.map(({ diagnostic }) => kindOf(diagnostic)))];
  // A later round makes the right answer to what follows.
  const lasting = next.filter((one) => !traitsOf(one.code).follows || sureAnswer(one) === undefined);
  return [...countOf(lasting.map(kindOf))].every(
    ([kind, number]) => number + (fixed.get(kind) ?? 0) <= (before.get(kind) ?? 0),
  );
}

/** The answers that what has come is at, or that did not take their finding away. */
function blamed(found: readonly Diagnostic[], next: readonly Diagnostic[], chosen: readonly Chosen[]): Chosen[] {
  const known = new Set(found.map(keyOf));
  const fresh = next.filter((one) => !known.has(keyOf(one)));
  const places = new Set(fresh.flatMap((one) => [one, ...one.related]).map(({ file, line }) => `${file}:${line}`));
  const moved = chosen.some(({ fix }) => fix.edits.some(isOfLines));
  if (moved) return [];
  return chosen.filter(({ diagnostic: { file, line } }) => places.has(`${file}:${line}`));
}

/** True for an edit that moves the lines below it. */
function isOfLines({ text, start, end }: TextEdit): boolean {
  return text.includes('\n') || (text === '' && end > start);
}

/** Findings but for links to some addresses. */
function without(diagnostics: readonly Diagnostic[], addresses: ReadonlySet<string>): readonly Diagnostic[] {
  return diagnostics.filter(({ link }) => link === undefined || !addresses.has(link.resolved));
}

/** Findings but for those that could not be looked for before: a heading, where a link led to no page. */
function withoutHidden(diagnostics: readonly Diagnostic[], found: readonly Diagnostic[]): readonly Diagnostic[] {
  const keyAt = (code: string | undefined, { file, line, column }: Diagnostic) => `${code} ${file}:${line}:${column}`;
  const before = new Set(found.map((one) => keyAt(one.code, one)));
  return diagnostics.filter((one) => !before.has(keyAt(traitsOf(one.code).hiddenBy, one)));
}

function kindOf({ code, file }: Diagnostic): string {
  return `${code} ${file}`;
}

/** Tells a finding from others, also after lines have moved. */
function keyOf({ code, file, message }: Diagnostic): string {
  return JSON.stringify([code, file, message]);
}
