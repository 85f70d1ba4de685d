import { rule } from './rule.ts';

export const pageTwin = rule<{ kept: string; other: string }>({
  severity: 'warning',
  message: ({ kept, other }) => `Two files serve this page: ${kept} and ${other}.`,
  help: ({ kept, other }) => `${kept} is used. Remove or rename ${other}.`,
});
