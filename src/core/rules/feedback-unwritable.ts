import { rule } from './rule.ts';

export const feedbackUnwritable = rule<{ reason: string }>({
  severity: 'warning',
  message: ({ reason }) => `What was read of reader feedback could not be kept: ${reason}.`,
  help: () => 'Set feedback.cacheFolder to a folder that builds may write; until then each build reads everything.',
});
