import { brief, rule } from './rule.ts';

export const pageTooComplex = rule<{ file: string; what: string; limit: number; setting: string }>({
  severity: 'error',
  needs: ['content'],
  message: ({ file, what, limit }) => `${brief(file)} goes beyond a limit: ${what} (at most ${limit}).`,
  help: ({ setting }) => `Make it simpler, or raise the limit with the option "${setting}".`,
});
