import { brief, quote, rule } from './rule.ts';
import { type CachedFeedback, servedBy } from './shared/feedback.ts';

export const feedbackRefused = rule<{
  reason: string;
  status: number;
  projectId: string;
  keyVariable: string;
  required: boolean;
  cached: CachedFeedback | undefined;
}>({
  severity: ({ required }) => (required ? 'error' : 'warning'),
  message: ({ reason, projectId, cached }) =>
    `The feedback service refused to list the feedback of project ${quote(brief(projectId))}: ${reason}${
      cached === undefined ? '.' : `; ${servedBy(cached)}.`
    }`,
  help: ({ status, keyVariable }) =>
    status === 401
      ? `Check the key in ${keyVariable}: it is wrong, expired, or for another service.`
      : `Check that the key in ${keyVariable} may read analytics, that feedback.projectId is of its organization, ` +
        'and that this machine is on the list of allowed addresses, if there is one.',
});
