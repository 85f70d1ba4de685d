import { brief, quote, rule } from './rule.ts';
import { listOf, type RenamedRoute } from './shared/endpoints.ts';

export const routeSuffixed = rule<{ routes: readonly RenamedRoute[] }>({
  severity: 'warning',
  message: ({ routes }) => {
    const [first] = routes;
    if (routes.length > 1 || first === undefined) {
      return `${routes.length} operations would share an address with others, and got a number: ${listOf(routes)}.`;
    }
    const { entry, other = '', wanted, route } = first;
    return `${quote(brief(entry))} and ${quote(brief(other))} have the same address, ${wanted}: this one got ${route}.`;
  },
  help: () => 'Give one of them another summary or first tag, or an address of its own with x-mint.href.',
  related: () => 'what has the address',
});
