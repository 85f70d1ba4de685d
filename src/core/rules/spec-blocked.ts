import { brief, rule } from './rule.ts';

export const specBlocked = rule<{ url: string; reason: string }>({
  message: ({ url, reason }) => `The specification ${brief(url)} was not fetched: ${reason}.`,
  help: () => 'Name its host in the option "remote.hosts" if you trust it, or keep a copy in the docs folder.',
});
