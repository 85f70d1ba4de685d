import { useNavigation } from "../DocsJsonNav/navigation.js";
import { MobileNavigation } from "../../mobile-navigation.js";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { NavbarSecondaryMenuFiller } from "@docusaurus/theme-common";
import Head from "@docusaurus/Head";
import { useDocsSidebar } from "@docusaurus/plugin-content-docs/client";
import Item from "@theme-init/DocItem";
//#region src/generators/docusaurus/theme/DocItem/index.tsx
/**
* Wraps the theme's `DocItem`: adds the page's language and `noindex` to the document, and fills the mobile menu of a
* page without a sidebar.
*/
function DocItem(props) {
	const navigation = useNavigation();
	const sidebar = useDocsSidebar();
	return /* @__PURE__ */ jsxs(Fragment, { children: [
		navigation.language === void 0 ? null : /* @__PURE__ */ jsx(Head, { children: /* @__PURE__ */ jsx("html", { ...navigation.language }) }),
		navigation.noindex === true ? /* @__PURE__ */ jsx(Head, { children: /* @__PURE__ */ jsx("meta", {
			name: "robots",
			content: "noindex"
		}) }) : null,
		sidebar === null ? /* @__PURE__ */ jsx(NavbarSecondaryMenuFiller, {
			component: MobileNavigation,
			props: navigation
		}) : null,
		/* @__PURE__ */ jsx(Item, { ...props })
	] });
}
//#endregion
export { DocItem as default };
