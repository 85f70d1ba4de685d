import { brief, quote, rule } from './rule.ts';
import { number } from './shared/feedback.ts';

export const feedbackUnmatched = rule<{ paths: readonly { readonly path: string; readonly entries: number }[] }>({
  severity: 'info',
  message: ({ paths }) => {
    const entries = paths.reduce((sum, path) => sum + path.entries, 0);
    const list = paths.slice(0, named).map((one) => `${quote(brief(one.path))} (${one.entries})`);
    const rest = paths.length > named ? ` and ${paths.length - named} more` : '';
    const subject = `${number(entries, 'feedback entry')} ${entries === 1 ? 'is' : 'are'}`;
    return `${subject} about ${paths.length === 1 ? 'a path that is not a page' : 'paths that are not pages'}: ${list.join(', ')}${rest}.`;
  },
  help: () => 'If a page was moved, add a redirect from its old path: its feedback then counts for the new page.',
});

/** Paths named in one message. */
const named = 5;
