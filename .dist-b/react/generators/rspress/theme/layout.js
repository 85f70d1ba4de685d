import { Banner, Breadcrumbs, NavigationTabs, SidebarHead, SiteFooter, Switchers } from "../../react/parts.js";
import { useNavigation } from "./navigation.js";
import { jsx } from "react/jsx-runtime";
import { Fragment as Fragment$1, createElement } from "react";
import { Layout, Link, SocialLinks } from "@rspress/core/theme-original";
import { useHead } from "@rspress/core/runtime";
import shared from "virtual-docs-json-nav";
//#region src/generators/rspress/theme/layout.tsx
/** Rspress's layout with the navigation in its slots, in addition to the slots' own content. */
function Layout$1(props) {
	const { view, language } = useNavigation();
	const partProps = {
		view,
		Link
	};
	const footer = /* @__PURE__ */ jsx(SiteFooter, {
		lists: shared.languageFooters.find(([lang]) => lang === language?.lang)?.[1] ?? shared.footer,
		Link
	});
	const switchers = /* @__PURE__ */ jsx("div", {
		className: "djn-rspress-switchers",
		children: /* @__PURE__ */ jsx(Switchers, { ...partProps })
	});
	const tabs = /* @__PURE__ */ jsx("div", {
		className: "djn-rspress-tabs",
		children: /* @__PURE__ */ jsx(NavigationTabs, { ...partProps })
	});
	return /* @__PURE__ */ jsx(Layout, {
		...props,
		top: joinNodes(props.top, /* @__PURE__ */ jsx(Banner, { ...partProps })),
		beforeNavMenu: joinNodes(switchers, props.beforeNavMenu),
		afterNav: joinNodes(view.tabs.length === 0 ? null : tabs, props.afterNav),
		beforeSidebar: joinNodes(switchers, /* @__PURE__ */ jsx(SidebarHead, { ...partProps }), props.beforeSidebar),
		beforeDocContent: joinNodes(/* @__PURE__ */ jsx(Breadcrumbs, { ...partProps }), props.beforeDocContent),
		afterDocFooter: joinNodes(props.afterDocFooter, footer),
		bottom: joinNodes(language === null ? null : /* @__PURE__ */ jsx(PageLanguage, { language }), props.bottom)
	});
}
/** Social links of the page's language. Those in the project's settings have priority. */
function SocialLinks$1(props) {
	const { language } = useNavigation();
	const languageSocials = shared.languageSocials.find(([lang]) => lang === language?.lang);
	return /* @__PURE__ */ jsx(SocialLinks, {
		...props,
		socialLinks: languageSocials?.[1] ?? shared.socials
	});
}
function joinNodes(...nodes) {
	return createElement(Fragment$1, void 0, ...nodes);
}
/** Sets the document's language. Rendered after Rspress's tags, because the last value wins. */
function PageLanguage({ language }) {
	useHead({ htmlAttrs: { ...language } });
	return null;
}
//#endregion
export { Layout$1 as Layout, SocialLinks$1 as SocialLinks };
