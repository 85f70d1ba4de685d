import { memberPlace } from '../values/place.ts';
import { firstOrAny, isJson, quote, rename, rule } from './rule.ts';

export const navigationMissing = rule<{
  reason: 'absent' | 'no list' | 'nothing';
  written: string | undefined;
  /** What it says is a navigation: docs.json needs one, and has no other. */
  isSure: boolean;
}>({
  message: ({ reason }) => {
    if (reason === 'absent') return 'docs.json has no "navigation".';
    return reason === 'nothing' ? 'The navigation leads to no page at all.' : '"navigation" has none of its lists.';
  },
  help: ({ reason, written }) => {
    if (written !== undefined) return `Rename ${quote(written)} to "navigation".`;
    return reason === 'nothing'
      ? 'List a page in it.'
      : 'Give it one of pages, groups, tabs, anchors, dropdowns, products, versions or languages.';
  },
  answers: ({ written, isSure }, { place }) =>
    written === undefined || !isJson(place)
      ? undefined
      : firstOrAny(isSure, [rename(memberPlace(place, written), written, 'navigation')]),
  hides: true,
});
