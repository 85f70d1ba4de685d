import type { Severity } from '../values/diagnostic.ts';
import { brief, quote, rule } from './rule.ts';
import { lossy } from './shared/shape.ts';

export const nameDuplicate = rule<{ severity: Severity; noun: string; name: string }>({
  severity: lossy,
  message: ({ noun, name }) => `Another ${noun} next to this one is also called ${quote(brief(name))}.`,
  help: ({ noun }) => `Merge the two, or rename this ${noun}: readers cannot tell them apart.`,
  related: ({ noun }) => `the first ${noun} of that name`,
});
