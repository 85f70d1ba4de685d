import { rule } from './rule.ts';
import { count, listOf, type RenamedRoute } from './shared/endpoints.ts';

export const routeShortened = rule<{ routes: readonly RenamedRoute[] }>({
  severity: 'warning',
  message: ({ routes }) =>
    `${count(routes)} longer than the name of a file may be, and ${routes.length === 1 ? 'was' : 'were'} shortened: ${listOf(routes)}.`,
  help: () => 'Give the operation a shorter summary, or an address of its own with x-mint.href.',
});
