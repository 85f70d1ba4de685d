import { nearestWords } from './config/nearest.ts';
import { isLookedFor, type LookedFor } from './diagnostics/baseline.ts';
import { childOf, jsonTree } from './diagnostics/json-tree.ts';
import { diagnose } from './findings/diagnose.ts';
import { codes, explain } from './findings/explain.ts';
import type { Settings } from './options/options.ts';
import type { Finding } from './values/outcome.ts';
import type { IgnoreComment } from './values/page-body.ts';
import { lineStarts, type Place, pointerSteps } from './values/place.ts';

/** A finding that somebody lets be. */
export interface IgnoredFinding {
  readonly finding: Finding;
  /** Empty if not given. */
  readonly reason: string;
}

export interface HeededIgnores {
  /** Those that are left. */
  readonly findings: readonly Finding[];
  readonly ignored: readonly IgnoredFinding[];
  /** A finding for every comment and setting that lets nothing be. */
  readonly unused: readonly Finding[];
}

/**
 * Takes out the findings that comments in pages and settings let be.
 *
 * @param comments By file.
 * @param read The text of a file; undefined if there is none.
 * @param run What was looked for: what was not may be there still.
 */
export async function heedIgnores(
  findings: readonly Finding[],
  comments: ReadonlyMap<string, readonly IgnoreComment[]>,
  settings: Settings['ignoreFindings'],
  read: (file: string) => string | undefined,
  run: LookedFor,
): Promise<HeededIgnores> {
  const written = writtenTexts(read);
  const inSettings = await Promise.all(settings.map((setting, index) => matcherOf(setting, index, written)));
  const inComments = [...comments].flatMap(([file, list]) =>
    list.flatMap((comment) => {
      const named = comment.codes.length === 0 ? [undefined] : comment.codes;
      return named.map((code) => matcherOfComment(file, code, comment, read));
    }),
  );
  const matchers: Matcher[] = [...inComments, ...inSettings];
  const used = new Set<Matcher>();
  const left: Finding[] = [];
  const ignored: IgnoredFinding[] = [];
  for (const finding of findings) {
    const fitting = matchers.filter((matcher) => matcher.code === finding.code && matcher.fits(finding));
    for (const matcher of fitting) used.add(matcher);
    const [first] = fitting;
    if (first === undefined) left.push(finding);
    else ignored.push({ finding, reason: first.reason });
  }
  const unused = matchers.filter((matcher) => !used.has(matcher) && isJudged(matcher, run));
  return { findings: left, ignored, unused: unused.map(unusedFinding) };
}

interface Matcher {
  /** Undefined if none is named. */
  readonly code: string | undefined;
  readonly reason: string;
  /** Where it is written. */
  readonly place: Place;
  readonly setting?: string;
  /** Whether a finding of that code is meant. */
  readonly fits: (finding: Finding) => boolean;
}

const known: ReadonlySet<string> = new Set(codes);

function matcherOfComment(
  file: string,
  code: string | undefined,
  { start, end, until, reason }: IgnoreComment,
  read: (file: string) => string | undefined,
): Matcher {
  const fits = ({ place }: Finding): boolean => {
    if (place.file !== file) return false;
    const at = offsetOf(place, read);
    return at !== undefined && at >= start && at < until;
  };
  return { code, reason, place: { file, start, end }, fits };
}

async function matcherOf(
  { code, file, link, reason = '' }: Settings['ignoreFindings'][number],
  index: number,
  written: (place: Place) => string | undefined,
): Promise<Matcher> {
  const { default: micromatch } = await import('micromatch');
  const isFile = file === undefined ? undefined : micromatch.matcher(file.replace(/^\/+/, ''), { dot: true });
  const fits = (finding: Finding): boolean =>
    isFile?.(finding.place.file) !== false &&
    (link === undefined || (explain(finding).link?.target ?? written(finding.place)) === link);
  return { code, reason, place: { file: 'docs.json' }, setting: `ignoreFindings[${index}]`, fits };
}

/** What is written at places of JSON files, such as an entry of the navigation: each file is parsed once. */
function writtenTexts(read: (file: string) => string | undefined): (place: Place) => string | undefined {
  const trees = new Map<string, ReturnType<typeof jsonTree>>();
  return (place) => {
    if (!('pointer' in place) || place.pointer === undefined) return undefined;
    const { file, pointer } = place;
    if (!trees.has(file)) trees.set(file, jsonTree(read(file) ?? ''));
    let node = trees.get(file);
    for (const step of pointerSteps(pointer)) node = childOf(node, step);
    return typeof node?.value === 'string' ? node.value : undefined;
  };
}

/** Where a place begins; undefined for members of JSON and whole files, which no comment is before. */
function offsetOf(place: Place, read: (file: string) => string | undefined): number | undefined {
  if ('start' in place) return place.start;
  return 'line' in place ? lineStarts(read(place.file) ?? '')[place.line - 1] : undefined;
}

/** A code that nobody looked for may have findings. One that does not exist has none. */
function isJudged({ code, place }: Matcher, run: LookedFor): boolean {
  return code === undefined || !known.has(code) || isLookedFor({ code, file: place.file }, run);
}

function unusedFinding({ code, place, setting }: Matcher): Finding {
  const isKnown = code !== undefined && known.has(code);
  const [nearest] = code === undefined || isKnown ? [] : nearestWords(code, codes);
  return diagnose('ignore-unused', place, { ignored: code, nearest, isKnown, setting });
}
