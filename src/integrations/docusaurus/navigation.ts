/// <reference path="./modules.d.ts" />
import { useLocation } from '@docusaurus/router';
import { useAllPluginInstancesData } from '@docusaurus/useGlobalData';
import { navigationAt } from './theme/DocsJsonNav/index.ts';
import type { PageNavigation } from './views.ts';

/** What surrounds the page that is shown; for pages that are no docs, what surrounds any; undefined without docs. */
export function useNavigation(): PageNavigation | undefined {
  const { pathname } = useLocation();
  const instances = useAllPluginInstancesData('docusaurus-plugin-content-docs') ?? {};
  return (
    navigationAt(pathname) ??
    Object.values(instances)
      .map((data) => (data as { readonly docsJsonNav?: PageNavigation }).docsJsonNav)
      .find((data) => data !== undefined)
  );
}
