import { isExternal } from "../../../core/links/url.js";
import { NavigationIcon } from "../../react/icons.js";
import { linkTarget } from "../../view/targets.js";
import { badgeKinds } from "../../view/badges.js";
import { useNavigation } from "./navigation.js";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { Badge, IconArrowRight, SvgWrapper, useLinkNavigate } from "@rspress/core/theme-original";
import { preloadLink, removeBase } from "@rspress/core/runtime";
import shared from "virtual-docs-json-nav";
//#region src/generators/rspress/theme/sidebar.tsx
/** URLs of entries are already complete. */
const identity = (url) => url;
function Sidebar() {
	const { sidebar, url: currentUrl } = useNavigation();
	const entries = sidebar === null ? [] : shared.sidebars[sidebar] ?? [];
	return /* @__PURE__ */ jsx("ul", {
		className: "djn-sidebar",
		...useLinkHandlers(),
		children: renderEntries(entries, 0, currentUrl)
	}, sidebar);
}
function renderEntries(entries, depth, currentUrl) {
	return entries.map((entry, index) => /* @__PURE__ */ jsx("li", { children: "items" in entry ? /* @__PURE__ */ jsx(Group, {
		entry,
		depth,
		currentUrl
	}) : /* @__PURE__ */ jsx(Title, {
		entry,
		depth,
		currentUrl
	}) }, index));
}
function Group({ entry, depth, currentUrl }) {
	const items = /* @__PURE__ */ jsx("ul", {
		className: "djn-sidebar",
		children: renderEntries(entry.items, depth + 1, currentUrl)
	});
	if (entry.collapsed === void 0) return /* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx(Title, {
		entry,
		depth,
		currentUrl
	}), items] });
	return /* @__PURE__ */ jsxs("details", {
		open: !entry.collapsed || containsCurrentPage(entry, currentUrl),
		children: [/* @__PURE__ */ jsxs("summary", { children: [/* @__PURE__ */ jsx(Title, {
			entry,
			depth,
			currentUrl
		}), /* @__PURE__ */ jsx(SvgWrapper, {
			icon: IconArrowRight,
			className: "djn-sidebar-arrow"
		})] }), items]
	});
}
function Title({ entry, depth, currentUrl }) {
	const { text, link, icon, badges = [] } = entry;
	const containsCurrentItem = "items" in entry && entry.items.some((item) => containsCurrentPage(item, currentUrl));
	const isCurrent = isCurrentEntry(entry, currentUrl) && !containsCurrentItem;
	const className = [
		"rp-sidebar-item",
		"items" in entry ? "rp-sidebar-group" : "",
		depth > 0 ? "rp-sidebar-item--group-item" : "",
		isCurrent ? "rp-sidebar-item--active" : ""
	].filter((name) => name !== "").join(" ");
	const style = { paddingInlineStart: `${12 * (depth + 1)}px` };
	const label = /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsxs("span", {
		className: "rp-sidebar-item__left",
		children: [/* @__PURE__ */ jsx(NavigationIcon, { name: icon }), /* @__PURE__ */ jsx("span", { children: text })]
	}), badges.length === 0 ? null : /* @__PURE__ */ jsx("span", {
		className: "rp-sidebar-item__right djn-sidebar-badges",
		children: badges.map((badge) => /* @__PURE__ */ jsx(Badge, {
			text: badge.text,
			type: badgeKinds[badge.tone]
		}, badge.text))
	})] });
	if (link === void 0) return /* @__PURE__ */ jsx("span", {
		className,
		style,
		children: label
	});
	const { href, attrs } = linkTarget(link, identity);
	return /* @__PURE__ */ jsx("a", {
		href,
		...attrs,
		className,
		style,
		"aria-current": isCurrent ? "page" : void 0,
		children: label
	});
}
function containsCurrentPage(entry, currentUrl) {
	if (isCurrentEntry(entry, currentUrl)) return true;
	return "items" in entry && entry.items.some((item) => containsCurrentPage(item, currentUrl));
}
function isCurrentEntry(entry, currentUrl) {
	const entryUrl = "page" in entry ? entry.page : entry.link;
	return entryUrl !== void 0 && entryUrl === currentUrl;
}
/**
* Delegated event handlers that do the same as Rspress's link component. A sidebar has hundreds of links on each page,
* and rendering them as components dominates build time.
*/
function useLinkHandlers() {
	const navigate = useLinkNavigate();
	return {
		onClick: (event) => {
			const { button, metaKey, shiftKey, altKey, ctrlKey } = event;
			const href = hrefAt(event.target);
			if (href === void 0 || button !== 0 || metaKey || shiftKey || altKey || ctrlKey) return;
			event.preventDefault();
			navigate(href);
		},
		onMouseOver: ({ target }) => preload(target),
		onTouchStart: ({ target }) => preload(target)
	};
}
function preload(target) {
	const href = hrefAt(target);
	if (href !== void 0) preloadLink(removeBase(href));
}
/** URL of the enclosing link. `undefined` outside links and for external links. */
function hrefAt(target) {
	const href = target instanceof Element ? target.closest("a")?.getAttribute("href") : void 0;
	return href == null || isExternal(href) ? void 0 : href;
}
//#endregion
export { Sidebar };
