import { rule } from './rule.ts';
import { number } from './shared/feedback.ts';

export const feedbackPartial = rule<Doubt>({
  severity: ({ doubt, reason }) => (doubt === 'closed' && reason === undefined ? 'info' : 'warning'),
  message: (args) => {
    const { doubt, reason } = args;
    if (doubt === 'entries') {
      const what = args.entries === 1 ? 'entry is malformed' : 'entries are malformed';
      return `${args.entries} ${what}, so changes to ${args.entries === 1 ? 'it' : 'them'} are not counted (the first: ${reason}).`;
    }
    const because = reason ?? 'an earlier build did not finish reading it';
    if (doubt === 'all') {
      return `Reader feedback is incomplete: ${because}. Counted so far: ${number(args.entries, 'entry')}.`;
    }
    const since = args.since ?? 'an earlier build';
    if (doubt === 'open') return `The number of open comments may be too high since ${since}: ${because}.`;
    const why = reason === undefined ? '' : `: ${reason}`;
    return `Open feedback is counted as it is now, closed feedback as of ${since}${why}.`;
  },
  help: (args) => {
    if (args.doubt === 'entries') return 'Everything else is counted. Tell the provider of the service.';
    if (args.doubt === 'closed' && args.reason === undefined) {
      return `Each build reads some of it again. With feedback.budget ${args.budget}, each build reads all of it.`;
    }
    return args.goesOn
      ? 'The next build continues from here; a larger feedback.budget or feedback.deadline reads more at once.'
      : 'The next build starts over.';
  },
});

/** In what counts may differ from the truth: `since` is a day such as `2026-01-31`. */
type Doubt =
  | {
      readonly doubt: 'all';
      readonly reason: string | undefined;
      readonly entries: number;
      readonly goesOn: boolean;
    }
  | {
      readonly doubt: 'open' | 'closed';
      readonly reason: string | undefined;
      readonly since: string | undefined;
      /** Requests of a build that would read everything each time. */
      readonly budget: number;
      readonly goesOn: boolean;
    }
  | { readonly doubt: 'entries'; readonly entries: number; readonly reason: string };
