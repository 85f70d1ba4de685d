/// <reference path="../../modules.d.ts" />
import { useLocation } from '@docusaurus/router';
import { useAllPluginInstancesData } from '@docusaurus/useGlobalData';
import { useMemo } from 'react';
import { type DocusaurusNavigation, joinNavigation } from '../../navigation-data.ts';
import { navigationAt } from './index.ts';

/** Navigation of the current page. Pages that aren't docs get the site's general navigation. */
export function useNavigation(): DocusaurusNavigation {
  const localNavigation = navigationAt(useLocation().pathname);
  const instances = useAllPluginInstancesData('docusaurus-plugin-content-docs') ?? {};
  return useMemo(() => {
    const sharedNavigation = localNavigation === undefined ? undefined : instances[localNavigation.plugin]?.docsJsonNav;
    if (localNavigation !== undefined && sharedNavigation !== undefined)
      return joinNavigation(localNavigation, sharedNavigation);
    const [firstShared] = Object.values(instances).flatMap(({ docsJsonNav }) => docsJsonNav ?? []);
    if (firstShared === undefined) throw new Error('The theme of docs-json-nav is there without its plugin.');
    return firstShared.fallbackNavigation;
  }, [localNavigation, instances]);
}
