/// <reference path="../../modules.d.ts" />
import { useLocation } from '@docusaurus/router';
import { useAllPluginInstancesData } from '@docusaurus/useGlobalData';
import { useMemo } from 'react';
import { joinNavigation, type PageNavigation } from '../../forms.ts';
import { navigationAt } from './index.ts';

/** What surrounds the page that is shown; for pages that are no docs, what surrounds any; undefined without docs. */
export function useNavigation(): PageNavigation | undefined {
  const own = navigationAt(useLocation().pathname);
  const instances = useAllPluginInstancesData('docusaurus-plugin-content-docs') ?? {};
  const shared = own === undefined ? undefined : instances[own.plugin]?.docsJsonNav;
  return useMemo(() => {
    if (own !== undefined && shared !== undefined) return joinNavigation(own, shared);
    return Object.values(instances).find(({ docsJsonNav }) => docsJsonNav !== undefined)?.docsJsonNav?.elsewhere;
  }, [own, shared, instances]);
}
