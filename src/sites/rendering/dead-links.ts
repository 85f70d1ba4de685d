import { lookupOfDocs } from '../../core/links.ts';
import { variablesIn } from '../../core/values.ts';
import type { PageLookup } from '../../render/types.ts';
import type { ResolvedSite } from '../resolve.ts';
import { type ShownLinks, shownLinks } from './shown-links.ts';

/** Tells the links that lead to nothing, judged as the links in the texts of pages are. */
export function deadLinksOf({ model, parts }: ResolvedSite): NonNullable<PageLookup['isDead']> {
  let resolve: ShownLinks | undefined;
  return (target, file, page) => {
    if (variablesIn(target).length > 0) return false;
    resolve ??= shownLinks(model, lookupOfDocs(parts));
    return resolve(target, file, page).to === 'nothing';
  };
}
