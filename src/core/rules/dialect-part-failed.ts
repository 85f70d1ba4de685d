import { type Affected, brief, rule } from './rule.ts';

export const dialectPartFailed = rule<{ reason: string; isLinkInLink?: boolean } & Affected>({
  severity: 'warning',
  needs: ['for'],
  message: ({ reason, effect }) => `${outcomes[effect]}: ${brief(reason)}.`,
  help: ({ isLinkInLink }) =>
    isLinkInLink === true
      ? 'HTML does not allow a link inside a link: keep one of the two.'
      : 'Correct it, or write it without JavaScript.',
  group: ({ reason }) => reason,
});

const outcomes = {
  lost: 'This part is left out',
  changed: 'This part does not look or work as intended',
  replaced: 'The source of this part is shown instead',
} as const;
