import { rule } from './rule.ts';

export const refCycle = rule<{ chain: readonly string[] }>({
  message: ({ chain }) => `This $ref leads back to itself: ${chain.join(' -> ')}.`,
  help: () => 'Remove one $ref from the cycle.',
});
