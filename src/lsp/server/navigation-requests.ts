import type { Connection, Location } from 'vscode-languageserver';
import { locationConverter } from '../around/locations.ts';
import { pathOfUri } from '../documents/positions.ts';
import type { UriOf } from '../features/findings.ts';
import { navigationView } from '../features/navigation.ts';
import {
  type LocationParams,
  locationRequest,
  modelRequest,
  navigationRequest,
  type SiteNavigation,
  type SiteParams,
} from '../protocol.ts';
import type { LiveSite } from '../sites/live-site.ts';
import type { Sites } from '../sites/sites.ts';
import { throwIfCancelled } from './requests.ts';

export function listenForNavigation(connection: Connection, sites: Sites, uriOf: UriOf): void {
  const liveAt = ({ root }: SiteParams): LiveSite | undefined => {
    const path = pathOfUri(root);
    return sites.all.find((live) => live.root === path);
  };
  connection.onRequest(navigationRequest, async (_, token): Promise<SiteNavigation[]> => {
    const views = sites.all.map(async (live) => {
      const site = await live.settled();
      return site === undefined ? [] : [navigationView(live.lastReadable ?? site, site.diagnostics, uriOf)];
    });
    const settledViews = await Promise.all(views);
    throwIfCancelled(token);
    return settledViews.flat();
  });
  connection.onRequest(modelRequest, async (params: SiteParams): Promise<string | null> => {
    const site = await liveAt(params)?.settled();
    return site === undefined ? null : `${JSON.stringify(site.model, undefined, 2)}\n`;
  });
  connection.onRequest(locationRequest, async (params: LocationParams): Promise<Location | null> => {
    const site = await liveAt(params)?.settled();
    return site === undefined ? null : locationConverter(site, uriOf)(params.source);
  });
}
