/*
 * Fixed limits of input, time and output. The name or the comment gives the unit. The comment gives the reason if it
 * isn't obvious. Limits that users can change are options: `limits` in `options/table.ts`. Limits of endpoint pages and
 * of rendered pages are in `endpoints/limits.ts` and `render/limits.ts`.
 */

// Sizes of files in bytes.
/** Settings files and other JSON files of a few kilobytes. */
export const maxSettingsFileBytes = 16 * 2 ** 20;
export const maxPackageFileBytes = 16 * 2 ** 20;
/** A file in a Git revision. Larger files are not read. */
export const maxBlobBytes = 20_000_000;
/** First line of a cache file, which users can edit. */
export const maxCacheMetadataBytes = 64 * 2 ** 10;
/** A baseline. The limit allows more than a million findings. */
export const maxBaselineBytes = 256 * 2 ** 20;
/** List of the files that a generator wrote. */
export const maxManifestBytes = 64 * 2 ** 20;
export const maxRedirectsFileBytes = 64 * 2 ** 20;
export const maxLockFileBytes = 64 * 2 ** 10;
/** Cached feedback. The limit allows far more than a million entries. */
export const maxFeedbackCacheBytes = 512 * 2 ** 20;

// Nesting and size of input.
/** Nesting of a JSON file. Keeps recursive readers from overflowing the stack. */
export const maxJsonDepth = 256;
/** Nesting after following `$ref`s. Keeps recursive readers from overflowing the stack. */
export const maxResolvedDepth = 512;
/** Values after following `$ref`s: a few small files can expand to billions. */
export const maxResolvedValues = 2_000_000;
/** UTF-16 units of a JSON text to repair. Each repair attempt parses the whole text. */
export const maxRepairedLength = 2_000_000;
/** UTF-16 units of a line to repair. */
export const maxRepairedLineLength = 500;
export const maxSpecificationDepth = 500;
/** References in one chain. Protects against cycles. */
export const maxReferenceChain = 30;
export const maxSpecificationFiles = 1000;
/** Total characters of the files that one specification refers to. */
export const maxSpecificationCharacters = 96 * 2 ** 20;
/** Nesting of tags. Protects against cycles. */
export const maxTagDepth = 8;
/** Bytes of a path segment. File names may have 255; the rest is for an extension and a numeric suffix. */
export const maxSegmentBytes = 240;
export const maxGlobLength = 1000;
/** Times that a URL is decoded. Anything encoded deeper is treated as unsafe. */
export const maxEncodingLayers = 8;
/** Characters of a visited URL path. No page has a longer path. */
export const maxVisitedPathLength = 2000;
/** Wildcard redirects in one chain. They can extend a path endlessly. */
export const maxWildcardRedirects = 10;
/** Snippets of a page that only other snippets include. */
export const maxSnippetFiles = 100;
/** Characters of an import clause. Keeps the search linear in pages without imports. */
export const maxImportClauseLength = 10_000;
/** Closing braces examined in code. Each brace costs a parse of all code before it. */
export const maxBracesTried = 40;
/** Characters of a YAML file that is parsed again for locations. */
export const maxLocatedYamlLength = 8_000_000;
/** Characters before the cursor that completion searches. */
export const maxCompletionLookback = 4000;

// Time and requests.
/** Seconds of a run of Git. `DOCS_JSON_NAV_GIT_SECONDS` overrides it. */
export const defaultGitSeconds = 120;
/** Redirects of a request for a specification or an external link. */
export const maxRemoteRedirects = 5;
export const maxRequestsAtOnce = 12;
/** Simultaneous requests to one host. Keeps servers from being flooded. */
export const maxRequestsPerHost = 2;
/** Milliseconds of work before the event loop gets a turn. */
export const maxSliceMilliseconds = 40;
/** Milliseconds to wait before a retry if the response has no `Retry-After`. */
export const maxRetryMilliseconds = 8000;
export const maxFeedbackRedirects = 3;
export const maxErrorTextBytes = 16 * 2 ** 10;
/** Pages of the feedback listing, which together contain about a million entries. */
export const maxFeedbackPages = 10_000;
/** Consecutive pages without new entries, after which the service is assumed to repeat itself. */
export const maxIdleFeedbackPages = 5;

