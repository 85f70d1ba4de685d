import { brief, quote, rule } from './rule.ts';
import { namesOf, type OfGenerator, refusals, say } from './shared/generators.ts';

export const generatorRedirect = rule<OfGenerator & { source: string; reason: keyof typeof refusals }>({
  severity: 'warning',
  needs: ['for'],
  message: ({ source, reason, ...of }) =>
    `${say(of, refusals[reason].fact)}: nothing redirects from ${quote(brief(source))}.`,
  help: ({ reason }) => refusals[reason].help,
  group: ({ reason, ...of }) => `${namesOf(of)} ${reason}`,
});
