import type { BaselineEntry } from '../core/diagnostics.ts';
import type { SiteChanges } from '../core/diff.ts';
import type { Diagnostic, Effect, Fix, RelatedLocation, Severity } from '../core/values.ts';
import type { Explanation } from '../site/explain.ts';
import type { CodeExplanation } from './explain/explain-code.ts';
import type { ReaderComment, UnmatchedRow } from './feedback-formats.ts';
import type { FeedbackRow } from './feedback-rows.ts';
import type { Losses } from './forecast.ts';

/*
 * Output of `--format json`, one type per command. The published JSON Schemas are built from these types. Minor
 * versions may add members; any other change needs a new `version`.
 */

/** Output of `check --format json`. */
export interface CheckReport {
  readonly version: 1;
  /** Docs folder as given by the user. `.` for several folders. */
  readonly root: string;
  /** False if the exit status is 1. */
  readonly ok: boolean;
  readonly summary: {
    readonly errors: number;
    readonly warnings: number;
    readonly infos: number;
    /** Number of pages of the site. */
    readonly pages: number;
    /** Number of files read. */
    readonly files: number;
    /** Number of external links that were not checked in time. Absent if there are none. */
    readonly unasked?: number;
    /** Duration. The only value that may differ between two runs. */
    readonly milliseconds: number;
  };
  /** Result of `--for`, by generator name. */
  readonly generators?: Readonly<Record<string, Losses>> | undefined;
  /** Result of `--baseline`. */
  readonly baseline?:
    | {
        readonly name: string;
        /** Number of findings left out because the baseline contains them. */
        readonly known: number;
        /** Baseline entries that no longer occur. */
        readonly stale: readonly BaselineEntry[];
        /** Baseline entries whose check did not run. */
        readonly unchecked: readonly BaselineEntry[];
      }
    | undefined;
  /** Findings left out because the revision of `--new-since` already had them. */
  readonly old?: { readonly count: number; readonly since: string } | undefined;
  /** Sorted by file and line. */
  readonly diagnostics: readonly ReportedFinding[];
  /** Findings ignored by comments and settings. Absent if there are none. */
  readonly ignored?: readonly (ReportedFinding & {
    /** Reason given with the comment or setting. Empty if there is none. */
    readonly reason: string;
  })[];
}

export interface ReportedFinding {
  /** Code of the finding: `page-missing`. */
  readonly code: string;
  readonly severity: Severity;
  /** One sentence. The wording may change in any version. */
  readonly message: string;
  /** Suggested correction. */
  readonly help?: string | undefined;
  /** Documentation of the code. Absent for custom rules. */
  readonly url?: string | undefined;
  /** Relative to `root`. */
  readonly file: string;
  /** Lines and columns start at 1; columns count UTF-16 units. */
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  /** Column after the last character. */
  readonly endColumn: number;
  /** JSON pointer in `file` to the value, or to the member whose key is reported. */
  readonly pointer?: string | undefined;
  /** Effect of a generator's limitation: dropped, changed or replaced. */
  readonly effect?: Effect | undefined;
  readonly related: readonly RelatedLocation[];
  /** For a link: the URL as written. */
  readonly target?: string;
  /** For a link: the path after relative segments and redirects are resolved. */
  readonly resolved?: string;
  /** For a link: similar targets that exist, best first. */
  readonly suggestions?: readonly string[];
}

/** Output of `diff --format json`. */
export interface DiffReport extends SiteChanges {
  readonly version: 1;
  /** Docs folder as given by the user. */
  readonly root: string;
  /** Revision as given by the user. */
  readonly since: string;
}

/** Output of `explain --format json`. */
export interface ExplainReport {
  readonly version: 1;
  /** Docs folder as given by the user. Absent for a code. */
  readonly root?: string;
  readonly found: readonly (Explanation | CodeExplanation)[];
}

/** Output of `fix --format json`. Offsets count UTF-16 units of a text without its byte order mark. */
export interface FixOutput {
  readonly version: 1;
  /** Docs folder as given by the user. */
  readonly root: string;
  /** Changed files, sorted. */
  readonly written: readonly string[];
  readonly fixed: readonly (FixedFinding & Fix)[];
  /** Findings with several possible fixes, or with a fix that would cause another finding. */
  readonly choices: readonly (FixedFinding & { readonly answers: readonly Fix[] })[];
  /** Number of remaining findings, including `choices`. */
  readonly left: number;
}

export type FixedFinding = Pick<Diagnostic, 'code' | 'file' | 'line' | 'column' | 'message'>;

/** Output of `feedback --format json`. `--by` selects one of `pages`, `groups`, `versions` and `languages`. */
export interface FeedbackOutput {
  readonly version: 1;
  /** Docs folder as given by the user. */
  readonly root: string;
  readonly ok: boolean;
  readonly pages?: readonly (Omit<FeedbackRow, 'name'> & {
    readonly route: string;
    /** With `--comments`. */
    readonly comments?: readonly ReaderComment[];
  })[];
  readonly groups?: readonly FeedbackRow[];
  readonly versions?: readonly FeedbackRow[];
  readonly languages?: readonly FeedbackRow[];
  /** Feedback paths that match no page. */
  readonly unmatched: readonly UnmatchedRow[];
  readonly diagnostics: readonly Omit<Diagnostic, 'group'>[];
}
