import { quote, rule } from './rule.ts';

export const baseMissing = rule<{ base: string; count: number }>({
  message: ({ base, count }) =>
    `${count} links and redirects begin with ${quote(base)}, and only lead somewhere without it.`,
  help: ({ base }) =>
    `If the site is served under ${quote(base)}, set the option "base", or pass --base ${base}. If not, take it out of the addresses.`,
});
