/** What a report page is made of: plain JSON, read by the script in the page. */

import type { FeedbackCounts } from '../core/site.ts';
import type { Diagnostic } from '../core/values.ts';
import type { PageState } from '../site/explain.ts';

export interface ReportData {
  /** Name of the site. */
  readonly name: string;
  /** False if a check would fail. */
  readonly ok: boolean;
  /** The navigation from the top down, each node before what is in it; at the end, page files that it never reaches. */
  readonly nodes: readonly ReportNode[];
  readonly pages: readonly ReportPage[];
  /** Errors first, then warnings, then notes; of one level in the order of a check. */
  readonly findings: readonly ReportFinding[];
  /** From where the command was run to the docs folder, with a slash at its end; empty if it is not below. */
  readonly prefix: string;
  /** From the folder of the report to the docs folder, so that editors can open a line. Absent if one is elsewhere. */
  readonly folder?: string | undefined;
  /** The command line that fixes what can be fixed. */
  readonly fix: string;
  /** Sibling languages, and sibling versions, side by side. */
  readonly comparisons: readonly Comparison[];
  /** When what readers said was last read: ISO 8601, UTC. Absent if feedback is off. */
  readonly feedbackAt?: string | undefined;
}

export interface ReportNode {
  /** Index of the node that contains it; -1 at the top. */
  readonly parent: number;
  /** `tab`, `language` and so on for a section; `files` for what the navigation never reaches. */
  readonly kind: string;
  /** What readers see; empty for a header without a name. */
  readonly label: string;
  /** What tells a section from its siblings: the code of a language. */
  readonly name?: string | undefined;
  /** Index of the page that it leads to; pages only. */
  readonly page?: number | undefined;
  /** Where a link leads, as written. */
  readonly href?: string | undefined;
  readonly hidden?: true | undefined;
  /** Indexes of the findings of the entry itself. */
  readonly findings?: readonly number[] | undefined;
}

export interface ReportPage {
  readonly route: string;
  readonly title: string;
  /** Null if there is none. */
  readonly file: string | null;
  /** Bytes of the file in UTF-8. */
  readonly size?: number | undefined;
  readonly is: PageState;
  readonly hidden?: true | undefined;
  /** `GET`. */
  readonly method?: string | undefined;
  readonly feedback?: FeedbackCounts | undefined;
  /** Entries of the last 30 days, less those of the 30 days before. */
  readonly change?: number | undefined;
  /** Indexes of the findings in its file. */
  readonly findings?: readonly number[] | undefined;
}

export interface ReportFinding extends Pick<Diagnostic, 'code' | 'severity' | 'message' | 'file' | 'line' | 'column'> {
  readonly help: string | undefined;
  /** Findings with the same number have one cause. */
  readonly cause: number;
  /** What `fix` does about it, if it has one right answer. */
  readonly fix?: string | undefined;
  /** Of a dead link: where it stands and what it may mean, as indexes of pages. */
  readonly link?: { readonly from: number; readonly to: number | null } | undefined;
}

/** Siblings of one axis, compared with the one that readers start in. */
export interface Comparison {
  readonly axis: 'language' | 'version';
  /** Labels of what is around them; empty at the top. */
  readonly within: readonly string[];
  /** Index of the sibling that the others are compared with. */
  readonly first: number;
  readonly siblings: readonly ComparedSibling[];
}

export interface ComparedSibling {
  readonly label: string;
  /** How many pages it has. */
  readonly pages: number;
  /** Pages of the first sibling that it has no counterpart of, as indexes of pages. */
  readonly missing: readonly number[];
  /** How many pages it has that the first sibling does not. */
  readonly extra: number;
}
