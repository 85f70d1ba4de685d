import { quote, rule } from './rule.ts';
import { number } from './shared/feedback.ts';

export const feedbackUnhelpful = rule<{ route: string; yes: number; votes: number; limit: number }>({
  severity: 'off',
  message: ({ route, yes, votes, limit }) =>
    `${yes} of ${number(votes, 'reader')} found ${quote(route)} helpful, ` +
    `a smaller share than feedback.limits.helpful allows (${limit}).`,
  help: () => 'The feedback command shows what readers wrote if you add --comments.',
});
