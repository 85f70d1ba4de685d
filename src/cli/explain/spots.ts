import { Locator } from '../../core/locate.ts';
import type { Place } from '../../core/values.ts';
import type { ResolvedSite } from '../../sites/resolve.ts';
import type { Spot } from './explanation.ts';

/** Turns places into spots that people can open. */
export function spotsOf({ read }: Pick<ResolvedSite, 'read'>): (place: Place) => Promise<Spot> {
  const locator = new Locator(new Map(), read);
  return async (place) => {
    const { file, line, column } = await locator.locate(place);
    return { file, line, column };
  };
}
