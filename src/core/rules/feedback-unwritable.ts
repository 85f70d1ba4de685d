import { rule } from './rule.ts';

export const feedbackUnwritable = rule<{ reason: string }>({
  severity: 'warning',
  message: ({ reason }) => `Reader feedback could not be saved for the next build: ${reason}.`,
  help: () => 'Set feedback.cacheFolder to a folder that builds can write to; until then each build reads everything.',
});
