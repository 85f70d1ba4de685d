import { leadsAway } from '../../links/address.ts';

/**
 * The address of a file that the face of a site names; one on another site stays as it is.
 *
 * @param base Path that the site is served under, with or without slashes around it. Default: none.
 */
export function faceAddress(path: string, base = ''): string {
  if (leadsAway(path)) return path.trim();
  return ['', ...base.split('/'), path.trim().replace(/^\/+/, '')]
    .filter((step, at) => at === 0 || step !== '')
    .join('/');
}
