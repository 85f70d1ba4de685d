import { c as unescapeHtml, s as escapeHtml } from "../url-DMQRjnVx.js";
import { t as linkTarget } from "../targets-Mog_7cLP.js";
//#region src/generators/parts/element.ts
/** Creates an element. Attributes with undefined values and undefined children are left out. */
function element(name, attributes, children = []) {
	return {
		name,
		attributes: Object.fromEntries(Object.entries(attributes).filter((entry) => entry[1] !== void 0)),
		children: children.filter((child) => child !== void 0)
	};
}
function writeHtml(nodes) {
	return nodes.map(serialize).join("");
}
function serialize(node) {
	if (typeof node === "string") return escapeHtml(node);
	return `<${node.name}${writeAttributes(node.attributes)}>${writeHtml(node.children)}</${node.name}>`;
}
/** Writes attributes with escaped values, each after a space. */
function writeAttributes(attributes) {
	return Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join("");
}
//#endregion
//#region src/generators/parts/parts.ts
/** Tabs of the site. A tab that has a menu opens the menu. */
function navigationTabs({ tabs, words }) {
	if (tabs.length === 0) return [];
	const items = tabs.map((tab) => {
		const { menu, icon, label } = tab;
		return optionItem(tab, [menu.length === 0 ? optionLink(tab) : menuElement([iconElement(icon), labelElement(label)], menu)]);
	});
	return [element("nav", {
		class: "djn-navigation-tabs",
		"aria-label": words.sections,
		"data-level": "tab"
	}, [element("ul", {}, items)])];
}
/**
* Tabs and bar links in one row, followed by the primary button. Items that don't fit move into a menu, the last item
* first; the button stays visible.
*
* @param links Bar links; empty for tabs only.
* @param isStacked Show everything in a column, for the menu on phones. Default: false.
*/
function navigationBar({ tabs, words }, links, isStacked = false) {
	const plainLinks = links.filter(({ primary }) => !primary);
	const button = links.find(({ primary }) => primary);
	if (tabs.length + links.length === 0) return [];
	const entries = plainLinks.map((link) => element("li", {}, [optionLink(link)]));
	const list = element("nav", {
		class: "djn-bar-links",
		"aria-label": words.more
	}, [element("ul", {}, entries)]);
	const row = element("div", {
		class: "djn-bar-row",
		...isStacked ? {} : { "data-fit": "" }
	}, [...navigationTabs({
		tabs,
		words
	}), plainLinks.length === 0 ? void 0 : list]);
	const menuItems = [...tabs.map((tab) => optionItem(tab, (tab.menu.length > 0 ? tab.menu : [tab]).map(optionLink))), ...entries];
	return [element("div", { class: isStacked ? "djn-bar-fit djn-stack" : "djn-bar-fit" }, [
		row,
		isStacked ? void 0 : element("details", {
			class: "djn-menu djn-more",
			"data-menu": "",
			hidden: ""
		}, [element("summary", {}, [words.more]), element("ul", {}, menuItems)]),
		button && element("a", {
			class: "djn-bar-button",
			href: button.href,
			...button.attrs
		}, [iconElement(button.icon), button.label])
	])];
}
/** Language and version switchers. Each option links to the same page in that language or version, if it exists. */
function switchers({ selects }) {
	return selects.filter(({ options }) => options.length > 1).map(switcherElement);
}
/** Head of the sidebar: products, dropdowns, anchors, menu items and global links. */
function sidebarHead({ menus, lists, links, words }) {
	const headElements = [
		...menus.map(switcherElement),
		...lists.map(linkList),
		...links.length === 0 ? [] : [linkList({
			label: words.more,
			options: links
		})]
	];
	return headElements.length === 0 ? [] : [element("div", { class: "djn-sidebar-head" }, headElements)];
}
/** List of links. `axis` is absent for global links. */
function linkList({ axis, label, options }) {
	return element("nav", {
		class: "djn-list",
		"aria-label": label,
		...axis === void 0 ? { "data-global": "" } : { "data-level": axis }
	}, [optionList(options)]);
}
function breadcrumbs({ breadcrumbs: crumbs, words }) {
	if (crumbs.length === 0) return [];
	const items = crumbs.map(({ label, href }) => element("li", {}, [href === null ? element("span", {}, [label]) : element("a", { href }, [label])]));
	return [element("nav", {
		class: "djn-breadcrumbs",
		"aria-label": words.breadcrumbs,
		"data-breadcrumbs": ""
	}, [element("ol", {}, items)])];
}
/** Banner of the page's section. A dismissed banner stays hidden until its text changes. */
function banner({ banner: notice, words }) {
	if (notice === null) return [];
	const { parts, dismissible, style } = notice;
	return [element("aside", {
		class: "djn-banner",
		"data-banner": dismissible ? parts.map(({ text }) => text).join("") : "",
		"aria-label": words.notice,
		style
	}, [element("div", {}, bannerNodes(parts)), dismissible ? element("button", {
		type: "button",
		"aria-label": words.dismiss
	}) : void 0])];
}
function pageBadges({ badges }) {
	if (badges.length === 0) return [];
	return [element("p", {
		class: "djn-badges",
		"data-badges": ""
	}, badges.map(({ text, tone }) => element("span", {
		class: "djn-badge",
		"data-tone": tone
	}, [text])))];
}
function pageDescription({ description }) {
	return description === void 0 ? [] : [element("p", { class: "djn-description" }, [description])];
}
function siteFooter(lists) {
	if (lists.length === 0) return [];
	return [element("footer", { class: "djn-footer" }, lists.map(({ title, links }) => {
		const items = links.map((link) => element("li", {}, [linkElement(link, [link.label])]));
		return element("div", {}, [title === null ? void 0 : element("p", { class: "djn-footer-title" }, [title]), element("ul", {}, items)]);
	}))];
}
function switcherElement({ axis, label, options }) {
	const currentOption = options.find((option) => option.current);
	const currentLabel = element("span", { class: "djn-chosen" }, [currentOption?.label ?? label]);
	const menu = menuElement([
		iconElement(currentOption?.icon),
		currentLabel,
		tagElement(currentOption?.tag)
	], options);
	return element("nav", {
		class: "djn-switcher",
		"aria-label": label,
		"data-level": axis
	}, [menu]);
}
/** Disclosure menu that works without a script. */
function menuElement(summary, options) {
	return element("details", {
		class: "djn-menu",
		"data-menu": ""
	}, [element("summary", {}, summary), optionList(options)]);
}
function optionList(options) {
	return element("ul", {}, options.map((option) => optionItem(option, [optionLink(option), option.menu.length === 0 ? void 0 : optionList(option.menu)])));
}
function optionItem({ name, current }, children) {
	return element("li", {
		"data-option": name,
		"data-current": current ? "" : void 0
	}, children);
}
function optionLink(option) {
	const { href, attrs, current, label, icon, tag, description } = option;
	const children = [element("span", { class: "djn-line" }, [
		iconElement(icon),
		labelElement(label),
		tagElement(tag)
	]), description === void 0 ? void 0 : element("small", {}, [description])];
	if (href === null) return element("span", {}, children);
	return linkElement({
		href,
		attrs: {
			...attrs,
			...current ? { "aria-current": "true" } : {}
		}
	}, children);
}
function linkElement({ href, attrs }, children) {
	return element("a", {
		href,
		...attrs
	}, children);
}
function bannerNodes(parts) {
	const linkGroups = [];
	for (const part of parts) {
		const lastGroup = linkGroups.at(-1);
		if (lastGroup !== void 0 && lastGroup.target === part.target) lastGroup.children.push(formattedText(part));
		else linkGroups.push({
			target: part.target,
			children: [formattedText(part)]
		});
	}
	return linkGroups.flatMap(({ target, children }) => target === void 0 ? children : [linkElement(target, children)]);
}
function formattedText({ text, isStrong, isEmphasis, isCode }) {
	return [
		...isCode ? ["code"] : [],
		...isEmphasis ? ["em"] : [],
		...isStrong ? ["strong"] : []
	].reduce((node, name) => element(name, {}, [node]), text);
}
function labelElement(label) {
	return element("span", { "data-label": "" }, [label]);
}
function iconElement(classes) {
	return classes === void 0 ? void 0 : element("i", {
		class: classes,
		"aria-hidden": "true"
	});
}
function tagElement(tag) {
	return tag === void 0 ? void 0 : element("span", { class: "djn-badge" }, [tag]);
}
//#endregion
export { banner, breadcrumbs, linkList, linkTarget, navigationBar, navigationTabs, pageBadges, pageDescription, sidebarHead, siteFooter, switchers, unescapeHtml, writeHtml };
