"use client";
import "../../render/client.js";
import { banner, breadcrumbs, navigationTabs, pageBadges, pageDescription, sidebarHead, siteFooter, switchers } from "../parts/parts.js";
import { createElement } from "react";
//#region src/generators/react/parts.tsx
/** Tabs of the site. A tab that has a menu opens the menu. */
const NavigationTabs = createPartComponent(navigationTabs);
/** Language and version switchers. Each option links to the same page in that language or version, if it exists. */
const Switchers = createPartComponent(switchers);
/** Head of the sidebar: products, dropdowns, anchors, menu items and global links. */
const SidebarHead = createPartComponent(sidebarHead);
const Breadcrumbs = createPartComponent(breadcrumbs);
const Banner = createPartComponent(banner);
/** Badges next to the page's title: deprecated, tag, open comments. */
const PageBadges = createPartComponent(pageBadges);
const PageDescription = createPartComponent(pageDescription);
function SiteFooter({ lists, Link = "a" }) {
	return toReactNodes(siteFooter(lists), Link);
}
function createPartComponent(render) {
	return ({ view, Link = "a" }) => toReactNodes(render(view), Link);
}
function toReactNodes(nodes, Link) {
	return nodes.map((node, key) => {
		if (typeof node === "string") return node;
		const { class: className, style, ...attributes } = node.attributes;
		const children = toReactNodes(node.children, Link);
		const props = {
			key,
			className,
			...style === void 0 ? {} : { style: parseStyle(style) },
			...attributes
		};
		return node.name === "a" ? createElement(Link, {
			...props,
			href: attributes.href ?? ""
		}, ...children) : createElement(node.name, props, ...children);
	});
}
/** Converts `--a:b;--c:d` to the object that React requires. */
function parseStyle(style) {
	return Object.fromEntries(style.split(";").map((declaration) => {
		const [name = "", value = ""] = declaration.split(/:(.*)/s);
		return [name, value];
	}));
}
//#endregion
export { Banner, Breadcrumbs, NavigationTabs, PageBadges, PageDescription, SidebarHead, SiteFooter, Switchers };
