import { passes } from '../../core/diagnostics.ts';
import type { Finding } from '../../core/values.ts';
import { buildMessage, createBuildError, type ErrorPlace, errorPlaceOf } from '../../site/build-report.ts';
import type { ResolvedSite } from '../../site/resolve.ts';

export interface PagesReport {
  readonly text: string;
  /** `false` if the site's rules make a finding an error, or if there are more than `maxWarnings`. */
  readonly ok: boolean;
  readonly location?: ErrorPlace | undefined;
}

/** Reports findings of rendering, with the site's rules applied. */
export async function reportPages(site: ResolvedSite, findings: readonly Finding[]): Promise<PagesReport> {
  if (findings.length === 0) return { text: '', ok: true };
  const located = { ...site, ...(await site.locate(findings)) };
  // `maxWarnings` counts the findings of the whole site.
  const ok = passes([...site.diagnostics, ...located.diagnostics], site.maxWarnings);
  return { text: buildMessage(located, undefined, 'rendering')?.text ?? '', ok, location: errorPlaceOf(located) };
}

/**
 * Prints warnings, and fails a build if the site's rules make a finding an error.
 *
 * @throws NavigationError with the report.
 */
export async function checkPages(
  site: ResolvedSite,
  findings: readonly Finding[],
  warn: (text: string) => void,
): Promise<void> {
  const { text, ok, location } = await reportPages(site, findings);
  if (!ok) throw createBuildError(text, location);
  if (text !== '') warn(text);
}

/** Prints a report only if it differs from the previous one, because a dev server renders the site repeatedly. */
export class PagesLog {
  readonly #warn: (text: string) => void;
  #lastText = '';

  constructor(warn: (text: string) => void) {
    this.#warn = warn;
  }

  async print(site: ResolvedSite, findings: readonly Finding[]): Promise<PagesReport> {
    const report = await reportPages(site, findings);
    if (report.ok && report.text !== '' && report.text !== this.#lastText) this.#warn(report.text);
    this.#lastText = report.text;
    return report;
  }
}
