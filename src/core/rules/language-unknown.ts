import { brief, didYouMean, quote, rule, sureOr, write } from './rule.ts';

export const languageUnknown = rule<{ value: string; nearest: string | undefined; only?: string | undefined }>({
  message: ({ value }) => `${quote(brief(value))} is not a supported language code.`,
  help: ({ nearest }) => didYouMean(nearest) ?? 'Codes are short, such as "en", "fr" or "pt-BR".',
  answers: ({ value, nearest, only }, { place }) => sureOr(only, [nearest], (code) => write(place, value, code)),
});
