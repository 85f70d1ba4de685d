import { NavigationTabs, Switchers } from "../react/parts.js";
import { MenuLink } from "./link.js";
import { jsx, jsxs } from "react/jsx-runtime";
import { useWindowSize } from "@docusaurus/theme-common";
//#region src/generators/docusaurus/mobile-navigation.tsx
/** Tabs and switchers in the mobile menu. Wider screens show them in the navbar. */
function MobileNavigation({ view }) {
	if (useWindowSize() !== "mobile") return null;
	return /* @__PURE__ */ jsxs("div", {
		className: "djn-phone djn-stack",
		children: [/* @__PURE__ */ jsx("div", {
			className: "djn-switchers",
			children: /* @__PURE__ */ jsx(Switchers, {
				view,
				Link: MenuLink
			})
		}), /* @__PURE__ */ jsx(NavigationTabs, {
			view,
			Link: MenuLink
		})]
	});
}
//#endregion
export { MobileNavigation };
