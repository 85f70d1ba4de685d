import { brief, quote, rule } from './rule.ts';

export const specInvalid = rule<{ source: string; reason: string }>({
  message: ({ source, reason }) => `The specification ${quote(brief(source))} is not valid here: ${reason}.`,
  help: () => 'Correct it: pages are made only from valid specifications.',
});
