import { formatDiagnostics, passes } from '../core/diagnostics.ts';
import type { ResolvedSite } from '../site/resolve.ts';
import { prefixOf } from './site-flags.ts';
import type { Streams } from './streams.ts';

type Reported = Pick<ResolvedSite, 'ok' | 'diagnostics' | 'sources' | 'maxWarnings'>;

/**
 * Prints findings about reader feedback to standard error. No other command shows them, because `check` doesn't ask the
 * service.
 *
 * @param root Docs folder as given by the user.
 * @returns The site with its other findings.
 */
export function printFeedbackFindings(site: Reported, root: string, err: Streams['err']): Reported {
  const { diagnostics, sources, maxWarnings } = site;
  const feedback = diagnostics.filter(({ code }) => code.startsWith('feedback-'));
  if (feedback.length > 0) {
    err(`${formatDiagnostics({ diagnostics: feedback, sources }, { prefix: prefixOf(root) })}\n`);
  }
  const others = diagnostics.filter((diagnostic) => !feedback.includes(diagnostic));
  return { diagnostics: others, sources, maxWarnings, ok: passes(others, maxWarnings) };
}
