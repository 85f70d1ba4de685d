import { MenuLink } from "../../link.js";
import { useNavigation } from "../DocsJsonNav/navigation.js";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { ThemeClassNames } from "@docusaurus/theme-common";
import StructuredData from "@theme/DocBreadcrumbs/StructuredData";
//#region src/generators/docusaurus/theme/DocBreadcrumbs/index.tsx
function DocBreadcrumbs() {
	const { breadcrumbs, words } = useNavigation().view;
	if (breadcrumbs.length === 0) return null;
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(StructuredData, { breadcrumbs: breadcrumbs.flatMap(({ label, href }) => href === null ? [] : [{
		type: "link",
		label,
		href
	}]) }), /* @__PURE__ */ jsx("nav", {
		className: `${ThemeClassNames.docs.docBreadcrumbs} djn-trail`,
		"aria-label": words.breadcrumbs,
		"data-breadcrumbs": "",
		children: /* @__PURE__ */ jsx("ul", {
			className: "breadcrumbs",
			children: breadcrumbs.map(({ label, href }, index) => /* @__PURE__ */ jsx("li", {
				className: "breadcrumbs__item",
				children: href === null ? /* @__PURE__ */ jsx("span", {
					className: "breadcrumbs__link",
					children: label
				}) : /* @__PURE__ */ jsx(MenuLink, {
					className: "breadcrumbs__link",
					href,
					children: label
				})
			}, index))
		})
	})] });
}
//#endregion
export { DocBreadcrumbs as default };
