import { rule } from './rule.ts';
import { type CachedFeedback, servedBy } from './shared/feedback.ts';

export const feedbackStale = rule<{ reason: string; advice: string | undefined; cached: CachedFeedback }>({
  severity: 'warning',
  message: ({ reason, cached }) =>
    `Reader feedback could not be read from the service: ${reason}; ${servedBy(cached)}.`,
  help: ({ advice }) => advice,
});
