/* Data of a report. The page contains the data as JSON, and its script reads them. */

import type { FeedbackCounts } from '../core/site.ts';
import type { Diagnostic } from '../core/values.ts';
import type { PageState } from '../site/explain.ts';

export interface ReportData {
  readonly name: string;
  readonly ok: boolean;
  /** Nodes of the navigation in depth-first order, followed by unlisted pages. */
  readonly nodes: readonly ReportNode[];
  readonly pages: readonly ReportPage[];
  /** Sorted by severity, then in the order of `check`. */
  readonly findings: readonly ReportFinding[];
  /** Path from the working directory to the docs folder: `docs/`. Empty if the docs folder is not inside. */
  readonly prefix: string;
  /**
   * Path from the report to the docs folder, for links to an editor. Absent if either is outside the working directory.
   */
  readonly docsFolder?: string | undefined;
  readonly fix: string;
  readonly comparisons: readonly Comparison[];
  /** Time at which the feedback service last answered, ISO 8601 in UTC. Absent if feedback is off. */
  readonly feedbackAt?: string | undefined;
}

export interface ReportNode {
  /** Index of the parent. -1 for top-level nodes. */
  readonly parent: number;
  /**
   * Axis of a section (`tab`, `language` …), `group`, `page`, `link`, `endpoint`, `global`, or `files` for unlisted
   * pages.
   */
  readonly kind: string;
  readonly label: string;
  /** Identifier of a section among its siblings, such as a language code. */
  readonly name?: string | undefined;
  readonly page?: number | undefined;
  readonly href?: string | undefined;
  readonly hidden?: true | undefined;
  readonly findings?: readonly number[] | undefined;
}

export interface ReportPage {
  readonly route: string;
  readonly title: string;
  /** `null` for endpoint pages and missing pages. */
  readonly file: string | null;
  /** Bytes of the file in UTF-8. */
  readonly size?: number | undefined;
  readonly state: PageState;
  readonly hidden?: true | undefined;
  /** HTTP method of an endpoint page: `GET`. */
  readonly method?: string | undefined;
  readonly feedback?: FeedbackCounts | undefined;
  /** Feedback entries of the last 30 days minus those of the 30 days before. */
  readonly change?: number | undefined;
  readonly findings?: readonly number[] | undefined;
}

export interface ReportFinding extends Pick<Diagnostic, 'code' | 'severity' | 'message' | 'file' | 'line' | 'column'> {
  readonly help: string | undefined;
  /** Findings with the same number share a cause. */
  readonly cause: number;
  /** Title of the change that `fix` makes, if it is unambiguous. */
  readonly fix?: string | undefined;
  /** Indexes of the page with a dead link and of the suggested page. `to` is `null` without a suggestion. */
  readonly link?: { readonly from: number; readonly to: number | null } | undefined;
}

/** Sibling sections of one axis, compared with the default section. */
export interface Comparison {
  readonly axis: 'language' | 'version';
  readonly labels: readonly string[];
  /** Index of the sibling that all others are compared with. */
  readonly first: number;
  readonly siblings: readonly ComparedSibling[];
}

export interface ComparedSibling {
  readonly label: string;
  readonly pages: number;
  readonly missing: readonly number[];
  readonly extra: number;
}
