import { brief, quote, replace, rule, sureOr } from './rule.ts';

export const variableUnknown = rule<{ name: string; nearest: string | undefined; only?: string | undefined }>({
  severity: 'warning',
  message: ({ name }) => `No variable ${quote(brief(name))}: "variables" of docs.json does not set it.`,
  help: ({ name, nearest }) =>
    nearest === undefined
      ? `Add ${quote(brief(name))} to "variables" in docs.json, or write it as code if it is meant as text.`
      : `Did you mean {{${nearest}}}?`,
  group: ({ name }) => name,
  answers: ({ nearest, only }, { place }) =>
    sureOr(only, [nearest], (name) => replace(place, undefined, `{{${name}}}`)),
});
