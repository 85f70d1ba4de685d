import { rule } from './rule.ts';

export const feedbackFailed = rule<{ reason: string; advice: string | undefined }>({
  severity: 'warning',
  message: ({ reason }) => `Reader feedback could not be read from the service: ${reason}. Pages have no counts.`,
  help: ({ advice }) => advice,
});
