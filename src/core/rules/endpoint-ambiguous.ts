import { brief, choose, quote, rule, write } from './rule.ts';

export const endpointAmbiguous = rule<{ entry: string; specs: readonly string[] }>({
  message: ({ entry, specs }) => `${quote(brief(entry))} is defined by several specifications: ${specs.join(', ')}.`,
  help: ({ entry, specs }) => `Choose one: write ${quote(`${specs[0]} ${entry.trim()}`)}.`,
  related: () => 'the specifications are set here',
  answers: ({ entry, specs }, { place }) =>
    choose(...specs.map((spec) => write(place, entry, `${spec} ${entry.trim()}`))),
});
