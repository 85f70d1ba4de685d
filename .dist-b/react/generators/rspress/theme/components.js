import { PageBadges, PageDescription } from "../../react/parts.js";
import { useNavigation } from "./navigation.js";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { FallbackHeading, getCustomMDXComponent } from "@rspress/core/theme-original";
//#region src/generators/rspress/theme/components.tsx
const { h1: RspressTitle = "h1", a: Anchor = "a" } = getCustomMDXComponent();
const components = {
	...getCustomMDXComponent(),
	h1: Title
};
function getCustomMDXComponent$1() {
	return components;
}
function Title(props) {
	const { view } = useNavigation();
	return /* @__PURE__ */ jsxs(Fragment, { children: [
		/* @__PURE__ */ jsx(RspressTitle, { ...props }),
		/* @__PURE__ */ jsx(PageBadges, { view }),
		/* @__PURE__ */ jsx(PageDescription, { view })
	] });
}
/** Title of a page whose content has none. Rspress's component would parse the title as Markdown. */
function FallbackHeading$1({ level, title }) {
	const isMarkdown = Boolean(process.env.__SSR_MD__);
	if (level !== 1 || isMarkdown) return /* @__PURE__ */ jsx(FallbackHeading, {
		level,
		title
	});
	if (title === "") return null;
	return /* @__PURE__ */ jsxs(Title, {
		id: "_top",
		children: [/* @__PURE__ */ jsx("span", { children: title }), /* @__PURE__ */ jsx(Anchor, {
			className: "rp-header-anchor",
			href: "#_top",
			"aria-hidden": true,
			children: "#"
		})]
	});
}
//#endregion
export { FallbackHeading$1 as FallbackHeading, getCustomMDXComponent$1 as getCustomMDXComponent };
