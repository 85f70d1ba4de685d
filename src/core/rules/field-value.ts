import { sureOr, write } from './answers.ts';
import { brief, either, quote, rule } from './rule.ts';

export const fieldValue = rule<{
  field: string;
  value: string;
  allowed: readonly string[];
  form: string;
  nearest: string | undefined;
  /** The one that it must be, if there is no doubt. */
  only?: string | undefined;
}>({
  severity: 'error',
  message: ({ field, value, form }) => `${field} cannot be ${quote(brief(value))}${form === '' ? '' : `: ${form}`}.`,
  help: ({ allowed, nearest }) => {
    if (nearest !== undefined) return `Did you mean ${quote(nearest)}?`;
    return allowed.length > 0 ? `Write ${either(allowed.map(quote))}.` : undefined;
  },
  answers: ({ value, allowed, only }, { place }) =>
    sureOr(
      only === undefined ? undefined : write(place, value, only),
      ...allowed.map((other) => write(place, value, other)),
    ),
});
