import { brief, choose, quote, remove, rule } from './rule.ts';

export const endpointDuplicate = rule<{ entry: string }>({
  severity: 'warning',
  message: ({ entry }) => `${quote(brief(entry))} is already placed in this part of the navigation.`,
  help: () => 'Remove one of the two.',
  related: () => 'first placed here',
  // One of the two may have been copied to become the entry of another page.
  answers: (_, { place, related }) =>
    choose(remove(place, 'Remove this entry'), remove(related, 'Remove the first entry')),
});
