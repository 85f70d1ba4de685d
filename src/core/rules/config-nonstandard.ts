import { choose, replace, rule, sure } from './rule.ts';

export const configNonstandard = rule<{ what: 'comment' | 'trailing comma' }>({
  message: ({ what }) =>
    what === 'comment'
      ? 'JSON has no comments: other programs reject this file.'
      : 'JSON allows no comma after the last entry.',
  help: ({ what }) => (what === 'comment' ? 'Remove the comment.' : 'Remove the comma.'),
  // What a comment says may be worth keeping elsewhere.
  answers: ({ what }, { place }) =>
    what === 'comment'
      ? choose(replace(place, undefined, '', 'Remove the comment'))
      : sure(replace(place, ',', '', 'Remove the comma')),
});
