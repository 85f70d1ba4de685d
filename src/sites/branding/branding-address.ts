import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { leadsAway } from '../../core/links.ts';
import type { ResolvedSite } from '../resolve.ts';

/**
 * The address of a file that the branding of a site names; one on another site stays as it is.
 *
 * @param base Path that the site is served under, with or without slashes around it. Default: none.
 */
export function brandingAddress(path: string, base = ''): string {
  if (leadsAway(path)) return path.trim();
  return ['', ...base.split('/'), path.trim().replace(/^(?:\.?\/)+/, '')]
    .filter((step, at) => at === 0 || step !== '')
    .join('/');
}

/** The URLs on disk of files that a site names, for bundlers that resolve them; undefined for one that is not there. */
export function filesOnDisk({
  root,
  addressed,
}: Pick<ResolvedSite, 'root' | 'addressed'>): (path: string) => string | undefined {
  const known = addressed();
  return (path) => {
    if (leadsAway(path)) return path.trim();
    const file = known.get(brandingAddress(path).slice(1));
    return file === undefined ? undefined : pathToFileURL(join(root, file)).href;
  };
}
