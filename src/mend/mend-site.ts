import type { Host } from '../host/host.ts';
import { overlayHost } from '../host/overlay.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import type { Mend, TextEdit } from '../values/mend.ts';
import { applyEdits, byFile, EditSet } from './apply-edits.ts';

/** Finds what is wrong with the files that a host shows. */
export type Check = (host: Host) => Promise<readonly Diagnostic[]>;

/** Says which answer to make; undefined for none. */
export type Choose = (diagnostic: Diagnostic) => Mend | undefined | Promise<Mend | undefined>;

/** What mending came to. Nothing is written. */
export interface Mended {
  /** The new texts of the files that change, without byte order marks. */
  readonly texts: ReadonlyMap<string, string>;
  /** What was mended, as it was found, and how. */
  readonly done: readonly { readonly diagnostic: Diagnostic; readonly mend: Mend }[];
  /** What is still wrong. */
  readonly left: readonly Diagnostic[];
}

/** Mends that follow from mends: a redirect to a redirect, a list in a list. */
const mostRounds = 12;
/** Checks that are made in all to find out which mends do harm. */
const mostChecks = 60;

/**
 * What stands before everything else: until it is mended, what it hides is not looked at. What is found only then is not
 * the mend's doing.
 */
const hiding: ReadonlySet<string> = new Set(['config-syntax', 'navigation-missing', 'ref-missing']);

/** What may come of a mend since it has one right answer itself, which a later round makes. */
const passing: ReadonlySet<string> = new Set(['redirect-chain', 'redirect-duplicate', 'endpoint-duplicate']);

/** The one right answer of a diagnostic. */
export function sureAnswer({ mends }: Diagnostic): Mend | undefined {
  return mends?.isSure === true ? mends.mends[0] : undefined;
}

/**
 * Makes answers to what is wrong, and checks the outcome: a mend that does not take its finding away, or brings another
 * one, is not made. Everything happens in memory.
 *
 * @param choose Asked about each finding once.
 */
export async function mendSite(host: Host, check: Check, choose: Choose): Promise<Mended> {
  return new Mender(host, check, choose).mend();
}

interface Chosen {
  readonly diagnostic: Diagnostic;
  readonly mend: Mend;
}

class Mender {
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

  async mend(): Promise<Mended> {
    let found = await this.#check(this.#host);
    for (let round = 0; round < mostRounds; round++) {
      const chosen = await this.#chosen(found);
      if (chosen.length === 0) break;
      found = await this.#make(chosen, found);
    }
    return { texts: this.#texts, done: this.#done, left: found };
  }

  /** Answers to make at once. What hides the rest comes first and alone. */
  async #chosen(found: readonly Diagnostic[]): Promise<Chosen[]> {
    const before = found.filter(({ code, mends }) => hiding.has(code) && mends !== undefined);
    for (const some of before.length > 0 ? [before, found] : [found]) {
      const edits = new EditSet();
      const chosen: Chosen[] = [];
      for (const diagnostic of some) {
        if (diagnostic.mends === undefined || this.#refused.has(keyOf(diagnostic))) continue;
        const mend = await this.#choose(diagnostic);
        if (mend === undefined) this.#refused.add(keyOf(diagnostic));
        else if (edits.take(mend.edits)) chosen.push({ diagnostic, mend });
      }
      if (chosen.length > 0) return chosen;
    }
    return [];
  }

  /** Makes those of some answers that are right; halves them until those that are not are found. */
  async #make(chosen: readonly Chosen[], found: readonly Diagnostic[]): Promise<readonly Diagnostic[]> {
    const texts = this.#edited(chosen);
    if (this.#checks++ > mostChecks) return this.#refuse(chosen, found);
    const next = await this.#check(overlayHost(this.#host, texts));
    if (isBetter(found, next, chosen)) {
      for (const [file, text] of texts) this.#texts.set(file, text);
      this.#done.push(...chosen);
      return next;
    }
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
    const first = await this.#make(chosen.slice(0, half), found);
    // The first half may have moved what the second one is about: the next round takes it up.
    if (first !== found) return first;
    return this.#make(chosen.slice(half), found);
  }

  #refuse(chosen: readonly Chosen[], found: readonly Diagnostic[]): readonly Diagnostic[] {
    for (const { diagnostic } of chosen) this.#refused.add(keyOf(diagnostic));
    return found;
  }

  #edited(chosen: readonly Chosen[]): Map<string, string> {
    const texts = new Map(this.#texts);
    for (const [file, edits] of byFile(chosen.flatMap(({ mend }) => mend.edits))) {
      const read = overlayHost(this.#host, this.#texts).read(file);
      if ('text' in read) texts.set(file, applyEdits(read.text, edits));
    }
    return texts;
  }
}

/**
 * True where what was mended is gone and nothing has come: of each code, no file has more findings than the mends have
 * left it.
 */
function isBetter(found: readonly Diagnostic[], next: readonly Diagnostic[], chosen: readonly Chosen[]): boolean {
  if (chosen.some(({ diagnostic }) => hiding.has(diagnostic.code))) {
    const keys = new Set(next.map(keyOf));
    return chosen.every(({ diagnostic }) => !keys.has(keyOf(diagnostic)));
  }
  const allowed = counts(found);
  for (const { diagnostic } of chosen) add(allowed, kindOf(diagnostic), -1);
  const lasting = next.filter((one) => !passing.has(one.code) || sureAnswer(one) === undefined);
  return [...counts(lasting)].every(([kind, number]) => number <= (allowed.get(kind) ?? 0));
}

/** The answers that what has come stands at, or that did not take their finding away. */
function blamed(found: readonly Diagnostic[], next: readonly Diagnostic[], chosen: readonly Chosen[]): Chosen[] {
  const known = new Set(found.map(keyOf));
  const fresh = next.filter((one) => !known.has(keyOf(one)));
  const places = new Set(fresh.flatMap((one) => [one, ...one.related]).map(({ file, line }) => `${file}:${line}`));
  const moved = chosen.some(({ mend }) => mend.edits.some(isOfLines));
  if (moved) return [];
  return chosen.filter(({ diagnostic: { file, line } }) => places.has(`${file}:${line}`));
}

/** True for an edit that moves the lines below it. */
function isOfLines({ text, start, end }: TextEdit): boolean {
  return text.includes('\n') || (text === '' && end > start);
}

function counts(diagnostics: readonly Diagnostic[]): Map<string, number> {
  const numbers = new Map<string, number>();
  for (const diagnostic of diagnostics) add(numbers, kindOf(diagnostic), 1);
  return numbers;
}

function add(numbers: Map<string, number>, key: string, number: number): void {
  numbers.set(key, (numbers.get(key) ?? 0) + number);
}

function kindOf({ code, file }: Diagnostic): string {
  return `${code} ${file}`;
}

/** Tells a finding from others, also after lines have moved. */
function keyOf({ code, file, message }: Diagnostic): string {
  return JSON.stringify([code, file, message]);
}
