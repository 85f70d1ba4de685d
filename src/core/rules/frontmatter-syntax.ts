import { rule } from './rule.ts';

/** Without a reason it is opened and never closed. */
export const frontmatterSyntax = rule<{ reason: string | undefined }>({
  message: ({ reason }) =>
    reason === undefined
      ? 'This opens front matter that is never closed: the page shows it as text.'
      : `The front matter is not YAML: ${reason}.`,
  help: ({ reason }) =>
    reason === undefined
      ? 'Put a line with --- below it.'
      : 'Put quotes around a value that contains ": ", "#", quotes or brackets.',
});
