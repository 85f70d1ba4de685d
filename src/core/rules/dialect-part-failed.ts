import { type Affected, brief, rule } from './rule.ts';

export const dialectPartFailed = rule<{ reason: string } & Affected>({
  severity: 'warning',
  needs: ['for'],
  message: ({ reason, effect }) => `This part cannot be shown as meant, ${outcomes[effect]}: ${brief(reason)}.`,
  help: () => 'Correct it, or write it without JavaScript.',
  group: ({ reason }) => reason,
});

const outcomes = {
  lost: 'it is left out',
  changed: 'it does not look or work as meant',
  replaced: 'its source is shown instead',
} as const;
