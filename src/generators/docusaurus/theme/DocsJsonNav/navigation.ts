/// <reference path="../../modules.d.ts" />
import { useLocation } from '@docusaurus/router';
import { useAllPluginInstancesData } from '@docusaurus/useGlobalData';
import { useMemo } from 'react';
import { joinNavigation, type PageNavigation } from '../../forms.ts';
import { navigationAt } from './index.ts';

/** Navigation of the current page. For pages that aren't docs, the general navigation of the site. */
export function useNavigation(): PageNavigation {
  const local = navigationAt(useLocation().pathname);
  const instances = useAllPluginInstancesData('docusaurus-plugin-content-docs') ?? {};
  return useMemo(() => {
    const shared = local === undefined ? undefined : instances[local.plugin]?.docsJsonNav;
    if (local !== undefined && shared !== undefined) return joinNavigation(local, shared);
    const [any] = Object.values(instances).flatMap(({ docsJsonNav }) => docsJsonNav ?? []);
    if (any === undefined) throw new Error('The theme of docs-json-nav is there without its plugin.');
    return any.elsewhere;
  }, [local, instances]);
}
