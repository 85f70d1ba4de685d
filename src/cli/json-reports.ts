import type { KnownFinding } from '../core/diagnostics.ts';
import type { SiteChanges } from '../core/diff.ts';
import type { Diagnostic, Effect, Fix, RelatedPlace, Severity } from '../core/values.ts';
import type { Explanation } from '../site/explain.ts';
import type { CodeExplanation } from './explain/explain-code.ts';
import type { ReaderComment, UnmatchedRow } from './feedback-formats.ts';
import type { FeedbackRow } from './feedback-rows.ts';
import type { Losses } from './forecast.ts';

/*
 * What `--format json` prints, a type for each command. The build makes the published schemas of them: members may be
 * added in a minor version; what is here stays until a major one, which has another `version`.
 */

/** What `check --format json` prints. */
export interface CheckReport {
  readonly version: 1;
  /** The docs folder, as it was given; `.` for several. */
  readonly root: string;
  /** False where the exit status is 1. */
  readonly ok: boolean;
  readonly summary: {
    readonly errors: number;
    readonly warnings: number;
    readonly infos: number;
    /** Pages of the site. */
    readonly pages: number;
    /** Files that were read. */
    readonly files: number;
    /** Addresses of other sites that `--external` had no time to ask for; absent if there are none. */
    readonly unasked?: number;
    /** The one figure that may differ between two runs. */
    readonly milliseconds: number;
  };
  /** By name, what each generator of `--for` cannot keep. */
  readonly generators?: Readonly<Record<string, Losses>> | undefined;
  /** What the file of `--baseline` knows. */
  readonly baseline?:
    | {
        readonly name: string;
        /** Findings that it knows, and that are left out here. */
        readonly known: number;
        /** Findings that it has, and that are gone. */
        readonly stale: readonly KnownFinding[];
        /** Findings that it has, and that this run did not look for. */
        readonly unchecked: readonly KnownFinding[];
      }
    | undefined;
  /** Findings that the revision of `--new-since` has too, and that are left out here. */
  readonly old?: { readonly count: number; readonly since: string } | undefined;
  /** In the order of files and lines. */
  readonly diagnostics: readonly ReportedFinding[];
  /** Findings that comments and settings ignore; absent if there are none. */
  readonly ignored?: readonly (ReportedFinding & {
    /** Empty if none is given. */
    readonly reason: string;
  })[];
}

/** A finding. */
export interface ReportedFinding {
  /** The word of the catalogue: `page-missing`. */
  readonly code: string;
  readonly severity: Severity;
  /** What is wrong, in one sentence. The words may change in any version. */
  readonly message: string;
  /** What to do about it. */
  readonly help?: string | undefined;
  /** Where the code is explained; absent for rules of your own. */
  readonly url?: string | undefined;
  /** Relative to `root`. */
  readonly file: string;
  /** From 1; columns are UTF-16 units. */
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  /** Exclusive. */
  readonly endColumn: number;
  /** JSON pointer in `file` of the value, or of the member whose key is meant. */
  readonly pointer?: string | undefined;
  /** What becomes of a part that a generator cannot show as it is meant. */
  readonly effect?: Effect | undefined;
  /** Other places that have to do with it. */
  readonly related: readonly RelatedPlace[];
  /** Of a link: as written. */
  readonly target?: string;
  /** Of a link: what was looked for, after relative steps and redirects. */
  readonly resolved?: string;
  /** Of a link: what may be meant, best first. */
  readonly suggestions?: readonly string[];
}

/** What `diff --format json` prints. */
export interface DiffReport extends SiteChanges {
  readonly version: 1;
  /** The docs folder, as it was given. */
  readonly root: string;
  /** The revision, as it was given. */
  readonly since: string;
}

/** What `explain --format json` prints. */
export interface ExplainReport {
  readonly version: 1;
  /** The docs folder, as it was given; absent for a code. */
  readonly root?: string;
  readonly found: readonly (Explanation | CodeExplanation)[];
}

/** What `fix --format json` prints. Offsets count UTF-16 units of a text without its byte order mark. */
export interface FixOutput {
  readonly version: 1;
  /** The docs folder, as it was given. */
  readonly root: string;
  /** Files that were written, sorted. */
  readonly written: readonly string[];
  readonly fixed: readonly (FixedFinding & Fix)[];
  /** Findings with several answers, or with one that does harm. */
  readonly choices: readonly (FixedFinding & { readonly answers: readonly Fix[] })[];
  /** Findings that are left, these among them. */
  readonly left: number;
}

/** A finding in short. */
export type FixedFinding = Pick<Diagnostic, 'code' | 'file' | 'line' | 'column' | 'message'>;

/** What `feedback --format json` prints. One of `pages`, `groups`, `versions` and `languages` is there, as `--by` says. */
export interface FeedbackOutput {
  readonly version: 1;
  /** The docs folder, as it was given. */
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
  /** Paths that are no page's. */
  readonly unmatched: readonly UnmatchedRow[];
  readonly diagnostics: readonly Omit<Diagnostic, 'group'>[];
}
