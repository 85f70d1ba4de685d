import { rule } from './rule.ts';

export const mdxSyntax = rule<{ reason: string; isMarkdown: boolean }>({
  severity: ({ isMarkdown }) => (isMarkdown ? 'warning' : 'error'),
  needs: ['content'],
  message: ({ reason, isMarkdown }) =>
    isMarkdown
      ? `Hosts that read Markdown as MDX reject this page: ${reason.replace(/\.$/, '')}.`
      : `The page does not parse: ${reason.replace(/\.$/, '')}.`,
  help: ({ reason }) =>
    // See `expressions` in `bodies/syntax-error.ts`.
    reason.startsWith('an import ')
      ? 'Correct the statement, or format it as code.'
      : 'In MDX, "<" and "{" begin markup: write \\< and \\{ for the characters themselves.',
});
