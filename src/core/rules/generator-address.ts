import { brief, quote, rule } from './rule.ts';
import { namesOf, type OfGenerator, refusals, say } from './shared/generators.ts';

export const generatorAddress = rule<OfGenerator & { route: string; address: string }>({
  severity: 'warning',
  needs: ['for'],
  message: ({ route, address, ...of }) =>
    `${say(of, refusals.folder.fact)}: the page of ${quote(brief(route))} is at ${quote(brief(address))}.`,
  help: () => 'Links of the site lead there. Let your host redirect the old address, or rename the folder.',
  group: namesOf,
});
