import { quote, rule } from './rule.ts';
import { number } from './shared/feedback.ts';

export const feedbackOpen = rule<{ route: string; open: number; limit: number }>({
  severity: 'off',
  message: ({ route, open, limit }) =>
    `${quote(route)} has ${number(open, 'open comment')}, more than feedback.limits.open allows (${limit}).`,
  help: () => 'The feedback command shows what readers wrote if you add --comments.',
});
