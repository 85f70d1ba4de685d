import { SidebarHead } from "../../../react/parts.js";
import { MenuLink } from "../../link.js";
import { useNavigation } from "../DocsJsonNav/navigation.js";
import { MobileNavigation } from "../../mobile-navigation.js";
import { decorateEntries } from "../../entry-labels.js";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import Items from "@theme-init/DocSidebarItems";
//#region src/generators/docusaurus/theme/DocSidebarItems/index.tsx
/**
* Adds badges and icons to the theme's entries. The first level begins with the sidebar's head: products, anchors and
* links.
*/
function DocSidebarItems({ items, ...props }) {
	return /* @__PURE__ */ jsxs(Fragment, { children: [props.level === 1 ? /* @__PURE__ */ jsx(Head, {}) : null, /* @__PURE__ */ jsx(Items, {
		...props,
		items: decorateEntries(items)
	})] });
}
function Head() {
	const navigation = useNavigation();
	return /* @__PURE__ */ jsxs("li", {
		className: "djn-sidebar-top",
		children: [/* @__PURE__ */ jsx(MobileNavigation, { ...navigation }), /* @__PURE__ */ jsx(SidebarHead, {
			view: navigation.view,
			Link: MenuLink
		})]
	});
}
//#endregion
export { DocSidebarItems as default };
