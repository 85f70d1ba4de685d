import { brief, quote, rule } from './rule.ts';
import { namesOf, type OfGenerator, say } from './shared/generators.ts';

export const generatorNavigation = rule<OfGenerator & { part: keyof typeof parts; label: string }>({
  severity: 'info',
  needs: ['for'],
  message: ({ part, label, ...of }) => `${say(of, ['has', 'have'])} no ${parts[part]}: ${quote(brief(label))}.`,
  group: ({ part, ...of }) => `${namesOf(of)} ${part}`,
});

const parts = {
  banner: 'banner',
  tag: 'tag in its navigation',
  icon: 'icon in its navigation',
  switcher: 'way to the same page elsewhere',
} as const;
