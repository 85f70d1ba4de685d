import { rule } from './rule.ts';

export const fieldEmpty = rule<{ field: string }>({
  message: ({ field }) => `${field} is empty.`,
  help: () => 'Give it a value, or remove it.',
});
