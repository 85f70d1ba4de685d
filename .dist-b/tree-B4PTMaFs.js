import { I as encodeRoute, Li as isExternal } from "./core-0sspFqjL.js";
import { n as iconClasses } from "./icon-styles-D_Yf7uIC.js";
import { r as navigationLabels } from "./words-D-q-5_Jt.js";
import { n as createBadges } from "./badges-D9fUyGYC.js";
import { i as writeEntries, n as linkedGroup } from "./entries-z62p5W6g.js";
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
/** Page trees of a site by context: `English/v2/Guides`. */
function createFumadocsTrees(site) {
	const trees = site.sidebars.map(({ context }, index) => [Object.values(context).join("/") || site.site.name, createPageTree(site, index, (label) => label)]);
	return Object.fromEntries(trees);
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
/**
* Generates a client module with the page trees of all contexts: `sidebar0`, `sidebar1` … Server components pass its
* exports by reference, so pages don't contain the trees, and browsers load them once.
*/
function generateSidebarsModule(site) {
	return `${[
		"'use client';",
		"import { sidebarTree } from 'docs-json-nav/fumadocs/sidebar';",
		...site.sidebars.map((_, index) => {
			const serializedTree = JSON.stringify(JSON.stringify(createSidebarPageTree(site, index)));
			return `export const ${sidebarName(index)} = sidebarTree(JSON.parse(${serializedTree}));`;
		})
	].join("\n")}\n`;
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
export { sidebarName as a, generateSidebarsModule as i, createPageTree as n, createSidebarPageTree as r, createFumadocsTrees as t };
