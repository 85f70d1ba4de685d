import { Switchers } from "../../../../react/parts.js";
import { MenuLink } from "../../../link.js";
import { useNavigation } from "../../DocsJsonNav/navigation.js";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import Toggle from "@theme-init/Navbar/ColorModeToggle";
//#region src/generators/docusaurus/theme/Navbar/ColorModeToggle/index.tsx
function ColorModeToggle(props) {
	const { view } = useNavigation();
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx("div", {
		className: "djn-switchers",
		children: /* @__PURE__ */ jsx(Switchers, {
			view,
			Link: MenuLink
		})
	}), /* @__PURE__ */ jsx(Toggle, { ...props })] });
}
//#endregion
export { ColorModeToggle as default };
