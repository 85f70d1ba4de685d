import { rule } from './rule.ts';

export const specSyntax = rule<{ reason: string }>({
  message: ({ reason }) => `The specification is neither JSON nor YAML: ${reason}.`,
  help: () => 'Correct the file, or the tool that writes it.',
});
