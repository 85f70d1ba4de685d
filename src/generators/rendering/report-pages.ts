import { type Diagnostic, type Finding, isSameDiagnostic } from '../../core/values.ts';
import {
  createBuildError,
  type ErrorLocation,
  errorLocationOf,
  formatBuildMessage,
  formatNextSteps,
} from '../../site/build-report.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import type { Manifest } from '../contract.ts';

export interface PagesReport {
  readonly text: string;
  /** False if the site's rules make a finding an error, or if there are more warnings than `maxWarnings`. */
  readonly ok: boolean;
  readonly location?: ErrorLocation | undefined;
}

/**
 * Formats findings of rendering by the site's rules, except those that the check has reported already. A failing report
 * ends with the counts of all findings.
 */
export async function reportPages(
  { name }: Pick<Manifest, 'name'>,
  site: ResolvedSite,
  findings: readonly Finding[],
): Promise<PagesReport> {
  if (findings.length === 0) return { text: '', ok: true };
  // `maxWarnings` limits the warnings of the whole site, so earlier findings count too.
  const wholeSite = { ...site, ...(await site.locateTogether(findings)) };
  const { diagnostics, ok } = wholeSite;
  const isReported = (diagnostic: Diagnostic): boolean =>
    site.diagnostics.some((reported) => isSameDiagnostic(reported, diagnostic));
  const renderingSite = { ...wholeSite, diagnostics: diagnostics.filter((diagnostic) => !isReported(diagnostic)) };
  const ending = ok ? '' : formatNextSteps(wholeSite, ['--for', name.toLowerCase()]);
  return {
    text: formatBuildMessage(renderingSite, undefined, ending)?.text ?? '',
    ok,
    location: errorLocationOf(renderingSite),
  };
}

/**
 * Prints warnings, and fails a build if the site's rules make a finding an error.
 *
 * @throws NavigationError with the report.
 */
export async function checkPages(
  generator: Pick<Manifest, 'name'>,
  site: ResolvedSite,
  findings: readonly Finding[],
  warn: (text: string) => void,
): Promise<void> {
  const { text, ok, location } = await reportPages(generator, site, findings);
  if (!ok) throw createBuildError(text, location);
  if (text !== '') warn(text);
}

/** Prints a report only if it differs from the previous one, because a dev server renders the site repeatedly. */
export class PagesLog {
  readonly #generator: Pick<Manifest, 'name'>;
  readonly #warn: (text: string) => void;
  #lastText = '';

  constructor(generator: Pick<Manifest, 'name'>, warn: (text: string) => void) {
    this.#generator = generator;
    this.#warn = warn;
  }

  async print(site: ResolvedSite, findings: readonly Finding[]): Promise<PagesReport> {
    const report = await reportPages(this.#generator, site, findings);
    if (report.ok && report.text !== '' && report.text !== this.#lastText) this.#warn(report.text);
    this.#lastText = report.text;
    return report;
  }
}
