import { capitalize } from '../../core/values.ts';

const serviceTitles = new Map(
  Object.entries({ github: 'GitHub', linkedin: 'LinkedIn', youtube: 'YouTube', x: 'X', hackernews: 'Hacker News' }),
);

/** Name of a service as its owner writes it: `linkedin → LinkedIn`. */
export function serviceTitle(service: string): string {
  return serviceTitles.get(service) ?? capitalize(service);
}
