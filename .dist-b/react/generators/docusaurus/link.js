import { routerBypassPrefix } from "./doc-url.js";
import { jsx } from "react/jsx-runtime";
import Link from "@docusaurus/Link";
import { useNavbarMobileSidebar } from "@docusaurus/theme-common/internal";
//#region src/generators/docusaurus/link.tsx
/**
* Wraps Docusaurus's link. Closes an open mobile menu, and skips Docusaurus's check for broken links, because the links
* of `docs.json` are already checked. Targets outside the router, such as files and redirects, are plain links.
*/
function MenuLink({ href, children, ...props }) {
	const { shown, toggle } = useNavbarMobileSidebar();
	if (href.startsWith("pathname://")) return /* @__PURE__ */ jsx("a", {
		...props,
		href: href.slice(routerBypassPrefix.length),
		children
	});
	return /* @__PURE__ */ jsx(Link, {
		...props,
		href,
		"data-noBrokenLinkCheck": true,
		onClick: shown ? toggle : void 0,
		children
	});
}
//#endregion
export { MenuLink };
