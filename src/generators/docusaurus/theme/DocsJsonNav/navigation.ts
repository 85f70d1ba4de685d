/// <reference path="../../modules.d.ts" />
import { useLocation } from '@docusaurus/router';
import { useAllPluginInstancesData } from '@docusaurus/useGlobalData';
import { useMemo } from 'react';
import { type DocusaurusNavigation, joinNavigation } from '../../navigation-data.ts';
import { navigationAt } from './index.ts';

/** Navigation of the current page. Pages that aren't docs get the site's general navigation. */
export function useNavigation(): DocusaurusNavigation {
  const local = navigationAt(useLocation().pathname);
  const instances = useAllPluginInstancesData('docusaurus-plugin-content-docs') ?? {};
  return useMemo(() => {
    const shared = local === undefined ? undefined : instances[local.plugin]?.docsJsonNav;
    if (local !== undefined && shared !== undefined) return joinNavigation(local, shared);
    const [first] = Object.values(instances).flatMap(({ docsJsonNav }) => docsJsonNav ?? []);
    if (first === undefined) throw new Error('The theme of docs-json-nav is there without its plugin.');
    return first.elsewhere;
  }, [local, instances]);
}
