import { docUrl } from "../../../doc-url.js";
import { jsx } from "react/jsx-runtime";
import { useHistory } from "@docusaurus/router";
import { ThemeClassNames } from "@docusaurus/theme-common";
import { isActiveSidebarItem } from "@docusaurus/plugin-content-docs/client";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import Item from "@theme-init/DocSidebarItem/Link";
//#region src/generators/docusaurus/theme/DocSidebarItem/Link/index.tsx
/**
* Replaces six components of the theme by one with the same markup and behavior, because rendering long sidebars on
* every page dominates build time. The target is a known doc, so the link needs no check for broken links.
*/
function DocSidebarItemLink(props) {
	return props.item.docId === void 0 ? /* @__PURE__ */ jsx(Item, { ...props }) : /* @__PURE__ */ jsx(DocLink, { ...props });
}
function DocLink({ item, activePath, level, onItemClick }) {
	const history = useHistory();
	const { siteConfig } = useDocusaurusContext();
	const { label, className } = item;
	const href = docUrl(item.href, siteConfig);
	const isActive = isActiveSidebarItem({
		type: "link",
		href: item.href
	}, activePath);
	const { docSidebarItemLink, docSidebarItemLinkLevel } = ThemeClassNames.docs;
	const classes = [
		docSidebarItemLink,
		docSidebarItemLinkLevel(level),
		"menu__list-item",
		className
	];
	function navigate(event) {
		onItemClick?.(item);
		const isPlainClick = event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);
		if (event.defaultPrevented || !isPlainClick) return;
		event.preventDefault();
		history.push(href);
	}
	return /* @__PURE__ */ jsx("li", {
		className: classes.filter(Boolean).join(" "),
		children: /* @__PURE__ */ jsx("a", {
			ref: prefetchWhenSeen,
			className: isActive ? "menu__link menu__link--active" : "menu__link",
			"aria-current": isActive ? "page" : void 0,
			href,
			onClick: navigate,
			onMouseEnter: preload,
			onTouchStart: preload,
			children: /* @__PURE__ */ jsx("span", { children: label })
		})
	});
}
let observer;
/** React `ref` callback for links. All links share one observer. */
function prefetchWhenSeen(link) {
	if (link === null || !("IntersectionObserver" in globalThis)) return;
	observer ??= new IntersectionObserver((entries, self) => {
		for (const { target, isIntersecting } of entries) {
			if (!isIntersecting) continue;
			self.unobserve(target);
			if (target instanceof HTMLAnchorElement) window.docusaurus?.prefetch(target.pathname);
		}
	});
	observer.observe(link);
}
function preload({ currentTarget }) {
	window.docusaurus?.preload(currentTarget.pathname);
}
//#endregion
export { DocSidebarItemLink as default };
