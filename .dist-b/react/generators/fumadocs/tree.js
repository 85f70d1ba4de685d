import { isExternal } from "../../core/links/url.js";
import { encodeRoute } from "../view/targets.js";
import { iconClasses } from "../../render/icons/icon-styles.js";
import { createBadges } from "../view/badges.js";
import { navigationLabels } from "../view/words.js";
import { linkedGroup, writeEntries } from "../view/entries.js";
//#region src/generators/fumadocs/tree.ts
/**
* Converts a sidebar to a page tree of Fumadocs.
*
* @param index Index of the sidebar in the model.
*/
function createPageTree(site, index, createName) {
	const { context = {}, items = [] } = site.sidebars[index] ?? {};
	const id = `${Object.values(context).join("/")}#${hashText(JSON.stringify(items))}`;
	const children = writeEntries(items, {
		group: (group, writeItems) => {
			const { label, expanded, collapsible, items: _, root: __, ...nameProperties } = group;
			const { target, items: groupItems } = linkedGroup(site, group);
			const entryName = createName(label, nameProperties);
			return {
				type: "folder",
				name: entryName,
				...target === null ? {} : { index: createItem(target, entryName) },
				...collapsible ? { defaultOpen: expanded } : { collapsible: false },
				children: writeItems(groupItems)
			};
		},
		leaf: (item, target) => createItem(target, createName(item.label, item))
	});
	return {
		$id: id,
		type: "root",
		name: site.site.name,
		children
	};
	function createItem(target, entryName) {
		if (isExternal(target)) return {
			type: "page",
			name: entryName,
			url: target,
			external: true
		};
		const url = target.startsWith("/") ? encodeRoute(target) : target;
		if (site.pages[target]?.missing === true) return {
			type: "page",
			name: entryName,
			url,
			external: true,
			icon: ""
		};
		return {
			type: "page",
			name: entryName,
			url
		};
	}
}
/** Page tree of a sidebar with icons, and with badges in the language of its pages. */
function createSidebarPageTree(site, index) {
	const messages = navigationLabels(site.sidebars[index]?.context.language);
	return createPageTree(site, index, (label, { icon, ...badgeProperties }) => {
		const badges = createBadges(badgeProperties, messages);
		if (icon === void 0) return badges.length === 0 ? label : {
			label,
			badges
		};
		return {
			label,
			badges,
			icon: iconClasses(icon)
		};
	});
}
function sidebarName(index) {
	return `sidebar${index}`;
}
/** 32-bit FNV-1a hash. */
function hashText(text) {
	let hash = 2166136261;
	for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 16777619);
	return (hash >>> 0).toString(36);
}
//#endregion
export { createSidebarPageTree, sidebarName };
