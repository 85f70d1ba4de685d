import { NavigationTabs } from "../../../../react/parts.js";
import { MenuLink } from "../../../link.js";
import { useNavigation } from "../../DocsJsonNav/navigation.js";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import Content from "@theme-init/Navbar/Content";
//#region src/generators/docusaurus/theme/Navbar/Content/index.tsx
function NavbarContent() {
	const { view } = useNavigation();
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(Content, {}), view.tabs.length === 0 ? null : /* @__PURE__ */ jsx("div", {
		className: "djn-tab-row",
		children: /* @__PURE__ */ jsx(NavigationTabs, {
			view,
			Link: MenuLink
		})
	})] });
}
//#endregion
export { NavbarContent as default };
