import { joinNavigation } from "../../navigation-data.js";
import { navigationAt } from "./index.js";
import { useMemo } from "react";
import { useLocation } from "@docusaurus/router";
import { useAllPluginInstancesData } from "@docusaurus/useGlobalData";
//#region src/generators/docusaurus/theme/DocsJsonNav/navigation.ts
/** Navigation of the current page. Pages that aren't docs get the site's general navigation. */
function useNavigation() {
	const localNavigation = navigationAt(useLocation().pathname);
	const instances = useAllPluginInstancesData("docusaurus-plugin-content-docs") ?? {};
	return useMemo(() => {
		const sharedNavigation = localNavigation === void 0 ? void 0 : instances[localNavigation.plugin]?.docsJsonNav;
		if (localNavigation !== void 0 && sharedNavigation !== void 0) return joinNavigation(localNavigation, sharedNavigation);
		const [firstShared] = Object.values(instances).flatMap(({ docsJsonNav }) => docsJsonNav ?? []);
		if (firstShared === void 0) throw new Error("The theme of docs-json-nav is there without its plugin.");
		return firstShared.fallbackNavigation;
	}, [localNavigation, instances]);
}
//#endregion
export { useNavigation };
