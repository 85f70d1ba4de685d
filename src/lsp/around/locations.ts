import { join } from 'node:path';
import type { Location } from 'vscode-languageserver';
import { Locator } from '../../core/locate.ts';
import { memberPlace, type Place } from '../../core/values.ts';
import { linksTo } from '../../site/explain.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import { fileStart, Lines, rangeOf } from '../documents/positions.ts';
import type { UriOf } from '../features/findings.ts';
import { headingsIn } from './headings.ts';
import type { Destination } from './subject.ts';

export async function locationOf(site: ResolvedSite, destination: Destination, uriOf: UriOf): Promise<Location | null> {
  if (destination.to === 'nothing') return null;
  if (destination.to === 'file') {
    const { file, anchor } = destination;
    const text = site.read(file);
    const heading = anchor === '' ? undefined : headingsIn(text ?? '').find(({ id }) => id === anchor);
    const range = heading === undefined ? fileStart : new Lines(text ?? '').range(heading.span);
    return { uri: uriOf(join(site.root, file)), range };
  }
  const { spec, method, path } = destination;
  if (site.read(spec) === undefined) return null;
  const section = { WEBHOOK: '/webhooks', CHANNEL: '/channels' }[method];
  const pathItem = memberPlace({ file: spec, pointer: section ?? '/paths' }, path);
  const location = section === undefined ? memberPlace(pathItem, method.toLowerCase()) : pathItem;
  return locationConverter(site, uriOf)({ ...location, part: 'key' });
}

export async function referencesTo(site: ResolvedSite, route: string, uriOf: UriOf): Promise<Location[]> {
  const page = site.model.pages[route];
  const { links, redirects } = linksTo(route, site.facts);
  const places: Place[] = [
    ...(page?.placements.map(({ source }) => source) ?? []),
    ...[...links, ...redirects].map(({ place }) => place),
  ];
  return Promise.all(places.map(locationConverter(site, uriOf)));
}

export function locationConverter({ read, root }: ResolvedSite, uriOf: UriOf): (place: Place) => Promise<Location> {
  const locator = new Locator(new Map(), read);
  return async (place) => {
    const located = await locator.locate(place);
    return { uri: uriOf(join(root, located.file)), range: rangeOf(located) };
  };
}
