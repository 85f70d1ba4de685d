import { o as languageOf } from "./runtime-4p6DP3vH.js";
//#region src/generators/view/outline.ts
/**
* Converts the visible navigation to a single tree, for generators with one sidebar. Sections become groups, and global
* links come last. A section without siblings is replaced by its contents.
*/
function navigationTree(site) {
	const sidebars = new Map(site.sidebars.map(({ path, items }) => [path.join(), items]));
	return collectItems(site.tree, []);
	function collectItems(node, path) {
		const pageItems = sidebars.get(path.join()) ?? [];
		const links = (node.global ?? []).filter(isVisible).map(linkItem);
		const childItems = node.children.flatMap((child, index) => {
			if (!isVisible(child)) return [];
			if (child.kind === "link" && child.axis !== void 0) return [linkItem(child)];
			if (child.kind !== "section") return [];
			const items = collectItems(child, [...path, index]);
			return items.length === 0 ? [] : [sectionGroup(child, items)];
		});
		const [onlyChild] = childItems;
		const isOnlyChild = childItems.length === 1 && pageItems.length === 0 && onlyChild?.kind === "group";
		return [
			...pageItems,
			...isOnlyChild ? onlyChild.items : childItems,
			...links
		];
	}
}
function sectionGroup(section, items) {
	const { axis, name: code, label, icon, tag, route } = section;
	const appearance = {
		...icon === void 0 ? {} : { icon },
		...tag === void 0 ? {} : { tag }
	};
	return {
		kind: "group",
		label: axis === "language" && label === code ? languageOf(code).name : label,
		...appearance,
		expanded: false,
		collapsible: true,
		root: null,
		route,
		items
	};
}
function linkItem({ label, icon, tag, href, route }) {
	return {
		kind: "link",
		label,
		...icon === void 0 ? {} : { icon },
		...tag === void 0 ? {} : { tag },
		href,
		route
	};
}
function isVisible({ hidden }) {
	return hidden !== true;
}
//#endregion
export { navigationTree as t };
