import { nearestWords } from './config/nearest.ts';
import { type CheckScope, isCoveredBy } from './diagnostics/baseline.ts';
import { childNode, parseJsonTree } from './diagnostics/json-tree.ts';
import { codes, explainFinding } from './findings/catalogue.ts';
import { diagnose } from './findings/diagnose.ts';
import type { Settings } from './options/options.ts';
import { type Location, lineStarts, pointerSegments } from './values/location.ts';
import type { Finding } from './values/outcome.ts';
import type { IgnoreComment } from './values/page-body.ts';

export interface IgnoredFinding {
  readonly finding: Finding;
  readonly reason: string;
}

export interface IgnoreResult {
  readonly findings: readonly Finding[];
  readonly ignored: readonly IgnoredFinding[];
  readonly unusedFindings: readonly Finding[];
}

/**
 * Removes the findings that comments in pages and settings ignore.
 *
 * @param comments By file.
 * @param read Returns the text of a file; `undefined` for a missing file.
 * @param scope Codes and files that were checked. Comments about anything else are not reported as unused.
 * @param customCodes Codes of the site's custom rules.
 */
export async function applyIgnores(
  findings: readonly Finding[],
  comments: ReadonlyMap<string, readonly IgnoreComment[]>,
  settings: Settings['ignoreFindings'],
  read: (file: string) => string | undefined,
  scope: CheckScope,
  customCodes: readonly string[],
): Promise<IgnoreResult> {
  const knownCodes: ReadonlySet<string> = new Set([...codes, ...customCodes]);
  const jsonTextAt = createJsonTextReader(read);
  const settingMatchers = await Promise.all(
    settings.map((setting, index) => createSettingMatcher(setting, index, jsonTextAt)),
  );
  const commentMatchers = [...comments].flatMap(([file, fileComments]) =>
    fileComments.flatMap((comment) => {
      const commentCodes = comment.codes.length === 0 ? [undefined] : comment.codes;
      return commentCodes.map((code) => createCommentMatcher(file, code, comment, read));
    }),
  );
  const matchers: Matcher[] = [...commentMatchers, ...settingMatchers];
  const usedMatchers = new Set<Matcher>();
  const remaining: Finding[] = [];
  const ignored: IgnoredFinding[] = [];
  for (const finding of findings) {
    const matchingMatchers = matchers.filter((matcher) => matcher.code === finding.code && matcher.matches(finding));
    for (const matcher of matchingMatchers) usedMatchers.add(matcher);
    const [firstMatcher] = matchingMatchers;
    if (firstMatcher === undefined) remaining.push(finding);
    else ignored.push({ finding, reason: firstMatcher.reason });
  }
  const unusedMatchers = matchers.filter(
    (matcher) => !usedMatchers.has(matcher) && wasChecked(matcher, scope, knownCodes),
  );
  const unusedFindings = unusedMatchers.map((matcher) => reportUnused(matcher, knownCodes));
  return { findings: remaining, ignored, unusedFindings };
}

interface Matcher {
  /** `undefined` if the comment names no code. Such a comment ignores nothing. */
  readonly code: string | undefined;
  readonly reason: string;
  readonly location: Location;
  readonly setting?: string;
  readonly matches: (finding: Finding) => boolean;
}

function createCommentMatcher(
  file: string,
  code: string | undefined,
  { start, end, until, reason }: IgnoreComment,
  read: (file: string) => string | undefined,
): Matcher {
  const matches = ({ location }: Finding): boolean => {
    if (location.file !== file) return false;
    const offset = startOffset(location, read);
    return offset !== undefined && offset >= start && offset < until;
  };
  return { code, reason, location: { file, start, end }, matches };
}

async function createSettingMatcher(
  { code, file, link, reason = '' }: Settings['ignoreFindings'][number],
  index: number,
  jsonTextAt: (location: Location) => string | undefined,
): Promise<Matcher> {
  const { default: micromatch } = await import('micromatch');
  const matchesFile = file === undefined ? undefined : micromatch.matcher(file.replace(/^\/+/, ''), { dot: true });
  const matches = (finding: Finding): boolean =>
    matchesFile?.(finding.location.file) !== false &&
    (link === undefined || (explainFinding(finding).link?.target ?? jsonTextAt(finding.location)) === link);
  return { code, reason, location: { file: 'docs.json' }, setting: `ignoreFindings[${index}]`, matches };
}

/**
 * Returns a function that finds the string in a JSON file at a finding's location, such as an entry of the navigation.
 * Parses each file once.
 */
function createJsonTextReader(read: (file: string) => string | undefined): (location: Location) => string | undefined {
  const trees = new Map<string, ReturnType<typeof parseJsonTree>>();
  return (location) => {
    if (!('pointer' in location) || location.pointer === undefined) return undefined;
    const { file, pointer } = location;
    if (!trees.has(file)) trees.set(file, parseJsonTree(read(file) ?? ''));
    let node = trees.get(file);
    for (const segment of pointerSegments(pointer)) node = childNode(node, segment);
    return typeof node?.value === 'string' ? node.value : undefined;
  };
}

function startOffset(location: Location, read: (file: string) => string | undefined): number | undefined {
  if ('start' in location) return location.start;
  return 'line' in location ? lineStarts(read(location.file) ?? '')[location.line - 1] : undefined;
}

/** True if the run checked the comment's code, or the code doesn't exist. Other comments can't be called unused. */
function wasChecked({ code, location }: Matcher, scope: CheckScope, knownCodes: ReadonlySet<string>): boolean {
  return code === undefined || !knownCodes.has(code) || isCoveredBy({ code, file: location.file }, scope);
}

function reportUnused({ code, location, setting }: Matcher, knownCodes: ReadonlySet<string>): Finding {
  const isKnown = code !== undefined && knownCodes.has(code);
  const [nearest] = code === undefined || isKnown ? [] : nearestWords(code, knownCodes);
  return diagnose('ignore-unused', location, { ignored: code, nearest, isKnown, setting });
}
