import { memberPlace } from '../values/place.ts';
import { choose, isJson, quote, rename, rule, sure } from './rule.ts';
import { article, capital, type ElementName, element } from './shared/shape.ts';

export const fieldMissing = rule<{
  element: ElementName;
  field: string;
  written: string | undefined;
  /** `written` means nothing else on such an element. */
  isSpare?: boolean;
}>({
  message: ({ element: of, field }) => `${capital(element(of))} has no ${quote(field)}.`,
  help: ({ element: of, field, written }) => {
    if (written !== undefined) return `Rename ${quote(written)} to ${quote(field)}.`;
    if (field === 'pages') return 'List its pages, or set "openapi" to have them generated.';
    if (field === 'href') return `Add its address: ${article(of.noun)} of "global" is a link.`;
    return `Every ${of.noun} needs one.`;
  },
  answers: ({ field, written, isSpare }, { place }) => {
    if (written === undefined || !isJson(place)) return undefined;
    const renamed = rename(memberPlace(place, written), written, field);
    return isSpare === true ? sure(renamed) : choose(renamed);
  },
});
