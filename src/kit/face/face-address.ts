import { leadsAway } from '../../links/address.ts';

/** The address, without the base path, of a file that the face of a site names; one on another site stays as it is. */
export function faceAddress(path: string): string {
  return leadsAway(path) ? path.trim() : `/${path.trim().replace(/^\/+/, '')}`;
}
