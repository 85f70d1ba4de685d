import type { Place } from '../values/place.ts';
import { choose, isJson, quote, remove, rule } from './rule.ts';

export const redirectShadow = rule<{ source: string; file: string; further: number; isWild?: boolean }>({
  severity: 'warning',
  needs: ['content'],
  message: ({ source, file, further, isWild }) => {
    const [pages, them] = further > 0 ? [`${file} and ${further} more`, 'them'] : [file, 'it'];
    return isWild === true
      ? `The redirect from ${quote(source)} matches ${pages}: some hosts never show ${them}.`
      : `The redirect from ${quote(source)} hides ${pages}: readers never see ${them}.`;
  },
  help: () => 'Remove the redirect, or the page.',
  answers: (_, { place }) => choose(redirectAround(place)),
});

/** The redirect whose source is at a place goes. */
function redirectAround(place: Place) {
  return isJson(place)
    ? remove({ file: place.file, pointer: place.pointer.replace(/\/[^/]*$/, '') }, 'Remove the redirect')
    : undefined;
}
