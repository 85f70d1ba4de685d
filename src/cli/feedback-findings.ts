import { formatDiagnostics, passes } from '../core/diagnostics.ts';
import type { Options } from '../core/options.ts';
import { OptionsError } from '../core/values.ts';
import type { ResolvedSite } from '../site/resolve.ts';
import type { FlagValues } from './arguments.ts';
import { getPathPrefix } from './site-flags.ts';
import type { Streams } from './streams.ts';

type SiteFindings = Pick<ResolvedSite, 'ok' | 'diagnostics' | 'sources' | 'maxWarnings'>;

/**
 * Creates the options of a check. With `--feedback`, the check reads reader feedback. If no limit is set, it reports
 * each page with open comments as a note. Without the flag, the check makes no request to the service.
 *
 * @throws OptionsError if `--feedback` has no project.
 */
export function createCheckOptions(options: Options, values: FlagValues): Options {
  if (values.feedback !== true) return { ...options, feedback: undefined };
  const { feedback, rules } = options;
  if (feedback?.projectId === undefined) {
    throw new OptionsError('No project is named for --feedback: set feedback.projectId in the config file.');
  }
  if (feedback.limits?.open !== undefined) return options;
  return {
    ...options,
    feedback: { ...feedback, limits: { ...feedback.limits, open: 0 } },
    rules: { 'feedback-open': 'info', ...rules },
  };
}

/**
 * Prints findings about reader feedback to standard error. The suggested `check` command doesn't show them, because it
 * makes no request to the service.
 *
 * @param root Docs folder as given by the user.
 * @returns The site without these findings.
 */
export function printFeedbackFindings(site: SiteFindings, root: string, err: Streams['err']): SiteFindings {
  const { diagnostics, sources, maxWarnings } = site;
  const feedbackDiagnostics = diagnostics.filter(({ code }) => code.startsWith('feedback-'));
  if (feedbackDiagnostics.length > 0) {
    err(`${formatDiagnostics({ diagnostics: feedbackDiagnostics, sources }, { prefix: getPathPrefix(root) })}\n`);
  }
  const otherDiagnostics = diagnostics.filter((diagnostic) => !feedbackDiagnostics.includes(diagnostic));
  return { diagnostics: otherDiagnostics, sources, maxWarnings, ok: passes(otherDiagnostics, maxWarnings) };
}
