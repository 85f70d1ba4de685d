import { join } from 'node:path';
import type { Location as ServerLocation } from 'vscode-languageserver';
import { Locator } from '../../core/locate.ts';
import { type Location, memberLocation } from '../../core/values.ts';
import { findLinksTo } from '../../site/explain.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import { fileStart, Lines, rangeOf } from '../documents/positions.ts';
import type { UriOf } from '../features/findings.ts';
import { parseHeadings } from './headings.ts';
import type { Destination } from './subject.ts';

export async function locateDestination(
  site: ResolvedSite,
  destination: Destination,
  uriOf: UriOf,
): Promise<ServerLocation | null> {
  if (destination.to === 'nothing') return null;
  if (destination.to === 'file') {
    const { file, anchor } = destination;
    const text = site.read(file);
    const heading = anchor === '' ? undefined : parseHeadings(text ?? '').find(({ id }) => id === anchor);
    const range = heading === undefined ? fileStart : new Lines(text ?? '').range(heading.span);
    return { uri: uriOf(join(site.root, file)), range };
  }
  const { spec, method, path } = destination;
  if (site.read(spec) === undefined) return null;
  const section = { WEBHOOK: '/webhooks', CHANNEL: '/channels' }[method];
  const pathItem = memberLocation({ file: spec, pointer: section ?? '/paths' }, path);
  const location = section === undefined ? memberLocation(pathItem, method.toLowerCase()) : pathItem;
  return locationConverter(site, uriOf)({ ...location, part: 'key' });
}

export async function findReferences(site: ResolvedSite, route: string, uriOf: UriOf): Promise<ServerLocation[]> {
  const page = site.model.pages[route];
  const { links, redirects } = findLinksTo(route, site.facts);
  const locations: Location[] = [
    ...(page?.placements.map(({ source }) => source) ?? []),
    ...[...links, ...redirects].map(({ location }) => location),
  ];
  return Promise.all(locations.map(locationConverter(site, uriOf)));
}

export function locationConverter(
  { read, root }: ResolvedSite,
  uriOf: UriOf,
): (location: Location) => Promise<ServerLocation> {
  const locator = new Locator(new Map(), read);
  return async (location) => {
    const sourceLocation = await locator.locate(location);
    return { uri: uriOf(join(root, sourceLocation.file)), range: rangeOf(sourceLocation) };
  };
}
