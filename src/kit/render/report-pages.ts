import type { ResolvedSite } from '../../resolve.ts';
import type { Finding } from '../../values/outcome.ts';
import { buildMessage, failure, placeOf } from '../session/report.ts';

/** What to say of parts of pages that could not be kept as they are. */
export interface PagesReport {
  /** Empty where there is nothing to say. */
  readonly text: string;
  /** False where the rules of the site make one of them an error, or there are too many. */
  readonly ok: boolean;
}

/** The report of what rendering has found, by the rules of the site. */
export async function reportPages(site: ResolvedSite, findings: readonly Finding[]): Promise<PagesReport> {
  if (findings.length === 0) return { text: '', ok: true };
  const located = await site.locate(findings);
  const message = buildMessage({ ...site, ...located }, undefined, 'pages');
  return { text: message?.text ?? '', ok: located.ok };
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
  if (findings.length === 0) return;
  const located = await site.locate(findings);
  const { text, ok } = await reportPages(site, findings);
  if (!ok) throw failure(text, placeOf({ ...site, ...located }));
  if (text !== '') warn(text);
}
