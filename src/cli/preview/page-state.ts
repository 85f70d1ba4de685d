import { codeFrame } from '../../core/diagnostics.ts';
import type { FeedbackCounts, Page } from '../../core/site.ts';
import type { Diagnostic, Severity } from '../../core/values.ts';
import { scriptJson } from '../../render/html.ts';
import type { ResolvedSite } from '../../site/resolve.ts';

/** Findings and feedback that a previewed page shows, embedded in the page as JSON. */
export interface PreviewPageState {
  /** Absolute path of the docs folder, for links that open an editor. */
  readonly root: string;
  readonly findings: readonly PreviewFinding[];
  /**
   * Errors for the overlay: syntax errors in this page or in other files that are not pages, and errors in such
   * files that were added since the preview started. If the site has no pages, all errors outside pages.
   */
  readonly faults: readonly PreviewFinding[];
  /** Number of comments that wait for an answer. */
  readonly open: number;
  /** Number of findings of the whole site. */
  readonly total: number;
  /**
   * Badges of sidebar entries by URL of the page: number of findings, highest severity, and number of open comments.
   */
  readonly marks: Readonly<Record<string, readonly [findings: number, severity: Severity | null, open: number]>>;
  /** Hash of the page without this state. */
  readonly digest: string;
}

export interface PreviewFinding {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  readonly help: string | undefined;
  /** Path relative to `root`. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Lines of the file around the finding. */
  readonly frame: string;
}

/** Identifies an error across edits. The line is left out, because edits above the error change it. */
export function errorKey({ code, file, message }: Diagnostic): string {
  return [code, file, message].join('\0');
}

/**
 * @param page `undefined` for a URL without a page.
 * @param knownErrors Keys of errors that the site had when the preview started.
 */
export function createPageState(
  site: ResolvedSite,
  page: Page | undefined,
  digest: string,
  knownErrors: ReadonlySet<string>,
  feedback: ReadonlyMap<string, FeedbackCounts>,
  urlOf: (route: string) => string,
): PreviewPageState {
  const { diagnostics, model, root } = site;
  const routes = new Map(
    Object.values(model.pages).flatMap(({ file, route }) => (file === null ? [] : [[file, route]])),
  );
  const marks = new Map<string, [number, Severity | null, number]>();
  const getMark = (route: string): [number, Severity | null, number] => {
    const mark = marks.get(route) ?? [0, null, 0];
    marks.set(route, mark);
    return mark;
  };
  for (const { file, severity } of diagnostics) {
    const route = routes.get(file);
    if (route === undefined) continue;
    const mark = getMark(route);
    mark[0] += 1;
    if (mark[1] === null || severity === 'error' || mark[1] === 'info') mark[1] = severity;
  }
  for (const [route, { open }] of feedback) if (open > 0) getMark(route)[2] = open;
  const isOnPage = ({ file }: Diagnostic): boolean => page !== undefined && file === page.file;
  const isEmpty = model.tree.route === null;
  const isFault = (diagnostic: Diagnostic): boolean => {
    if (diagnostic.severity !== 'error') return false;
    if (diagnostic.code.endsWith('-syntax')) return isOnPage(diagnostic) || !routes.has(diagnostic.file);
    return !routes.has(diagnostic.file) && (isEmpty || !knownErrors.has(errorKey(diagnostic)));
  };
  return {
    root,
    findings: diagnostics.filter(isOnPage).map(toPreviewFinding),
    faults: diagnostics.filter(isFault).map(toPreviewFinding),
    open: page === undefined ? 0 : (feedback.get(page.route)?.open ?? 0),
    total: diagnostics.length,
    marks: Object.fromEntries([...marks].map(([route, mark]) => [urlOf(route), mark])),
    digest,
  };

  function toPreviewFinding(diagnostic: Diagnostic): PreviewFinding {
    const { code, severity, message, help, file, line, column } = diagnostic;
    const source = site.sources.get(file) ?? site.read(file);
    const frame = source === undefined ? '' : codeFrame(diagnostic, source.split('\n'));
    return { code, severity, message, help, file, line, column, frame };
  }
}

/** Inserts the state of a page, and the script that shows it. */
export function insertPageState(html: string, state: PreviewPageState, script: string): string {
  const end = html.lastIndexOf('</body>');
  const scripts = `<script type="application/json" id="docs-json-nav-preview">${scriptJson(state)}</script>\n<script type="module" src="${script}"></script>\n`;
  return `${html.slice(0, end)}${scripts}${html.slice(end)}`;
}
