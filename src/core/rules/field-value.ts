import { brief, either, quote, rule, sureOr, write } from './rule.ts';

const flaws = {
  script: 'such addresses can run code in the page of a reader',
  incomplete: 'it is not a complete address',
  prefixed: 'icon names have no prefix',
};

export const fieldValue = rule<{
  field: string;
  value: string;
  allowed: readonly string[];
  /** What is wrong with it, if more than that it is not allowed. */
  flaw?: keyof typeof flaws;
  nearest?: string | undefined;
  /** The one that it must be, if there is no doubt. */
  only?: string | undefined;
}>({
  message: ({ field, value, flaw }) =>
    `${field} cannot be ${quote(brief(value))}${flaw === undefined ? '' : `: ${flaws[flaw]}`}.`,
  help: ({ allowed, nearest }) => {
    if (nearest !== undefined) return `Did you mean ${quote(nearest)}?`;
    return allowed.length > 0 ? `Write ${either(allowed.map(quote))}.` : undefined;
  },
  answers: ({ value, allowed, only }, { place }) => sureOr(only, allowed, (other) => write(place, value, other)),
});
