import { rule } from './rule.ts';
import { count, listOf, type RenamedRoute } from './shared/endpoints.ts';

export const routeUnsafe = rule<{
  routes: readonly RenamedRoute[];
  /** Set if it is the name of a page file that contains the signs. */
  isFile?: true;
}>({
  severity: 'warning',
  message: ({ routes, isFile }) =>
    isFile
      ? `This name has characters that servers reject: ${listOf(routes)}.`
      : `${count(routes)} not safe on every server and file system, and lost ${routes.length === 1 ? 'its' : 'their'} special characters: ${listOf(routes)}.`,
  help: ({ isFile }) =>
    isFile
      ? 'Rename the file without ? # and %: the first two end an address, and servers decode what follows the third.'
      : 'Leave characters such as ? # % out of the summary and the first tag, or set an address with x-mint.href.',
});
