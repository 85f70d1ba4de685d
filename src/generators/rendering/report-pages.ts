import { passes } from '../../core/diagnostics.ts';
import type { Finding } from '../../core/values.ts';
import { buildMessage, type ErrorPlace, failure, placeOf } from '../../site/build-report.ts';
import type { ResolvedSite } from '../../site/resolve.ts';

/** What to say of parts of pages that could not be kept as they are. */
export interface PagesReport {
  /** Empty if there is nothing to say. */
  readonly text: string;
  /** False if the rules of the site make one of them an error, or there are too many. */
  readonly ok: boolean;
  /** Where the first of them is; absent if there is nothing to say. */
  readonly place?: ErrorPlace | undefined;
}

/** The report of what rendering has found, by the rules of the site. */
export async function reportPages(site: ResolvedSite, findings: readonly Finding[]): Promise<PagesReport> {
  if (findings.length === 0) return { text: '', ok: true };
  const located = { ...site, ...(await site.locate(findings)) };
  // Warnings are allowed for the site as a whole.
  const ok = passes([...site.diagnostics, ...located.diagnostics], site.maxWarnings);
  return { text: buildMessage(located, undefined, 'pages')?.text ?? '', ok, place: placeOf(located) };
}

/**
 * Ends a build where the rules of the site make a finding an error, and tells of warnings.
 *
 * @throws NavigationError with the report.
 */
export async function checkPages(
  site: ResolvedSite,
  findings: readonly Finding[],
  warn: (text: string) => void,
): Promise<void> {
  const { text, ok, place } = await reportPages(site, findings);
  if (!ok) throw failure(text, place);
  if (text !== '') warn(text);
}

/** Tells what rendering has found, once: a development server renders a site again and again. */
export class PagesLog {
  readonly #warn: (text: string) => void;
  #told = '';

  constructor(warn: (text: string) => void) {
    this.#warn = warn;
  }

  /** @returns What a fault of the site has to say; faults are not told here. */
  async tell(site: ResolvedSite, findings: readonly Finding[]): Promise<PagesReport> {
    const report = await reportPages(site, findings);
    if (report.ok && report.text !== '' && report.text !== this.#told) this.#warn(report.text);
    this.#told = report.text;
    return report;
  }
}
