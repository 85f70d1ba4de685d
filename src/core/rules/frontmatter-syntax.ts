import { rule } from './rule.ts';

/** What helps, by what the parser says (js-yaml). */
const helps: readonly (readonly [part: string, help: string])[] = [
  ['duplicated mapping key', 'Remove one of the two.'],
  ['tab characters', 'Indent with spaces.'],
];

/** Without a reason it is opened and never closed. */
export const frontmatterSyntax = rule<{ reason: string | undefined }>({
  message: ({ reason }) =>
    reason === undefined
      ? 'This opens front matter that is never closed: the page shows it as text.'
      : `The front matter is not YAML: ${reason}.`,
  help: ({ reason }) =>
    reason === undefined
      ? 'Put a line with --- below it.'
      : (helps.find(([part]) => reason.includes(part))?.[1] ??
        'Put quotes around a value that contains ": ", "#", quotes or brackets.'),
});
