import type { Connection, Location } from 'vscode-languageserver';
import { locationConverter } from '../around/locations.ts';
import { uriToPath } from '../documents/positions.ts';
import type { UriOf } from '../features/findings.ts';
import { createSiteNavigation } from '../features/navigation.ts';
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
  const findLiveSite = ({ root }: SiteParams): LiveSite | undefined => {
    const path = uriToPath(root);
    return sites.liveSites.find((liveSite) => liveSite.root === path);
  };
  connection.onRequest(navigationRequest, async (_, token): Promise<SiteNavigation[]> => {
    const views = sites.liveSites.map(async (liveSite) => {
      const site = await liveSite.whenSettled();
      return site === undefined
        ? []
        : [createSiteNavigation(liveSite.lastReadableSite ?? site, site.diagnostics, uriOf)];
    });
    const settledViews = await Promise.all(views);
    throwIfCancelled(token);
    return settledViews.flat();
  });
  connection.onRequest(modelRequest, async (params: SiteParams): Promise<string | null> => {
    const site = await findLiveSite(params)?.whenSettled();
    return site === undefined ? null : `${JSON.stringify(site.model, undefined, 2)}\n`;
  });
  connection.onRequest(locationRequest, async (params: LocationParams): Promise<Location | null> => {
    const site = await findLiveSite(params)?.whenSettled();
    return site === undefined ? null : locationConverter(site, uriOf)(params.source);
  });
}
