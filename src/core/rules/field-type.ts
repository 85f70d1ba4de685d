import { rule } from './rule.ts';

export const fieldType = rule<{ field: string; expected: string; actual: string }>({
  message: ({ field, expected, actual }) => `${field} must be ${expected}, not ${actual}.`,
});