// Searches.
/** Levels of folders below and above the working directory that are searched for a docs folder. */
export const maxSearchDepth = 4;
/** Ancestors that are searched for the workspace of a package manager. */
export const maxWorkspaceAncestors = 12;
/** Commits searched for renames, newest first. Takes about a second in the largest documentation repositories. */
export const maxCommitsSearched = 5000;
export const maxFilesCompared = 1200;
export const maxRenamesFollowed = 8;
/** Passes of one `fix`: each applies the fixes that don't overlap, and checks the site again. */
export const maxFixPasses = 10;
/** Ids that dead anchors are compared with, over all pages. */
export const maxAnchorComparisons = 500_000;
/** Pages that contain the same line. A line on more pages is boilerplate and doesn't identify a page. */
export const maxPagesPerLine = 20;
/** Depth of a docs folder below its workspace folder. */
export const maxWorkspaceDepth = 6;
/**
 * Sites in a workspace folder that are all resolved at the start. With more, each is resolved when one of its files is
 * opened.
 */
export const maxEagerSites = 4;

// Length of reports and messages.
export const maxFoldersNamed = 8;
export const maxQuotedLength = 500;
/** Headings that a message lists when no id is similar. */
export const maxHeadingsNamed = 4;
/** Findings that a report shows with their source lines. A report with more findings groups them by cause. */
export const maxFindingsWithFrames = 30;
/** Locations that a report with source lines lists for each cause. */
export const maxLocationsPerCause = 8;
/** Locations that a report grouped by cause lists for each cause. */
export const maxCompactLocationsPerCause = 3;
/** Locations that a report grouped by cause lists for all warnings, or all notes, with the same code. */
export const maxLocationsPerCode = 30;
/** Errors that a report grouped by cause shows with source lines. If there are more, errors are grouped too. */
export const maxErrorsWithFrames = 5;
/** Findings of one severity. If there are more, a summary also counts their causes. */
export const maxUngroupedFindings = 30;
/** Rows of the Markdown table. GitHub refuses summaries larger than 1 MiB. */
export const maxMarkdownRows = 200;
/** Annotations per severity that GitHub shows for a step. It drops further ones silently. */
export const maxGithubAnnotations = 10;
export const maxExplainSuggestions = 3;
/** Items of a completion list. Editors ask again as the user types. */
export const maxCompletionItems = 300;
/** Characters of a feedback path that a message shows in full. */
export const maxFeedbackPathLength = 2000;

/** `0.3 seconds`, `5 seconds`, `12 minutes`, `2 hours`. Durations of at least one second are rounded up. */
export function formatDuration(milliseconds: number): string {
  const units: readonly (readonly [number, string])[] = [
    [3_600_000, 'hour'],
    [60_000, 'minute'],
  ];
  const [unitMilliseconds, unitName] = units.find(([unit]) => milliseconds >= 2 * unit) ?? [1000, 'second'];
  const roundedCount =
    milliseconds < 1000
      ? Math.max(0.1, Number((milliseconds / 1000).toFixed(1)))
      : Math.ceil(milliseconds / unitMilliseconds);
  return `${roundedCount} ${unitName}${roundedCount === 1 ? '' : 's'}`;
}

/** @returns `32 MiB`, `1.5 KiB`, `100 bytes`. */
export function formatBytes(bytes: number): string {
  if (bytes >= 2 ** 20) return `${Number((bytes / 2 ** 20).toFixed(1))} MiB`;
  return bytes >= 2 ** 10 ? `${Number((bytes / 2 ** 10).toFixed(1))} KiB` : `${bytes} bytes`;
}
