import { Locator } from '../../core/locate.ts';
import type { Place } from '../../core/values.ts';
import type { ResolvedSite } from '../resolve.ts';
import type { FilePosition } from './explanation.ts';

/** Turns places into positions that people can open. */
export function positionsOf({ read }: Pick<ResolvedSite, 'read'>): (place: Place) => Promise<FilePosition> {
  const locator = new Locator(new Map(), read);
  return async (place) => {
    const { file, line, column } = await locator.locate(place);
    return { file, line, column };
  };
}
