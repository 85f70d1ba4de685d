import { brief, quote, rule, sureOr, write } from './rule.ts';

export const languageUnknown = rule<{ value: string; nearest: string | undefined; only?: string | undefined }>({
  severity: 'error',
  message: ({ value }) => `${quote(brief(value))} is not a supported language code.`,
  help: ({ nearest }) =>
    nearest === undefined ? 'Codes are short, such as "en", "fr" or "pt-BR".' : `Did you mean ${quote(nearest)}?`,
  answers: ({ value, nearest, only }, { place }) => sureOr(only, [nearest], (code) => write(place, value, code)),
});
